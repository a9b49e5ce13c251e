import { sql } from 'kysely';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { newId } from '../../core/id.ts';
import { countRows } from '../../../test/count-rows.ts';
import { live, openAround, registerAnew, settled, type Around, type Lived } from '../../../test/person-history.ts';
import { makeScratchFolder } from '../../../test/throwaway.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { openTestPortal, SUGAR_HOST, type Person, type TestPortal } from '../../../test/portal.ts';
import { newClient } from '../../../test/strangers.ts';
import { columnsHolding } from '../../../test/find-in-database.ts';
import { makeVisitor, PASSWORD, type Visitor } from '../../../test/world.ts';
import { collectDeclarations } from '../../bootstrap/declarations.ts';
import { domains } from '../../portal.ts';

const { exportData, deleteAccount, info, logOn } = contract.account;
const PROOF = { password: PASSWORD };
const PERSONAL = collectDeclarations(domains).personal;

let portal: TestPortal;
let around: Around;
let one: Lived;
let other: Lived;
beforeAll(async () => {
  // as in production: outside the demo the texts of messages are forgotten once they are out
  portal = await openTestPortal({
    DEMO: '0',
    // one that cannot send refuses codes at once
    OUTBOX_DIR: makeScratchFolder(),
    DATABASE_POOL: '12',
    JUMP_URL: 'https://pre.fair.example/enter',
  });
  around = await openAround(portal);
  one = await live(portal, around);
  other = await live(portal, around);
});
afterAll(() => portal.close());

describe('the list of tables that hold personal data (ruling 2.11)', () => {
  const tables = domains.flatMap((domain) => Object.entries(domain.tables ?? {}));

  test('and of those that hold none is the whole database', async () => {
    const { rows } = await sql<{ table: string }>`
      select c.relname as table from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname !~ '^kysely_'`.execute(portal.ctx.db);
    expect(tables.map(([table]) => table).toSorted()).toEqual(rows.map(({ table }) => table).toSorted());
  });

  test('names each column that points at a person', async () => {
    const { rows } = await sql<{ column: string }>`
      select t.relname || '.' || a.attname as column
      from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition and (
        a.attname ~ '(account|visitor|employee|salesperson|recipient|owner|subject|viewer|author|reporter|caller|callee)_id$' or a.attname ~ '_by$'
        or a.attname in ('recipient', 'address', 'email', 'mobile')
        -- that of a message stands beside its recipient
        or (t.relname, a.attname) = ('talk_seat', 'person_id')
        or exists (
          select 1 from pg_constraint c where c.contype = 'f' and c.conrelid = t.oid and a.attnum = any(c.conkey)
            and c.confrelid::regclass::text = any(${['account', 'visitor', 'employee', 'organizer_staff', 'preregistration', 'vip_application', 'private_picture']})))`.execute(
      portal.ctx.db,
    );
    // an account is found by its own id, which points at nobody
    const named = PERSONAL.map(({ table, column }) => `${table}.${column}`).filter((name) => name !== 'account.id');
    const aside = tables.flatMap(([table, { exempt = {} }]) =>
      Object.keys(exempt).map((column) => `${table}.${column}`),
    );
    expect([...named, ...aside].toSorted()).toEqual(rows.map(({ column }) => column).toSorted());
  });
});

const file = z.object({ madeAt: z.iso.datetime() }).catchall(z.array(z.record(z.string(), z.unknown())));
type Exported = { text: string; tables: Record<string, Record<string, unknown>[]> };

async function exported(person: Person): Promise<Exported> {
  const answer = await portal.send(exportData, {}, person);
  const { madeAt, ...tables } = file.parse(JSON.parse(answer.text));
  expect(Date.now() - Date.parse(madeAt)).toBeLessThan(60_000);
  return { text: answer.text, tables };
}

describe('account.exportData (ruling 2.11)', () => {
  const handedOut = PERSONAL.filter(({ organizerOwned }) => organizerOwned !== true);

  /** How many rows of each table are this person's. */
  async function owned({ keys }: Lived): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { table, column, of } of handedOut) {
      const found = await countRows(portal, sql`${sql.table(table)} where ${sql.ref(column)} = any(${keys[of]})`);
      counts[table] = (counts[table] ?? 0) + found;
    }
    return counts;
  }
  const numbersIn = ({ tables }: Exported) =>
    Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows.length]));

  test('holds every row of the account, at every fair, from every table', async () => {
    const expected = await owned(one);
    expect(Object.entries(expected).filter(([, count]) => count === 0)).toEqual([]);
    const whole = await exported(one.visitor);
    expect(numbersIn(whole)).toEqual(expected);
    const { visitor = [], employee = [], intent_order: orders = [] } = whole.tables;
    expect(visitor.map((row) => row['name'])).toEqual([one.name, one.name]);
    expect(employee.map((row) => row['name_zh'])).toEqual([one.name, one.name]);
    expect(orders.map(({ id, remark }) => [id, remark])).toEqual([[one.orderId, '请报价']]);
  });

  test('is the same whichever part the person plays, and a file to be kept', async () => {
    const [asVisitor, asEmployee] = [await exported(one.visitor), await exported(one.employee)];
    // either is just now in use
    const { session: _one, ...first } = asVisitor.tables;
    const { session: _other, ...second } = asEmployee.tables;
    expect(second).toEqual(first);
    const { headers } = await portal.send(exportData, {}, one.visitor);
    expect([headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
      'application/json; charset=utf-8',
      expect.stringMatching(/^attachment; filename="[\w-]+-my-data\.json"/),
      'no-store',
    ]);
  });

  test('holds nothing of anybody else', async () => {
    const { text } = await exported(one.visitor);
    expect(one.values.filter((value) => text.includes(value))).not.toEqual([]);
    const others = [...other.values, ...Object.values(other.keys).flat(), other.orderId, other.colleague];
    const { admin, salesperson, owner } = around;
    const staff = [admin, salesperson, owner].flatMap((person) => [person.accountId, person.email]);
    const employees = [admin, salesperson].map(({ employeeId }) => employeeId);
    expect([...others, ...staff, ...employees].filter((value) => text.includes(value))).toEqual([]);
  });

  test('of the organizer’s staff it is the own account, not those it deals with', async () => {
    const { text, tables } = await exported(around.owner);
    expect(tables['account']?.map((row) => row['id'])).toEqual([around.owner.accountId]);
    const theirs = [one, other].flatMap(({ values, keys }) => [...values, ...Object.values(keys).flat()]);
    expect(theirs.filter((value) => text.includes(value))).toEqual([]);
  });

  test('holds nothing that opens anything: no hash, no sealed number, no code, no link', async () => {
    const { rows } = await sql<{ secret: string }>`
      select password_hash as secret from account where id = any(${one.keys.account})
      union all select encode(token_hash, 'hex') from session where account_id = any(${one.keys.account})
      union all select id_number_sealed from visitor where id_number_sealed is not null and id = any(${one.keys.visitor})
      union all select passport_sealed from vip_application where visitor_id = any(${one.keys.visitor})
      union all select encode(sealed, 'hex') from private_picture where visitor_id = any(${one.keys.visitor})`.execute(
      portal.ctx.db,
    );
    expect(rows.length).toBeGreaterThan(5);
    // a message of the moment, not yet out, with all its ways in
    const link = 'https://fair.example/?token=wayin';
    const message = {
      id: newId(),
      kind: 'email',
      recipient: one.email,
      state: 'failed',
      subject: 'code 314159',
      code: '314159',
      body: `see ${link}`,
      html: `<a href="${link}">`,
      link,
      unsubscribe_link: link,
    };
    await insertRows(portal.ctx.db, 'message', [message]);
    const { text, tables } = await exported(one.visitor);
    expect(tables['message']?.some(({ id }) => id === message.id)).toBe(true);
    const secrets = [...rows.map(({ secret }) => secret), '314159', 'wayin', '"Buffer"', '$argon2'];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });
});

describe('after account.deleteAccount (ruling 2.11)', () => {
  let gone: Lived;
  let host: Visitor;
  let before: string[];
  let othersBefore: string[];
  beforeAll(async () => {
    gone = await live(portal, around);
    host = await makeVisitor(portal);
    const { save, sendConfirmation } = contract.preregistration;
    const named = {
      name: gone.name,
      email: gone.email,
      position: '经理',
      country: 'CN',
      mobile: gone.keys.address[1] ?? '',
    };
    const { id } = await portal.as(host)(save, named);
    await portal.as(host)(sendConfirmation, { ids: [id] });
    await settled(portal);
    before = await columnsHolding(portal.ctx.db, gone.values);
    othersBefore = await columnsHolding(portal.ctx.db, other.values);
    await portal.as(gone.visitor)(deleteAccount, { proof: PROOF });
    await settled(portal);
  });

  /** Where something of the person still stands, and why. */
  const STAYS: Record<string, string> = {
    'audit.details': 'the reason that the organizer’s staff gave; what they did is only added to (G36)',
    'limit_counter.key': 'until the day is over (G19)',
    'message.recipient': 'that the end of the account was told there, without the text',
    'preregistration.email': 'on somebody else’s list',
    'preregistration.mobile': 'on somebody else’s list',
    'preregistration.name': 'on somebody else’s list',
  };

  test('no e-mail, mobile, name, number or photo of the person stands anywhere in the database', async () => {
    expect(before).toEqual(expect.arrayContaining(Object.keys(STAYS)));
    // what it would have found: the test says nothing about tables in which nothing stood
    expect(before.filter((place) => STAYS[place] === undefined)).toEqual([
      'account.email',
      'account.mobile',
      'address_change.email',
      'address_correction.email',
      'address_correction.reason',
      'answer.text',
      'autosave.typed',
      'consent.guardian_contact',
      'consent.guardian_name',
      'document_request.note',
      'employee.avatar',
      'employee.email',
      'employee.mobile',
      'employee.name_en',
      'employee.name_zh',
      'exhibitor_application.contact_name',
      'exhibitor_application.email',
      'exhibitor_application.remark',
      'favourite.note',
      'file.id',
      'invitation.message',
      'limited_token.address',
      'list_view.name',
      'list_view.query',
      'meeting_note.text',
      'meeting_signup.contact_name',
      'meeting_signup.email',
      'notice.body_en',
      'notice.body_zh',
      'notice.title_en',
      'notice.title_zh',
      'notification_setting.address',
      'post.text',
      'post_comment.text',
      'post_report.words',
      'private_picture.id',
      'recent_search.term',
      'recent_search.text',
      'saved_search.keyword',
      'saved_search.name',
      'search_miss.term',
      'search_term_use.term',
      'support_note.text',
      'suppressed_address.address',
      'verification_code.address',
      'vip_application.avatar_photo',
      'vip_application.name',
      'vip_application.passport_photo',
      'visitor.address',
      'visitor.all_words',
      'visitor.avatar',
      'visitor.department',
      'visitor.mobile',
      'visitor.name',
      'visitor.position',
      'visitor.public_words',
      'visitor.review_reason',
      'visitor.suspended_reason',
      'visitor.website',
      'visitor_review.reason',
    ]);
    expect(await columnsHolding(portal.ctx.db, gone.values)).toEqual(Object.keys(STAYS));
  });

  test('what stays is as little as was said', async () => {
    const { rows: messages } = await sql`
      select recipient, subject, body, html, code, link, state from message where recipient = any(${gone.keys.address})`.execute(
      portal.ctx.db,
    );
    const forgotten = { subject: '', body: '', html: '', code: null, link: null };
    expect(messages).toEqual([{ recipient: gone.email, ...forgotten, state: 'sent' }]);
    const { rows: counters } = await sql`
      select max(window_seconds) as longest from limit_counter where position(${gone.email} in key) > 0`.execute(
      portal.ctx.db,
    );
    expect(counters).toEqual([{ longest: 86_400 }]);
    const { rows: lists } = await sql`select visitor_id from preregistration where email = ${gone.email}`.execute(
      portal.ctx.db,
    );
    expect(lists).toEqual([{ visitor_id: host.visitorId }]);
  });

  test('no sealed number, code, answer or badge of the person is left, nor whom the person has named', async () => {
    const { rows } = await sql`
      select (select count(*)::int from visitor where id = any(${gone.keys.visitor}) and id_number_sealed is not null) as identity_numbers,
        (select count(*)::int from vip_application where visitor_id = any(${gone.keys.visitor})) as passports,
        (select count(*)::int from limited_token where account_id = any(${gone.keys.account})) as tokens,
        (select count(*)::int from login_qr where account_id = any(${gone.keys.account})) as qr_codes,
        (select count(*)::int from badge where visitor_id = any(${gone.keys.visitor})) as badges,
        (select count(*)::int from answer where subject_id = any(${gone.keys.subject})) as answers,
        (select count(*)::int from notice where recipient_id = any(${gone.keys.subject})) as notices,
        (select count(*)::int from preregistration where email = ${gone.colleague}) as colleagues`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([
      { identity_numbers: 0, passports: 0, tokens: 0, qr_codes: 0, badges: 0, answers: 0, notices: 0, colleagues: 0 },
    ]);
  });

  test('the pictures are gone from where they lay, those of others are not', async () => {
    const shown = async (ids: readonly string[]) =>
      Promise.all(ids.map(async (id) => (await portal.app.inject({ url: `/files/${id}/w200.webp` })).statusCode));
    expect([await shown(gone.avatars), await shown(other.avatars)]).toEqual([
      [404, 404],
      [200, 200],
    ]);
    const kept = await Promise.all(
      [...gone.avatars, ...other.avatars].map((id) =>
        portal.portal.services.pictures.original(id).then(
          () => true,
          () => false,
        ),
      ),
    );
    expect(kept).toEqual([false, false, true, true]);
    const [theirs] = other.photos;
    for (const [id, outcome] of [...gone.photos.map((id) => [id, 'notFound']), [theirs, 'done']])
      expect(await photoShown(id ?? '')).toBe(outcome);
  });
  const photoShown = async (id: string) => {
    const { body } = await portal.send(contract.vip.reviewPhoto, { id }, around.owner);
    return body.code === CODES.notFound.code ? 'notFound' : body.code === 1000 ? 'done' : body.code;
  };

  test('the exhibitor keeps the order, without who sent it', async () => {
    const { list } = await portal.as(around.admin)(contract.lead.list, { kind: 'order' });
    const [theirs, kept] = [other, gone].map(({ orderId }) => list.find(({ id }) => id === orderId));
    expect([theirs?.buyer.name, kept?.quantity, kept?.text]).toEqual([other.name, 500, '请报价']);
    const nobody = { name: '', position: '', email: '', mobile: '' };
    expect(kept?.buyer).toEqual({ ...nobody, id: kept?.buyer.id, company: '禾田农资有限公司', country: 'CN' });
    const told = await portal.as(around.admin)(contract.notice.list, { kind: 'order' });
    // the one of a message names its writer in the title, and goes with the writer
    const ofMessages = told.list.filter(({ title }) => title.zh.includes('有新消息'));
    expect([ofMessages.length, ofMessages.filter(({ title }) => title.zh.includes(other.name)).length]).toEqual([2, 1]);
    const notices = { list: told.list.filter((one) => !ofMessages.includes(one)) };
    // one for each who has lived so far
    expect(notices.list.map(({ body }) => [body.zh.includes(other.name), body.zh === ''])).toEqual([
      [false, true],
      [true, false],
      [false, false],
    ]);
    expect(new Set(notices.list.map(({ title }) => title.zh)).size).toBe(1);
    // and who asked for a document did so no more
    const asked = await portal.as(around.admin)(contract.notice.list, { kind: 'documentRequest' });
    expect(asked.list.map(({ body }) => body.zh.includes(other.name))).toEqual([true, false]);
  });

  test('no session and no password opens anything', async () => {
    for (const person of [gone.visitor, gone.employee]) {
      expect(await outcomeOf(portal.as(person)(info, {}))).toBe('sessionExpired');
      expect(await outcomeOf(portal.as(person)(exportData, {}))).toBe('sessionExpired');
    }
    for (const account of gone.keys.address)
      for (const host of ['localhost', SUGAR_HOST])
        expect(await outcomeOf(portal.as(newClient({ host }))(logOn, { account, password: PASSWORD }))).toBe(
          'passwordWrong',
        );
  });

  test('nobody else has lost anything', async () => {
    expect(await columnsHolding(portal.ctx.db, other.values)).toEqual(othersBefore);
    expect((await portal.as(other.visitor)(info, {})).name).toBe(other.name);
    expect(await outcomeOf(portal.as(other.employee)(info, {}))).toBe('done');
  });

  test('the address registers anew, as somebody who was never here', async () => {
    const { token, user } = await registerAnew(portal, gone.email);
    expect([gone.keys.account.includes(user.userAccountId), gone.keys.visitor.includes(user.subjectId)]).toEqual([
      false,
      false,
    ]);
    expect((await portal.as({ token })(contract.order.ownList, {})).list).toEqual([]);
    const { text, tables } = await exported({ token });
    const { account, visitor, employee, session } = tables;
    expect([account, visitor, employee, session].map((rows) => rows?.length)).toEqual([1, 1, 0, 1]);
    const old = [gone.name, ...Object.values(gone.keys).flat(), ...gone.avatars].filter(
      (value) => value !== gone.email,
    );
    expect(old.filter((value) => text.includes(value))).toEqual([]);
  });
});
