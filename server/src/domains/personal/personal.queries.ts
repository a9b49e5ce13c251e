import { sql } from 'kysely';
import { z } from 'zod';
import type { Declarations } from '../../core/domain.ts';
import type { Db } from '../../platform/database/kysely.ts';

/** An account is global, so these ask over all exhibitions (ruling 1.1). */
export type Owner = { account: string[]; visitor: string[]; subject: string[]; address: string[] };

export async function ownerOf(db: Db, accountId: string, at: { exhibitionId?: string } = {}): Promise<Owner> {
  const of = (table: 'visitor' | 'employee') =>
    db
      .selectFrom(table)
      .where('account_id', '=', accountId)
      .$if(at.exhibitionId !== undefined, (query) => query.where('exhibition_id', '=', at.exhibitionId ?? ''))
      .select('id')
      .execute();
  const visitors = await of('visitor');
  const employees = await of('employee');
  const account = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['email', 'mobile'])
    .executeTakeFirstOrThrow();
  const visitor = visitors.map(({ id }) => id);
  return {
    account: [accountId],
    visitor,
    subject: [...visitor, ...employees.map(({ id }) => id)],
    address: [account.email, account.mobile].filter((address) => address !== null),
  };
}

type Personal = Declarations['personal'];

const record = z.record(z.string(), z.unknown());
const matches = ({ column, of }: Personal[number], owner: Owner) => sql`${sql.ref(column)} = any(${owner[of]})`;

/** Every row about this person, by table, without hashes and sealed values; `at`: of the account, and of this fair alone. */
export async function collect(
  db: Db,
  personal: Personal,
  owner: Owner,
  at: { exhibitionId?: string } = {},
): Promise<Record<string, unknown[]>> {
  const collected: Record<string, unknown[]> = {};
  for (const entry of personal) {
    if (entry.organizerOwned === true) continue;
    const { rows } = await sql`select * from ${sql.table(entry.table)} where ${matches(entry, owner)}`.execute(db);
    const shown = rows
      .map((row) => record.parse(row))
      .filter(({ exhibition_id: of }) => at.exhibitionId === undefined || of === undefined || of === at.exhibitionId)
      .map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !entry.hidden?.includes(column))));
    // a table may point at a person by more than one column
    collected[entry.table] = [...(collected[entry.table] ?? []), ...shown];
  }
  return collected;
}

/** The pictures, videos and documents that this person uploaded, whose bytes lie outside the database. */
export async function filesOf(db: Db, owner: Owner): Promise<string[]> {
  if (owner.subject.length === 0) return [];
  const rows = await db.selectFrom('file').where('owner_id', 'in', owner.subject).select('id').execute();
  return rows.map(({ id }) => id);
}

/** Rows first; then what others still need of the person is emptied. */
export async function erase(db: Db, personal: Personal, owner: Owner): Promise<void> {
  const blanked = personal.filter((entry) => typeof entry.erase === 'object');
  for (const entry of [...personal.filter((one) => one.erase === 'delete'), ...blanked]) {
    if (entry.erase === 'keep') continue;
    const table = sql.table(entry.table);
    if (entry.erase === 'delete') {
      await sql`delete from ${table} where ${matches(entry, owner)}`.execute(db);
      continue;
    }
    const changes = sql.join(
      Object.entries(entry.erase.blank).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    );
    await sql`update ${table} set ${changes} where ${matches(entry, owner)}`.execute(db);
  }
}

/** The id that `notice.on-order.ts`, `notice.on-inquiry.ts`, `notice.on-session.ts`, `notice.on-document.ts` and `notice.on-employee.ts` make of what a notice is about. */
const noticeId = (about: ReturnType<typeof sql>) => sql`left(encode(sha256(convert_to(${about}, 'UTF8')), 'hex'), 24)`;

/**
 * What others were told of this person. That an order came stays, its title names the product only; who asked for a document, asked to
 * join a company, or left it, does so no more.
 */
export async function eraseFromNotices(db: Db, owner: Owner): Promise<void> {
  await sql`
    update notice set body_zh = '', body_en = '' where id in (
      select ${noticeId(sql`'order ' || o.id || ' ' || e.id`)} from intent_order o join employee e on e.exhibitor_id = o.exhibitor_id
      where o.visitor_id = any(${owner.visitor}))`.execute(db);
  await sql`
    update notice set body_zh = '', body_en = '' where id in (
      select ${noticeId(sql`'inquiry ' || i.id || ' ' || e.id`)} from inquiry i join employee e on e.exhibitor_id = i.exhibitor_id
      where i.visitor_id = any(${owner.visitor}))`.execute(db);
  // who wrote under an order or inquiry stands in the title
  await sql`
    delete from notice where id in (
      select ${noticeId(sql`'message ' || m.id || ' ' || e.id`)} from request_message m join lead l on l.id = m.lead_id
      join employee e on e.exhibitor_id = l.exhibitor_id
      where m.visitor_id = any(${owner.visitor}))`.execute(db);
  // who wrote a chat stands in the title
  await sql`
    delete from notice where kind = 'chat' and link in (
      select '/chat?with=' || c.id from conversation c where c.visitor_id = any(${owner.visitor}))
      and not recipient_id = any(${owner.visitor})`.execute(db);
  await sql`
    delete from notice where id in (
      select ${noticeId(sql`'document ' || r.id || ' ' || again || ' ' || e.id`)}
      from document_request r join employee e on e.exhibitor_id = r.exhibitor_id cross join generate_series(1, r.asked) again
      where r.visitor_id = any(${owner.visitor}))`.execute(db);
  await sql`
    delete from notice where id in (
      select ${noticeId(sql`'employee ' || e.id || ' ' || admin.id`)} from employee e join employee admin on admin.exhibitor_id = e.exhibitor_id
      where e.id = any(${owner.subject}))`.execute(db);
  await sql`
    delete from notice where id in (
      select ${noticeId(sql`'hand-over ' || e.id || ' ' || c.id`)} from employee e join employee c on c.exhibitor_id = e.exhibitor_id
      where e.id = any(${owner.subject}))`.execute(db);
}

/** Holds the account until the transaction ends; false when it is deleted already, by another device in the same moment. */
export async function holdAccount(db: Db, accountId: string): Promise<boolean> {
  const held = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
}

/** Where this account is an employee, at every fair. */
export async function employmentsOf(db: Db, accountId: string) {
  return db
    .selectFrom('employee')
    .where('account_id', '=', accountId)
    .where('resigned_at', 'is', null)
    .select(['id', 'exhibition_id as exhibitionId', 'exhibitor_id as exhibitorId'])
    .orderBy('exhibitor_id')
    .execute();
}

/** Ends all that hangs on the account: nobody can enter it, and no employee is it any more. */
export async function closeAccount(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('employee')
    .set({ resigned_at: new Date() })
    .where('account_id', '=', accountId)
    .where('resigned_at', 'is', null)
    .execute();
}

export async function emptyAccount(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ email: null, mobile: null, password_hash: null, deleted_at: new Date() })
    .where('id', '=', accountId)
    .execute();
}
