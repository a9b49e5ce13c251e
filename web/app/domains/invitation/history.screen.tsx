import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';
import {
  invitationState,
  type InvitationRecord,
  type InvitationState as State,
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
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import { ResourceList, type ResourceColumn } from '../../ui/list/resource-list.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ChannelCounts } from './channel-counts.tsx';
import { InvitationTabs } from './invitation-tabs.tsx';
import { InvitationState, useChannelName } from './invitation-state.tsx';
import { invitationsTexts } from './invitations.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '邀请记录', en: 'Invitation history' });

const PATH = '/invitehistory';
type Asked = { state: State | null; keyword: string };

const addressOf = ({ state, keyword }: Asked): string => {
  const query = new URLSearchParams({ ...(state !== null && { state }), ...(keyword !== '' && { keyword }) });
  return query.size === 0 ? PATH : `${PATH}?${query}`;
};

const load = defineClientLoad(async ({ api, query }) => {
  const state = invitationState.options.find((one) => one === query.get('state')) ?? null;
  const keyword = keywordIn(query);
  const input = { pageNum: pageNumOf(query), keyword, ...(state !== null && { state }) };
  const [page, { list: channels }] = await Promise.all([
    api(calls.invitation.companyList, input),
    api(calls.invitation.channels, {}),
  ]);
  return { asked: { state, keyword }, page, channels };
});
export const clientLoader = load.browser;

function useColumns(): readonly ResourceColumn<InvitationRecord>[] {
  const t = useTexts(invitationsTexts);
  const lang = useLang();
  const channelName = useChannelName();
  return [
    {
      key: 'visitor',
      label: t('visitor'),
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
      cell: ({ createdAt }) => <span className="num text-sm">{beijingTime(createdAt, lang)}</span>,
    },
    {
      key: 'state',
      label: t('state'),
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
      <ButtonLink to={filtered ? PATH : '/find/person'} kind={filtered ? 'quiet' : 'action'} className="mt-5">
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
  const { counts } = page;
  const tab = (state: State | null, label: string, count: number) => ({
    to: addressOf({ ...asked, state }),
    label,
    count,
  });
  return (
    <div className="page py-8">
      <h1 className="mb-4 text-2xl">{t('title')}</h1>
      <InvitationTabs current={PATH} />
      <ChannelCounts counts={channels} />
      <ResourceList
        list="invitations"
        label={t('company')}
        states={{
          label: t('filter'),
          current: addressOf(asked),
          tabs: [
            tab(null, t('all'), counts.all),
            tab('toBeConfirmed', t('toBeConfirmed'), counts.toBeConfirmed),
            tab('confirmed', t('confirmed'), counts.confirmed),
            tab('refused', t('refused'), counts.refused),
          ],
        }}
        filters={
          <FilterForm
            keep={{ state: asked.state ?? '' }}
            filtered={asked.keyword !== ''}
            resetTo={addressOf({ ...asked, keyword: '' })}
            search={<KeywordFilter label={t('search')} hint={t('searchHint')} keyword={asked.keyword} />}
          />
        }
        tools={
          mayExport && (
            <SaveButton small save={() => downloadFile(calls.invitation.exportHistory, { lang })}>
              {t('export')}
            </SaveButton>
          )
        }
        found={t('found', { count: number(page.total, lang) })}
        page={page}
        columns={useColumns()}
        nameOf={({ visitor }) => t('rowOf', { name: visitor.name })}
        empty={<Nothing filtered={asked.keyword !== '' || asked.state !== null} />}
      />
    </div>
  );
}
