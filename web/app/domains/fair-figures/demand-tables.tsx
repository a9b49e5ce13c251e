import {
  REQUIREMENTS_WITHOUT_SIGN_UP,
  SEARCH_FIGURES,
  WAITING_KINDS,
  WAITING_NAMES,
} from '@fairbridge/contract/fair-figures/fair-figures.definitions.ts';
import type {
  MissedSearch,
  RequirementRow,
  WaitingExhibitor,
} from '@fairbridge/contract/fair-figures/fair-figures.shapes.ts';
import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { EXHIBITORS_PATH } from '../../components/exhibitor-record/exhibitor-query.ts';
import type { Period } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, number } from '../../i18n/numbers.ts';
import { useCanOpen } from '../../shell/organizer/use-can-open.ts';
import { ContactLines } from '../../ui/contact-lines.tsx';
import { MinuteCell } from '../../ui/list/cells.tsx';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { Pager } from '../../ui/pager.tsx';
import { fairFiguresTexts } from './fair-figures.texts.ts';
import { Definitions, ExportTable, FiguresTable } from './figures-page.tsx';

/** Where what is not found is mended. */
const WAYS = [
  { to: EXHIBITORS_PATH, text: 'addExhibitors' },
  { to: '/organizer/reference-brands', text: 'referenceBrands' },
  { to: '/organizer/search-terms', text: 'blockTerms' },
] as const;

function Ways() {
  const t = useTexts(fairFiguresTexts);
  const mayOpen = useCanOpen();
  return (
    <p className="mt-1 flex flex-wrap gap-x-4">
      {WAYS.filter(({ to }) => mayOpen(to)).map(({ to, text }) => (
        <LocalLink key={to} to={to} className="link inline-flex min-h-8 items-center">
          {t(text)}
        </LocalLink>
      ))}
    </p>
  );
}

/** What enough people searched for in vain. */
export function MissedSearches({ period, list }: { period: Period; list: readonly MissedSearch[] }) {
  const t = useTexts(fairFiguresTexts);
  const lang = useLang();
  const people = wordsIn(SEARCH_FIGURES.people.label, lang);
  const found = wordsIn(SEARCH_FIGURES.found.label, lang);
  return (
    <FiguresTable
      title={t('searches')}
      lead={
        <>
          {t('searchesLead')}
          <Ways />
        </>
      }
      tools={list.length > 0 && <ExportTable table="searches" period={period} />}
    >
      {list.length === 0 ? (
        <p className="note">{t('noSearches')}</p>
      ) : (
        <RecordTable
          walked={false}
          label={t('searches')}
          columns={[
            { key: 'term', label: t('term') },
            { key: 'people', label: people, right: true },
            { key: 'found', label: found, right: true },
            { key: 'lastOn', label: t('lastOn') },
          ]}
        >
          {list.map((row) => (
            <RecordRow key={row.term}>
              <RecordCell name={t('term')} plain>
                <span className="font-semibold break-words">
                  <Says text={row.name} />
                </span>
              </RecordCell>
              <RecordCell name={people} right>
                <span className="num">{number(row.people, lang)}</span>
              </RecordCell>
              <RecordCell name={found} right>
                <span className="num">{number(row.found, lang)}</span>
              </RecordCell>
              <RecordCell name={t('lastOn')}>
                <span className="num">{beijingDay(row.lastOn, lang)}</span>
              </RecordCell>
            </RecordRow>
          ))}
        </RecordTable>
      )}
      <Definitions of={Object.values(SEARCH_FIGURES)} />
    </FiguresTable>
  );
}

function Waits({ row }: { row: WaitingExhibitor }) {
  const t = useTexts(fairFiguresTexts);
  const lang = useLang();
  return (
    <ul className="flex flex-wrap gap-x-3">
      {WAITING_NAMES.filter((kind) => row[kind] > 0).map((kind) => (
        <li key={kind} className="num">
          {t('waits', { what: wordsIn(WAITING_KINDS[kind].label, lang), count: number(row[kind], lang) })}
        </li>
      ))}
    </ul>
  );
}

function Contact({ contact }: { contact: WaitingExhibitor['contact'] }) {
  const { name = '', mobile = '' } = contact ?? {};
  if (name === '' && mobile === '') return '—';
  return (
    <>
      {name}
      <ContactLines email="" mobile={mobile} />
    </>
  );
}

type Page<T> = { list: readonly T[]; pageNum: number; pageSize: number; total: number };

/** Who lets buyers wait, and how to reach them. */
export function WaitingExhibitors({ period, page }: { period: Period; page: Page<WaitingExhibitor> }) {
  const t = useTexts(fairFiguresTexts);
  const lang = useLang();
  const opens = useCanOpen()(EXHIBITORS_PATH);
  return (
    <FiguresTable
      title={t('waiting')}
      lead={t('waitingLead')}
      tools={page.total > 0 && <ExportTable table="waiting" period={period} />}
    >
      {page.total === 0 ? (
        <p className="note">{t('noWaiting')}</p>
      ) : (
        <RecordTable
          walked={false}
          label={t('waiting')}
          columns={[
            { key: 'exhibitor', label: t('Exhibitor') },
            { key: 'what', label: t('what') },
            { key: 'since', label: t('since') },
            ...(opens ? [{ key: 'contact', label: t('contact') }] : []),
          ]}
        >
          {page.list.map((row) => (
            <RecordRow key={row.id}>
              <RecordCell name={t('Exhibitor')} plain>
                {opens ? (
                  <LocalLink to={`${EXHIBITORS_PATH}/${row.id}`} className="link font-semibold">
                    {inLang(row.name, lang)}
                  </LocalLink>
                ) : (
                  <span className="font-semibold">{inLang(row.name, lang)}</span>
                )}
              </RecordCell>
              <RecordCell name={t('what')}>
                <Waits row={row} />
              </RecordCell>
              <RecordCell name={t('since')}>
                <MinuteCell at={row.since} />
              </RecordCell>
              {opens && (
                <RecordCell name={t('contact')}>
                  <Contact contact={row.contact} />
                </RecordCell>
              )}
            </RecordRow>
          ))}
        </RecordTable>
      )}
      <Pager {...page} />
      <Definitions of={Object.values(WAITING_KINDS)} />
    </FiguresTable>
  );
}

/** Requirements that nobody wants to serve. */
export function OpenRequirements({ period, list }: { period: Period; list: readonly RequirementRow[] }) {
  const t = useTexts(fairFiguresTexts);
  const lang = useLang();
  return (
    <FiguresTable
      title={t('requirements')}
      lead={t('requirementsLead')}
      tools={list.length > 0 && <ExportTable table="requirements" period={period} />}
    >
      {list.length === 0 ? (
        <p className="note">{t('noRequirements')}</p>
      ) : (
        <RecordTable
          walked={false}
          label={t('requirements')}
          columns={[
            { key: 'category', label: t('category') },
            { key: 'count', label: t('count'), right: true },
            { key: 'since', label: t('since') },
          ]}
        >
          {list.map((row) => (
            <RecordRow key={row.key}>
              <RecordCell name={t('category')} plain>
                {inLang(row.name, lang)}
              </RecordCell>
              <RecordCell name={t('count')} right>
                <span className="num">{number(row.count, lang)}</span>
              </RecordCell>
              <RecordCell name={t('since')}>
                <MinuteCell at={row.since} />
              </RecordCell>
            </RecordRow>
          ))}
        </RecordTable>
      )}
      <Definitions of={[REQUIREMENTS_WITHOUT_SIGN_UP]} />
    </FiguresTable>
  );
}
