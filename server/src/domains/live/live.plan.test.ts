import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { makeHost, makeLive, ON_AIR } from '../../../test/lives.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeVisitor,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import { remindOfLives } from './live.reminders.ts';

const { ownLive, liveDesk, live: lives, notice } = contract;

const portal = testPortal();
let company: Exhibitor;
let host: Employee;
let buyer: Visitor;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  host = await makeEmployee(portal, company, { admin: true });
  buyer = await makeVisitor(portal, { language: 'en' });
});

async function wantedLive() {
  const live = await makeLive(portal, company);
  await makeHost(portal.ctx, live.id, host.employeeId);
  await portal.as(buyer)(lives.want, { id: live.id });
  return live.id;
}
/** Moves a live by so many hours, or writes something else of it. */
async function change(id: string, hours: number, title = 'Test live') {
  const own = await portal.as(host)(ownLive.get, { id });
  const later = (at: string): string => new Date(new Date(at).getTime() + hours * 3_600_000).toISOString();
  await portal.as(host)(ownLive.update, {
    ...own,
    title: { zh: '测试直播', en: title },
    type: null,
    cover: own.cover.id,
    hosts: [host.employeeId],
    startsAt: later(own.startsAt),
    endsAt: later(own.endsAt),
  });
}
const notices = async () =>
  (await portal.as(buyer)(notice.list, { kind: 'live' })).list.map(({ title, link }) => [title.en, link]);
const mails = async () =>
  (await sql<{ subject: string }>`select subject from message where recipient = ${buyer.email}`.execute(portal.ctx.db))
    .rows.length;
const told = (...titles: [string, string][]) =>
  expect.poll(async () => [await notices(), await mails()]).toEqual([titles, titles.length]);

describe('whoever wanted to be reminded of a live hears by notice and e-mail', () => {
  test('that it was moved, and is reminded of its new time; of another title nothing', async () => {
    const id = await wantedLive();
    await change(id, 0, 'Another title');
    await change(id, 24);
    await told(['Live moved: Test live', `/live/${id}`]);
    await sql`update live set starts_at = now() + interval '4 minutes' where id = ${id}`.execute(portal.ctx.db);
    await remindOfLives.work(portal.portal.services);
    await told(['Starting soon: Test live', `/live/${id}`], ['Live moved: Test live', `/live/${id}`]);
  });

  test('that its company deleted it', async () => {
    const id = await wantedLive();
    await portal.as(host)(ownLive.remove, { id });
    await told(['Live cancelled: Test live', '/live/list']);
  });

  test('that the organizer stopped it before it began', async () => {
    const id = await wantedLive();
    const editor = await makeOrganizer(portal, portal.ctx, 'editor');
    await portal.as(editor)(liveDesk.stop, { id, reason: '' });
    await told(['Live cancelled: Test live', '/live/list']);
  });
});

test('there is nothing to be reminded of in a live that is on the air, and no harm in asking', async () => {
  const { id } = await makeLive(portal, company, ON_AIR);
  expect(await portal.as(buyer)(lives.want, { id })).toEqual({ wanted: 0 });
  await sql`update live set ended_at = now() where id = ${id}`.execute(portal.ctx.db);
  expect(await outcomeOf(portal.as(buyer)(lives.want, { id }))).toBe('liveOver');
});

test('whoever is logged in watches without a name that the browser makes up, and a guest does not', async () => {
  const { id } = await makeLive(portal, company, ON_AIR);
  const watch = { liveId: id, state: 1 } as const;
  expect(await portal.as(buyer)(lives.watch, watch)).toEqual({ viewers: 1 });
  expect(await outcomeOf(portal.as({ token: null })(lives.watch, watch))).toBe('badInput');
});
