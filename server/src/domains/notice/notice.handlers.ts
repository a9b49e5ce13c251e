import { contract } from '@fairbridge/contract/index.ts';
import { NOTICE_KINDS, noticeKind, noticeType } from '@fairbridge/contract/notice/notice.kinds.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { markAllSeen, markSeen, notice, noticeCounts, notices } from './notice.queries.ts';
import { recipientOf } from './notice.rules.ts';

type Row = NonNullable<Awaited<ReturnType<typeof notice>>>;
function answer(row: Row, seen: boolean) {
  const kind = noticeKind.parse(row.kind);
  return {
    id: row.id,
    kind,
    noticeType: NOTICE_KINDS[kind].type,
    title: bilingualOf('title', row),
    body: bilingualOf('body', row),
    link: row.link,
    seen,
    createdAt: row.created_at.toISOString(),
  };
}

export const noticeHandlers: Handlers<FairContext, typeof contract.notice> = {
  types: async ({ ctx, caller }) => {
    const counts = await noticeCounts(ctx, recipientOf(caller));
    const kinds = noticeKind.options.map((kind) => {
      const row = counts.find((entry) => entry.kind === kind);
      return { kind, unread: row?.unread ?? 0, total: row?.total ?? 0 };
    });
    const list = noticeType.options.map((type) => {
      const ofType = kinds.filter(({ kind }) => NOTICE_KINDS[kind].type === type);
      const sum = (count: 'unread' | 'total') => ofType.reduce((before, one) => before + one[count], 0);
      return { noticeType: type, unread: sum('unread'), total: sum('total') };
    });
    return { list, kinds };
  },

  list: async ({ ctx, caller, input }) => {
    const { rows, total } = await notices(ctx, recipientOf(caller), input, rangeOf(input));
    return pageAnswer(
      rows.map((row) => answer(row, row.seen_at !== null)),
      total,
      input,
    );
  },

  get: async ({ ctx, caller, input }) => {
    const recipientId = recipientOf(caller);
    const row = await notice(ctx, recipientId, input.id);
    if (row === undefined) fail('notFound');
    await markSeen(ctx, recipientId, input.id);
    return answer(row, true);
  },

  markAllSeen: async ({ ctx, caller, input }) => ({
    count: await markAllSeen(ctx, recipientOf(caller), input),
  }),
};
