import type { Defined } from '@fairbridge/contract/fair-figures/fair-figures.definitions.ts';
import type { FigureTable } from '@fairbridge/contract/fair-figures/fair-figures.shapes.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import { PERIOD_DAYS_MAX } from '@fairbridge/contract/statistics/statistics.figures.ts';
import { wordsIn } from '@fairbridge/contract/text.ts';
import type { Period } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import type { ReactNode } from 'react';
import { calls } from '../../calls.ts';
import { PeriodForm } from '../../components/statistics/period-form.tsx';
import { periodFault } from '../../components/statistics/period.ts';
import { periodTexts } from '../../components/statistics/period.texts.ts';
import { downloadFile } from '../../download.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { fairFiguresTexts } from './fair-figures.texts.ts';

const PATHS = {
  registrations: '/organizer/figures',
  halls: '/organizer/figures/halls',
  demand: '/organizer/figures/demand',
  exhibitors: '/organizer/figures/exhibitors',
};
type Part = keyof typeof PATHS;
const PARTS = Object.keys(PATHS) as Part[];

/** A part of the figures, of these days. */
export const figuresPath = (part: Part, { from, to }: Period, more: Readonly<Record<string, string>> = {}): string =>
  `${PATHS[part]}?${new URLSearchParams({ from, to, ...more }).toString()}`;

/** The frame of every part: its tabs, the days, and what is wrong with these. */
export function FiguresPage({
  part,
  period,
  keep = {},
  children,
}: {
  part: Part;
  period: Period;
  /** What else the address asks for, beside the days. */
  keep?: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  const t = useTexts(fairFiguresTexts);
  const tPeriod = useTexts(periodTexts);
  const lang = useLang();
  const fault = periodFault(period);
  return (
    <OrganizerPage title={t('title')} lead={t('lead')}>
      <Tabs
        label={t('tabs')}
        current={figuresPath(part, period)}
        tabs={PARTS.map((one) => ({ to: figuresPath(one, period), label: t(one) }))}
      />
      <PeriodForm period={period} addressOf={(days) => figuresPath(part, days, keep)} keep={keep} />
      {fault === null ? (
        children
      ) : (
        <EmptyState title={tPeriod('wrongPeriod')}>
          <p>{ruleText(fault, lang, { max: PERIOD_DAYS_MAX })}</p>
        </EmptyState>
      )}
    </OrganizerPage>
  );
}

type Filter = { keyword?: string; hall?: string | undefined };

/** A table as a spreadsheet. */
export function ExportTable({ table, period, filter = {} }: { table: FigureTable; period: Period; filter?: Filter }) {
  const t = useTexts(fairFiguresTexts);
  const lang = useLang();
  const wanted = { table, period, lang, ...filter };
  return (
    <SaveButton small save={() => downloadFile(calls.fairFigures.exportTable, wanted)}>
      {t('exportTable')}
    </SaveButton>
  );
}

/** One table with its title, its export and what it says of itself. */
export function FiguresTable({
  title,
  lead,
  tools,
  children,
}: {
  title: string;
  lead?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="mb-9">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{title}</h2>
        {tools}
      </div>
      {lead !== undefined && <div className="mb-3 max-w-[70ch] text-soft">{lead}</div>}
      {children}
    </section>
  );
}

/** What the columns of a table count, one press below it. */
export function Definitions({ of }: { of: readonly Defined[] }) {
  const t = useTexts(fairFiguresTexts);
  const lang = useLang();
  return (
    <details className="mt-2 text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-soft underline decoration-dotted underline-offset-4">
        {t('definitions')}
      </summary>
      <dl className="mt-1 grid max-w-[70ch] gap-2">
        {of.map(({ label, definition }) => (
          <div key={wordsIn(label, lang)}>
            <dt className="font-semibold">{wordsIn(label, lang)}</dt>
            <dd>{wordsIn(definition, lang)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
