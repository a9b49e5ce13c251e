import { isTrackingCode, TRACKING_EVENTS, type TrackingCode } from '@fairbridge/contract/tracking/tracking.codes.ts';
import type { Plugin } from 'vite';
import { SITE_MAP } from './app/site-map.ts';

const ID = 'virtual:page-events';

/** `/map/:floor?` as a pattern of paths. */
const patternOf = (path: string): string =>
  path.replaceAll(/\/(:\w+)?(\?)?/g, (_whole, parameter?: string, optional?: string) => {
    if (parameter === undefined) return '\\/';
    return optional === undefined ? '\\/[^/]+' : '(?:\\/[^/]+)?';
  });

/** What it is to leave such a page; null where nobody asks. That of the fair itself is no page's. */
function leftOf(event: TrackingCode): TrackingCode | null {
  const { about } = TRACKING_EVENTS[event];
  if (about === 'portal') return null;
  const codes = Object.keys(TRACKING_EVENTS).filter(isTrackingCode);
  return codes.find((code) => TRACKING_EVENTS[code].kind === 'left' && TRACKING_EVENTS[code].about === about) ?? null;
}

/** The pages that count when they are opened: the site map and the table of codes weigh more than a public page may carry. Rooms to come do not count. */
export const pageEventsModule = (): string => {
  const pages = SITE_MAP.flatMap(({ path, event, screen }) => {
    if (event === undefined || screen === undefined) return [];
    const declared = TRACKING_EVENTS[event];
    const pattern = patternOf(path);
    const named = declared.about === 'portal' ? pattern : pattern.replace('[^/]+', '([^/]+)');
    const rest = JSON.stringify({ event, guestsOnly: 'guestsOnly' in declared, left: leftOf(event) });
    return [`{path:/^${named}$/,...${rest}}`];
  });
  return `export default [${pages.join()}];`;
};

/** Tells what opening a page is; `tracking/visit.ts` asks. */
export function pageEvents(): Plugin {
  return {
    name: 'fairbridge:page-events',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? pageEventsModule() : null),
  };
}
