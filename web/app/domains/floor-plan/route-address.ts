import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import type {
  FloorPlan,
  PlanBooth,
  PlanElement,
  PlanFloor,
} from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { writeFilter, type PlanFilter } from './plan-filter.ts';
import { boothAt } from './plan-search.ts';

/** A route as addresses have it: 'H1.A07' for a booth, an id for an element; empty where nothing was selected. */
export type AskedRoute = { from: string; to: string; stepFree: boolean };

export const askedRoute = (query: URLSearchParams): AskedRoute => ({
  from: query.get('from') ?? '',
  to: query.get('to') ?? '',
  stepFree: query.get('steps') === 'none',
});

/** A booth as addresses have it; no two of a fair have the same. */
export const boothName = ({ hall, number }: Pick<PlanBooth, 'hall' | 'number'>): string => `${hall}.${number}`;

/** A booth as on its plate. */
export const plateText = (floor: string, { hall, number }: Pick<PlanBooth, 'hall' | 'number'>): string =>
  boothText({ hall: { code: hall }, floor, number });

/** A place that a route may lead from or to. */
export type RouteEnd = { id: string; floor: PlanFloor } & (
  | { booth: PlanBooth; element: null }
  | { booth: null; element: PlanElement }
);

/** What an address names; undefined where the plan has none such (any more). */
export function routeEnd({ floors }: FloorPlan, name: string): RouteEnd | undefined {
  const dot = name.indexOf('.');
  for (const floor of floors) {
    const element = floor.elements.find(({ id }) => id === name);
    if (element !== undefined) return { id: name, floor, booth: null, element };
    const booth = dot > 0 ? boothAt(floor, name.slice(0, dot), name.slice(dot + 1)) : undefined;
    if (booth !== undefined) return { id: booth.id, floor, booth, element: null };
  }
  return undefined;
}

/** The entrances of all floors, in the order of the plan. */
export const entrancesOf = ({ floors }: FloorPlan): { floor: PlanFloor; element: PlanElement }[] =>
  floors.flatMap((floor) =>
    floor.elements.filter(({ kind }) => kind === 'entrance').map((element) => ({ floor, element })),
  );

/** `isHere`: whoever opens it is at this booth. */
type Shown = {
  booth?: Pick<PlanBooth, 'hall' | 'number'> | undefined;
  isHere?: boolean;
  route?: AskedRoute | undefined;
  filter?: PlanFilter | undefined;
};

/** The Chinese path of the map with what it shows. */
export function mapPath(floor: string, { booth, isHere = false, route, filter }: Shown = {}): string {
  const query = new URLSearchParams();
  if (booth !== undefined) {
    query.set('hall', booth.hall);
    query.set('booth', booth.number);
    if (isHere) query.set('here', '1');
  }
  if (route !== undefined && route.from !== '') query.set('from', route.from);
  if (route !== undefined && route.to !== '') query.set('to', route.to);
  if (route?.stepFree === true) query.set('steps', 'none');
  if (filter !== undefined) writeFilter(query, filter);
  return `/map/${floor}${query.size === 0 ? '' : `?${query}`}`;
}
