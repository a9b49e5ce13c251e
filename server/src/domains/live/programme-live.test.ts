import { expect, test, vi } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { makeLive, makeLiveCover, makeLiveMessage, makeProgrammeLive, ON_AIR } from '../../../test/lives.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, makeVisitor } from '../../../test/world.ts';

const portal = testPortal();
const { ownLive, programmeLive } = contract;
const guest = { token: null };

const coverOfFair = () => {
  const { id } = portal.ctx.exhibition;
  return makeLiveCover(portal.ctx, { id, exhibition_id: id });
};

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const formWith = (cover: string) => ({
  type: 'forum' as const,
  title: { zh: '开幕论坛直播', en: 'Opening forum, live' },
  introduction: { zh: '', en: '' },
  cover,
  startsAt: inMinutes(60),
  endsAt: inMinutes(120),
});

test('an editor plans, changes and deletes a live of the fair; visitors find it among programmes, and the log says who did what', async () => {
  const editor = portal.as(await makeOrganizer(portal, portal.ctx, 'editor'));
  const form = formWith(await coverOfFair());
  const { id } = await editor(programmeLive.add, form);
  const shown = async () =>
    (await portal.as(guest)(contract.live.list, { party: 'programme' })).list.map((one) => [
      one.id,
      one.title.en,
      one.exhibitor,
    ]);
  await expect.poll(shown).toContainEqual([id, 'Opening forum, live', null]);
  await editor(programmeLive.update, { ...form, id, version: 1, title: { zh: '闭幕', en: 'Closing' } });
  expect(await outcomeOf(editor(programmeLive.update, { ...form, id, version: 1 }))).toBe('editConflict');
  await expect.poll(shown).toContainEqual([id, 'Closing', null]);
  expect((await editor(ownLive.get, { id })).version).toBe(2);
  vi.spyOn(portal.portal.services.liveEngine, 'isOn').mockResolvedValueOnce(true);
  expect((await editor(ownLive.encoder, { id })).key).toMatch(new RegExp(`^${id}\\?key=`));
  await editor(ownLive.remove, { id });
  expect(await outcomeOf(editor(ownLive.get, { id }))).toBe('notFound');
  const owner = portal.as(await makeOrganizer(portal));
  const { list } = await owner(contract.organizer.auditList, { objectId: id });
  expect(list.map(({ act }) => act)).toEqual(['live.remove', 'live.update', 'live.add']);
});

test('a live that is moved is moved in the calendars that hold it: the same name, a higher number, the new times', async () => {
  const editor = portal.as(await makeOrganizer(portal, portal.ctx, 'editor'));
  const form = { ...formWith(await coverOfFair()), startsAt: '2099-03-10T02:00:00Z', endsAt: '2099-03-10T03:00:00Z' };
  const { id } = await editor(programmeLive.add, form);
  const inCalendar = async () => {
    const { text } = await portal.send(contract.live.calendar, { id });
    return text.split('\r\n').filter((line) => /^(UID|SEQUENCE|DTSTART|DTEND)/.test(line));
  };
  expect(await inCalendar()).toEqual([
    `UID:${id}@localhost`,
    'SEQUENCE:1',
    'DTSTART:20990310T020000Z',
    'DTEND:20990310T030000Z',
  ]);
  await editor(programmeLive.update, { ...form, id, version: 1, endsAt: '2099-03-10T04:00:00Z' });
  expect(await inCalendar()).toEqual([
    `UID:${id}@localhost`,
    'SEQUENCE:2',
    'DTSTART:20990310T020000Z',
    'DTEND:20990310T040000Z',
  ]);
});

test('takes neither a company’s cover nor the customer pool of one', async () => {
  const editor = portal.as(await makeOrganizer(portal, portal.ctx, 'editor'));
  const company = await makeExhibitor(portal);
  const foreign = formWith(await makeLiveCover(portal.ctx, company));
  expect(await outcomeOf(editor(programmeLive.add, foreign))).toBe('badInput');
  const pool: object = { scope: 1 };
  expect(await outcomeOf(editor(programmeLive.add, { ...formWith(await coverOfFair()), ...pool }))).toBe('badInput');
});

test('a company’s live is none of the fair’s, and the fair’s is none of a company’s', async () => {
  const editor = portal.as(await makeOrganizer(portal, portal.ctx, 'editor'));
  const company = await makeExhibitor(portal);
  const employee = portal.as(await makeEmployee(portal, company));
  const [companys, fairs] = [await makeLive(portal, company), await makeProgrammeLive(portal)];
  const tries: Promise<unknown>[] = [
    editor(ownLive.get, { id: companys.id }),
    editor(ownLive.encoder, { id: companys.id }),
    editor(ownLive.renewKey, { id: companys.id }),
    editor(ownLive.remove, { id: companys.id }),
    employee(ownLive.get, { id: fairs.id }),
    employee(ownLive.encoder, { id: fairs.id }),
    employee(ownLive.renewKey, { id: fairs.id }),
    employee(ownLive.remove, { id: fairs.id }),
  ];
  expect(await Promise.all(tries.map(outcomeOf))).toEqual(tries.map(() => 'notFound'));
  expect((await editor(ownLive.get, { id: fairs.id })).party).toBe('programme');
});

test('editors and support keep order in the room of a live of the fair, reviewers do not', async () => {
  const { id } = await makeProgrammeLive(portal, ON_AIR);
  const outcomes = await Promise.all(
    (['editor', 'support', 'reviewer'] as const).map(async (role) => {
      const messageId = await makeLiveMessage(portal.ctx, id, (await makeVisitor(portal)).visitorId);
      const staff = portal.as(await makeOrganizer(portal, portal.ctx, role));
      return outcomeOf(staff(contract.liveRoom.removeMessage, { id, messageId }));
    }),
  );
  expect(outcomes).toEqual(['done', 'done', 'notAllowed']);
});

test('the lives of a day are those that go on in it, in Beijing, in the order of their times', async () => {
  const editor = portal.as(await makeOrganizer(portal, portal.ctx, 'editor'));
  const company = await makeExhibitor(portal);
  const times = [
    ['2031-05-01T15:30:00Z', '2031-05-01T16:30:00Z'],
    ['2031-05-02T02:00:00Z', '2031-05-02T03:00:00Z'],
    ['2031-05-02T01:00:00Z', '2031-05-02T04:00:00Z'],
    ['2031-05-02T16:00:00Z', '2031-05-02T17:00:00Z'],
  ] as const;
  const ids: string[] = [];
  for (const [starts_at, ends_at] of times) ids.push((await makeLive(portal, company, { starts_at, ends_at })).id);
  const { list, days } = await editor(contract.liveDesk.listDay, { day: '2031-05-02' });
  expect(list.map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]]);
  expect(days.filter(({ day }) => day.startsWith('2031-05'))).toEqual([
    { day: '2031-05-01', count: 1 },
    { day: '2031-05-02', count: 2 },
    { day: '2031-05-03', count: 1 },
  ]);
});

test('where no media process runs nobody is given a server and a key, and nothing goes on the air', async () => {
  const company = await makeExhibitor(portal);
  const employee = portal.as(await makeEmployee(portal, company, { admin: true }));
  const editor = portal.as(await makeOrganizer(portal, portal.ctx, 'editor'));
  const { id } = await makeLive(portal, company);
  const { id: fairs } = await makeProgrammeLive(portal);
  expect((await employee(ownLive.config, {})).isAvailable).toBe(false);
  expect((await editor(contract.liveDesk.getConfig, {})).isAvailable).toBe(false);
  const tries: Promise<unknown>[] = [
    employee(ownLive.encoder, { id }),
    employee(ownLive.start, { id }),
    editor(ownLive.encoder, { id: fairs }),
    editor(ownLive.start, { id: fairs }),
  ];
  expect(await Promise.all(tries.map(outcomeOf))).toEqual(tries.map(() => 'liveOff'));
});
