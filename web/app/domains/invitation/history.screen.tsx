import {
  invitationState,
  type ChannelCount,
  type InvitationRecord,
} from '@fairbridge/contract/invitation/invitation.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime, number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { useCanCall } from '../../session/can-call.ts';
import { visitorPath } from '../../components/visitor/visitor-card.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { TimeCell } from '../../ui/list/cells.tsx';
import { anyTabOf, defineListQuery, words } from '../../ui/list/list-query.ts';
import { RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { InvitationTabs } from './invitation-tabs.tsx';
import { InvitationState, useChannelName } from './invitation-state.tsx';
import { invitationsTexts } from './invitations.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '邀请记录', en: 'Invitation history' });

const query = defineListQuery('/invitehistory', { state: anyTabOf(invitationState.options), keyword: words });
const TABS = [undefined, 'toBeConfirmed', 'confirmed', 'refused'] as const;

const load = defineClientLoad(async ({ api, query: address }) => {
  const asked = query.read(address);
  const [page, { list: channels }] = await Promise.all([
    api(calls.invitation.companyList, asked),
    api(calls.invitation.channels, {}),
  ]);
  return { asked, page, channels };
});
export const clientLoader = load.browser;

/** What came of each way by which somebody was reached; ways that nobody has used go without saying. */
function ChannelCounts({ counts }: { counts: readonly ChannelCount[] }) {
  const t = useTexts(invitationsTexts);
  const lang = useLang();
  const nameOf = useChannelName();
  const used = counts.filter(({ reached }) => reached > 0);
  if (used.length === 0) return null;
  const said = ({ reached, registered, confirmed, refused }: ChannelCount): string =>
    [
      t('reached', { count: number(reached, lang) }),
      ...(registered === null ? [] : [t('registeredCount', { count: number(registered, lang) })]),
      t('joinedCount', { count: number(confirmed, lang) }),
      t('refusedCount', { count: number(refused, lang) }),
    ].join(' · ');
  return (
    <section className="card mb-6 p-5" aria-labelledby="invitation-channels">
      <h2 id="invitation-channels" className="mb-2 text-lg">
        {t('channels')}
      </h2>
      <Facts rows={used.map((one) => [nameOf(one.channel), said(one)])} values="num" />
      <p className="mt-3 text-sm text-soft">{t('channelsHint')}</p>
    </section>
  );
}

function useColumns(): readonly ResourceColumn<InvitationRecord>[] {
  const t = useTexts(invitationsTexts);
  const lang = useLang();
  const channelName = useChannelName();
  return [
    {
      key: 'visitor',
      label: t('Visitor'),
      main: true,
      cell: ({ visitor }) => (
        <>
          <LocalLink to={visitorPath(visitor.id)} className="link font-semibold">
            {visitor.name}
          </LocalLink>
          <p className="text-sm text-soft">{[visitor.position, visitor.company].filter(Boolean).join(' · ')}</p>
        </>
      ),
    },
    {
      key: 'employee',
      label: t('employee'),
      cell: ({ employee }) => (employee === null ? '-' : inLang(employee.name, lang)),
    },
    { key: 'channel', label: t('channel'), cell: ({ channel }) => channelName(channel) },
    {
      key: 'createdAt',
      label: t('createdAt'),
      cell: ({ createdAt }) => <TimeCell at={createdAt} />,
    },
    {
      key: 'state',
      label: t('Status'),
      cell: (invitation) => (
        <>
          <InvitationState invitation={invitation} />
          {invitation.answeredAt !== null && (
            <p className="num text-sm text-soft">{beijingTime(invitation.answeredAt, lang)}</p>
          )}
        </>
      ),
    },
  ];
}

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useTexts(invitationsTexts);
  return (
    <EmptyState title={t(filtered ? 'filteredEmpty' : 'sentEmpty')}>
      {!filtered && <p>{t('sentEmptyExhibitor')}</p>}
      <ButtonLink to={filtered ? query.path : '/find/person'} kind={filtered ? 'quiet' : 'action'} className="mt-5">
        {t(filtered ? 'showAll' : 'findVisitors')}
      </ButtonLink>
    </EmptyState>
  );
}

/** What the company has sent: admins read all, other staff their own. */
export default function InvitationHistoryScreen() {
  const t = useTexts(invitationsTexts);
  const lang = useLang();
  const { asked, page, channels } = load.useData();
  const mayExport = useCanCall(calls.invitation.exportHistory);
  return (
    <div className="page py-8">
      <h1 className="mb-4 text-2xl">{t('title')}</h1>
      <InvitationTabs current={query.path} />
      <ChannelCounts counts={channels} />
      <RecordList
        list="invitations"
        label={t('company')}
        query={query}
        asked={asked}
        page={page}
        tabs={{
          label: t('filter'),
          of: TABS.map((state) => ({ asked: { state }, label: t(state ?? 'All'), count: page.counts[state ?? 'all'] })),
        }}
        search={t('search')}
        searchHint={t('searchHint')}
        tools={
          mayExport && (
            <SaveButton small save={() => downloadFile(calls.invitation.exportHistory, { lang })}>
              {t('export')}
            </SaveButton>
          )
        }
        found={t('found', { count: number(page.total, lang) })}
        columns={useColumns()}
        nameOf={({ visitor }) => t('rowOf', { name: visitor.name })}
        empty={<Nothing filtered={asked.state !== undefined} />}
        emptyFiltered={<Nothing filtered />}
      />
    </div>
  );
}
