import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { ANNOUNCEMENT_SORTS } from '@fairbridge/contract/announcement/announcement.shapes.ts';
import type { save } from '@fairbridge/contract/announcement/announcement.calls.ts';
import { announcementRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { newId } from '../../core/id.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeVisitor,
  type Organizer,
  type Visitor,
} from '../../../test/world.ts';
import { sendBatch, sendDue } from './announcement.sending.ts';

const { announcement, notice } = contract;
const SITE = 'http://fair.example';
const DAY = 86_400_000;

const portal = testPortal();
let editor: Organizer;
beforeAll(async () => {
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
});
/** Everybody of earlier tests has left: each test reaches its own people. */
beforeEach(async () => {
  await sql`update visitor set suspended_at = now()`.execute(portal.ctx.db);
  await sql`update employee set resigned_at = now() where resigned_at is null`.execute(portal.ctx.db);
});

type Form = InputOf<typeof save>['form'];
const FORM: Form = {
  title: { zh: '布展时间调整', en: 'New times for setting up' },
  body: { zh: '布展提前一天。\n请提前准备。', en: 'Setting up begins a day earlier.\nPlease be ready.' },
  link: '/news',
  audience: { people: 'everybody' },
};
const call = () => portal.as(editor);
const draft = (form: Partial<Form> = {}) =>
  call()(announcement.save, { id: null, version: null, form: { ...FORM, ...form } });
const stateOf = async (id: string) => (await call()(announcement.get, { id })).state;
async function sent(form: Partial<Form>): Promise<string> {
  const { id, version } = await draft(form);
  await call()(announcement.send, { id, version, sendAt: null });
  await expect.poll(() => stateOf(id)).toBe('sent');
  return id;
}
/** Who has it, as often as they have it. */
async function reached(id: string): Promise<string[]> {
  const { rows } = await sql<{ recipient_id: string }>`
    select recipient_id from notice where announcement_id = ${id}`.execute(portal.ctx.db);
  return rows.map((row) => row.recipient_id).toSorted();
}
const mailsOf = async (id: string) => {
  const { rows } = await sql<{ recipient: string; subject: string; category: string; body: string }>`
    select recipient, subject, category, body from message where batch = ${id} order by recipient`.execute(
    portal.ctx.db,
  );
  return rows;
};
const answer = (visitor: Visitor, choices: string[]) =>
  insertRows(portal.ctx.db, 'answer', [
    {
      exhibition_id: portal.ctx.exhibition.id,
      visitor_id: visitor.visitorId,
      question: 'products',
      choices,
      text: '',
    },
  ]);

test('reaches whom its audience means, and nobody who has left or belongs to another fair', async () => {
  const approved = await makeVisitor(portal, { country: 'CN' });
  const waiting = await makeVisitor(portal, { country: 'BR', review_state: 'underReview' });
  const unfinished = await makeVisitor(portal, { country: '', complete_exhibition_registration: false });
  await answer(approved, ['herbicides']);
  await answer(waiting, ['packaging']);
  const chinese = await makeExhibitor(portal, { country: 'CN', categories: ['herbicides'] });
  const german = await makeExhibitor(portal, { country: 'DE', categories: ['fungicides'] });
  const [admin, staff] = [await makeEmployee(portal, chinese, { admin: true }), await makeEmployee(portal, german)];
  // who must not hear of it
  await makeVisitor(portal, { suspended_at: new Date().toISOString() });
  await makeVisitor(portal, {}, portal.sugarCtx);
  const gone = await makeVisitor(portal);
  await sql`update account set deleted_at = now() where id = ${gone.accountId}`.execute(portal.ctx.db);
  await makeEmployee(portal, chinese, { admin: true, resigned_at: new Date().toISOString() });
  const asking = await makeEmployee(portal, german);
  await sql`update employee set waiting_since = now() where id = ${asking.employeeId}`.execute(portal.ctx.db);
  await makeEmployee(portal, chinese, { account_id: null, email: 'invited@fair.example', joined_at: null });

  const names = new Map([
    [approved.visitorId, 'approved'],
    [waiting.visitorId, 'waiting'],
    [unfinished.visitorId, 'unfinished'],
    [admin.employeeId, 'admin'],
    [staff.employeeId, 'staff'],
  ]);
  const CASES: [Form['audience'], string[]][] = [
    [{ people: 'everybody' }, ['admin', 'approved', 'staff', 'unfinished', 'waiting']],
    [{ people: 'visitors' }, ['approved', 'unfinished', 'waiting']],
    [{ people: 'registered' }, ['approved', 'waiting']],
    [{ people: 'approved' }, ['approved']],
    [{ people: 'staff' }, ['admin', 'staff']],
    [{ people: 'admins' }, ['admin']],
    [{ people: 'everybody', countries: ['BR', 'DE'] }, ['staff', 'waiting']],
    [{ people: 'everybody', categories: ['herbicides'] }, ['admin', 'approved']],
    // a group means what is below it
    [{ people: 'everybody', categories: ['pesticides'] }, ['admin', 'approved', 'staff']],
    [{ people: 'visitors', countries: ['CN'], categories: ['packaging'] }, []],
  ];
  for (const [audience, expected] of CASES) {
    expect((await call()(announcement.getAudience, { audience })).recipients).toBe(expected.length);
    const { id, version } = await draft({ audience });
    const send = call()(announcement.send, { id, version, sendAt: null });
    if (expected.length === 0) {
      expect(await outcomeOf(send)).toBe('announcementNobody');
      continue;
    }
    expect(await send).toEqual({ recipients: expected.length, waits: false });
    await expect.poll(() => stateOf(id)).toBe('sent');
    expect((await reached(id)).map((one) => names.get(one) ?? 'somebody else').toSorted()).toEqual(expected);
  }
});

test('stands in the message centre in both languages, and the console counts who has read it', async () => {
  const [reader, other] = [await makeVisitor(portal), await makeVisitor(portal)];
  const id = await sent({});
  const [row] = (await portal.as(reader)(notice.list, { kind: 'announcement' })).list;
  expect(row).toMatchObject({ title: FORM.title, body: FORM.body, link: '/news', seen: false });
  await portal.as(reader)(notice.get, { id: row?.id ?? '' });
  expect(await call()(announcement.get, { id })).toMatchObject({
    state: 'sent',
    expected: 2,
    recipients: 2,
    emails: 0,
    read: 1,
  });
  expect((await portal.as(other)(notice.list, {})).list.map(({ seen }) => seen)).toEqual([false]);
  expect(await mailsOf(id)).toEqual([]);
});

describe('its e-mails', () => {
  test('say why they come: to an employee for the exhibitor, to a visitor for the registration', async () => {
    await makeVisitor(portal);
    await makeEmployee(portal, await makeExhibitor(portal));
    const reasons = async (people: 'visitors' | 'staff') => {
      const mails = await mailsOf(await sent({ audience: { people }, byEmail: true }));
      const found = mails.flatMap(
        ({ body }) => /您已注册|的工作人员|because you registered|because you work/.exec(body) ?? [],
      );
      return new Set(found);
    };
    expect([...(await reasons('staff'))]).toEqual(['的工作人员']);
    expect([...(await reasons('visitors'))]).toEqual(['您已注册']);
  });

  test('go once to each person who wants news, in the own language', async () => {
    const chinese = await makeVisitor(portal, { name: '李敏' });
    const english = await makeVisitor(portal, { name: 'Ana Silva', language: 'en' });
    const quiet = await makeVisitor(portal);
    await portal.as(quiet)(contract.notification.saveSetting, { wanted: { news: false } });
    const mobile = await makeVisitor(portal);
    await sql`update account set email = null, mobile = '8613900000001' where id = ${mobile.accountId}`.execute(
      portal.ctx.db,
    );
    const both = await makeEmployee(portal, await makeExhibitor(portal), {
      account_id: chinese.accountId,
      email: 'sales@company.example',
    });
    const audience = { people: 'everybody' as const };
    expect(await call()(announcement.getAudience, { audience })).toEqual({ recipients: 5, emails: 2 });

    const id = await sent({ audience, byEmail: true });
    const fair = portal.ctx.exhibition.shortName;
    expect(
      (await mailsOf(id)).map(({ body: _body, ...mail }) => mail).toSorted((a, b) => (a.subject < b.subject ? -1 : 1)),
    ).toEqual(
      [
        { recipient: english.email, subject: `${fair.en}: ${FORM.title.en}`, category: 'news' },
        { recipient: chinese.email, subject: `【${fair.zh}】${FORM.title.zh}`, category: 'news' },
      ].toSorted((a, b) => (a.subject < b.subject ? -1 : 1)),
    );
    const english2 = (await mailsOf(id)).find(({ recipient }) => recipient === english.email);
    expect(english2?.body).toContain('Hello Ana Silva,');
    expect(english2?.body).toContain('Setting up begins a day earlier.\nPlease be ready.');
    expect(english2?.body).toMatch(/\/en\/news\b/);
    // a digest names what no e-mail has told: not the person who was written to as a visitor
    const { rows } = await sql<{ recipient_id: string }>`
      select recipient_id from notice where announcement_id = ${id} and mailed`.execute(portal.ctx.db);
    expect(rows.map((row) => row.recipient_id).toSorted()).toEqual(
      [chinese.visitorId, english.visitorId, both.employeeId].toSorted(),
    );
    expect(await call()(announcement.get, { id })).toMatchObject({ recipients: 5, emails: 2 });
  });
});

describe('the button of its e-mail', () => {
  test.each([
    ['', '/mail', '/mail?as=actor'],
    ['/potential-order?state=sent', '/potential-order?state=sent', '/potential-order?state=sent&as=actor'],
  ])('for %j asks each for the own log-in', async (link, visitors, employees) => {
    const visitor = await makeVisitor(portal);
    await makeEmployee(portal, await makeExhibitor(portal), { email: 'own@company.example' });
    const id = await sent({ link, byEmail: true });
    const { rows } = await sql<{ recipient: string; link: string }>`
      select recipient, link from message where batch = ${id}`.execute(portal.ctx.db);
    expect(Object.fromEntries(rows.map((row) => [row.recipient, row.link]))).toEqual({
      [visitor.email]: `http://localhost:3000${visitors}`,
      'own@company.example': `http://localhost:3000${employees}`,
    });
  });
});

describe('a worker', () => {
  const jobs = () => portal.portal.services.jobs;
  async function underWay(people: 'visitors' | 'everybody' = 'visitors'): Promise<string> {
    const begun = { state: 'sending', people, by_email: true, progressed_at: new Date().toISOString() };
    const row = announcementRow(portal.ctx.exhibition.id, editor.accountId, begun);
    await insertRows(portal.ctx.db, 'announcement', [row]);
    return row.id;
  }
  const visitors = async (count: number): Promise<Visitor[]> => {
    const made: Visitor[] = [];
    while (made.length < count) made.push(await makeVisitor(portal));
    return made;
  };
  const idsOf = (list: readonly Visitor[]) => list.map(({ visitorId }) => visitorId).toSorted();

  test('that is killed within a batch goes on where it was, and nobody gets it twice', async () => {
    const all = await visitors(5);
    const id = await underWay();
    expect(await sendBatch(jobs(), portal.ctx, id, SITE, 2)).toBe(true);
    const killed = portal.ctx.db.transaction().execute(async (db) => {
      await sendBatch(jobs(), { ...portal.ctx, db }, id, SITE, 2);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect((await reached(id)).length).toBe(2);
    while (await sendBatch(jobs(), portal.ctx, id, SITE, 2));
    expect(await reached(id)).toEqual(idsOf(all));
    expect((await mailsOf(id)).map(({ recipient }) => recipient)).toEqual(all.map(({ email }) => email).toSorted());
    expect(await call()(announcement.get, { id })).toMatchObject({ state: 'sent', recipients: 5, emails: 5 });
    // run once more it does nothing
    expect(await sendBatch(jobs(), portal.ctx, id, SITE, 2)).toBe(false);
    expect((await mailsOf(id)).length).toBe(5);
  });

  test('beside another one writes to everybody once', async () => {
    const all = await visitors(6);
    const id = await underWay();
    const work = async () => {
      while (await sendBatch(jobs(), portal.ctx, id, SITE, 2));
    };
    await Promise.all([work(), work()]);
    expect(await reached(id)).toEqual(idsOf(all));
    expect((await mailsOf(id)).length).toBe(6);
  });

  test('that was lost is followed by another', async () => {
    const all = await visitors(1);
    const id = await underWay();
    await sendDue(jobs(), portal.ctx, new Date());
    expect(await reached(id)).toEqual([]);
    await sendDue(jobs(), portal.ctx, new Date(Date.now() + 10 * 60_000));
    await expect.poll(() => reached(id)).toEqual(idsOf(all));
  });

  test('sends at the time that was set, and not what was called off', async () => {
    const all = await visitors(1);
    const [kept, off] = [await draft(), await draft()];
    const at = new Date(Date.now() + DAY).toISOString();
    for (const one of [kept, off])
      expect(await call()(announcement.send, { ...one, sendAt: at })).toEqual({ recipients: 1, waits: false });
    expect(await call()(announcement.get, { id: kept.id })).toMatchObject({ state: 'scheduled', sendAt: at });
    await call()(announcement.cancel, { id: off.id });
    await sendDue(jobs(), portal.ctx, new Date());
    expect(await reached(kept.id)).toEqual([]);
    await sendDue(jobs(), portal.ctx, new Date(Date.now() + 2 * DAY));
    await expect.poll(() => stateOf(kept.id)).toBe('sent');
    expect([await reached(kept.id), await reached(off.id), await stateOf(off.id)]).toEqual([idsOf(all), [], 'draft']);
    expect(await outcomeOf(call()(announcement.cancel, { id: kept.id }))).toBe('conflict');
  });
});

test('taken back it disappears for everybody, and what waits to be mailed does not leave', async () => {
  const [reader, other] = [await makeVisitor(portal), await makeVisitor(portal)];
  const [id, kept] = [await sent({}), await sent({ title: { zh: '另一则', en: 'Another' } })];
  const mine = (await portal.as(reader)(notice.list, {})).list.find(({ title }) => title.zh === FORM.title.zh);
  await portal.as(reader)(notice.get, { id: mine?.id ?? '' });
  const message = (batch: string) => ({
    id: newId(),
    exhibition_id: portal.ctx.exhibition.id,
    kind: 'email',
    recipient: 'late@fair.example',
    body: '正文',
    category: 'news',
    batch,
  });
  await portal.ctx.db
    .insertInto('message')
    .values([message(id), message(kept)])
    .execute();

  await call()(announcement.takeBack, { id });
  await call()(announcement.takeBack, { id });
  await expect.poll(() => reached(id)).toEqual([]);
  expect([(await mailsOf(id)).length, (await mailsOf(kept)).length]).toEqual([0, 1]);
  for (const person of [reader, other])
    expect((await portal.as(person)(notice.list, {})).list.map(({ title }) => title.zh)).toEqual(['另一则']);
  expect(await call()(announcement.get, { id })).toMatchObject({ state: 'withdrawn', recipients: 2 });
  expect(await sendBatch(portal.portal.services.jobs, portal.ctx, id, SITE)).toBe(false);
  expect(await outcomeOf(call()(announcement.takeBack, { id: (await draft()).id }))).toBe('conflict');
});

describe('a draft', () => {
  const wrongOf = async (form: Partial<Form>) => {
    const { id, version } = await draft(form);
    const { body } = await portal.send(announcement.send, { id, version, sendAt: null }, editor);
    return [body.code, JSON.stringify(body.data).match(/"field":"[^"]*"/g)];
  };

  test('is sent once a language that was begun is whole, as it was read, and once', async () => {
    await makeVisitor(portal);
    expect(await wrongOf({ body: { zh: '正文', en: '' } })).toEqual([4000, ['"field":"form.body.en"']]);
    expect(await wrongOf({ title: { zh: '', en: 'Title' } })).toEqual([4000, ['"field":"form.title.zh"']]);
    const { id, version } = await draft({ title: { zh: '仅中文', en: '' }, body: { zh: '正文', en: '' } });
    const late = new Date(Date.now() - DAY).toISOString();
    expect(await outcomeOf(call()(announcement.send, { id, version, sendAt: late }))).toBe('badInput');
    const changed = await call()(announcement.save, { id, version, form: { ...FORM, link: '/en/vip?from=mail' } });
    expect(changed).toEqual({ id, version: 2 });
    expect((await call()(announcement.get, { id })).link).toBe('/vip?from=mail');
    expect(await outcomeOf(call()(announcement.send, { id, version, sendAt: null }))).toBe('editConflict');
    expect(await outcomeOf(call()(announcement.save, { id, version, form: FORM }))).toBe('editConflict');
    const twice = await Promise.all(
      [1, 2].map(() => outcomeOf(call()(announcement.send, { id, version: 2, sendAt: null }))),
    );
    expect(tally(twice)).toEqual({ conflict: 1, done: 1 });
    expect(await outcomeOf(call()(announcement.save, { id, version: 3, form: FORM }))).toBe('conflict');
    expect(await outcomeOf(call()(announcement.remove, { id, version: 3 }))).toBe('conflict');
    const copy = await call()(announcement.copy, { id });
    expect(await call()(announcement.get, copy)).toMatchObject({ state: 'draft', version: 1, title: FORM.title });
    await call()(announcement.remove, { ...copy, version: 1 });
    expect(await outcomeOf(call()(announcement.get, copy))).toBe('notFound');
  });

  test('leads to pages of the portal only, and to categories of this fair', async () => {
    const LINKS = [
      '//evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
      '/\\evil.example',
      '/en//evil',
      'news',
    ];
    for (const link of LINKS) expect(await outcomeOf(draft({ link }))).toBe('badInput');
    expect(await outcomeOf(draft({ audience: { people: 'visitors', categories: ['cane-sugar-of-nowhere'] } }))).toBe(
      'badInput',
    );
  });

  test('is listed by when it was touched, sent and whom it reached, either way', async () => {
    const { db } = portal.ctx;
    const make = async (given: { state: string; sendAt: string | null; recipients: number; updatedAt: string }) => {
      const { id } = await call()(announcement.save, { id: null, version: null, form: FORM });
      await sql`update announcement set state = ${given.state}, send_at = ${given.sendAt}, recipients = ${given.recipients},
        updated_at = ${given.updatedAt} where id = ${id}`.execute(db);
      return id;
    };
    const draft = await make({ state: 'draft', sendAt: null, recipients: 0, updatedAt: '2026-01-03' });
    const small = await make({ state: 'withdrawn', sendAt: '2026-01-02', recipients: 1, updatedAt: '2026-01-05' });
    const large = await make({ state: 'withdrawn', sendAt: '2026-01-01', recipients: 2, updatedAt: '2026-01-04' });
    const made = [draft, small, large];
    const sorted = async (sort: (typeof ANNOUNCEMENT_SORTS)[number], descending: boolean) =>
      (await call()(announcement.list, { sort, descending, pageSize: 100 })).list
        .map(({ id }) => id)
        .filter((id) => made.includes(id));
    expect([await sorted('updatedAt', true), await sorted('updatedAt', false)]).toEqual([
      [small, large, draft],
      [draft, large, small],
    ]);
    expect([await sorted('sendAt', true), await sorted('sendAt', false)]).toEqual([
      [small, large, draft],
      [large, small, draft],
    ]);
    expect([await sorted('reached', true), await sorted('reached', false)]).toEqual([
      [large, small, draft],
      [small, large, draft],
    ]);
    for (const id of made) await sql`delete from announcement where id = ${id}`.execute(db);
  });

  test('is listed by its state', async () => {
    const { id } = await draft();
    const { counts, list, total } = await call()(announcement.list, { tab: 'draft', pageSize: 1 });
    expect([list.map((one) => one.id), total]).toEqual([[id], counts.draft]);
    expect((await call()(announcement.list, { tab: 'sent', pageSize: 100 })).list.map((one) => one.id)).not.toContain(
      id,
    );
  });
});
