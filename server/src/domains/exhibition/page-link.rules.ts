import {
  AD_PLACES,
  type LinkLogin,
  type LinkSubject,
  type PagePlace,
} from '@fairbridge/contract/exhibition/page-link.shapes.ts';
import type { LINK_STATES } from '@fairbridge/contract/home/home.shapes.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { daysBetween } from '../../core/days.ts';

/** Of the fair, for links that belong before, into or after it. */
export type FairDays = { startsOn: string; endsOn: string };

/** What decides whether a link is shown. */
export type Timed = { show_type: string; shows_from: Date | null; shows_until: Date | null; shown: boolean };
export type Targeted = Timed & { place: string; subject_type: string; is_login: string };

/** For whom a page is made: as whom, and whether signed in. Staff of the organizer are neither buyers nor exhibitors. */
export type PageReader = { subject: Exclude<LinkSubject, 'all'> | 'ORGANIZER'; signedIn: boolean };

/** Somebody signed in is who he is; a client's word picks the view of an anonymous caller only (ruling 1.5). */
export function readerOf(caller: Caller, subjectType: '' | 'VISITOR' | 'ACTOR'): PageReader {
  switch (caller.kind) {
    case 'anonymous':
      return { subject: subjectType === '' ? 'anonymous' : subjectType, signedIn: false };
    case 'visitor':
      return { subject: 'VISITOR', signedIn: true };
    case 'exhibitor':
      return { subject: 'ACTOR', signedIn: true };
    case 'organizer':
      return { subject: 'ORGANIZER', signedIn: true };
  }
}

type Span = { from: number; until: number };
const FOREVER = Infinity;

/** The instants between which a link is shown: its own bounds, and its part of the fair; days of the fair are days in Beijing. */
function spanOf(link: Timed, { startsOn, endsOn }: FairDays): Span {
  const fair = daysBetween({ from: startsOn, to: endsOn });
  const [opens, closes] = [fair.since?.getTime() ?? -FOREVER, fair.until?.getTime() ?? FOREVER];
  const own: Span = {
    from: link.shows_from?.getTime() ?? -FOREVER,
    until: link.shows_until?.getTime() ?? FOREVER,
  };
  const part: Span = {
    from: link.show_type === 'during' ? opens : link.show_type === 'after' ? closes : -FOREVER,
    until: link.show_type === 'before' ? opens : link.show_type === 'during' ? closes : FOREVER,
  };
  return { from: Math.max(own.from, part.from), until: Math.min(own.until, part.until) };
}

/** How a link stands now, for those it is meant for. */
export function stateOf(link: Timed, fair: FairDays, now: number): (typeof LINK_STATES)[number] {
  if (!link.shown) return 'off';
  const { from, until } = spanOf(link, fair);
  if (now >= until) return 'ended';
  return now < from ? 'waits' : 'shown';
}

const isAd = (place: string): boolean => AD_PLACES.some((one: PagePlace) => one === place);

function isMeantFor(link: Targeted, { subject, signedIn }: PageReader): boolean {
  // advertising is hidden for exhibitors (specification, section 2)
  if (subject === 'ACTOR' && isAd(link.place)) return false;
  if (link.subject_type !== 'all' && link.subject_type !== subject) return false;
  const login: LinkLogin = signedIn ? 'signedIn' : 'signedOut';
  return link.is_login === 'any' || link.is_login === login;
}

export const isShown = (link: Targeted, reader: PageReader, fair: FairDays, now: number): boolean =>
  isMeantFor(link, reader) && stateOf(link, fair, now) === 'shown';

/** When the next of these links begins or ends; null when none does. */
export function nextChange(links: readonly Timed[], fair: FairDays, now: number): number | null {
  const changes = links.flatMap((link) => {
    if (!link.shown) return [];
    const { from, until } = spanOf(link, fair);
    return [from, until].filter((at) => at > now && Number.isFinite(at));
  });
  return changes.length === 0 ? null : Math.min(...changes);
}
