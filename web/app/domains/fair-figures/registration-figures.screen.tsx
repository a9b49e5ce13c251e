import {
  GROUP_NAMES,
  REGISTRATION_GROUPS,
  REGISTRATION_SOURCES,
  REGISTRATION_STEPS,
  STEP_NAMES,
  type RegistrationGroup,
  type RegistrationStep,
} from '@fairbridge/contract/fair-figures/fair-figures.definitions.ts';
import type { RegistrationFiguresDay, RegistrationRow } from '@fairbridge/contract/fair-figures/fair-figures.shapes.ts';
import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import type { Period } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { calls } from '../../calls.ts';
import { ChartOrTable } from '../../components/statistics/chart-or-table.tsx';
import { Definition } from '../../components/statistics/definition.tsx';
import { periodFault, periodOf } from '../../components/statistics/period.ts';
import { defineClientLoad } from '../../define-load.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { workMeta } from '../../site/page-meta.ts';
import { fairFiguresTexts } from './fair-figures.texts.ts';
import { Definitions, ExportTable, FiguresPage, figuresPath, FiguresTable } from './figures-page.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '数据分析', en: 'Figures' });

const load = defineClientLoad(async ({ api, query }) => {
  const period = periodOf(query);
  const step = STEP_NAMES.find((one) => one === query.get('step')) ?? 'finished';
  const told = periodFault(period) === null ? await api(calls.fairFigures.registrations, { period }) : null;
  return { period, step, told };
});
export const clientLoader = load.browser;

function Tiles({
  period,
  step,
  days,
}: {
  period: Period;
  step: RegistrationStep;
  days: readonly RegistrationFiguresDay[];
}) {
  const lang = useLang();
  return (
    <ul className="mb-3 grid gap-3 sm:grid-cols-3">
      {STEP_NAMES.map((name) => {
        const label = wordsIn(REGISTRATION_STEPS[name].label, lang);
        const sum = days.reduce((all, day) => all + day[name], 0);
        return (
          <li key={name} className={`entry p-4 ${name === step ? 'border-action! bg-tint!' : ''}`}>
            <h3 className="entry-title text-base">
              <LocalLink
                to={figuresPath('registrations', period, { step: name })}
                aria-current={name === step ? 'true' : undefined}
              >
                {label}
              </LocalLink>
            </h3>
            <p className="num mt-1 text-3xl font-semibold">{number(sum, lang)}</p>
            <Definition
              of={label}
              definition={wordsIn(REGISTRATION_STEPS[name].definition, lang)}
              className="above mt-auto pt-2"
            />
          </li>
        );
      })}
    </ul>
  );
}

/** So many rows are in sight at once. */
const SHOWN = 10;

function Rows({ rows, label }: { rows: readonly RegistrationRow[]; label: string }) {
  const t = useTexts(fairFiguresTexts);
  const lang = useLang();
  return (
    <table className="table">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          {STEP_NAMES.map((step) => (
            <th key={step} scope="col" className="text-right!">
              {wordsIn(REGISTRATION_STEPS[step].label, lang)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, ...steps }) => (
          <tr key={key}>
            <th scope="row" className="text-left font-normal wrap-anywhere">
              {inLang(name, lang)}
            </th>
            {STEP_NAMES.map((step) => (
              <td key={step} className="num text-right">
                {number(steps[step], lang)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Group({ by, rows }: { by: RegistrationGroup; rows: readonly RegistrationRow[] }) {
  const t = useTexts(fairFiguresTexts);
  const lang = useLang();
  const label = wordsIn(REGISTRATION_GROUPS[by].label, lang);
  return (
    <section className="mb-8 min-w-0">
      <h3 className="mb-2 text-lg">{label}</h3>
      {rows.length === 0 ? (
        <p className="text-soft">{t('none')}</p>
      ) : (
        <>
          <Rows label={label} rows={rows.slice(0, SHOWN)} />
          {rows.length > SHOWN && (
            <details className="mt-2">
              <summary className="link w-fit cursor-pointer">
                {t('showAll', { count: number(rows.length, lang) })}
              </summary>
              <Rows label={label} rows={rows.slice(SHOWN)} />
            </details>
          )}
        </>
      )}
      <Definitions of={[REGISTRATION_GROUPS[by], ...(by === 'source' ? Object.values(REGISTRATION_SOURCES) : [])]} />
    </section>
  );
}

/** Who registers, day by day, and where they come from. */
export default function RegistrationFiguresScreen() {
  const { period, step, told } = load.useData();
  const t = useTexts(fairFiguresTexts);
  const lang = useLang();
  return (
    <FiguresPage part="registrations" period={period} keep={{ step }}>
      {told !== null && (
        <FiguresTable title={t('registrations')} tools={<ExportTable table="registrations" period={period} />}>
          <Tiles period={period} step={step} days={told.days} />
          <ChartOrTable
            key={`${step} ${period.from} ${period.to}`}
            figure={wordsIn(REGISTRATION_STEPS[step].label, lang)}
            points={told.days.map((day) => ({ at: day.at, value: day[step] }))}
            text={(value) => number(value, lang)}
          />
          <div className="mt-8 grid gap-x-10 xl:grid-cols-2">
            {GROUP_NAMES.map((by) => (
              <Group key={by} by={by} rows={told.groups[by]} />
            ))}
          </div>
        </FiguresTable>
      )}
    </FiguresPage>
  );
}
