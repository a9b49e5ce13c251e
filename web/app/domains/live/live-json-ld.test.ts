import type { LiveCard } from '@fairbridge/contract/live/live.shapes.ts';
import { expect, test } from 'vitest';
import { liveJsonLd } from './live-json-ld.ts';

const LIVE: LiveCard = {
  id: 'aaaaaaaaaaaa',
  state: 'upcoming',
  party: 'programme',
  type: null,
  title: { zh: '水稻除草', en: 'Weed control in rice' },
  introduction: { zh: '三个时期', en: 'Three stages' },
  cover: '/files/cover',
  scope: 0,
  exhibitor: null,
  startsAt: '2027-01-11T02:00:00.000Z',
  endsAt: '2027-01-11T03:00:00.000Z',
  startedAt: null,
  endedAt: null,
  viewers: 0,
  watched: 7,
  likes: 0,
  wanted: 0,
};
const told = (live: Partial<LiveCard>) =>
  liveJsonLd(
    { ...LIVE, ...live },
    { lang: 'en', url: (path) => `https://fair.example/en${path}`, assets: 'https://fair.example' },
  );

const PAGE = 'https://fair.example/en/live/aaaaaaaaaaaa';
const BROADCAST = {
  '@type': 'BroadcastEvent',
  name: 'Weed control in rice',
  description: 'Three stages',
  image: ['https://fair.example/files/cover/w1200.jpg'],
  isLiveBroadcast: true,
  startDate: '2027-01-11T02:00:00.000Z',
  endDate: '2027-01-11T03:00:00.000Z',
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', url: PAGE },
  url: PAGE,
  inLanguage: 'en',
};

test('a live to come is a broadcast at its planned time, one on the air since it began', () => {
  expect(told({})).toEqual([BROADCAST]);
  const startedAt = '2027-01-11T02:04:00.000Z';
  expect(told({ state: 'onLive', startedAt })).toEqual([{ ...BROADCAST, startDate: startedAt }]);
});

test('a replay is a video with its cover, its recording and who has watched it', () => {
  expect(told({ state: 'replay', endedAt: '2027-01-11T02:50:00.000Z' })).toEqual([
    {
      '@type': 'VideoObject',
      name: 'Weed control in rice',
      description: 'Three stages',
      thumbnailUrl: ['https://fair.example/files/cover/w1200.jpg'],
      uploadDate: '2027-01-11T02:50:00.000Z',
      contentUrl: 'https://fair.example/broadcast/hls/aaaaaaaaaaaa/replay.m3u8',
      url: PAGE,
      inLanguage: 'en',
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'WatchAction' },
        userInteractionCount: 7,
      },
    },
  ]);
});

test('of a private live and of one that is over without a replay nothing is told (G7)', () => {
  expect([told({ scope: 1 }), told({ scope: 2, state: 'replay' }), told({ state: 'ended' })]).toEqual([[], [], []]);
});
