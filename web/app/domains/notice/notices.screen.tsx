import { NOTICE_KINDS, noticeKind, type NoticeKind } from '@fairbridge/contract/notice/notice.kinds.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { getSession, updateUser, useUser } from '../../session/session.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useAction } from '../../ui/use-action.ts';
import { MemberPage } from '../../shell/personal/personal-frame.tsx';
import { noticeTexts } from '../../components/notice/notice.texts.ts';
import { NoticeRow } from '../../components/notice/notice-row.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '消息中心', en: 'Messages' });

const load = defineClientLoad(async ({ api: ask, query }) => {
  const kind = noticeKind.options.find((one) => one === query.get('kind')) ?? null;
  const input = { pageNum: pageNumOf(query), ...(kind !== null && { kind }) };
  const [page, { kinds: counts }] = await Promise.all([ask(calls.notice.list, input), ask(calls.notice.types, {})]);
  return { kind, page, counts };
});
export const clientLoader = load.browser;

/** Reading happens at once; the header's count follows when the server has taken it. */
function useSeen() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const open = (id: string): void => {
    setOpened((before) => new Set(before).add(id));
    api(calls.notice.get, { id }).then(
      () => {
        const user = getSession()?.user;
        if (user !== undefined) updateUser({ ...user, unreadNotices: Math.max(0, user.unreadNotices - 1) });
      },
      () =>
        setOpened((before) => {
          const after = new Set(before);
          after.delete(id);
          return after;
        }),
    );
  };
  return { opened, open };
}

/** What comes in while the list is looked at comes into the list. */
function useIncoming(): void {
  const unread = useUser()?.unreadNotices ?? 0;
  const { revalidate } = useRevalidator();
  const before = useRef(unread);
  useEffect(() => {
    if (unread > before.current) void revalidate();
    before.current = unread;
  }, [unread, revalidate]);
}

/** The message centre: whatever the portal told this person, by kinds (specification, section 2). */
export default function NoticesScreen() {
  const { kind, page } = load.useData();
  useIncoming();
  // Counts and rows come anew with each list; what was opened belongs to the list it was opened in.
  return <Notices key={`${kind} ${page.pageNum}`} />;
}

function Notices() {
  const t = useTexts(noticeTexts);
  const lang = useLang();
  const { kind, page, counts } = load.useData();
  const { opened, open } = useSeen();
  const unreadOf = (one: NoticeKind): number => {
    const loaded = counts.find((count) => count.kind === one)?.unread ?? 0;
    // those that a list loaded since shows as seen are counted as such by the server
    const read = page.list.filter((notice) => notice.kind === one && !notice.seen && opened.has(notice.id));
    return loaded - read.length;
  };
  const unread = noticeKind.options.reduce((sum, one) => sum + unreadOf(one), 0);
  const unreadHere = kind === null ? unread : unreadOf(kind);
  // of a kind that never came there is nothing to choose
  const shown = counts.filter((count) => count.total > 0 || count.kind === kind).map((count) => count.kind);
  const tab = (to: string, label: string, count: number) => ({ to, label, ...(count > 0 && { count }) });
  return (
    <MemberPage>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 className="text-2xl">{t('title')}</h1>
          {unread > 0 && <p className="num text-soft">{t('unreadCount', { count: unread })}</p>}
        </div>
        {unreadHere > 0 && <AllSeen kind={kind} />}
      </div>
      <Tabs
        label={t('kinds')}
        current={kind === null ? '/mail' : `/mail?kind=${kind}`}
        tabs={[
          tab('/mail', t('All'), unread),
          ...shown.map((one) => tab(`/mail?kind=${one}`, inLang(NOTICE_KINDS[one].name, lang), unreadOf(one))),
        ]}
      />
      {page.list.length === 0 ? (
        <EmptyState title={t(kind === null ? 'empty' : 'emptyKind')}>
          <p>{t('emptyLead')}</p>
          <ButtonLink to="/" kind="quiet" className="mt-5">
            {t('BackHome')}
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
                if (!notice.seen && !opened.has(notice.id)) open(notice.id);
              }}
            />
          ))}
        </ul>
      )}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </MemberPage>
  );
}

/** All of what the tab shows, on its other pages too. */
function AllSeen({ kind }: { kind: NoticeKind | null }) {
  const t = useTexts(noticeTexts);
  const { busy, run } = useAction({ reload: true });
  const mark = async (): Promise<void> => {
    await api(calls.notice.markAllSeen, kind === null ? {} : { kind });
    updateUser(await api(calls.account.info, {}));
  };
  return (
    <Button kind="quiet" small busy={busy} onClick={() => void run(mark)}>
      {t(kind === null ? 'allSeen' : 'kindSeen')}
    </Button>
  );
}
