import { isTrackingCode, TRACKING_EVENTS } from '@fairbridge/contract/tracking/tracking.codes.ts';
import { expect, test } from 'vitest';
import pageEvents from 'virtual:page-events';
import { SITE_MAP } from '../site-map.ts';

const declared = SITE_MAP.flatMap(({ path, event, screen }) => (event === undefined ? [] : [{ path, event, screen }]));

test('every code of an opened page is that of an address, but for showcases, which stand on the page of their company', () => {
  const codes = Object.keys(TRACKING_EVENTS).filter(isTrackingCode);
  const ofPages = codes.filter((code) => TRACKING_EVENTS[code].kind === 'page' && code !== '001032002');
  expect(new Set(declared.map(({ event }) => event))).toEqual(new Set(ofPages));
});

/** What opening the page at this path is, and what it is about. */
const at = (path: string) =>
  pageEvents.flatMap(({ path: pattern, ...event }) => {
    const [found, id] = pattern.exec(path) ?? [];
    return found === undefined ? [] : [{ ...event, id }];
  });

test('an address of something says whose page it is, and one of the portal leaves it out', () => {
  const named = declared.filter(({ event }) => TRACKING_EVENTS[event].about !== 'portal').map(({ path }) => path);
  expect(named.filter((path) => !/\/:(?:id|slug)$/.test(path))).toEqual([]);
  expect([at('/find/product'), at('/register/email/1'), at('/meetingList/M1'), at('/')]).toEqual([
    [{ event: '001031002', guestsOnly: false, left: null, id: undefined }],
    [{ event: '001035000', guestsOnly: false, left: null, id: undefined }],
    [{ event: '001032005', guestsOnly: false, left: null, id: 'M1' }],
    [{ event: '001031000', guestsOnly: false, left: null, id: undefined }],
  ]);
});

test('of exhibits and exhibitors it is told how long they were looked at; that they were opened, of guests alone', () => {
  expect([at('/find-exhibit/detail/P1'), at('/actorDetail/A1')]).toEqual([
    [{ event: '001032001', guestsOnly: true, left: '001033001', id: 'P1' }],
    [{ event: '001032000', guestsOnly: true, left: '001033000', id: 'A1' }],
  ]);
});

test('pages that nobody counts, and rooms to come, are no events', () => {
  expect([at('/personal/privacy'), at('/meetingList/M1/partners')]).toEqual([[], []]);
  const coming = declared.filter(({ screen }) => screen === undefined).length;
  expect(pageEvents).toHaveLength(declared.length - coming);
});
