import type { NoticeType } from '@fairbridge/contract/notice/notice.calls.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineWork, pageNumOf } from '../../loading.ts';
import { getSession, updateUser } from '../../session/session.ts';
import { workMeta } from '../../shell/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { noticeTexts } from './notice.texts.ts';
import { NoticeRow } from './notice-row.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '消息中心', en: 'Messages' });

const TYPES = ['SPONSOR', 'CHECKRESULT', 'INVITE', 'INTENTIONORDER'] as const satisfies readonly NoticeType[];

const load = defineWork(async ({ api: ask, query }) => {
  const type = TYPES.find((one) => one === query.get('type')) ?? null;
  const input = { pageNum: pageNumOf(query), ...(type !== null && { noticeType: type }) };
  const [page, { list: counts }] = await Promise.all([ask(calls.notice.list, input), ask(calls.notice.types, {})]);
  return { type, page, counts };
});
export const clientLoader = load.browser;

/** Reading happens at once; the header's count follows when the server has taken it. */
function useSeen() {
  const [opened, setOpened] = useState<ReadonlyMap<string, NoticeType>>(new Map());
  const open = (id: string, type: NoticeType): void => {
    setOpened((before) => new Map(before).set(id, type));
    api(calls.notice.get, { id }).then(
      () => {
        const user = getSession()?.user;
        if (user !== undefined) updateUser({ ...user, unreadNotices: Math.max(0, user.unreadNotices - 1) });
      },
      () =>
        setOpened((before) => {
          const after = new Map(before);
          after.delete(id);
          return after;
        }),
    );
  };
  return { opened, open };
}

/** The message centre: organizer's notices, review results, invitations, intent orders (specification, section 2). */
export default function NoticesScreen() {
  const { type, page } = load.useData();
  // Counts and rows come anew with each list; what was opened belongs to the list it was opened in.
  return <Notices key={`${type} ${page.pageNum}`} />;
}

function Notices() {
  const t = useTexts(noticeTexts);
  const { type, page, counts } = load.useData();
  const { opened, open } = useSeen();
  const unreadOf = (one: NoticeType): number => {
    const loaded = counts.find(({ noticeType }) => noticeType === one)?.unread ?? 0;
    return loaded - [...opened.values()].filter((kind) => kind === one).length;
  };
  const unread = TYPES.reduce((sum, one) => sum + unreadOf(one), 0);
  const tab = (to: string, label: string, count: number) => ({ to, label, ...(count > 0 && { count }) });
  return (
    <div className="page py-8">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-2xl">{t('title')}</h1>
        {unread > 0 && <p className="num font-semibold">{t('unreadCount', { count: unread })}</p>}
      </div>
      <Tabs
        label={t('kinds')}
        current={type === null ? '/mail' : `/mail?type=${type}`}
        tabs={[tab('/mail', t('all'), unread), ...TYPES.map((one) => tab(`/mail?type=${one}`, t(one), unreadOf(one)))]}
      />
      {page.list.length === 0 ? (
        <EmptyState title={t(type === null ? 'empty' : 'emptyKind')}>
          <p>{t('emptyLead')}</p>
          <ButtonLink to="/" kind="quiet" className="mt-5">
            {t('home')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-2">
          {page.list.map((notice) => (
            <NoticeRow
              key={notice.id}
              notice={notice}
              seen={notice.seen || opened.has(notice.id)}
              onOpen={() => {
                if (!notice.seen && !opened.has(notice.id)) open(notice.id, notice.noticeType);
              }}
            />
          ))}
        </ul>
      )}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </div>
  );
}
