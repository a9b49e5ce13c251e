import { contract } from '@fairbridge/contract/index.ts';
import { noticeType } from '@fairbridge/contract/notice/notice.calls.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { pageAnswer, rangeOf } from '../../paging.ts';
import type { Scope } from '../../scope.ts';
import { markAllSeen, markSeen, notice, noticeCounts, notices } from './notice.queries.ts';
import { recipientOf } from './notice.rules.ts';

type Row = NonNullable<Awaited<ReturnType<typeof notice>>>;
const answer = (row: Row, seen: boolean) => ({
  id: row.id,
  noticeType: noticeType.parse(row.notice_type),
  title: { zh: row.title_zh, en: row.title_en },
  body: { zh: row.body_zh, en: row.body_en },
  link: row.link,
  seen,
  createdAt: row.created_at.toISOString(),
});

export const noticeHandlers: Implementation<Scope, typeof contract.notice> = {
  types: async ({ scope, caller }) => {
    const counts = await noticeCounts(scope, recipientOf(caller));
    const list = noticeType.options.map((type) => {
      const row = counts.find((entry) => entry.notice_type === type);
      return { noticeType: type, unread: row?.unread ?? 0, total: row?.total ?? 0 };
    });
    return { list };
  },

  list: async ({ scope, caller, input }) => {
    const { rows, total } = await notices(scope, recipientOf(caller), input.noticeType ?? null, rangeOf(input));
    return pageAnswer(
      rows.map((row) => answer(row, row.seen_at !== null)),
      total,
      input,
    );
  },

  get: async ({ scope, caller, input }) => {
    const recipientId = recipientOf(caller);
    const row = await notice(scope, recipientId, input.id);
    if (row === undefined) refuse('notFound');
    await markSeen(scope, recipientId, input.id);
    return answer(row, true);
  },

  markAllSeen: async ({ scope, caller, input }) => ({
    count: await markAllSeen(scope, recipientOf(caller), input.noticeType ?? null),
  }),
};
