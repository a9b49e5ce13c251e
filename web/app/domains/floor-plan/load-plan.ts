import type { FloorPlan, PlanFile } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { BASE } from '../../i18n/address.ts';
import { boothName } from './route-address.ts';

let last: FloorPlan | null = null;

/** One that was kept before files were without ids has its own. */
const withIds = ({ version, floors }: PlanFile): FloorPlan => ({
  version,
  floors: floors.map((floor) => ({
    ...floor,
    booths: floor.booths.map((booth) => ({ id: boothName(booth), ...booth })),
  })),
});

async function newestPlan(): Promise<FloorPlan> {
  const answer = await fetch(`${BASE}/plans/plan.json`);
  return answer.ok ? withIds((await answer.json()) as PlanFile) : api(calls.floorPlan.get, {});
}

/**
 * The whole plan: the packed file, which the browser keeps; by the call where there is none, as while only registration is open. Without a network
 * the one that this window had last, or that `offline-worker.js` kept; fails where there is neither.
 */
export async function loadPlan(): Promise<FloorPlan> {
  try {
    last = await newestPlan();
  } catch (error) {
    if (last === null || failureOf(error) !== null) throw error;
  }
  return last;
}
