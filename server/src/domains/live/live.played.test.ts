import { expect, test } from 'vitest';
import type { PlayedLive } from './live.hook.queries.ts';
import { PlayedLives } from './live.played.ts';

const LIVE: PlayedLive = {
  is_shown: true,
  is_open: true,
  started_at: new Date(0),
  ended_at: null,
  has_replay: true,
  recorded_seconds: 0,
};

function livesOf(known: Map<string, PlayedLive>) {
  let now = 0;
  const asked: string[] = [];
  const lives = new PlayedLives(
    async (id) => {
      asked.push(id);
      return known.get(id) ?? null;
    },
    () => now,
  );
  return { lives, asked, later: (ms: number) => (now += ms) };
}

test('the database is asked for a live once a second, and once for an id that means nothing', async () => {
  const { lives, asked, later } = livesOf(new Map([['live', LIVE]]));
  const all = ['live', 'none', 'live', 'none'].map((id) => lives.get(id));
  expect([await Promise.all(all), asked]).toEqual([
    [LIVE, null, LIVE, null],
    ['live', 'none'],
  ]);
  later(999);
  await lives.get('none');
  later(1);
  await Promise.all([lives.get('live'), lives.get('none')]);
  expect(asked).toEqual(['live', 'none', 'live', 'none']);
});

test('a live that is planned after it was asked for is found a second later, or as soon as a change is told', async () => {
  const known = new Map<string, PlayedLive>();
  const { lives, later } = livesOf(known);
  expect(await lives.get('one')).toBe(null);
  known.set('one', LIVE);
  later(1_000);
  expect(await lives.get('one')).toBe(LIVE);
  expect(await lives.get('other')).toBe(null);
  known.set('other', LIVE);
  lives.clear();
  expect(await lives.get('other')).toBe(LIVE);
});

test('a question that failed is asked again', async () => {
  let isAway = true;
  const lives = new PlayedLives(async () => {
    if (isAway) throw new Error('away');
    return LIVE;
  });
  await expect(lives.get('live')).rejects.toThrow('away');
  isAway = false;
  expect(await lives.get('live')).toBe(LIVE);
});

test('of a flood of ids ten thousand are kept, and none costs more than the one before', async () => {
  const { lives, asked, later } = livesOf(new Map());
  for (let at = 0; at <= 10_000; at += 1) await lives.get(`id${at}`);
  asked.length = 0;
  for (const id of ['id10000', 'id1', 'id0']) await lives.get(id);
  expect(asked).toEqual(['id0']);
  later(1_000);
  asked.length = 0;
  await lives.get('id1');
  expect(asked).toEqual(['id1']);
});
