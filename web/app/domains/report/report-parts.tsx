/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on a phone the rows are cards: without roles of their own they would be no table to a screen reader */
import { VISITOR_COUNTS } from '@fairbridge/contract/report/report.figures.ts';
import type {
  CompanyReport,
  ReportExhibit,
  ReportGroup,
  VisitorReport,
} from '@fairbridge/contract/report/report.shapes.ts';
import { reportTexts } from '@fairbridge/contract/report/report.texts.ts';
import { FIGURES, type FigureName } from '@fairbridge/contract/statistics/statistics.figures.ts';
import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { useId, type ReactNode } from 'react';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, number } from '../../i18n/numbers.ts';
import { Picture } from '../../ui/picture.tsx';
import { reportPageTexts } from './report-page.texts.ts';

/** One subject of a report. `piece`: it is short enough to be printed in one. */
export function ReportSection({
  title,
  lead,
  piece = false,
  children,
}: {
  title: string;
  lead?: string;
  piece?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`mb-8 ${piece ? 'report-piece' : ''}`}>
      <h2 id={id} className="mb-3 border-b-2 border-action pb-1.5 text-xl">
        {title}
      </h2>
      {lead !== undefined && <p className="report-lead num mb-3 text-soft">{lead}</p>}
      {children}
    </section>
  );
}

/** A large number with what it is. */
function BigNumber({ value, label, children }: { value: number; label: string; children?: ReactNode }) {
  const lang = useLang();
  return (
    <li className="card flex flex-col p-4">
      <p className="num text-3xl font-bold text-action md:text-4xl">{number(value, lang)}</p>
      <h3 className="mt-1 text-base font-semibold">{label}</h3>
      {children}
    </li>
  );
}

const BIG_NUMBERS = 'grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4 print:grid-cols-4';

/** The figures a report begins with, each with what exactly is counted. */
export function ReportFigures({
  figures,
}: {
  figures: readonly { figure: FigureName; value: number; median?: number | null }[];
}) {
  const t = useTexts(reportTexts);
  const page = useTexts(reportPageTexts);
  const lang = useLang();
  return (
    <ul className={BIG_NUMBERS}>
      {figures.map(({ figure, value, median = null }) => {
        const label = wordsIn(FIGURES[figure].label, lang);
        return (
          <BigNumber key={figure} value={value} label={label}>
            {median !== null && <p className="num text-sm text-soft">{t('median', { value: number(median, lang) })}</p>}
            <details className="mt-auto pt-1 text-sm print:hidden">
              <summary className="inline-flex min-h-8 items-center text-soft underline decoration-dotted underline-offset-4">
                {page('definition')}
                <span className="sr-only"> {label}</span>
              </summary>
              <p className="mt-1">{wordsIn(FIGURES[figure].definition, lang)}</p>
            </details>
          </BigNumber>
        );
      })}
    </ul>
  );
}

/** How much a visitor has seen, kept, asked and met. */
export function VisitorFigures({ seen, saved, counts }: Pick<VisitorReport, 'seen' | 'saved' | 'counts'>) {
  const t = useTexts(reportTexts);
  return (
    <ReportSection title={t('figures')}>
      <ul className={BIG_NUMBERS}>
        <BigNumber value={seen.exhibitors.total} label={t('seenExhibitors')} />
        <BigNumber value={seen.exhibits.total} label={t('seenExhibits')} />
        <BigNumber value={saved.exhibitors.total + saved.exhibits.total} label={t('saved')} />
        {VISITOR_COUNTS.map((name) => (
          <BigNumber key={name} value={counts[name]} label={t(name)} />
        ))}
      </ul>
    </ReportSection>
  );
}

/** Views day by day as bars; read out one by one. */
export function ViewsByDay({ views }: { views: CompanyReport['views'] }) {
  const t = useTexts(reportPageTexts);
  const lang = useLang();
  const most = Math.max(...views.map(({ value }) => value));
  const [first, last] = [views.at(0), views.at(-1)];
  return (
    <ReportSection title={t('viewsByDay')} lead={t('viewsByDayLead')} piece>
      {most === 0 || first === undefined || last === undefined ? (
        <p className="text-soft">{t('noViews')}</p>
      ) : (
        <>
          <ul className="flex h-32 items-end gap-1 border-b border-line">
            {views.map(({ at, value }) => (
              <li key={at} className="flex h-full max-w-16 flex-1 items-end">
                <span className="sr-only">
                  {t('dayViews', { day: beijingDay(at, lang), count: number(value, lang) })}
                </span>
                <span
                  aria-hidden="true"
                  className="report-bar block w-full bg-action"
                  style={{ height: `${(value / most) * 100}%` }}
                />
              </li>
            ))}
          </ul>
          <p aria-hidden="true" className="num mt-1 flex justify-between text-sm text-soft">
            <span>{beijingDay(first.at, lang)}</span>
            {views.length > 1 && <span>{beijingDay(last.at, lang)}</span>}
          </p>
        </>
      )}
    </ReportSection>
  );
}

/** How many people each group has, as bars beside the numbers. */
export function GroupBars({ title, groups }: { title: string; groups: readonly ReportGroup[] }) {
  const t = useTexts(reportTexts);
  const lang = useLang();
  const most = Math.max(1, ...groups.map(({ people }) => people));
  return (
    <section className="card report-piece p-4">
      <h3 className="mb-3 text-base font-semibold">{title}</h3>
      <ul className="grid gap-2.5">
        {groups.map(({ name, people }) => {
          const label = name === null ? t('others') : inLang(name, lang);
          return (
            <li key={label}>
              <p className="flex justify-between gap-3">
                <span className="min-w-0 break-words">{label}</span>
                <span className="num font-semibold">{number(people, lang)}</span>
              </p>
              <span
                aria-hidden="true"
                className={`report-bar mt-1 block h-2 rounded-sign ${name === null ? 'bg-line' : 'bg-action'}`}
                style={{ width: `${(people / most) * 100}%` }}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A small picture of an exhibit; its place stays where it has none. */
function Cover({ address }: { address: string }) {
  if (address === '') return <span aria-hidden="true" className="size-12 shrink-0 rounded-sign bg-tint" />;
  return (
    <Picture
      address={address}
      alt=""
      sizes="48px"
      width={48}
      height={48}
      className="size-12 shrink-0 rounded-sign object-cover"
    />
  );
}

const STEPS = [
  ['views', 'views'],
  ['favourites', 'favourites'],
  ['inquiries', 'asked'],
  ['orders', 'ordered'],
] as const;

/** The exhibits most viewed, from being seen to being ordered. */
export function TopExhibits({ exhibits: { list, total } }: { exhibits: CompanyReport['exhibits'] }) {
  const t = useTexts(reportTexts);
  const page = useTexts(reportPageTexts);
  const lang = useLang();
  return (
    <ReportSection title={t('exhibits')}>
      {list.length === 0 ? (
        <p className="text-soft">{page('noExhibits')}</p>
      ) : (
        // on a phone each row is a card whose numbers name themselves
        <table role="table" aria-label={t('exhibits')} className="table not-print:max-md:block">
          <thead role="rowgroup" className="not-print:max-md:sr-only">
            <tr role="row">
              <th role="columnheader" scope="col">
                {t('exhibit')}
              </th>
              {STEPS.map(([step, text]) => (
                <th key={step} role="columnheader" scope="col" className="text-right!">
                  {t(text)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="not-print:max-md:grid not-print:max-md:gap-3">
            {list.map((exhibit) => (
              <tr
                key={exhibit.id}
                role="row"
                className="not-print:max-md:grid not-print:max-md:grid-cols-4 not-print:max-md:rounded not-print:max-md:border not-print:max-md:border-line not-print:max-md:bg-card not-print:max-md:p-2"
              >
                <td role="cell" className="not-print:max-md:col-span-4 not-print:max-md:border-0!">
                  <span className="flex items-center gap-3">
                    <Cover address={exhibit.cover} />
                    <Says text={exhibit.name} />
                  </span>
                </td>
                {STEPS.map(([step, text]) => (
                  <td
                    key={step}
                    role="cell"
                    className="num align-middle! not-print:max-md:border-0! not-print:max-md:py-1! not-print:md:text-right! print:text-right!"
                  >
                    <span aria-hidden="true" className="block text-sm text-soft md:hidden print:hidden">
                      {t(text)}
                    </span>
                    {number(exhibit[step], lang)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {total > list.length && <p className="num mt-2 text-sm text-soft">{t('more', { count: total - list.length })}</p>}
    </ReportSection>
  );
}

/** An exhibit among those that a visitor has viewed or keeps. */
export function SmallExhibit({ exhibit: { name, cover, exhibitor } }: { exhibit: ReportExhibit }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Cover address={cover} />
      <span className="min-w-0">
        <span className="clamp-2 font-semibold">
          <Says text={name} />
        </span>
        <span className="block truncate text-sm text-soft">
          <Says text={exhibitor} />
        </span>
      </span>
    </span>
  );
}

export function SmallCompany({ logo, children, booth }: { logo: string; booth: string; children: ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Cover address={logo} />
      <span className="min-w-0">
        <span className="clamp-2 font-semibold">{children}</span>
        <span className="num block text-sm text-soft">{booth}</span>
      </span>
    </span>
  );
}
