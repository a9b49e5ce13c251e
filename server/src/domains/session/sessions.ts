import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { STAFF_ROLES, type Caller } from '@fairbridge/contract/who.ts';
import { newId } from '../../ground/id.ts';
import type { Config } from '../../config.ts';
import { acrossFairs } from '../../platform/database/in-fair.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';
import { refuseClosedSide } from './session.opening.ts';
import { isApproved, sessionLife } from '../account/account.rules.ts';

/** Within a second every process asks anew, so that an ended session, a resignation or a lost pool membership takes effect (G5, G11, G21). */
const KEPT_MILLISECONDS = 700;
const TOUCH_MILLISECONDS = 60_000;
const PREFIX = 'fb_';

/** Where a session was begun, for its owner to recognise; `local` is asked of demo people. */
type SessionOrigin = { device: string; address: string; local: boolean };
const subjectType = z.enum(['VISITOR', 'ACTOR', 'ORGANIZER']);
export type SubjectType = z.output<typeof subjectType>;
type Row = {
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

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Opaque tokens of 256 random bits; only their hash is stored (rulings 1.5, 2.9; G20). */
export class Sessions {
  #kept = new Map<string, { caller: Caller | null | 'closed'; accountId: string; until: number }>();
  #demo: boolean;
  constructor({ DEMO }: Pick<Config, 'DEMO'>) {
    this.#demo = DEMO;
  }

  async start(
    scope: Scope,
    accountId: string,
    subjectType: SubjectType,
    remember: boolean,
    { device, address, local }: SessionOrigin = { device: '', address: '', local: false },
    secondStep = false,
  ): Promise<string> {
    await this.requireEntry(scope, accountId, local);
    const token = PREFIX + randomBytes(32).toString('base64url');
    const life = sessionLife(subjectType, remember);
    const now = Date.now();
    await scope.db
      .insertInto('session')
      .values({
        id: newId(),
        token_hash: hashOf(token),
        account_id: accountId,
        exhibition_id: scope.exhibition.id,
        subject_type: subjectType,
        remember,
        device,
        address,
        // nobody comes to the console without one
        second_step_at: secondStep || subjectType === 'ORGANIZER' ? new Date(now) : null,
        idle_until: new Date(now + life.idle),
        ends_at: new Date(now + life.total),
      })
      .execute();
    await endOldest(scope.db, accountId);
    return token;
  }

  /**
   * Everybody can read the password of the demo's people, so they enter on the demo's own machine only, whatever the way in.
   * @throws Refusal `demoElsewhere`
   */
  async requireEntry(scope: Scope, accountId: string, local: boolean): Promise<void> {
    if (this.#demo && local) return;
    const account = await scope.db.selectFrom('account').where('id', '=', accountId).select('demo').executeTakeFirst();
    if (account?.demo === true) refuse('demoElsewhere');
  }

  /**
   * Who shows this token, or null when it is none, ended, or of another exhibition.
   * Error: `exhibitorSideClosed` for an exhibitor's employee while that side is closed; the session goes on when it opens.
   */
  async callerOf(scope: Scope, token: string): Promise<Caller | null> {
    if (!token.startsWith(PREFIX) || token.length > 80) return null;
    const key = scope.exhibition.id + token;
    const kept = this.#kept.get(key);
    const now = Date.now();
    if (kept !== undefined && kept.until > now) return open(scope, kept);
    const row = await this.#load(scope, hashOf(token));
    const found = {
      caller: row === null ? null : isShutOut(scope, row) ? ('closed' as const) : callerFrom(scope, row),
      accountId: row?.account_id ?? '',
      until: now + KEPT_MILLISECONDS,
    };
    if (this.#kept.size > 20_000) this.#kept.clear();
    this.#kept.set(key, found);
    if (row !== null && now - row.last_used_at.getTime() > TOUCH_MILLISECONDS) await touch(scope.db, row);
    return open(scope, found);
  }

  /** Who shows this token now, without counting as a use of the session. */
  async callerUntouched(scope: Scope, token: string): Promise<Caller | null> {
    const row = await this.#load(scope, hashOf(token));
    return row === null ? null : callerFrom(scope, row);
  }

  /** Which of these sessions still run, by one question: for lines that stay open. */
  async running(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await sql<{ id: string }>`
      select s.id from session s join account a on a.id = s.account_id and a.deleted_at is null
      where s.id = any(${[...new Set(ids)]}::text[]) and s.idle_until > now() and s.ends_at > now()`.execute(db);
    return new Set(rows.map(({ id }) => id));
  }

  async end(scope: Scope, sessionId: string): Promise<void> {
    await scope.db
      .deleteFrom('session')
      .where('exhibition_id', '=', scope.exhibition.id)
      .where('id', '=', sessionId)
      .execute();
    this.forget();
  }

  /** The account's running sessions at this fair, newest first. */
  async list(scope: Scope, caller: { accountId: string; sessionId: string }) {
    const now = new Date();
    const rows = await scope.db
      .selectFrom('session')
      .where('exhibition_id', '=', scope.exhibition.id)
      .where('account_id', '=', caller.accountId)
      .where('ends_at', '>', now)
      .where('idle_until', '>', now)
      .select(['id', 'device', 'address', 'subject_type', 'created_at', 'last_used_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      device: row.device,
      address: row.address,
      subjectType: subjectType.parse(row.subject_type),
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      current: row.id === caller.sessionId,
    }));
  }

  /** False when it is no session of this account at this fair. */
  async endOwn(scope: Scope, accountId: string, sessionId: string): Promise<boolean> {
    const ended = await scope.db
      .deleteFrom('session')
      .where('exhibition_id', '=', scope.exhibition.id)
      .where('account_id', '=', accountId)
      .where('id', '=', sessionId)
      .returning('id')
      .executeTakeFirst();
    this.forget();
    return ended !== undefined;
  }

  /** Ends the account's sessions in one role at this fair: a resignation leaves those of the visitor. `forget()` after the commit. */
  async endRole(scope: Scope, accountId: string, role: SubjectType): Promise<void> {
    await scope.db
      .deleteFrom('session')
      .where('exhibition_id', '=', scope.exhibition.id)
      .where('account_id', '=', accountId)
      .where('subject_type', '=', role)
      .execute();
  }

  /** 'I am exhibitor' / 'I am guest' (ruling 2.7). */
  async changeRole(scope: Scope, sessionId: string, subjectType: SubjectType): Promise<void> {
    await scope.db
      .updateTable('session')
      .set({ subject_type: subjectType })
      .where('exhibition_id', '=', scope.exhibition.id)
      .where('id', '=', sessionId)
      .execute();
    this.forget();
  }

  /** Did this session show a second step when it began, or the one that vouched for it? */
  async showedSecondStep(scope: Scope, sessionId: string): Promise<boolean> {
    const row = await scope.db
      .selectFrom('session')
      .where('exhibition_id', '=', scope.exhibition.id)
      .where('id', '=', sessionId)
      .select('second_step_at')
      .executeTakeFirst();
    return row !== undefined && row.second_step_at !== null;
  }

  /** Who a running session is now. */
  async callerById(scope: Scope, sessionId: string): Promise<Caller | null> {
    const row = await scope.db
      .selectFrom('session')
      .where('exhibition_id', '=', scope.exhibition.id)
      .where('id', '=', sessionId)
      .select('token_hash')
      .executeTakeFirst();
    const loaded = row === undefined ? null : await this.#load(scope, row.token_hash);
    return loaded === null ? null : callerFrom(scope, loaded);
  }

  /** Ends every session of an account at every fair; `except` stays. Answers how many ended. */
  async endAll(db: Db, accountId: string, except: string | null = null): Promise<number> {
    const ended = await acrossFairs(db)
      .deleteFrom('session')
      .where('account_id', '=', accountId)
      .$if(except !== null, (query) => query.where('id', '!=', except ?? ''))
      .returning('id')
      .execute();
    this.forget();
    return ended.length;
  }

  /** A session of the demo's people ends with the demo. */
  #load(scope: Scope, tokenHash: Buffer): Promise<Row | null> {
    return loadSession(scope, tokenHash, this.#demo);
  }

  /** What is kept in this process is asked anew: after anything that changes who somebody is. */
  forget(): void {
    this.#kept.clear();
  }
}

async function loadSession(scope: Scope, tokenHash: Buffer, demo: boolean): Promise<Row | null> {
  const result = await sql<Row>`
    select s.id, s.account_id, s.subject_type, s.remember, s.last_used_at, s.second_step_at,
      v.id as visitor_id, v.complete_exhibition_registration, v.review_state,
      (select array_agg(c.exhibitor_id order by c.exhibitor_id) from contact c where c.visitor_id = v.id and c.removed_at is null and c.state = 'confirmed') as pool,
      e.id as employee_id, e.exhibitor_id, e.admin, o.id as staff_id, o.role as staff_role
    from session s
    join account a on a.id = s.account_id and a.deleted_at is null and (${demo} or not a.demo)
    left join visitor v on s.subject_type = 'VISITOR' and v.exhibition_id = s.exhibition_id and v.account_id = s.account_id and v.suspended_at is null
    left join employee e on s.subject_type = 'ACTOR' and e.exhibition_id = s.exhibition_id and e.account_id = s.account_id and e.resigned_at is null and e.waiting_since is null
      and not exists (select from exhibitor x where x.id = e.exhibitor_id and x.disabled_at is not null)
    left join organizer_staff o on s.subject_type = 'ORGANIZER' and o.exhibition_id = s.exhibition_id and o.account_id = s.account_id
    where s.token_hash = ${tokenHash} and s.exhibition_id = ${scope.exhibition.id} and s.idle_until > now() and s.ends_at > now()`.execute(
    scope.db,
  );
  return result.rows[0] ?? null;
}

/** An employee in service, whose side is closed. */
const isShutOut = (scope: Scope, row: Row): boolean =>
  row.subject_type === 'ACTOR' && row.employee_id !== null && scope.exhibition.exhibitorDisabled;

async function open(
  scope: Scope,
  { caller, accountId }: { caller: Caller | null | 'closed'; accountId: string },
): Promise<Caller | null> {
  return caller === 'closed' ? refuseClosedSide(scope, accountId) : caller;
}

function callerFrom(scope: Scope, row: Row): Caller | null {
  const { id: sessionId, account_id: accountId } = row;
  if (row.subject_type === 'VISITOR' && row.visitor_id !== null) {
    const registered = row.complete_exhibition_registration === true;
    const approved = isApproved({ registered, reviewState: row.review_state });
    return {
      kind: 'visitor',
      accountId,
      sessionId,
      visitorId: row.visitor_id,
      registered,
      approved,
      pool: row.pool ?? [],
    };
  }
  if (row.subject_type === 'ACTOR' && row.employee_id !== null && row.exhibitor_id !== null) {
    if (scope.exhibition.exhibitorDisabled) return null;
    // begun before the fair asked for a second step, or before its owner became an administrator
    if (row.admin === true && scope.exhibition.adminSecondStep && row.second_step_at === null) return null;
    return {
      kind: 'exhibitor',
      accountId,
      sessionId,
      employeeId: row.employee_id,
      exhibitorId: row.exhibitor_id,
      admin: row.admin === true,
    };
  }
  const role = STAFF_ROLES.find((known) => known === row.staff_role);
  if (row.subject_type === 'ORGANIZER' && row.staff_id !== null && role !== undefined)
    return { kind: 'organizer', accountId, sessionId, staffId: row.staff_id, role };
  return null;
}

async function touch(db: Db, row: Row): Promise<void> {
  const { idle } = sessionLife(row.subject_type, row.remember);
  await acrossFairs(db)
    .updateTable('session')
    .set({ last_used_at: new Date(), idle_until: new Date(Date.now() + idle) })
    .where('id', '=', row.id)
    .execute();
}

/** At most five sessions an account, whichever fairs they are for: the oldest ends (ruling 2.9). */
async function endOldest(db: Db, accountId: string): Promise<void> {
  await sql`
    delete from session where id in (
      select id from session where account_id = ${accountId} order by created_at desc, id offset ${LIMITS.sessionsPerAccountMax})`.execute(
    acrossFairs(db),
  );
}
