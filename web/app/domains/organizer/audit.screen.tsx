import { AUDIT_ACTIONS } from '@fairbridge/contract/audit-actions.ts';
import type { AuditEntry } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { anyOf, day, defineListQuery, recordId } from '../../ui/list/list-query.ts';
import { ResourceList, type ResourceColumn } from '../../ui/list/resource-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { organizerShellTexts } from '../../shell/organizer/organizer-shell.texts.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Select } from '../../ui/field.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { AuditChanges } from './audit-changes.tsx';
import { actName, auditChanges, auditDetails, auditSentence } from './audit-sentence.ts';
import { auditTexts } from './audit.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '操作日志', en: 'Audit log' });

const PAGE_SIZE = 50;
const NOBODY = { people: [] };
const ACTS = Object.keys(AUDIT_ACTIONS);

const FILTERS = {
  act: anyOf(ACTS),
  accountId: recordId,
  // asked for by a link of an entry
  objectId: { ...recordId, isTab: true },
  from: day,
  to: day,
} as const;
const filtering = defineListQuery('/organizer/audit', FILTERS);
/** The same from some entry on, which a new filter forgets. */
const auditQuery = defineListQuery('/organizer/audit', { ...FILTERS, cursor: recordId });

const load = defineClientLoad(async ({ api, query }) => {
  const asked = auditQuery.read(query);
  const { cursor, pageNum: _none, ...filter } = asked;
  const [page, { people }] = await Promise.all([
    api(calls.organizer.auditList, { ...filter, cursor, pageSize: PAGE_SIZE }),
    // Whom to choose from comes with the first page only.
    cursor === undefined ? NOBODY : api(calls.organizer.auditList, { pageSize: 1 }),
  ]);
  return { asked, filter, page, people: [...page.people, ...people] };
});
export const clientLoader = load.browser;

function Filters() {
  const t = useTexts(auditTexts);
  const lang = useLang();
  const { asked, people } = load.useData();
  const { act, accountId, from, to } = asked;
  return (
    <FilterForm
      keep={filtering.hidden(asked)}
      filtered={filtering.isFiltered(asked)}
      resetTo={filtering.unfiltered(asked)}
    >
      <div className="max-md:col-span-2 md:w-64">
        <Select
          label={t('act')}
          name="act"
          defaultValue={act ?? ''}
          placeholder={t('allActs')}
          options={ACTS.map((one) => ({ value: one, label: actName(one, lang) }))}
        />
      </div>
      <div className="max-md:col-span-2 md:w-56">
        <Select
          label={t('person')}
          name="accountId"
          defaultValue={accountId ?? ''}
          placeholder={t('everybody')}
          options={people.map(({ accountId: value, name, email }) => ({ value, label: name || email || value }))}
        />
      </div>
      <div className="max-md:col-span-2 md:w-48">
        <DateInput label={t('from')} type="date" name="from" defaultValue={from ?? ''} />
      </div>
      <div className="max-md:col-span-2 md:w-48">
        <DateInput label={t('to')} type="date" name="to" defaultValue={to ?? ''} />
      </div>
    </FilterForm>
  );
}

function Sentence({ entry }: { entry: AuditEntry }) {
  const lang = useLang();
  const shell = useTexts(organizerShellTexts);
  const { by, object } = entry;
  const role = by?.role;
  const isRole = role === 'owner' || role === 'reviewer' || role === 'editor' || role === 'support';
  return (
    <p className="break-words">
      {auditSentence(entry, lang).map(({ kind, text }, index) => {
        if (kind === 'words') return text;
        if (kind === 'object' && object?.kind === 'visitor')
          return (
            <LocalLink key={index} to={`/organizer/visitors/${object.id}`} className="link">
              {text}
            </LocalLink>
          );
        if (kind === 'object' && object?.kind === 'exhibitor')
          return (
            <LocalLink key={index} to={`/organizer/exhibitors/${object.id}`} className="link">
              {text}
            </LocalLink>
          );
        return <strong key={index}>{text}</strong>;
      })}
      {isRole && <span className="tag ml-2">{shell(role)}</span>}
    </p>
  );
}

function Details({ entry }: { entry: AuditEntry }) {
  const lang = useLang();
  const words = auditDetails(entry, lang)
    .map(({ name, value }) => (lang === 'zh' ? `${name}：${value}` : `${name}: ${value}`))
    .join(lang === 'zh' ? '　' : ' · ');
  if (words === '' && auditChanges(entry, lang).length > 0) return null;
  return <p className="text-sm break-words whitespace-pre-wrap text-soft">{words === '' ? '—' : words}</p>;
}

function useColumns(): readonly ResourceColumn<AuditEntry>[] {
  const t = useTexts(auditTexts);
  const lang = useLang();
  return [
    {
      key: 'at',
      label: t('at'),
      main: true,
      cell: ({ at }) => (
        <time className="num text-sm text-soft md:whitespace-nowrap" dateTime={at}>
          {beijingMinute(at, lang)}
        </time>
      ),
    },
    { key: 'what', label: t('what'), main: true, cell: (entry) => <Sentence entry={entry} /> },
    {
      key: 'details',
      label: t('details'),
      cell: (entry) => (
        <>
          <Details entry={entry} />
          <AuditChanges entry={entry} />
        </>
      ),
    },
    { key: 'address', label: t('address'), cell: ({ address }) => <span className="num text-sm">{address}</span> },
  ];
}

/** The log as it is filtered, all of it, as a spreadsheet. */
function Export() {
  const t = useTexts(auditTexts);
  const lang = useLang();
  const { filter } = load.useData();
  return (
    <SaveButton small save={() => downloadFile(calls.organizer.exportAudit, { ...filter, lang })}>
      {t('exportList')}
    </SaveButton>
  );
}

/** What else the log holds of the same person, and of the same thing. */
function useActs(): (entry: AuditEntry) => readonly RowAction[] {
  const t = useTexts(auditTexts);
  return ({ by, object }) => [
    ...(by === null ? [] : [{ label: t('samePerson'), to: auditQuery.address({ accountId: by.accountId }) }]),
    ...(object === null || object.id === ''
      ? []
      : [{ label: t('sameObject'), to: auditQuery.address({ objectId: object.id }) }]),
  ];
}

/** Who of the organizer did what, newest first; for owners. */
export default function AuditScreen() {
  const t = useTexts(auditTexts);
  const lang = useLang();
  const { asked, page } = load.useData();
  return (
    <OrganizerPage title={t('title')} lead={t('lead')}>
      <ResourceList
        list="audit"
        label={t('entries')}
        filters={
          <>
            <Filters />
            {asked.objectId !== undefined && (
              <p className="note mb-5">
                {t('oneObject')}{' '}
                <LocalLink to={auditQuery.path} className="link">
                  {t('showAll')}
                </LocalLink>
              </p>
            )}
          </>
        }
        found={t(asked.cursor === undefined ? 'latest' : 'earlier', { count: page.list.length })}
        tools={page.list.length > 0 && <Export />}
        // walked on by the cursor below: a log that grows all the time has no pages
        page={{ list: page.list, pageNum: 1, pageSize: PAGE_SIZE, total: page.list.length }}
        columns={useColumns()}
        nameOf={(entry) => `${actName(entry.act, lang)} ${beijingMinute(entry.at, lang)}`}
        actsOf={useActs()}
        empty={
          <EmptyState title={t('empty')}>
            <p>{t('emptyLead')}</p>
          </EmptyState>
        }
      />
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {asked.cursor !== undefined && (
          <ButtonLink to={auditQuery.address({ ...asked, cursor: undefined })} kind="quiet">
            {t('newest')}
          </ButtonLink>
        )}
        {page.next !== null && (
          <ButtonLink to={auditQuery.address({ ...asked, cursor: page.next })} kind="quiet">
            {t('older')}
          </ButtonLink>
        )}
      </div>
    </OrganizerPage>
  );
}
