import { httpClient } from '@fairbridge/contract/client.ts';
import type { TrackingCode } from '@fairbridge/contract/tracking/tracking.codes.ts';
import pageEvents from 'virtual:page-events';
import { caller } from '../api.ts';
import { calls } from '../calls.ts';
import { bare, withoutBase } from '../i18n/address.ts';
import { getSession, subscribeSession } from '../session/session.ts';
import { makeBatches, type Event } from './batches.ts';
import { mayTrack, type Told } from './track.ts';
import { whenShown } from './when-shown.ts';

/** What is looked at: the fair, or a page of it. Each time it is out of sight, `left` tells for how long it was in sight. */
type Look = { left: TrackingCode; id: string; site: string; since: number };

const SECONDS_MAX = 3_600;
const SITE_MAX = 300;
const ID_MAX = 100;
const ENTERED: TrackingCode = '001021003';
const LEFT: TrackingCode = '001021004';

const tokenNow = (): string | null => getSession()?.token ?? null;
const isShown = (): boolean => document.visibilityState === 'visible';

/** What is on its way when the window closes still arrives. */
const outliving = (url: string, init: RequestInit): Promise<Response> => fetch(url, { ...init, keepalive: true });

/**
 * Not by `api`: a session that has expired would be told of, where nobody has asked for anything. Nor at another address where a blocker stops
 * this one: its reader does not want to be counted.
 */
const send = (events: readonly Event[], token: string | null): Promise<unknown> =>
  httpClient({ ...caller, token: () => token, fetch: outliving })(calls.tracking.burying, {
    appKey: 'portal',
    type: '000000001',
    // the server goes by the session alone
    userId: '',
    events,
  });

/** Does somebody come to the fair by this page? Not by a link from another page of it, by a reload or by going back. */
function isArrival(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isAgain = entry !== undefined && 'type' in entry && entry.type !== 'navigate';
  return !isAgain && !document.referrer.startsWith(`${location.origin}/`);
}

/** Begins to tell of this window's visit, and answers how it hears of what happens. */
export async function startVisit(): Promise<(told: Told) => void> {
  await whenShown();
  const { put, flush } = makeBatches({ send, token: tokenNow, wanted: mayTrack });
  // without its path, which may hold the code of a link
  const fair: Look = { left: LEFT, id: '', site: '/', since: Date.now() };
  let looks: readonly Look[] = [fair];
  let shown = isShown();
  const tell = (event: TrackingCode, { id, site }: Pick<Look, 'id' | 'site'>, time: number, seconds?: number): void =>
    put({
      event,
      time,
      site: site.slice(0, SITE_MAX),
      prop: { id: id.slice(0, ID_MAX), ...(seconds !== undefined && { seconds }) },
    });
  const end = (look: Look, time: number): void => {
    if (!shown || !mayTrack()) return;
    const seconds = Math.round((time - look.since) / 1000);
    tell(look.left, look, time, Math.min(Math.max(seconds, 1), SECONDS_MAX));
  };
  const leave = (): void => {
    for (const look of looks) end(look, Date.now());
    shown = false;
    flush();
  };
  // A phone may end a page that is out of sight without another word; one that comes back is looked at anew.
  const onVisibility = (): void => {
    if (!isShown()) return leave();
    shown = true;
    looks = looks.map((look) => ({ ...look, since: Date.now() }));
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', leave);
  subscribeSession(flush);
  if (isArrival()) tell(ENTERED, fair, Date.now());
  return (told) => {
    if (told.event !== null) return tell(told.event, told, told.time);
    const [ofFair = fair, ...before] = looks;
    for (const look of before) end(look, told.time);
    looks = [ofFair];
    const path = bare(withoutBase(told.site));
    const page = pageEvents.find((one) => one.path.test(path));
    if (page === undefined) return;
    const [, id = ''] = page.path.exec(path) ?? [];
    const about = { id, site: told.site };
    if (!page.guestsOnly || tokenNow() === null) tell(page.event, about, told.time);
    if (page.left !== null) looks = [ofFair, { ...about, left: page.left, since: told.time }];
  };
}
