import type { OpeningHours, Zone } from '@fairbridge/contract/opening-hours/opening-hours.shapes.ts';

/** Hours as a form holds them: what is closed keeps its times. */
export type DayFormValues = { open: boolean; from: string; to: string };
export type DateFormValues = DayFormValues & { on: string; key: number };
export type HoursFormValues = {
  own: boolean;
  zone: Zone;
  week: readonly DayFormValues[];
  exceptions: readonly DateFormValues[];
};

const OFFICE = { from: '09:00', to: '18:00' };
const WORKDAYS = 5;

const dayOf = (hours: { from: string; to: string } | null): DayFormValues => ({
  open: hours !== null,
  ...(hours ?? OFFICE),
});

/** What is kept, else office hours to begin with. */
export function toFormValues(kept: OpeningHours | null): HoursFormValues {
  const week = kept?.week ?? Array.from({ length: 7 }, (_, day) => (day < WORKDAYS ? OFFICE : null));
  return {
    own: kept !== null,
    zone: kept?.zone ?? 'Asia/Shanghai',
    week: week.map(dayOf),
    exceptions: (kept?.exceptions ?? []).map(({ on, hours }, key) => ({ key, on, ...dayOf(hours) })),
  };
}

const hoursOf = ({ open, from, to }: DayFormValues) => (open ? { from, to } : null);

export const hoursInput = ({ own, zone, week, exceptions }: HoursFormValues) =>
  own
    ? { zone, week: week.map(hoursOf), exceptions: exceptions.map((one) => ({ on: one.on, hours: hoursOf(one) })) }
    : null;
