import type { FloorPlan } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { useState } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { withWeekday } from '../../i18n/short-day.ts';
import { Checkbox, Input, Select } from '../../ui/field.tsx';
import { entrancesOf, plateText, routeEnd } from './route-address.ts';
import { entranceText } from './route-sentences.ts';
import { MOST_STOPS, STOP_MINUTES, USUAL_MINUTES, type VisitChoices, type VisitErrors } from './visit-choices.ts';
import { visitPlanTexts } from './visit-plan.texts.ts';
import type { Stop } from './visit-wishes.ts';
import { companyNames } from './company-names.ts';

type Change = (change: Partial<VisitChoices>) => void;
type Day = {
  plan: FloorPlan;
  days: readonly string[];
  /** The booth where the person is, as addresses have it; empty where that is not known. */
  here: string;
  choices: VisitChoices;
  errors: VisitErrors;
  onChange: Change;
};

/** When and where the day begins and ends, and its break. */
export function DayFields({ plan, days, here, choices, errors, onChange }: Day) {
  const t = useTexts(visitPlanTexts);
  const lang = useLang();
  const entrances = entrancesOf(plan).map(({ floor, element }) => ({
    value: element.id,
    label: entranceText(floor, element, lang),
  }));
  const at = routeEnd(plan, here);
  const begins = [
    ...entrances,
    ...(at?.booth ? [{ value: here, label: t('here', { booth: plateText(at.floor.code, at.booth) }) }] : []),
  ];
  const time = (key: 'starts' | 'ends' | 'lunchStarts' | 'lunchEnds') => {
    const error = errors[key];
    return (
      <Input
        label={t(key)}
        type="time"
        required
        value={choices[key]}
        error={error === undefined ? undefined : t(error)}
        onChange={({ target }) => onChange({ [key]: target.value })}
      />
    );
  };
  return (
    <section className="card grid gap-4 p-5" aria-label={t('wishes')}>
      <h2 className="text-lg">{t('wishes')}</h2>
      <Select
        label={t('day')}
        value={choices.day}
        options={days.map((day) => ({ value: day, label: withWeekday(beijingDay(day, lang), day, lang) }))}
        onChange={({ target }) => onChange({ day: target.value })}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        {time('starts')}
        {time('ends')}
      </div>
      {begins.length > 0 && (
        <Select
          label={t('begin')}
          value={begins.some(({ value }) => value === choices.begin) ? choices.begin : (begins[0]?.value ?? '')}
          options={begins}
          onChange={({ target }) => onChange({ begin: target.value })}
        />
      )}
      <Checkbox
        label={t('lunch')}
        checked={choices.hasLunch}
        onChange={({ target }) => onChange({ hasLunch: target.checked })}
      />
      {choices.hasLunch && (
        <div className="grid grid-cols-2 items-start gap-4">
          {time('lunchStarts')}
          {time('lunchEnds')}
        </div>
      )}
      <Checkbox
        label={t('stepFree')}
        checked={choices.stepFree}
        onChange={({ target }) => onChange({ stepFree: target.checked })}
      />
    </section>
  );
}

type Booths = {
  stops: readonly Stop[];
  /** Names of those that are in the plan. */
  selected: readonly string[];
  /** Ids of booths where an appointment of the day is. */
  meetingAt: ReadonlySet<string>;
  minutes: VisitChoices['minutes'];
  onChange: Change;
};

/** Which booths, and how long at each. */
export function BoothFields({ stops, selected, meetingAt, minutes, onChange }: Booths) {
  const t = useTexts(visitPlanTexts);
  const lang = useLang();
  const [refused, setRefused] = useState<string | null>(null);
  const select = (name: string, isSelected: boolean): void => {
    const isFull = isSelected && selected.length >= MOST_STOPS;
    setRefused(isFull ? name : null);
    if (isFull) return;
    const others = selected.filter((one) => one !== name);
    // on other days they are visited like the others
    const meetings = stops.filter(({ booth }) => meetingAt.has(booth.id)).map((stop) => stop.name);
    onChange({ booths: [...meetings, ...others, ...(isSelected ? [name] : [])] });
  };
  return (
    <section className="card p-5" aria-label={t('booths')}>
      <h2 className="text-lg">{t('booths')}</h2>
      <p className="num mb-2 text-sm text-soft" role="status">
        {t('selected', { count: selected.length, max: MOST_STOPS })}
      </p>
      <ul className="divide-y divide-line">
        {stops.map(({ name, floor, booth, exhibitors }) => {
          const plate = plateText(floor.code, booth);
          const companies = companyNames(exhibitors, lang);
          const isSelected = selected.includes(name);
          return (
            <li key={booth.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 py-2">
              {meetingAt.has(booth.id) ? (
                <p>
                  <span className="num font-semibold">{plate}</span> {companies}
                  <span className="block text-sm text-soft">{t('asMeeting')}</span>
                </p>
              ) : (
                <Checkbox
                  label={
                    <>
                      <span className="num font-semibold">{plate}</span> {companies}
                    </>
                  }
                  checked={isSelected}
                  error={refused === name ? t('tooMany', { max: MOST_STOPS }) : undefined}
                  onChange={({ target }) => select(name, target.checked)}
                />
              )}
              {isSelected && (
                <Select
                  label={<span className="sr-only">{t('minutesAt', { booth: plate })}</span>}
                  value={String(minutes[name] ?? USUAL_MINUTES)}
                  options={STOP_MINUTES.map((count) => ({ value: String(count), label: t('minutes', { count }) }))}
                  onChange={({ target }) => onChange({ minutes: { ...minutes, [name]: Number(target.value) } })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
