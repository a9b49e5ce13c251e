import type { FoundEntry } from '@fairbridge/contract/check-in/check-in.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { useCanCall } from '../../session/can-call.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MinuteCell } from '../../ui/list/cells.tsx';
import { defineListQuery } from '../../ui/list/list-query.ts';
import { RecordList } from '../../ui/list/record-list.tsx';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ON_SITE, OnSitePage } from './check-in-tabs.tsx';
import { checkInTexts } from './check-in.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '现场：入口', en: 'On site: gates' });

const query = defineListQuery(ON_SITE.gates, {});

const load = defineClientLoad(async ({ api, query: given }) => {
  const asked = query.read(given);
  const [{ list }, { halls }, page] = await Promise.all([
    api(calls.gate.list, {}),
    api(calls.exhibition.configuration, {}),
    api(calls.checkIn.listFound, { ...asked, pageSize: 20 }),
  ]);
  return { asked, gates: list, halls, page };
});
export const clientLoader = load.browser;

function Gates() {
  const t = useTexts(checkInTexts);
  const lang = useLang();
  const { gates, halls } = load.useData();
  const mayEdit = useCanCall(calls.gate.save);
  if (gates.length === 0)
    return (
      <EmptyState title={t('noGate')}>
        <p>{t('noGateLead')}</p>
      </EmptyState>
    );
  const hallName = (code: string | null): string => {
    const hall = halls.find((one) => one.code === code);
    return code === null ? t('wholeFair') : hall === undefined ? code : inLang(hall.name, lang);
  };
  return (
    <RecordTable
      walked={false}
      label={t('gates')}
      columns={[
        { key: 'gate', label: t('gate') },
        { key: 'hall', label: t('hall') },
        { key: 'readmission', label: t('readmission') },
        { key: 'state', label: t('Status') },
      ]}
    >
      {gates.map(({ id, name, hall, readmission, open }) => (
        <RecordRow key={id}>
          <RecordCell name={t('gate')} plain>
            {mayEdit ? (
              <LocalLink to={`${ON_SITE.gates}/${id}`} className="link">
                {inLang(name, lang)}
              </LocalLink>
            ) : (
              <span className="font-semibold">{inLang(name, lang)}</span>
            )}
          </RecordCell>
          <RecordCell name={t('hall')}>{hallName(hall)}</RecordCell>
          <RecordCell name={t('readmission')}>{t(readmission)}</RecordCell>
          <RecordCell name={t('Status')}>{t(open ? 'open' : 'closed')}</RecordCell>
        </RecordRow>
      ))}
    </RecordTable>
  );
}

const FOUND = {
  revoked: 'foundRevoked',
  suspended: 'foundSuspended',
  notApproved: 'foundNotApproved',
} as const;

function Finding({ entry: { found, other } }: { entry: FoundEntry }) {
  const t = useTexts(checkInTexts);
  const lang = useLang();
  if (found !== 'double') return t(FOUND[found]);
  if (other === null) return t('before');
  return t('double', { at: beijingTime(other.at, lang), gate: inLang(other.gate, lang) });
}

/** Where people come in, and what turned out of those who came in without a network. */
export default function GatesScreen() {
  const t = useTexts(checkInTexts);
  const lang = useLang();
  const { asked, page } = load.useData();
  const mayEdit = useCanCall(calls.gate.save);
  const add = mayEdit && <ButtonLink to={`${ON_SITE.gates}/new`}>{t('addGate')}</ButtonLink>;
  return (
    <OnSitePage part="gates" lead={t('gatesLead')} actions={add}>
      <Gates />
      <h2 className="mt-9 text-xl">{t('findings')}</h2>
      <p className="mb-3 max-w-[70ch] text-soft">{t('findingsLead')}</p>
      <RecordList
        list="found-entries"
        label={t('findings')}
        query={query}
        asked={asked}
        page={page}
        columns={[
          { key: 'name', label: t('Name'), main: true, cell: ({ name }) => name },
          { key: 'company', label: t('Company'), cell: ({ company }) => company },
          { key: 'number', label: t('number'), cell: ({ number }) => <span className="num">{number}</span> },
          { key: 'at', label: t('at'), cell: ({ at }) => <MinuteCell at={at} /> },
          { key: 'gate', label: t('gate'), cell: ({ gate }) => inLang(gate, lang) },
          { key: 'found', label: t('finding'), cell: (entry) => <Finding entry={entry} /> },
        ]}
        nameOf={({ name }) => name}
        empty={<EmptyState title={t('noFindings')} />}
      />
    </OnSitePage>
  );
}
