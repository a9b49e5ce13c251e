import { LIMITS } from '@fairbridge/contract/limits.ts';
import { meetingSide, participation, type ManagedSignup } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { MEETING_SIDE_NAMES, PARTICIPATION_NAMES } from '@fairbridge/contract/meeting/meeting.names.ts';
import { quantityText } from '@fairbridge/contract/product/units.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useRef } from 'react';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { countryName } from '../../i18n/countries.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { useCanCall } from '../../session/can-call.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { BulkActions, BulkButton } from '../../ui/list/bulk-bar.tsx';
import { MinuteCell } from '../../ui/list/cells.tsx';
import { RecordLink } from '../../ui/list/record-link.tsx';
import { NothingFound, RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { useSelection, type Selection } from '../../ui/list/use-selection.ts';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { appointmentQuery, SIGNUP_TABS, signupQuery } from './meeting-desk-address.ts';
import { MeetingDeskPage } from './meeting-desk-head.tsx';
import { StandingMark, WholeSignup } from './meeting-desk-signup.tsx';
import { meetingDeskTexts } from './meeting-desk.texts.ts';
import {
  MATCHING_MAX,
  mayApprove,
  mayDecline,
  useSignupDecisions,
  type SignupDecisions,
} from './use-signup-decisions.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '对接会报名', en: 'Meeting sign-ups' });

const load = defineClientLoad(async ({ api, params, query: address }) => {
  const id = params['id'] ?? '';
  const query = signupQuery(id);
  const asked = query.read(address);
  const { audit, keyword, side, participation: says } = asked;
  const filter = {
    meetingId: id,
    keyword,
    ...(side !== undefined && { side }),
    ...(says !== undefined && { participation: says }),
    ...(audit !== 'all' && { audit }),
  };
  const [meeting, page, { companyTypes }] = await Promise.all([
    api(calls.meeting.get, { id }),
    api(calls.meetingDesk.signups, { ...filter, pageNum: asked.pageNum, pageSize: 25 }),
    api(calls.exhibition.vocabulary, {}),
  ]);
  return { meeting, query, asked, filter, page, companyTypes };
});
export const clientLoader = load.browser;

function Filters() {
  const t = useTexts(meetingDeskTexts);
  const lang = useLang();
  const { asked } = load.useData();
  return (
    <>
      <Select
        label={t('side')}
        name="side"
        defaultValue={asked.side ?? ''}
        placeholder={t('bothSides')}
        options={meetingSide.options.map((value) => ({ value, label: inLang(MEETING_SIDE_NAMES[value], lang) }))}
      />
      <Select
        label={t('participation')}
        name="participation"
        defaultValue={asked.participation ?? ''}
        placeholder={t('anyParticipation')}
        options={participation.options.map((value) => ({ value, label: inLang(PARTICIPATION_NAMES[value], lang) }))}
      />
    </>
  );
}

/** The list that is in sight, all pages of it. */
function Export() {
  const t = useTexts(meetingDeskTexts);
  const lang = useLang();
  const { filter } = load.useData();
  if (!useCanCall(calls.meetingDesk.exportSignups)) return null;
  return (
    <SaveButton small save={() => downloadFile(calls.meetingDesk.exportSignups, { ...filter, lang })}>
      {t('export')}
    </SaveButton>
  );
}

function useColumns(): readonly ResourceColumn<ManagedSignup>[] {
  const t = useTexts(meetingDeskTexts);
  const lang = useLang();
  const { meeting, asked } = load.useData();
  const mark: ResourceColumn<ManagedSignup> = {
    key: 'audit',
    label: t('Status'),
    cell: (signup) => <StandingMark signup={signup} />,
  };
  return [
    {
      key: 'company',
      label: t('Company'),
      main: true,
      cell: ({ id, companyName, contactName }) => (
        <>
          <RecordLink id={id} className="font-semibold break-words">
            {companyName}
          </RecordLink>
          <p className="text-sm text-soft">{contactName}</p>
        </>
      ),
    },
    {
      key: 'number',
      label: t('number'),
      right: true,
      cell: (row) => <span className="num text-sm">{row.number}</span>,
    },
    {
      key: 'side',
      label: t('side'),
      cell: ({ side, boothNumber }) => (
        <>
          <p className="whitespace-nowrap">{inLang(MEETING_SIDE_NAMES[side], lang)}</p>
          <p className="num text-sm text-soft">{boothNumber}</p>
        </>
      ),
    },
    { key: 'country', label: t('Country'), cell: ({ country }) => countryName(country, lang) },
    {
      key: 'subject',
      label: t('subject'),
      cell: ({ title, purchase }) => (
        <>
          <p className="line-clamp-2 max-w-[32ch] break-words">{title}</p>
          {purchase !== null && (
            <p className="num text-sm text-soft">{quantityText(purchase.quantity, purchase.unit, lang)}</p>
          )}
        </>
      ),
    },
    {
      key: 'participation',
      label: t('participation'),
      cell: ({ audit, participation: says }) => (audit === 'approved' ? inLang(PARTICIPATION_NAMES[says], lang) : '—'),
    },
    {
      key: 'appointments',
      label: t('appointments'),
      right: true,
      cell: ({ appointments, companyName }) =>
        appointments === 0 ? (
          <span className="num text-sm">0</span>
        ) : (
          <LocalLink to={appointmentQuery(meeting.id).address({ keyword: companyName })} className="link num text-sm">
            {number(appointments, lang)}
          </LocalLink>
        ),
    },
    { key: 'signedUp', label: t('signedUp'), cell: ({ signedUpAt }) => <MinuteCell at={signedUpAt} /> },
    ...(asked.audit === 'all' ? [mark] : []),
  ];
}

function Bar({ selection, decisions }: { selection: Selection; decisions: SignupDecisions }) {
  const t = useTexts(meetingDeskTexts);
  const { page, filter } = load.useData();
  const { matching, ids, count } = selection;
  const chosen = page.list.filter(({ id }) => ids.includes(id));
  const [approvable, declinable] = [chosen.filter(mayApprove), chosen.filter(mayDecline)];
  const all = matching === null ? null : { ...matching, filter };
  return (
    <BulkActions selection={selection}>
      {(all !== null || approvable.length > 0) && (
        <Button
          kind="accent"
          small
          busy={decisions.busy}
          aria-haspopup={all === null ? undefined : 'dialog'}
          onClick={() => decisions.approve(all ?? approvable, all === null ? approvable.length : count)}
        >
          {t('approve')}
        </Button>
      )}
      {(all !== null || declinable.length > 0) && (
        <BulkButton asks onPress={() => decisions.decline(all ?? declinable, all === null ? declinable.length : count)}>
          {t('declineDots')}
        </BulkButton>
      )}
    </BulkActions>
  );
}

function Nothing() {
  const t = useTexts(meetingDeskTexts);
  const { audit } = load.useData().asked;
  if (audit !== 'all') return <EmptyState title={t(audit === 'review' ? 'nonePending' : 'noneInTab')} />;
  return (
    <EmptyState title={t('none')}>
      <p>{t('noneLead')}</p>
    </EmptyState>
  );
}

/** Who has signed up for a meeting, to be let in or not. */
export default function MeetingDeskSignupsScreen() {
  const { asked, filter } = load.useData();
  // another tab or filter is another list: what is asked belongs to the list it was asked in
  return <Signups key={JSON.stringify([asked.audit, filter])} />;
}

function Signups() {
  const t = useTexts(meetingDeskTexts);
  const { meeting, query, asked, filter, page, companyTypes } = load.useData();
  const found = useRef<HTMLParagraphElement>(null);
  const mayDecide = useCanCall(calls.meetingDesk.decide);
  const rows = mayDecide ? page.list.filter(({ may }) => may.decide) : [];
  const selection = useSelection({
    rows,
    total: page.total,
    of: JSON.stringify(filter),
    most: LIMITS.reviewedAtOnceMax,
    matchable: asked.audit === 'review' && page.total <= MATCHING_MAX,
  });
  const decisions = useSignupDecisions(() => {
    selection.clear();
    // the rows decided about may be gone: the focus goes to the line that says how many are left
    found.current?.focus();
  });
  const { approve, decline } = decisions;
  return (
    <MeetingDeskPage meeting={meeting} part="signups">
      <RecordList
        list="meeting-signups"
        label={t('signups')}
        query={query}
        asked={asked}
        page={page}
        tabs={{
          label: t('audits'),
          of: SIGNUP_TABS.map((audit) => ({
            asked: { audit },
            label: t(audit === 'all' ? 'All' : audit),
            ...(audit !== 'all' && { count: page.counts[audit] }),
          })),
        }}
        search={t('Search')}
        searchHint={t('searchSignups')}
        filters={<Filters />}
        foundRef={found}
        tools={page.total > 0 && <Export />}
        columns={useColumns()}
        nameOf={({ companyName }) => companyName}
        actsOf={(row) =>
          mayDecide
            ? [
                ...(mayApprove(row) ? [{ label: t('approve'), act: () => approve([row], 1) }] : []),
                ...(mayDecline(row) ? [{ label: t('declineDots'), bad: true, act: () => decline([row], 1) }] : []),
              ]
            : []
        }
        {...(mayDecide && { selection, mayChoose: ({ may }: ManagedSignup) => may.decide })}
        bar={<Bar selection={selection} decisions={decisions} />}
        panel={{
          titleOf: ({ companyName }) => companyName,
          show: (signup) => <WholeSignup key={signup.id} signup={signup} companyTypes={companyTypes} />,
          decisionsOf: (row) =>
            mayDecide
              ? [
                  ...(mayApprove(row) ? [{ key: 'a', label: t('approve'), act: () => approve([row], 1) }] : []),
                  ...(mayDecline(row)
                    ? [
                        {
                          key: 'r',
                          label: t('declineDots'),
                          kind: 'quiet' as const,
                          asks: true,
                          act: () => decline([row], 1),
                        },
                      ]
                    : []),
                ]
              : [],
        }}
        empty={<Nothing />}
        emptyFiltered={<NothingFound title={t('nothingFound')} to={query.unfiltered(asked)} act={t('ShowAll')} />}
      />
      {decisions.dialogs}
    </MeetingDeskPage>
  );
}
