import { secondsBetween } from '@fairbridge/contract/floor-plan/route.ts';
import { planVisit } from '@fairbridge/contract/floor-plan/visit-plan.ts';
import type { Walkways } from '@fairbridge/contract/floor-plan/walkways.ts';
import type { RouteEnd } from './route-address.ts';
import type { Appointment, Asked, Stop } from './visit-wishes.ts';

/** A row of the day. Times are minutes of the day; `from` is where one comes from, where a way leads there. */
export type Row =
  | { kind: 'break'; begins: number; leaves: number }
  | ({ begins: number; leaves: number; walkingMinutes: number; idleMinutes: number; from: RouteEnd | null } & (
      | { kind: 'stop'; stop: Stop }
      | { kind: 'appointment'; appointment: Appointment }
    ));

export type Timetable = {
  rows: Row[];
  /** Stops that do not fit: nobody can walk there, or there is no time. */
  leftOut: { stop: Stop; why: 'noWay' | 'noTime' }[];
  /** Appointments that the ones before leave no time for. */
  missed: Appointment[];
  walkingMinutes: number;
};

/** The day in the order in which it is best walked. */
export function timetableOf(
  walkways: Walkways,
  { choices, begin, stops, appointments, places, wishes }: Asked,
): Timetable {
  const seconds = secondsBetween(walkways, places, { stepFree: choices.stepFree });
  const plan = planVisit({ ...wishes, seconds });
  let from = begin;
  const rows: Row[] = [];
  for (const { kind, index, begins, leaves, walkingSeconds, idleMinutes } of plan.visits) {
    const [stop, appointment] = [stops[index], appointments[index]];
    const walkingMinutes = Math.ceil(walkingSeconds / 60);
    const way = { begins, leaves, walkingMinutes, idleMinutes: Math.round(idleMinutes), from };
    if (kind === 'stop' && stop !== undefined) {
      rows.push({ ...way, kind, stop });
      from = { id: stop.booth.id, floor: stop.floor, booth: stop.booth, element: null };
    } else if (kind === 'appointment' && appointment !== undefined) {
      rows.push({ ...way, kind, appointment, from: appointment.end === null ? null : from });
      from = appointment.end ?? from;
    }
  }
  const breaks = wishes.breaks.map(({ from: begins, to: leaves }): Row => ({ kind: 'break', begins, leaves }));
  const isReachable = (place: number): boolean =>
    place === wishes.start ||
    seconds.some(
      (row, at) => at !== place && (wishes.start === null || at === wishes.start) && row[place] !== Infinity,
    );
  return {
    rows: [...rows, ...breaks].toSorted((one, other) => one.begins - other.begins),
    leftOut: plan.leftOut.flatMap((index) => {
      const [stop, place] = [stops[index], wishes.stops[index]?.place];
      if (stop === undefined || place === undefined) return [];
      const why = places.length === 1 || isReachable(place) ? 'noTime' : 'noWay';
      return [{ stop, why } as const];
    }),
    missed: plan.missed.flatMap((index) => appointments[index] ?? []),
    walkingMinutes: Math.ceil(plan.walkingSeconds / 60),
  };
}
