import type { CallApi } from '@fairbridge/contract/client.ts';
import type { FloorSummary } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { calls } from '../../calls.ts';
import { defineLoad } from '../../define-load.ts';
import { failureOf } from '../../failure.ts';
import { loadPlan } from './load-plan.ts';

/** Of the plan that is kept on this device, where there is no network. */
async function floorsOf(api: CallApi): Promise<FloorSummary[]> {
  try {
    return (await api(calls.floorPlan.floors, {})).list;
  } catch (error) {
    if (import.meta.env.SSR || failureOf(error) !== null) throw error;
    const { floors } = await loadPlan();
    return floors.map(({ booths, elements: _elements, ...floor }) => ({
      ...floor,
      booths: booths.length,
      taken: booths.filter(({ exhibitors }) => exhibitors.length > 0).length,
    }));
  }
}

/** The floors, of which an address names one. */
export const loadFloors = defineLoad(async ({ api, params }) => {
  const list = await floorsOf(api);
  if (params['floor'] !== undefined && !list.some(({ code }) => code === params['floor']))
    throw data({ failure: { name: 'notFound', message: '' } }, { status: 404 });
  return list;
});
/** From floor to floor and booth to booth nothing is asked for: the floors are the same. */
export const revalidatesFloors = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => currentUrl.href === nextUrl.href && defaultShouldRevalidate;
