import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { CallApi } from '@fairbridge/contract/client.ts';
import type { marks as marksCall } from '@fairbridge/contract/floor-plan/floor-plan.calls.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { getSession } from '../../session/session.ts';
import { localStorageItem } from '../../stored-item.ts';

export type OwnMarks = OutputOf<typeof marksCall>;

/** The prefix is what a log-out clears. */
const PLACE = localStorageItem('fairbridge.marks');

type KeptMarks = { owner: string; own: OwnMarks };

const isKept = (value: unknown): value is KeptMarks =>
  typeof value === 'object' && value !== null && 'owner' in value && 'own' in value;

/** What this visitor has of the booths; without a network what this device kept of it. Fails where there is neither. */
export async function loadMarks(api: CallApi): Promise<OwnMarks> {
  const owner = getSession()?.user.subjectId ?? '';
  try {
    const own = await api(calls.floorPlan.marks, {});
    PLACE.write({ owner, own } satisfies KeptMarks);
    return own;
  } catch (error) {
    // An answer of the server counts, whatever it says; without any, what was kept is shown.
    const kept = failureOf(error) === null ? PLACE.read() : null;
    if (!isKept(kept) || kept.owner !== owner) throw error;
    return kept.own;
  }
}
