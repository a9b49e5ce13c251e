import { dayOf, idleBetween, type Visit, type VisitWishes } from './visit-day.ts';
import { bestOrder, walkThrough } from './visit-orders.ts';

export type VisitPlan = {
  visits: Visit[];
  /** Places in `stops` of those that do not fit. */
  leftOut: number[];
  /** Places in `appointments` of those that cannot be reached from the kept ones before them. */
  missed: number[];
  walkingSeconds: number;
  idleMinutes: number;
};

/** Keeps the appointments, visits as many stops as possible, fixed ones before others, and of such plans takes one with least walking. */
export function planVisit(wishes: VisitWishes): VisitPlan {
  const { day, missed } = dayOf(wishes);
  const order = bestOrder(day);
  const placed = (walkThrough(day, order) ?? []).map((visit) => ({
    ...visit,
    idleMinutes: idleBetween(day, visit.arrives, visit.begins),
  }));
  const visits = [...placed, ...day.anywhere].toSorted((one, other) => one.begins - other.begins);
  return {
    visits,
    leftOut: [...wishes.stops.keys()].filter((stop) => !order.includes(stop)),
    missed,
    walkingSeconds: visits.reduce((sum, visit) => sum + visit.walkingSeconds, 0),
    idleMinutes: visits.reduce((sum, visit) => sum + visit.idleMinutes, 0),
  };
}
