import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { z } from 'zod';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { sessionLife } from '../account/account.rules.ts';
import { isEmployed } from '../identity/employment.queries.ts';
import { poolsOfVisitor } from '../identity/membership.queries.ts';
import { fairTable } from '../../platform/database/fair-table.ts';
import { visitors } from '../account/account.tables.ts';

export const sessions = fairTable('session');

/** One log-in of an account at a time, so that each counts the sessions that the one before it began. */
export async function lockAccount(ctx: FairContext, accountId: string): Promise<void> {
  await sql`select id from account where id = ${accountId} for no key update`.execute(ctx.db);
}

export const subjectType = z.enum(['VISITOR', 'ACTOR', 'ORGANIZER']);

export type SubjectType = z.output<typeof subjectType>;

export type SessionRow = {
  id: string;
  account_id: string;
  subject_type: SubjectType;
  remember: boolean;
  last_used_at: Date;
  second_step_at: Date | null;
  visitor_id: string | null;
  complete_exhibition_registration: boolean | null;
  review_state: string | null;
  pool: string[] | null;
  employee_id: string | null;
  exhibitor_id: string | null;
  admin: boolean | null;
  staff_id: string | null;
  staff_role: string | null;
};

export async function loadSession(ctx: FairContext, tokenHash: Buffer, demo: boolean): Promise<SessionRow | null> {
  const [row] = await loadSessions(ctx, [tokenHash], demo);
  return row ?? null;
}

/** Those of these sessions that run, in no order. */
export async function loadSessions(
  ctx: FairContext,
  tokenHashes: readonly Buffer[],
  demo: boolean,
): Promise<(SessionRow & { token_hash: Buffer })[]> {
  const result = await sql<SessionRow & { token_hash: Buffer }>`
    select s.token_hash, s.id, s.account_id, s.subject_type, s.remember, s.last_used_at, s.second_step_at,
      v.id as visitor_id, v.complete_exhibition_registration, v.review_state,
      ${poolsOfVisitor()} as pool,
      e.id as employee_id, e.exhibitor_id, e.admin, o.id as staff_id, o.role as staff_role
    from session s
    join account a on a.id = s.account_id and a.deleted_at is null and (${demo} or not a.demo)
    left join visitor v on s.subject_type = 'VISITOR' and v.exhibition_id = s.exhibition_id and v.account_id = s.account_id and v.suspended_at is null
    left join employee e on s.subject_type = 'ACTOR' and e.exhibition_id = s.exhibition_id and e.account_id = s.account_id and ${isEmployed('e')}
      and not exists (select from exhibitor x where x.id = e.exhibitor_id and x.disabled_at is not null)
    left join organizer_staff o on s.subject_type = 'ORGANIZER' and o.exhibition_id = s.exhibition_id and o.account_id = s.account_id
    where s.token_hash = any(${[...tokenHashes]}::bytea[]) and s.exhibition_id = ${ctx.exhibition.id} and s.suspended_at is null
      and s.idle_until > now() and s.ends_at > now()`.execute(ctx.db);
  return result.rows;
}

export async function touch(db: Db, row: SessionRow): Promise<void> {
  const { idle } = sessionLife(row.subject_type, row.remember);
  await unscoped(db)
    .updateTable('session')
    .set({ last_used_at: new Date(), idle_until: new Date(Date.now() + idle) })
    .where('id', '=', row.id)
    .execute();
}

/** At most five sessions an account, whichever fairs they are for: the oldest ends (ruling 2.9). */
export async function endOldest(db: Db, accountId: string): Promise<void> {
  await sql`
    delete from session where id in (
      select id from session where account_id = ${accountId} order by created_at desc, id offset ${LIMITS.sessionsPerAccountMax})`.execute(
    unscoped(db),
  );
}

/** Is this one of the people that the demo brought? */
export async function isOfDemo(db: Db, accountId: string): Promise<boolean> {
  const account = await db.selectFrom('account').where('id', '=', accountId).select('demo').executeTakeFirst();
  return account?.demo === true;
}

/** Makes the account a visitor of this fair, with its registration still to do. */
export async function insertParticipant(ctx: FairContext, accountId: string): Promise<void> {
  await visitors.insertOnce(ctx, { account_id: accountId });
}

const ofAccount = (ctx: FairContext, accountId: string) => {
  const now = new Date();
  return ctx.db
    .selectFrom('session')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('account_id', '=', accountId)
    .where('suspended_at', 'is', null)
    .where('ends_at', '>', now)
    .where('idle_until', '>', now);
};

/** The account's running sessions at this fair, newest first. */
export const runningSessions = (ctx: FairContext, accountId: string) =>
  ofAccount(ctx, accountId)
    .select(['id', 'device', 'address', 'subject_type', 'created_at', 'last_used_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Does the account run another session at this fair beside this one? */
export async function hasOtherSession(
  ctx: FairContext,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<boolean> {
  const other = await ofAccount(ctx, accountId).where('id', '!=', sessionId).select('id').limit(1).executeTakeFirst();
  return other !== undefined;
}

/** Which of these sessions still run, by one question: for lines that stay open. */
export async function stillRunning(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select s.id from session s join account a on a.id = s.account_id and a.deleted_at is null
    where s.id = any(${[...new Set(ids)]}::text[]) and s.suspended_at is null and s.idle_until > now() and s.ends_at > now()`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

export async function tokenHashOf(ctx: FairContext, sessionId: string): Promise<Buffer | null> {
  return (await sessions.find(ctx, { id: sessionId }))?.token_hash ?? null;
}

/** Did this session show a second step when it began, or the one that vouched for it? */
export async function showedSecondStep(ctx: FairContext, sessionId: string): Promise<boolean> {
  const row = await sessions.find(ctx, { id: sessionId });
  return row !== undefined && row.second_step_at !== null;
}

/**
 * Ends the account's sessions in one role at this fair: a resignation leaves those of the visitor. What the process keeps of them is
 * forgotten (`Sessions.forget`) after the commit.
 */
export async function endRole(ctx: FairContext, accountId: string, role: SubjectType): Promise<void> {
  await ctx.db
    .deleteFrom('session')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('account_id', '=', accountId)
    .where('subject_type', '=', role)
    .execute();
}

/** Ends the visitor's sessions at this fair by a suspension; whoever shows one of them is told that. */
export async function endBySuspension(ctx: FairContext, accountId: string): Promise<void> {
  await ctx.db
    .updateTable('session')
    .set({ suspended_at: new Date() })
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('account_id', '=', accountId)
    .where('subject_type', '=', 'VISITOR')
    .execute();
}

/** Is this the session of a visitor who was suspended, and is so still? */
export async function isOfSuspended(ctx: FairContext, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from session s join visitor v on v.exhibition_id = s.exhibition_id and v.account_id = s.account_id
    where s.exhibition_id = ${ctx.exhibition.id} and s.token_hash = ${tokenHash} and s.suspended_at is not null
      and v.suspended_at is not null`.execute(ctx.db);
  return rows.length > 0;
}

/** Every session of an account at every fair; `except` stays. Answers how many there were. */
export async function deleteAllSessions(db: Db, accountId: string, except: string | null): Promise<number> {
  const ended = await unscoped(db)
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(except !== null, (query) => query.where('id', '!=', except ?? ''))
    .returning('id')
    .execute();
  return ended.length;
}
