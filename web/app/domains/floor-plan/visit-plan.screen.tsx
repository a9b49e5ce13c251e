import { countDays, dayAfter } from '@fairbridge/contract/days.ts';
import type { FloorPlan } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import type { Walkways } from '@fairbridge/contract/floor-plan/walkways.ts';
import { useEffect, useMemo, useState } from 'react';
import { defineClientLoad } from '../../define-load.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, beijingToday } from '../../i18n/numbers.ts';
import { useUser } from '../../session/session.ts';
import { OfflineCopy } from '../../shell/offline-copy.tsx';
import { PersonalPage } from '../../shell/personal/personal-frame.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { useExhibition } from '../../site/site.ts';
import { localStorageItem } from '../../stored-item.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { loadPlan } from './load-plan.ts';
import { loadMarks, type OwnMarks } from './own-marks.ts';
import { useHere } from './use-here.ts';
import { useWalkways } from './use-walkways.ts';
import { keptChoices, usualChoices, visitErrors, type VisitChoices } from './visit-choices.ts';
import { BoothFields, DayFields } from './visit-form.tsx';
import { visitPlanTexts } from './visit-plan.texts.ts';
import { VisitTable } from './visit-table.tsx';
import { timetableOf, type Timetable } from './visit-timetable.ts';
import { askedVisit, stopsOf, type Asked } from './visit-wishes.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '参观计划', en: 'Visit plan' });

const load = defineClientLoad(async ({ api }) => {
  const [plan, marks] = await Promise.all([loadPlan(), loadMarks(api)]);
  return { plan, marks };
});
export const clientLoader = load.browser;

/** The choices of this person at this fair; the browser keeps them. */
function useChoices(days: readonly string[]): [VisitChoices, (change: Partial<VisitChoices>) => void] {
  const fair = useExhibition()?.id ?? '';
  const person = useUser()?.subjectId ?? '';
  const [item] = useState(() => localStorageItem(`fairbridge.visit-plan.${fair}.${person}`));
  const [choices, setChoices] = useState(() => {
    const today = beijingToday();
    return keptChoices(item.read(), usualChoices(days.includes(today) ? today : (days[0] ?? today)), days);
  });
  const change = (changed: Partial<VisitChoices>): void => {
    const next = { ...choices, ...changed };
    setChoices(next);
    item.write(next);
  };
  return [choices, change];
}

/** Two dozen booths take a phone a second, so the page is painted first; null until then. */
function useTimetable(walkways: Walkways | null, asked: Asked | null): Timetable | null {
  const [made, setMade] = useState<{ asked: Asked; timetable: Timetable } | null>(null);
  useEffect(() => {
    if (walkways === null || asked === null) return;
    const timer = setTimeout(() => setMade({ asked, timetable: timetableOf(walkways, asked) }), 100);
    return () => clearTimeout(timer);
  }, [walkways, asked]);
  return made !== null && made.asked === asked ? made.timetable : null;
}

function Planner({ plan, marks, days }: { plan: FloorPlan; marks: OwnMarks; days: readonly string[] }) {
  const t = useTexts(visitPlanTexts);
  const lang = useLang();
  const here = useHere();
  const [choices, change] = useChoices(days);
  const walkways = useWalkways(plan);
  const stops = useMemo(() => stopsOf(plan, marks), [plan, marks]);
  const asked = useMemo(() => askedVisit(plan, marks, choices), [plan, marks, choices]);
  const errors = visitErrors(choices);
  const isWrong = Object.keys(errors).length > 0;
  const isEmpty = asked.stops.length + asked.appointments.length === 0;
  const timetable = useTimetable(walkways, isWrong || isEmpty ? null : asked);
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="grid gap-5 print:hidden">
        <DayFields plan={plan} days={days} here={here} choices={choices} errors={errors} onChange={change} />
        <BoothFields
          stops={stops}
          selected={asked.stops.map(({ name }) => name)}
          meetingAt={new Set(asked.appointments.flatMap(({ end }) => end?.id ?? []))}
          minutes={choices.minutes}
          onChange={change}
        />
      </div>
      <section className="card p-5" aria-labelledby="visit-plan">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 id="visit-plan" className="num text-lg">
            {t('plan', { day: beijingDay(choices.day, lang) })}
          </h2>
          {timetable !== null && (
            <Button kind="quiet" small className="print:hidden" onClick={() => print()}>
              {t('print')}
            </Button>
          )}
        </div>
        <p role="status" className="text-soft empty:hidden">
          {isWrong ? t('correct') : isEmpty ? t('nothing') : timetable === null ? t('looking') : ''}
        </p>
        {timetable !== null && <VisitTable timetable={timetable} stepFree={choices.stepFree} />}
      </section>
    </div>
  );
}

/** A day at the fair in a good order: own favourites, orders and meetings, with breaks. Made in the browser alone. */
export default function VisitPlanScreen() {
  const { plan, marks } = load.useData();
  const t = useTexts(visitPlanTexts);
  const exhibition = useExhibition();
  const hasBooths = plan.floors.some(({ booths }) => booths.length > 0);
  const days =
    exhibition === null
      ? []
      : Array.from({ length: countDays({ from: exhibition.startsOn, to: exhibition.endsOn }) }, (_, at) =>
          dayAfter(exhibition.startsOn, at),
        );
  return (
    <PersonalPage>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-1 text-soft print:hidden">{t('lead')}</p>
      <OfflineCopy path="/visit-plan" />
      {!hasBooths && (
        <div className="mt-6">
          <EmptyState title={t('noPlan')}>{t('noPlanLead')}</EmptyState>
        </div>
      )}
      {hasBooths && stopsOf(plan, marks).length === 0 && (
        <div className="mt-6">
          <EmptyState title={t('empty')}>
            <p>{t('emptyLead')}</p>
            <p className="mt-5 flex flex-wrap justify-center gap-3">
              <ButtonLink to="/find/actor">{t('toExhibitors')}</ButtonLink>
              <ButtonLink to="/map" kind="quiet">
                {t('toMap')}
              </ButtonLink>
            </p>
          </EmptyState>
        </div>
      )}
      {hasBooths && stopsOf(plan, marks).length > 0 && <Planner plan={plan} marks={marks} days={days} />}
    </PersonalPage>
  );
}
