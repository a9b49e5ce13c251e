import { sql } from 'kysely';
import { isLang, type Lang } from '@fairbridge/contract/text.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isEmployed } from '../identity/employment.queries.ts';
import { fairTable } from '../../platform/database/fair-table.ts';

export const supportNotes = fairTable('support_note');

/** Somebody whom support helps, with what the account logs in by. */
export type Person = { accountId: string; email: string | null; mobile: string | null; lang: Lang };
type PersonRow = { account_id: string; email: string | null; mobile: string | null; language: string };
const personOf = ({ account_id, email, mobile, language }: PersonRow): Person => ({
  accountId: account_id,
  email,
  mobile,
  lang: isLang(language) ? language : 'zh',
});

export async function visitorPerson({ db, exhibition }: FairContext, visitorId: string): Promise<Person | null> {
  const { rows } = await sql<PersonRow>`
    select v.account_id, a.email, a.mobile, a.language from visitor v join account a on a.id = v.account_id and a.deleted_at is null
    where v.exhibition_id = ${exhibition.id} and v.id = ${visitorId}`.execute(db);
  return rows[0] === undefined ? null : personOf(rows[0]);
}

/** An employee who works for an exhibitor that is not shut out, and has an account. */
export async function employeePerson({ db, exhibition }: FairContext, employeeId: string) {
  const { rows } = await sql<PersonRow & { exhibitor_id: string; name: string }>`
    select e.account_id, e.exhibitor_id, coalesce(nullif(e.name_zh, ''), e.name_en) as name, a.email, a.mobile, a.language
    from employee e join account a on a.id = e.account_id and a.deleted_at is null
    join exhibitor x on x.id = e.exhibitor_id and x.disabled_at is null
    where e.exhibition_id = ${exhibition.id} and e.id = ${employeeId} and ${isEmployed('e')}`.execute(db);
  const row = rows[0];
  return row === undefined ? null : { ...personOf(row), exhibitorId: row.exhibitor_id, name: row.name };
}

/**
 * Is this account more than a visitor of this fair: staff of an organizer, employee of an exhibitor (or one who waits to be), or a visitor of another fair?
 * What it logs in by is no business of this fair's support then.
 */
export async function isTiedElsewhere({ db, exhibition }: FairContext, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ tied: boolean }>`
    select exists (select from organizer_staff where account_id = ${accountId})
      or exists (select from employee where account_id = ${accountId} and resigned_at is null)
      or exists (select from visitor where account_id = ${accountId} and exhibition_id <> ${exhibition.id}) as tied`.execute(
    unscoped(db),
  );
  return rows[0]?.tied === true;
}

/**
 * Holds the account until the transaction ends, so that nobody makes it staff or employee meanwhile: what points at it waits. False where
 * it is deleted.
 */
export async function holdLogin(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await sql`select id from account where id = ${accountId} and deleted_at is null for update`.execute(
    db,
  );
  return rows.length > 0;
}

export type NoteRow = { id: string; text: string; created_at: Date; by: string | null };

/** The notes on a visitor, newest first. */
export async function notesOn({ db, exhibition }: FairContext, visitorId: string): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.id, n.text, n.created_at, coalesce(nullif(s.name, ''), a.email) as by from support_note n
    join account a on a.id = n.written_by
    left join organizer_staff s on s.account_id = n.written_by and s.exhibition_id = n.exhibition_id
    where n.exhibition_id = ${exhibition.id} and n.visitor_id = ${visitorId}
    order by n.created_at desc, n.id`.execute(db);
  return rows;
}

export const notesCount = ({ db, exhibition }: FairContext, visitorId: string): Promise<number> =>
  countSql(db, sql`from support_note where exhibition_id = ${exhibition.id} and visitor_id = ${visitorId}`);

/** Whose note it was; null where there is none. */
export async function removeNote({ db, exhibition }: FairContext, id: string): Promise<string | null> {
  const row = await db
    .deleteFrom('support_note')
    .where('exhibition_id', '=', exhibition.id)
    .where('id', '=', id)
    .returning('visitor_id')
    .executeTakeFirst();
  return row?.visitor_id ?? null;
}
