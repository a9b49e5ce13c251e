import type { NoticeType } from '@fairbridge/contract/notice/notice.calls.ts';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineWork, pageNumOf } from '../../loading.ts';
import { getSession, updateUser, useUser } from '../../session/session.ts';
import { workMeta } from '../../shell/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.tsx';
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

/** The message centre: organizer's notices, review results, invitations, intent orders (specification, section 2). */
export default function NoticesScreen() {
  const { type, page } = load.useData();
  useIncoming();
  // Counts and rows come anew with each list; what was opened belongs to the list it was opened in.
  return <Notices key={`${type} ${page.pageNum}`} />;
}

function Notices() {
  const t = useTexts(noticeTexts);
  const { type, page, counts } = load.useData();
  const { opened, open } = useSeen();
  const unreadOf = (one: NoticeType): number => {
    const loaded = counts.find(({ noticeType }) => noticeType === one)?.unread ?? 0;
    // those that a list loaded since shows as seen are counted as such by the server
    const read = page.list.filter(({ id, seen, noticeType }) => noticeType === one && !seen && opened.has(id));
    return loaded - read.length;
  };
  const unread = TYPES.reduce((sum, one) => sum + unreadOf(one), 0);
  const unreadHere = type === null ? unread : unreadOf(type);
  const tab = (to: string, label: string, count: number) => ({ to, label, ...(count > 0 && { count }) });
  return (
    <div className="page py-8">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-2xl">{t('title')}</h1>
        {unread > 0 && <p className="num font-semibold">{t('unreadCount', { count: unread })}</p>}
        {unreadHere > 0 && <AllSeen type={type} />}
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

/** All of what the tab shows, on its other pages too. */
function AllSeen({ type }: { type: NoticeType | null }) {
  const t = useTexts(noticeTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const mark = async (): Promise<void> => {
    setBusy(true);
    try {
      await api(calls.notice.markAllSeen, type === null ? {} : { noticeType: type });
      updateUser(await api(calls.account.info, {}));
      await revalidate();
    } catch (error) {
      toast.error(failureText(error, lang));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="quiet" small busy={busy} onClick={() => void mark()}>
      {t(type === null ? 'allSeen' : 'kindSeen')}
    </Button>
  );
}
