import type { Socket } from 'socket.io-client';
import { drawnFileRow, exhibitorRow } from '../demo/factories/factories.ts';
import { newId } from '../server/src/core/id.ts';
import { createPool } from '../server/src/platform/database/client.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';
import { createDatabase } from '../server/src/platform/database/kysely.ts';
import { acknowledged, openLine } from './chat-line.ts';
import { defaultFair } from './company.ts';
import { percentile } from './load.ts';
import { post, type Running } from './portal-process.ts';
import { atMost, type Row } from './table.ts';

const LISTENERS = 500;
const MESSAGES = 200;
const P99_MAX_MS = 40;
const PASS = '/visitor/v2/live/getUserSig';

/** A live on the air, for everybody to watch. */
async function makeLive(url: string): Promise<string> {
  const db = createDatabase(createPool(url, { max: 1 }));
  try {
    const fair = await defaultFair(db);
    const company = exhibitorRow(fair, {});
    const cover = drawnFileRow(fair, company.id, {}, { width: 1280, height: 720 }, 'live');
    const id = newId();
    const at = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
    await insertRows(db, 'exhibitor', [company]);
    await insertRows(db, 'file', [cover]);
    await insertRows(db, 'live', [
      {
        id,
        exhibition_id: fair,
        exhibitor_id: company.id,
        title_zh: '测试直播',
        title_en: 'Test live',
        scope: 0,
        cover: cover.id,
        starts_at: at(-5),
        started_at: at(-5),
        ends_at: at(60),
      },
    ]);
    return id;
  } finally {
    await db.destroy();
  }
}

async function enter({ origin }: Running, liveId: string, auth: object, token?: string): Promise<Socket> {
  const line = await openLine({ origin, path: '/socket' }, auth);
  const { data } = await post(origin, PASS, { id: liveId }, token);
  acknowledged.parse(await line.emitWithAck('liveRoom.join', { id: liveId, sig: data['sig'] }));
  return line;
}

/** A visitor says something in the room of a live that 500 guests are in: until the last of them has heard it. */
export async function measureRoom(portal: Running, token: string, url: string): Promise<Row> {
  const id = await makeLive(url);
  const speaker = await enter(portal, id, { token }, token);
  const listeners: Socket[] = [];
  while (listeners.length < LISTENERS)
    listeners.push(...(await Promise.all(Array.from({ length: 50 }, () => enter(portal, id, { guest: true })))));
  const times: number[] = [];
  for (let at = 0; at < MESSAGES; at += 1) {
    const heard = Promise.all(
      listeners.map((line) => new Promise<void>((resolve) => line.once('liveRoom.message', () => resolve()))),
    );
    const began = performance.now();
    const said = { id, message: 'Is the 200 g/L SL in stock for October?', clientId: newId() };
    acknowledged.parse(await speaker.emitWithAck('liveRoom.send', said));
    await heard;
    times.push(performance.now() - began);
  }
  for (const line of [speaker, ...listeners]) line.disconnect();
  return atMost(`a room of ${LISTENERS}: delivered to all, p99`, percentile(times, 0.99), P99_MAX_MS, 'ms');
}
