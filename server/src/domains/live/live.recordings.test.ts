import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { makeLive, REPLAY } from '../../../test/lives.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, type Employee, type Exhibitor } from '../../../test/world.ts';
import { newId } from '../../core/id.ts';
import { removeRecordings } from './live.recordings.ts';

const portal = testPortal();
const anonymous = { token: null };
let company: Exhibitor;
let host: Employee;
beforeAll(async () => {
  company = await makeExhibitor(portal);
  host = await makeEmployee(portal, company);
});

const streams = (): string => path.join(portal.portal.services.config.DATA_DIR, 'live/streams');

function record(id: string): void {
  mkdirSync(path.join(streams(), id), { recursive: true });
  writeFileSync(path.join(streams(), id, '1.m3u8'), '#EXTM3U\n');
}

/** A live with its recording, that ended so many days ago. */
async function recorded(daysAgo: number, given: Parameters<typeof makeLive>[2] = {}): Promise<string> {
  const at = (hours: number): string => new Date(Date.now() - daysAgo * 86_400_000 - hours * 3_600_000).toISOString();
  const times = { starts_at: at(2), started_at: at(2), ends_at: at(1), ended_at: at(1) };
  const { id } = await makeLive(portal, company, { ...REPLAY, ...times, ...given });
  record(id);
  return id;
}

const run = () => removeRecordings.work(portal.portal.services);
const isKept = (id: string): boolean => readdirSync(streams()).includes(id);
const keep = async (replayDays: number): Promise<void> => {
  await portal.as(await makeOrganizer(portal))(contract.organizer.saveSettings, { replayDays });
};

describe('the recordings of lives', () => {
  beforeEach(() => keep(0));

  test('of a live that was deleted, or that nobody knows, go; those of others stay', async () => {
    const [kept, deleted, unknown] = [
      await recorded(400),
      await recorded(1, { deleted_at: new Date().toISOString() }),
      newId(),
    ];
    record(unknown);
    await run();
    expect([kept, deleted, unknown].map(isKept)).toEqual([true, false, false]);
  });

  test('go after the days that the organizer keeps them, and the pages of their lives say so', async () => {
    const [old, young] = [await recorded(8), await recorded(6)];
    await keep(7);
    await run();
    expect([old, young].map(isKept)).toEqual([false, true]);
    const seen = async (id: string) => {
      const { state, replayRemoved } = await portal.as(anonymous)(contract.live.detail, { id });
      const own = await portal.as(host)(contract.ownLive.get, { id });
      return [state, replayRemoved, own.replayRemoved];
    };
    expect(await seen(old)).toEqual(['ended', true, true]);
    expect(await seen(young)).toEqual(['replay', false, false]);
    expect((await portal.as(anonymous)(contract.live.state, { id: old })).playback).toBe(null);
  });

  test('of a live without a replay go too, and its page says nothing of it', async () => {
    const id = await recorded(8, { has_replay: false });
    await keep(7);
    await run();
    expect(isKept(id)).toBe(false);
    expect((await portal.as(anonymous)(contract.live.detail, { id })).replayRemoved).toBe(false);
  });

  test('beside the store of another database are left alone', async () => {
    const { services } = portal.portal;
    record(newId());
    const before = readdirSync(streams());
    const foreign = { ...services, files: { ...services.files, readMark: async () => 'of another' } };
    await removeRecordings.work(foreign);
    expect(readdirSync(streams())).toEqual(before);
  });
});
