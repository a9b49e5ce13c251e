import { MAIL_FAILURES } from '@fairbridge/contract/mail/mail.failures.ts';
import { MAIL_KINDS, MAIL_KIND_NAMES } from '@fairbridge/contract/mail/mail.kinds.ts';
import { MAIL_STATES, type MailRow, type MailState } from '@fairbridge/contract/mail/mail.shapes.ts';
import { wordsIn } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Select } from '../../ui/field.tsx';
import { MinuteCell } from '../../ui/list/cells.tsx';
import { NothingFound, RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { mailTexts } from './mail.texts.ts';
import { addressQuery, mailQuery } from './mail-query.ts';
import { MailTabs } from './mail-tabs.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '邮件记录', en: 'Mail log' });

const load = defineClientLoad(async ({ api, query }) => {
  const asked = mailQuery.read(query);
  return { asked, page: await api(calls.mail.list, { ...asked, pageSize: 50 }) };
});
export const clientLoader = load.browser;

const LOOKS: Readonly<Record<MailState, StatusTone>> = {
  waiting: { icon: 'clock', colour: '' },
  sent: { icon: 'check', colour: 'text-good' },
  failed: { icon: 'warning', colour: 'text-bad' },
  suppressed: { icon: 'close', colour: 'text-bad' },
  unwanted: { icon: 'close', colour: 'text-soft' },
};

/** What became of it, why, and what happens next. */
function State({ row }: { row: MailRow }) {
  const t = useTexts(mailTexts);
  const lang = useLang();
  const { state, failure, answer, tries, suppressed, recipient } = row;
  return (
    <div className="grid max-w-[56ch] gap-0.5">
      <StatusBadge look={LOOKS[state]} word={t(state)} />
      {failure !== null && (
        <p className="text-sm">
          {wordsIn(MAIL_FAILURES[failure], lang)}
          {state === 'waiting' && <span className="text-soft"> · {t('retried')}</span>}
        </p>
      )}
      {answer !== '' && (
        <p className="text-sm [overflow-wrap:anywhere] text-soft" title={t('answer')} translate="no">
          {answer}
        </p>
      )}
      {tries > 1 && <p className="num text-sm text-soft">{t('tries', { count: tries })}</p>}
      {suppressed && state !== 'sent' && (
        <LocalLink to={addressQuery.address({ keyword: recipient })} className="link text-sm">
          {t('stopped')}
        </LocalLink>
      )}
    </div>
  );
}

function useColumns(): readonly ResourceColumn<MailRow>[] {
  const t = useTexts(mailTexts);
  const lang = useLang();
  return [
    {
      key: 'recipient',
      label: t('recipient'),
      main: true,
      cell: ({ recipient }) => (
        <span className="[overflow-wrap:anywhere]" translate="no">
          {recipient}
        </span>
      ),
    },
    {
      key: 'kind',
      label: t('kind'),
      cell: ({ kind }) => (kind === null ? t('earlier') : wordsIn(MAIL_KINDS[kind].name, lang)),
    },
    { key: 'state', label: t('Status'), cell: (row) => <State row={row} /> },
    { key: 'created', label: t('created'), cell: ({ createdAt }) => <MinuteCell at={createdAt} /> },
  ];
}

function Filters() {
  const t = useTexts(mailTexts);
  const lang = useLang();
  const { asked } = load.useData();
  return (
    <>
      <Select
        label={t('Status')}
        name="state"
        placeholder={t('All')}
        options={MAIL_STATES.map((one) => ({ value: one, label: t(one) }))}
        defaultValue={asked.state ?? ''}
      />
      <Select
        label={t('kind')}
        name="kind"
        placeholder={t('All')}
        options={MAIL_KIND_NAMES.map((one) => ({ value: one, label: wordsIn(MAIL_KINDS[one].name, lang) }))}
        defaultValue={asked.kind ?? ''}
      />
    </>
  );
}

/** The e-mails of the fair, newest first. */
export default function MailLogScreen() {
  const t = useTexts(mailTexts);
  const { asked, page } = load.useData();
  const actsOf = ({ id, may }: MailRow): readonly RowAction[] =>
    may.sendAgain
      ? [{ label: t('sendAgain'), send: () => api(calls.mail.sendAgain, { id }), said: t('sendingAgain') }]
      : [];
  return (
    <OrganizerPage title={t('log')} lead={t('logLead')}>
      <MailTabs current={mailQuery.path} />
      <RecordList
        list="mails"
        label={t('log')}
        query={mailQuery}
        asked={asked}
        page={page}
        search={t('search')}
        filters={<Filters />}
        columns={useColumns()}
        nameOf={({ recipient }) => recipient}
        actsOf={actsOf}
        empty={
          <EmptyState title={t('none')}>
            <p>{t('noneLead')}</p>
          </EmptyState>
        }
        emptyFiltered={<NothingFound title={t('noneFound')} to={mailQuery.path} act={t('ShowAll')} />}
      />
    </OrganizerPage>
  );
}
