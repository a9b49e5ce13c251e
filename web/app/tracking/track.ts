import type { TrackingCode } from '@fairbridge/contract/tracking/tracking.codes.ts';
import { getSession } from '../session/session.ts';

/** An event of the table with when and where it happened, since it may be sent much later. Null: a page came to stand there (root.tsx tells of each; the site map says which of them count). */
export type Told = { event: TrackingCode | null; id: string; time: number; site: string };

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Under this name the browser keeps that whoever uses it does not want to be counted (counting-choice.ts writes it). */
export const NOT_COUNTED = 'fairbridge.notCounted';

/** Does the browser itself ask not to follow its reader? */
export const asksNotToTrack = (): boolean => navigator.globalPrivacyControl === true || navigator.doNotTrack === '1';

/** Of a draft and of an archived fair nothing is counted (`Layout` in root.tsx says so). */
const isOpenFair = (): boolean => globalThis.document?.documentElement.dataset['notOpen'] === undefined;

/** Guests and visitors alone are counted, and none who does not want it. Previews need not be told apart: they come without scripts (`PreviewContext`). */
export function mayTrack(): boolean {
  const kind = getSession()?.user.subjectType ?? 'VISITOR';
  if (kind !== 'VISITOR' || asksNotToTrack() || !isOpenFair()) return false;
  try {
    return localStorage.getItem(NOT_COUNTED) === null;
  } catch {
    // who keeps storage closed may have said no without our knowing
    return false;
  }
}

const waiting: Told[] = [];
let tell = (told: Told): void => {
  if (waiting.push(told) === 1) begin();
};

/** What sends it all comes when the browser has nothing else to do. A blocker may stop it: then nothing is gathered any more, and nobody is told. */
function begin(): void {
  const load = (): void =>
    void import('./visit.ts')
      .then(async ({ startVisit }) => {
        tell = await startVisit();
        waiting.forEach(tell);
      })
      .catch(() => (tell = () => {}));
  if ('requestIdleCallback' in window) requestIdleCallback(load);
  else setTimeout(load, 2_000);
}

/** Tells the portal what was done: `track('001034002', exhibitor.id)`. Nothing waits for it, and a failure is nobody's trouble. */
export function track(event: TrackingCode | null, id = ''): void {
  if (mayTrack()) tell({ event, id, time: Date.now(), site: location.pathname });
}
