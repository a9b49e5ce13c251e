import type { FloorPlan } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { BASE } from '../../i18n/address.ts';

/** The whole plan: the packed file, which the browser keeps; by the call where there is none, as while only registration is open. Fails without a network. */
export async function loadPlan(): Promise<FloorPlan> {
  const answer = await fetch(`${BASE}/plans/plan.json`);
  return answer.ok ? ((await answer.json()) as FloorPlan) : api(calls.floorPlan.get, {});
}
