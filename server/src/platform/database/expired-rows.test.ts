import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { makeWebhook } from '../../../test/connections.ts';
import { meetingAppointmentRow } from '../../../../demo/factories/meeting.factory.ts';
import { makeLive } from '../../../test/lives.ts';
import { makePair } from '../../../test/meetings.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeAccount, makeExhibitor, makeProduct, makeScene, type Exhibitor } from '../../../test/world.ts';
import { collectDeclarations } from '../../bootstrap/declarations.ts';
import { domains } from '../../portal.ts';
import { deleteAllExpired, deleteExpired } from './expired-rows.ts';
import { insertRows } from './insert-rows.ts';

const ENDING = collectDeclarations(domains).expiring;

const portal = testPortal();
let account: string;
let company: Exhibitor;
let exhibit: string;
let live: string;
beforeAll(async () => {
  account = (await makeAccount(portal)).id;
  company = await makeExhibitor(portal);
  exhibit = (await makeProduct(portal, company)).id;
  live = (await makeLive(portal, company)).id;
});

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** How old a row must be to go, in seconds past its end (past its making for what has no end), and a row that is so old. */
const ROWS = {
  verification_code: {
    keptFor: DAY,
    insert: (id, age) =>
      sql`
      insert into verification_code (id, purpose, address, code_hash, expires_at)
      values (${id}, 'login', ${id}, '\\x00', now() - make_interval(secs => ${age}))`.execute(portal.ctx.db),
  },
  limited_token: {
    keptFor: LIMITS.endedTokenDays * DAY,
    insert: (id, age) =>
      sql`
      insert into limited_token (id, token_hash, purpose, exhibition_id, address, expires_at)
      values (${id}, ${Buffer.from(id)}, 'reset', ${portal.ctx.exhibition.id}, ${id}, now() - make_interval(secs => ${age}))`.execute(
        portal.ctx.db,
      ),
  },
  fair_clone: {
    keptFor: 30 * DAY,
    insert: (id, age) =>
      sql`
      insert into fair_clone (id, exhibition_id, account_id, wanted, created_at)
      values (${id}, ${portal.ctx.exhibition.id}, ${account}, '{}', now() - make_interval(secs => ${age}))`.execute(
        portal.ctx.db,
      ),
  },
  login_qr: {
    keptFor: HOUR,
    insert: (id, age) =>
      sql`
      insert into login_qr (id, secret_hash, exhibition_id, subject_type, expires_at)
      values (${id}, '\\x00', ${portal.ctx.exhibition.id}, 'VISITOR', now() - make_interval(secs => ${age}))`.execute(
        portal.ctx.db,
      ),
  },
  captcha_challenge: {
    keptFor: 0,
    insert: (id, age) =>
      sql`
      insert into captcha_challenge (id, exhibition_id, kind, action, subject_hash, address, answer, expires_at)
      values (${id}, ${portal.ctx.exhibition.id}, 'work', 'code', '\\x00', '', '{}', now() - make_interval(secs => ${age}))`.execute(
        portal.ctx.db,
      ),
  },
  captcha_pass: {
    keptFor: 0,
    insert: (id, age) =>
      sql`
      insert into captcha_pass (token_hash, exhibition_id, action, subject_hash, address, expires_at)
      values (${Buffer.from(id)}, ${portal.ctx.exhibition.id}, 'code', '\\x00', '', now() - make_interval(secs => ${age}))`.execute(
        portal.ctx.db,
      ),
  },
  address_change: {
    keptFor: DAY,
    insert: (id, age) =>
      sql`
      insert into address_change (id, account_id, exhibition_id, token_hash, expires_at)
      values (${id}, ${account}, ${portal.ctx.exhibition.id}, ${Buffer.from(id)}, now() - make_interval(secs => ${age}))`.execute(
        portal.ctx.db,
      ),
  },
  address_correction: {
    keptFor: DAY,
    insert: (id, age) =>
      sql`
      insert into address_correction (id, exhibition_id, account_id, requested_by, email, reason, confirm_hash, stop_hash, expires_at, ended_at)
      values (${id}, ${portal.ctx.exhibition.id}, ${account}, ${account}, ${id}, '', ${Buffer.from(`confirm ${id}`)}, ${Buffer.from(`stop ${id}`)},
        now() - make_interval(secs => ${age}), now())`.execute(portal.ctx.db),
  },
  session: {
    keptFor: DAY,
    insert: (id, age) => insertSession(id, { idleFor: age, endedFor: -HOUR }),
  },
  agenda_busy: {
    keptFor: DAY,
    insert: (id, age) =>
      sql`
      insert into agenda_busy (id, exhibition_id, owner_id, starts_at, ends_at, imported_at)
      values (${id}, ${portal.ctx.exhibition.id}, ${id}, now() - make_interval(secs => ${age} + 3600),
        now() - make_interval(secs => ${age}), now())`.execute(portal.ctx.db),
  },
  report_share: {
    keptFor: 0,
    insert: (id, age) =>
      sql`
      insert into report_share (id, exhibition_id, report_of, owner_id, token_hash, with_name, expires_at)
      values (${id}, ${portal.ctx.exhibition.id}, ${id}, ${id}, ${Buffer.from(id)}, false, now() - make_interval(secs => ${age}))`.execute(
        portal.ctx.db,
      ),
  },
  meeting_booking: {
    keptFor: 0,
    insert: async (id, age) => {
      const { exhibition, db } = portal.ctx;
      const { meeting, visitorSignupId, exhibitorSignupId } = await makePair(portal);
      const of = { meeting_id: meeting.id, visitor_signup_id: visitorSignupId, exhibitor_signup_id: exhibitorSignupId };
      const appointment = meetingAppointmentRow(exhibition.id, of);
      await insertRows(db, 'meeting_appointment', [appointment]);
      await sql`
        insert into meeting_booking (id, exhibition_id, meeting_id, appointment_id, party, during, expires_at)
        values (${id}, ${exhibition.id}, ${meeting.id}, ${appointment.id}, ${id}, tstzrange(now(), now() + interval '30 minutes'),
          now() - make_interval(secs => ${age}))`.execute(db);
    },
  },
  message: {
    keptFor: LIMITS.messageKeptDays * DAY,
    insert: (id, age) => insertMessage(id, 'sent', age),
  },
  notice: {
    keptFor: LIMITS.noticeKeptDays * DAY,
    insert: (id, age) =>
      sql`
      insert into notice (id, exhibition_id, recipient_id, notice_type, title_zh, title_en, body_zh, body_en, created_at)
      values (${id}, ${portal.ctx.exhibition.id}, 'someone', 'SPONSOR', '', '', '', '', now() - make_interval(secs => ${age}))`.execute(
        portal.ctx.db,
      ),
  },
  webhook_delivery: {
    keptFor: LIMITS.webhookLogDays * DAY,
    insert: async (id, age) => {
      const webhookId = await makeWebhook(portal, company.id);
      return sql`
        insert into webhook_delivery (id, exhibition_id, webhook_id, event, subject_id, created_at)
        values (${id}, ${portal.ctx.exhibition.id}, ${webhookId}, 'order.created', ${id}, now() - make_interval(secs => ${age}))`.execute(
        portal.ctx.db,
      );
    },
  },
  sent_request: {
    keptFor: DAY,
    insert: (id, age) =>
      sql`
      insert into sent_request (exhibition_id, account_id, request_id, digest, answer, created_at)
      values (${portal.ctx.exhibition.id}, ${account}, ${id}, '', ${JSON.stringify({ id })}::jsonb, now() - make_interval(secs => ${age}))`.execute(
        portal.ctx.db,
      ),
  },
  block: {
    keptFor: 0,
    insert: (id, age) =>
      sql`
      insert into block (id, exhibition_id, kind, value, shown, reason, created_by, until)
      values (${id}, ${portal.ctx.exhibition.id}, 'domain', ${id}, ${id}, '', ${account}, now() - make_interval(secs => ${age}))`.execute(
        portal.ctx.db,
      ),
  },
  hotspot_scene: {
    keptFor: 7 * DAY,
    insert: async (id, age) => {
      await makeScene(portal, company, [exhibit], {
        id,
        deleted_at: age > 0 ? new Date(Date.now() - age * 1_000).toISOString() : null,
      });
    },
  },
  live_viewer: {
    keptFor: 180 * DAY,
    insert: (id, age) =>
      sql`
      insert into live_viewer (live_id, viewer, exhibition_id, seen_at)
      values (${live}, ${id}, ${portal.ctx.exhibition.id}, now() - make_interval(secs => ${age}))`.execute(
        portal.ctx.db,
      ),
  },
  guest: {
    keptFor: LIMITS.guestDays * DAY,
    insert: (id, age) =>
      sql`
      insert into guest (id, exhibition_id, token_hash, name, seen_at)
      values (${id}, ${portal.ctx.exhibition.id}, ${Buffer.from(id)}, '', now() - make_interval(secs => ${age}))`.execute(
        portal.ctx.db,
      ),
  },
  autosave: {
    keptFor: LIMITS.autosaveKeptDays * DAY,
    insert: (id, age) =>
      sql`
      insert into autosave (exhibition_id, author_type, author_id, kind, slot, account_id, is_new, title, version, typed, base, bytes, files, count, saved_at)
      values (${portal.ctx.exhibition.id}, 'exhibitor', 'someone', 'company', ${id}, ${account}, false, '', 1, '{}', '{}', 4, '{}', 1, now() - make_interval(secs => ${age}))`.execute(
        portal.ctx.db,
      ),
  },
  last_edit: {
    keptFor: LIMITS.autosaveKeptDays * DAY,
    insert: (id, age) =>
      sql`
      insert into last_edit (exhibition_id, kind, record_id, version, account_id, side, saved_at)
      values (${portal.ctx.exhibition.id}, 'company', ${id}, 2, ${account}, 'exhibitor', now() - make_interval(secs => ${age}))`.execute(
        portal.ctx.db,
      ),
  },
  set_up_link: {
    keptFor: 0,
    insert: (id, age) =>
      sql`
      insert into set_up_link (token_hash, expires_at)
      values (${Buffer.from(id)}, now() - make_interval(secs => ${age}))`.execute(portal.ctx.db),
  },
} satisfies Record<string, { keptFor: number; insert: (id: string, age: number) => Promise<unknown> }>;

function insertSession(id: string, { idleFor, endedFor }: { idleFor: number; endedFor: number }) {
  return sql`
    insert into session (id, token_hash, account_id, exhibition_id, subject_type, remember, idle_until, ends_at)
    values (${id}, ${Buffer.from(id)}, ${account}, ${portal.ctx.exhibition.id}, 'VISITOR', false,
      now() - make_interval(secs => ${idleFor}), now() - make_interval(secs => ${endedFor}))`.execute(portal.ctx.db);
}

function insertMessage(id: string, state: string, age: number) {
  return sql`
    insert into message (id, kind, recipient, body, state, created_at)
    values (${id}, 'email', 'a@fair.example', '', ${state}, now() - make_interval(secs => ${age}))`.execute(
    portal.ctx.db,
  );
}

/** Which of these rows are there: by id, slot, record or viewer, or by the hash where a row is known by nothing else. */
async function present(table: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(
    portal.ctx.db,
  );
  const texts = rows.map(({ row }) => JSON.stringify(row));
  const keys = ['id', 'slot', 'record_id', 'viewer'];
  const names = (id: string): string[] => [...keys.map((key) => `"${key}":"${id}"`), Buffer.from(id).toString('hex')];
  return ids.filter((id) => texts.some((text) => names(id).some((name) => text.replaceAll(': ', ':').includes(name))));
}

describe('what has ended is taken away', () => {
  test('of every table that says so', () => {
    expect(ENDING.map(({ table }) => table).toSorted()).toEqual(Object.keys(ROWS).toSorted());
  });

  test.for(Object.entries(ROWS))('of %s, and what lives stays', async ([table, { keptFor, insert }]) => {
    const [old, fresh, living] = [`${table} old`, `${table} fresh`, `${table} living`];
    await insert(old, keptFor + HOUR);
    await insert(fresh, keptFor - 600);
    await insert(living, keptFor === 0 ? -HOUR : 0);
    expect(await present(table, [old, fresh, living])).toEqual([old, fresh, living]);
    await deleteAllExpired(portal.ctx.db, ENDING);
    expect(await present(table, [old, fresh, living])).toEqual([fresh, living]);
  });

  test('a session past its last day goes, whenever it was used', async () => {
    await insertSession('used to the end', { idleFor: -HOUR, endedFor: HOUR });
    await insertSession('used', { idleFor: -HOUR, endedFor: -HOUR });
    await deleteAllExpired(portal.ctx.db, ENDING);
    expect(await present('session', ['used to the end', 'used'])).toEqual(['used']);
  });

  test('a message that waits for a mail server stays, however old', async () => {
    const age = (LIMITS.messageKeptDays + 1) * DAY;
    for (const state of ['waiting', 'sent', 'failed', 'unwanted']) await insertMessage(`old ${state}`, state, age);
    await deleteAllExpired(portal.ctx.db, ENDING);
    expect(await present('message', ['old waiting', 'old sent', 'old failed', 'old unwanted'])).toEqual([
      'old waiting',
    ]);
  });

  test('portion by portion, without waiting for a row that somebody holds', async () => {
    const { db } = portal.ctx;
    const [codes] = ENDING.filter(({ table }) => table === 'verification_code');
    if (codes === undefined) throw new Error('no codes');
    for (let at = 0; at < 11; at++) await ROWS.verification_code.insert(`many ${at}`, 2 * DAY);
    await db.transaction().execute(async (holder) => {
      await sql`select 1 from verification_code where id = 'many 3' for update`.execute(holder);
      expect(await deleteExpired(db, codes, 4)).toBe(10);
    });
    expect(await deleteExpired(db, codes, 4)).toBe(1);
  });

  test('every hour, by a job', async () => {
    const { rows } = await sql`select name, cron from pgboss.schedule where name = 'ended-rows'`.execute(portal.ctx.db);
    expect(rows).toEqual([{ name: 'ended-rows', cron: '37 * * * *' }]);
  });
});

/** Columns that are named like an end and stay, and why. */
const STAYS: Record<string, string> = {
  'campaign.ended_at': 'a link that is over keeps its figures',
  'compliance_rule.valid_until': 'a rule of the organizer, of which the last day is shown',
  'contact.expires_on': 'the last day of a membership, which the company may prolong',
  'conversation.offered_until': 'when a chat that is asked of some is asked of all of the company',
  'digest.until': 'one row a visitor, written over by the next digest',
  'exhibition.ends_on': 'the fair itself',
  'exhibition.preview_until': 'one row a fair, whose link opens nothing from then on',
  'live.ended_at': 'a live that is over, which can be watched again until its company deletes it',
  'live.ends_at': 'the planned end of it',
  'meeting.ends_at': 'a session of the fair',
  'meeting_appointment.ends_at': 'what both sides agreed on, which they may look up',
  'meeting_appointment.expires_at': 'a proposal that nobody answered, which both sides may look up',
  'page_link.shows_until': 'a link of the organizer, who may prolong it',
  'product_document.valid_until': 'a certificate, whose last day is shown',
  'programme.ends_at': 'the programme of the fair',
  'quote.valid_until': 'what was offered, which both sides may look up',
  'sourcing_offer.valid_until': 'what was offered, which both sides may look up',
  'talk.ended_at': 'a call that is over is a line of its conversation, and goes with it',
  'webhook.old_secret_until': 'one row an address, whose old secret is passed over from then on',
};

test('every table whose rows end is swept, or says why not', async () => {
  const { rows } = await sql`
    select table_name, column_name from information_schema.columns join pg_tables on tablename = table_name
    where table_schema = 'public' and schemaname = 'public' and (data_type like 'timestamp%' or data_type = 'date' or column_name like '%ends%')
      and column_name ~ '(^|_)(expir|ends?_|ended|until|idle|lapses|dies)'
    order by 1, 2`.execute(portal.ctx.db);
  const columns = z.array(z.object({ table_name: z.string(), column_name: z.string() })).parse(rows);
  const swept = new Set<string>(ENDING.map(({ table }) => table));
  const left = columns
    .filter(({ table_name }) => !swept.has(table_name))
    .map((column) => `${column.table_name}.${column.column_name}`);
  expect(left).toEqual(Object.keys(STAYS));
});
