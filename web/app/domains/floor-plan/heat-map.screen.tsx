import {
  BOOTH_FIGURE_NAMES,
  BOOTH_FIGURES,
  type BoothFigure,
} from '@fairbridge/contract/fair-figures/fair-figures.definitions.ts';
import type { PlanBooth } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import { PERIOD_DAYS_MAX } from '@fairbridge/contract/statistics/statistics.figures.ts';
import type { Period } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { useMemo, useState } from 'react';
import { calls } from '../../calls.ts';
import { hallStyle } from '../../components/booth/booth-plate.tsx';
import { exhibitorPath } from '../../components/exhibitor/exhibitor-path.ts';
import { PeriodForm } from '../../components/statistics/period-form.tsx';
import { periodFault, periodOf } from '../../components/statistics/period.ts';
import { periodTexts } from '../../components/statistics/period.texts.ts';
import { defineClientLoad } from '../../define-load.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { useExhibition } from '../../site/site.ts';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { heatMapTexts } from './heat-map.texts.ts';
import { HEAT_STEPS, heatOf, heatSteps } from './heat-steps.ts';
import { loadPlan } from './load-plan.ts';
import { PlanFrame } from './plan-frame.tsx';
import { companyNames } from './company-names.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '展位热度图', en: 'Heat map' });

const load = defineClientLoad(async ({ api, query }) => {
  const period = periodOf(query);
  const figure = BOOTH_FIGURE_NAMES.find((name) => name === query.get('figure')) ?? 'visitors';
  const isGood = periodFault(period) === null;
  const [plan, told] = await Promise.all([
    loadPlan(),
    isGood ? api(calls.fairFigures.booths, { period, figure }) : { exhibitors: [], halls: [] },
  ]);
  return { period, figure, floorCode: query.get('floor') ?? '', plan, told };
});
export const clientLoader = load.browser;

type Asked = { period: Period; figure: BoothFigure; floor: string };
const pathOf = ({ period: { from, to }, figure, floor }: Asked): string =>
  `/organizer/floor-plan/heat-map?${new URLSearchParams({ from, to, figure, floor })}`;

const NO_MARKS = new Map();
const MOST_LISTED = 20;

/** Where on the plan people are seen, looked at and asked: booths by colour, the same in a table, and how many in each hall. */
export default function HeatMapScreen() {
  const { period, figure, floorCode, plan, told } = load.useData();
  const t = useTexts(heatMapTexts);
  const tPeriod = useTexts(periodTexts);
  const lang = useLang();
  const halls = useExhibition()?.halls ?? [];
  const [selected, setSelected] = useState<string | null>(null);
  const drawn = plan.floors.filter(({ booths }) => booths.length > 0);
  const floor = drawn.find(({ code }) => code === floorCode) ?? drawn[0];
  const amounts = useMemo(() => new Map(told.exhibitors.map(({ id, amount }) => [id, amount])), [told]);
  const heat = useMemo(() => {
    const amountAt = ({ exhibitors }: PlanBooth): number =>
      exhibitors.reduce((sum, { id }) => sum + (amounts.get(id) ?? 0), 0);
    return new Map(
      plan.floors.flatMap(({ booths }) =>
        booths.map((booth) => [booth.id, amountAt(booth)] as const).filter(([, amount]) => amount > 0),
      ),
    );
  }, [plan, amounts]);
  const steps = useMemo(() => heatSteps([...heat.values()]), [heat]);
  const tints = useMemo(
    () => new Map([...heat].map(([booth, amount]) => [booth, `--plan-heat-${heatOf(amount, steps)}`])),
    [heat, steps],
  );
  const fault = periodFault(period);
  const listed = (floor?.booths ?? [])
    .flatMap((booth) => {
      const amount = heat.get(booth.id);
      return amount === undefined ? [] : [{ booth, amount }];
    })
    .toSorted((one, other) => other.amount - one.amount);
  const asked = { period, figure, floor: floor?.code ?? '' };
  const label = wordsIn(BOOTH_FIGURES[figure].label, lang);
  const keep = { figure, floor: asked.floor };
  return (
    <OrganizerPage title={t('title')} lead={t('lead')}>
      <Tabs
        label={t('figures')}
        current={pathOf(asked)}
        tabs={BOOTH_FIGURE_NAMES.map((name) => ({
          to: pathOf({ ...asked, figure: name }),
          label: wordsIn(BOOTH_FIGURES[name].label, lang),
        }))}
      />
      <PeriodForm period={period} addressOf={(days) => pathOf({ ...asked, period: days })} keep={keep} />
      {fault !== null && (
        <EmptyState title={tPeriod('wrongPeriod')}>
          <p>{ruleText(fault, lang, { max: PERIOD_DAYS_MAX })}</p>
        </EmptyState>
      )}
      {floor === undefined && <EmptyState title={t('notDrawn')} />}
      {fault === null && floor !== undefined && (
        <>
          <p className="mb-4 max-w-[70ch] text-soft">{wordsIn(BOOTH_FIGURES[figure].definition, lang)}</p>
          <ul className="mb-6 flex flex-wrap gap-x-6 gap-y-2" aria-label={t('halls')}>
            {halls.map(({ code, name, colour }) => (
              <li key={code} className="inline-flex items-center gap-2">
                <span className="plate" style={hallStyle(colour)}>
                  {code}
                </span>
                <Says text={name} />
                <span className="num font-semibold">
                  {number(told.halls.find((hall) => hall.code === code)?.amount ?? 0, lang)}
                </span>
              </li>
            ))}
          </ul>
          <Tabs
            label={t('floors')}
            current={pathOf(asked)}
            tabs={drawn.map(({ code }) => ({ to: pathOf({ ...asked, floor: code }), label: code }))}
          />
          <PlanFrame
            floor={floor}
            selected={selected}
            marks={NO_MARKS}
            tints={tints}
            onSelect={(booth) => setSelected(booth?.id ?? null)}
            below={<Legend steps={steps} />}
          >
            <SelectedBooth
              booth={floor.booths.find(({ id }) => id === selected)}
              label={label}
              amount={heat.get(selected ?? '') ?? 0}
            />
          </PlanFrame>
          <h2 className="mt-8 mb-3 text-xl">{t('most', { floor: inLang(floor.name, lang) })}</h2>
          {listed.length === 0 ? (
            <EmptyState title={t('none')} />
          ) : (
            <RecordTable
              walked={false}
              label={t('most', { floor: inLang(floor.name, lang) })}
              columns={[
                { key: 'booth', label: t('booth') },
                { key: 'exhibitors', label: t('exhibitors') },
                { key: 'amount', label, right: true },
              ]}
            >
              {listed.slice(0, MOST_LISTED).map(({ booth, amount }) => (
                <RecordRow key={booth.id}>
                  <RecordCell name={t('booth')} plain>
                    <span className="num font-semibold">
                      {booth.hall} · {booth.number}
                    </span>
                  </RecordCell>
                  <RecordCell name={t('exhibitors')}>
                    {booth.exhibitors.map(({ id, name }) => (
                      <LocalLink key={id} to={exhibitorPath(id)} className="link mr-2 inline-block min-h-6">
                        <Says text={name} />
                      </LocalLink>
                    ))}
                  </RecordCell>
                  <RecordCell name={label} right>
                    <span className="num">{number(amount, lang)}</span>
                  </RecordCell>
                </RecordRow>
              ))}
            </RecordTable>
          )}
        </>
      )}
    </OrganizerPage>
  );
}

function SelectedBooth({ booth, label, amount }: { booth: PlanBooth | undefined; label: string; amount: number }) {
  const lang = useLang();
  if (booth === undefined) return null;
  return (
    <section className="card p-3">
      <p className="num font-semibold">
        {booth.hall} · {booth.number}
      </p>
      <p>{companyNames(booth.exhibitors, lang)}</p>
      <p className="text-soft">
        {label} <span className="num">{number(amount, lang)}</span>
      </p>
    </section>
  );
}

/** From which amount on a booth has which colour. */
function Legend({ steps }: { steps: readonly number[] }) {
  const lang = useLang();
  return (
    <span className="plan-legend">
      {HEAT_STEPS.filter((step) => steps[step - 1] !== undefined).map((step) => (
        <span key={step} className="num" style={{ background: `var(--plan-heat-${step})` }}>
          ≥ {number(steps[step - 1] ?? 0, lang)}
        </span>
      ))}
    </span>
  );
}
