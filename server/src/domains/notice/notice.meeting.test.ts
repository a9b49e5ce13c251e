import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { makePair, slotOf, type Pair } from '../../../test/meetings.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeOrganizer, type Organizer } from '../../../test/world.ts';
import { remindOfAppointments } from '../meeting/meeting.reminders.ts';

const { propose, answer, move, cancel, calendar, plan } = contract.meetingAppointment;

const portal = testPortal();
let owner: Organizer;
beforeAll(async () => {
  owner = await makeOrganizer(portal);
});

const titles = async (recipientId: string) => {
  const { rows } = await sql<{ title_zh: string }>`
    select title_zh from notice where recipient_id = ${recipientId} order by created_at, id`.execute(portal.ctx.db);
  return rows.map((row) => row.title_zh);
};
const mails = async (address: string) => {
  const { rows } = await sql<{ subject: string; calendar: string | null; calendar_method: string | null }>`
    select subject, calendar, calendar_method from message where recipient = ${address} order by created_at, id`.execute(
    portal.ctx.db,
  );
  return rows;
};
const agreed = async (pair: Pair, place = 0) => {
  const slots = [slotOf(pair.meeting, place)];
  const made = await portal.as(pair.buyer)(propose, { partnerId: pair.exhibitorSignupId, slots });
  return portal.as(pair.supplier)(answer, { ...made, answer: { kind: 'accept', slot: slots[0] ?? '' } });
};

describe('an appointment', () => {
  test('is told to the other side, and to both with a calendar once it is agreed, moved and cancelled', async () => {
    const pair = await makePair(portal);
    const [buyer, company] = [pair.buyer.visitorId, pair.supplier.employeeId];
    const made = await agreed(pair);
    await expect.poll(() => titles(buyer)).toEqual(['洽谈已确认：禾田农化']);
    const moving = await portal.as(pair.buyer)(move, { ...made, slots: [slotOf(pair.meeting, 3)] });
    await expect.poll(async () => (await titles(company)).at(-1)).toBe('Verde Agro 希望调整洽谈时间');
    const slot = slotOf(pair.meeting, 3);
    const moved = await portal.as(pair.supplier)(answer, { ...moving, answer: { kind: 'accept', slot } });
    await expect.poll(() => titles(buyer)).toHaveLength(2);
    await portal.as(pair.supplier)(cancel, { ...moved, reason: '行程有变' });
    await expect
      .poll(() => titles(buyer))
      .toEqual(['洽谈已确认：禾田农化', '洽谈已改期：禾田农化', '洽谈已取消：禾田农化']);
    const sent = await mails(pair.buyer.email);
    expect(sent.map((mail) => mail.calendar_method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    const events = sent.map(({ calendar: text }) => (text ?? '').replaceAll('\r\n ', '').split('\r\n'));
    const lines = (name: string) => events.map((event) => event.find((line) => line.startsWith(name)));
    expect(new Set(lines('UID:'))).toEqual(new Set([`UID:${made.id}@localhost`]));
    expect(lines('SEQUENCE:')).toEqual(['SEQUENCE:2', 'SEQUENCE:4', 'SEQUENCE:5']);
  });

  test('leads from notice, e-mail and calendar to its own page, and an employee to the log-in of exhibitors', async () => {
    const pair = await makePair(portal);
    const { id } = await agreed(pair);
    const page = `/meetingAppointments?appointment=${id}`;
    const read = async ({ email }: { email: string }, recipientId: string) => {
      const { rows } = await sql<{ link: string; body: string }>`
        select n.link, m.body from notice n, message m
        where n.recipient_id = ${recipientId} and m.recipient = ${email} and m.calendar is not null`.execute(
        portal.ctx.db,
      );
      return rows.map(({ link, body }) => [link, body.includes(`${page}&as=actor`), body.includes(page)]).at(-1);
    };
    await expect.poll(() => read(pair.buyer, pair.buyer.visitorId)).toEqual([page, false, true]);
    await expect.poll(() => read(pair.supplier, pair.supplier.employeeId)).toEqual([page, true, true]);
    const { text } = await portal.send(calendar, { id }, pair.buyer);
    expect(
      text
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .find((line) => line.startsWith('URL')),
    ).toMatch(new RegExp(`/meetingAppointments\\?appointment=${id}$`));
  });

  test('goes into a calendar by itself and with the whole plan', async () => {
    const pair = await makePair(portal);
    const { id } = await agreed(pair);
    const other = await makePair(portal, { buyer: pair.buyer });
    await agreed(other, 1);
    const count = (text: string) => text.split('BEGIN:VEVENT').length - 1;
    expect(count((await portal.send(calendar, { id }, pair.buyer)).text)).toBe(1);
    expect(count((await portal.send(plan, {}, pair.buyer)).text)).toBe(2);
    expect(count((await portal.send(plan, { meetingId: pair.meeting.id }, pair.buyer)).text)).toBe(1);
    expect((await portal.send(calendar, { id }, other.supplier)).status).toBe(404);
  });

  test('is reminded of a day and an hour before, once each, anew after a move, and not once it is cancelled', async () => {
    const pair = await makePair(portal);
    const { id } = await agreed(pair);
    const begins = async (hours: number) => {
      await sql`update meeting_appointment set starts_at = now() + make_interval(hours => ${hours}) - interval '1 minute' where id = ${id}`.execute(
        portal.ctx.db,
      );
      for (const _again of [1, 2]) await remindOfAppointments.work(portal.portal.services);
    };
    const reminders = async () => (await titles(pair.buyer.visitorId)).filter((title) => !title.startsWith('洽谈已'));
    const [day, hour] = ['明天有洽谈：禾田农化', '洽谈即将开始：禾田农化'];
    await begins(30);
    await begins(20);
    await expect.poll(reminders).toEqual([day]);
    await begins(22);
    await expect.poll(reminders).toEqual([day, day]);
    await begins(1);
    await expect.poll(reminders).toEqual([day, day, hour]);
    await sql`update meeting_appointment set state = 'cancelled' where id = ${id}`.execute(portal.ctx.db);
    await begins(21);
    await begins(1);
    expect(await reminders()).toEqual([day, day, hour]);
  });
});

describe('a meeting', () => {
  test('that is moved or cancelled is told to all who signed up, once each', async () => {
    const pair = await makePair(portal);
    await agreed(pair);
    const { version, ...form } = await portal.as(owner)(contract.meeting.get, { id: pair.meeting.id });
    const place = { zh: '3F', en: '3F' };
    const saved = await portal.as(owner)(contract.meeting.save, {
      id: pair.meeting.id,
      version,
      form: { ...form, place },
    });
    const moved = '对接会时间或地点有变：示例采购对接会';
    await expect.poll(() => titles(pair.buyer.visitorId)).toContain(moved);
    await portal.as(owner)(contract.meeting.cancel, { ...saved, reason: '场地调整' });
    const off = '对接会取消：示例采购对接会';
    await expect.poll(async () => (await titles(pair.supplier.employeeId)).includes(off)).toBe(true);
    const told = (await titles(pair.buyer.visitorId)).filter((title) => title !== '洽谈已确认：禾田农化');
    expect(told).toEqual([moved, off]);
  });
});
