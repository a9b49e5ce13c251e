import { createHash, randomBytes } from 'node:crypto';
import { STAFF_ROLES, type Caller } from '@fairbridge/contract/roles.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { Batcher } from '../../platform/database/batcher.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { failExhibitorAccessClosed } from './session.exhibitor-access.ts';
import { failSuspended } from './session.suspended.ts';
import { isApproved, sessionLife } from '../account/account.rules.ts';
import {
  subjectType,
  loadSession,
  loadSessions,
  touch,
  endOldest,
  isOfDemo,
  isOfSuspended,
  runningSessions,
  tokenHashOf,
  deleteAllSessions,
  sessions,
  type SubjectType,
  type SessionRow,
} from './session.queries.ts';

/** Within a second every process asks anew, so that an ended session, a resignation or a lost pool membership takes effect (G5, G11, G21). */
const KEPT_MILLISECONDS = 850;
const TOUCH_MILLISECONDS = 60_000;
const PREFIX = 'fb_';
/** So many sessions by one statement. */
const LOADED_MOST = 100;

type Found = { caller: Caller | null | 'closed'; accountId: string; row: SessionRow | null; until: number };

/** Where a session was begun, for its owner to recognise; `local` is asked of demo people. */
type SessionOrigin = { device: string; address: string; local: boolean };

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Opaque tokens of 256 random bits; only their hash is stored (rulings 1.5, 2.9; G20). */
export class Sessions {
  #cache = new Map<string, Found>();
  #loading = new WeakMap<FairContext['exhibition'], Batcher<Buffer, SessionRow | null>>();
  /** Grows with each change of who somebody is: what was asked before it is not kept. */
  #changes = 0;
  #demo: boolean;
  constructor({ DEMO }: Pick<Config, 'DEMO'>) {
    this.#demo = DEMO;
  }

  async start(
    ctx: FairContext,
    accountId: string,
    subjectType: SubjectType,
    remember: boolean,
    { device, address, local }: SessionOrigin = { device: '', address: '', local: false },
    secondStep = false,
  ): Promise<string> {
    await this.requireEntry(ctx, accountId, local);
    const token = PREFIX + randomBytes(32).toString('base64url');
    const life = sessionLife(subjectType, remember);
    const now = Date.now();
    await sessions.insert(ctx, {
      token_hash: hashOf(token),
      account_id: accountId,
      subject_type: subjectType,
      remember,
      device,
      address,
      // nobody comes to the console without one
      second_step_at: secondStep || subjectType === 'ORGANIZER' ? new Date(now) : null,
      idle_until: new Date(now + life.idle),
      ends_at: new Date(now + life.total),
    });
    await endOldest(ctx.db, accountId);
    return token;
  }

  /**
   * Everybody can read the password of the demo's people, so they enter on the demo's own machine only, whatever the way in.
   * @throws Refusal `demoElsewhere`
   */
  async requireEntry(ctx: FairContext, accountId: string, local: boolean): Promise<void> {
    if (this.#demo && local) return;
    if (await isOfDemo(ctx.db, accountId)) fail('demoElsewhere');
  }

  /**
   * Who shows this token, or null when it is none, ended, or of another exhibition.
   * Errors: `exhibitorSideClosed` for an exhibitor's employee while that side is closed; the session goes on when it opens.
   * `accountSuspended` for a visitor whose session a suspension has ended.
   */
  async callerOf(ctx: FairContext, token: string): Promise<Caller | null> {
    if (!token.startsWith(PREFIX) || token.length > 80) return null;
    const key = ctx.exhibition.id + token;
    const cached = this.#cache.get(key);
    const now = Date.now();
    const asked = { at: now, changes: this.#changes };
    const found =
      cached !== undefined && cached.until > now
        ? cached
        : this.#keep(ctx, token, await this.#load(ctx, hashOf(token)), asked);
    if (found.row !== null && now - found.row.last_used_at.getTime() > TOUCH_MILLISECONDS) {
      found.row.last_used_at = new Date(now);
      await touch(ctx.db, found.row);
    }
    if (found.row === null && (await isOfSuspended(ctx, hashOf(token)))) failSuspended(ctx);
    return open(ctx, found);
  }

  /** Keeps what a question has found, counted from when it was asked; unless somebody has become somebody else meanwhile. */
  #keep(ctx: FairContext, token: string, row: SessionRow | null, asked: { at: number; changes: number }): Found {
    const found: Found = {
      caller: row === null ? null : isSessionOfDisabledExhibitor(ctx, row) ? 'closed' : callerFrom(ctx, row),
      accountId: row?.account_id ?? '',
      row,
      until: asked.at + KEPT_MILLISECONDS,
    };
    if (this.#cache.size > 20_000) this.#cache.clear();
    if (asked.changes === this.#changes) this.#cache.set(ctx.exhibition.id + token, found);
    return found;
  }

  /** Who shows this token now, without counting as a use of the session. */
  async callerUntouched(ctx: FairContext, token: string): Promise<Caller | null> {
    const row = await this.#load(ctx, hashOf(token));
    return row === null ? null : callerFrom(ctx, row);
  }

  /**
   * The same of many tokens, by one statement; those that are none (any more) are left out. Kept, so that what the sockets of these tokens send
   * next needs no question of its own.
   */
  async callersUntouched(ctx: FairContext, tokens: readonly string[]): Promise<Map<string, Caller>> {
    const byHash = new Map(tokens.map((token) => [hashOf(token).toString('hex'), token]));
    const asked = { at: Date.now(), changes: this.#changes };
    const rows = await loadSessions(
      ctx,
      [...byHash.keys()].map((hash) => Buffer.from(hash, 'hex')),
      this.#demo,
    );
    return new Map(
      rows.flatMap((row): [string, Caller][] => {
        const token = byHash.get(row.token_hash.toString('hex'));
        if (token !== undefined) this.#keep(ctx, token, row, asked);
        const caller = callerFrom(ctx, row);
        return token === undefined || caller === null ? [] : [[token, caller]];
      }),
    );
  }

  async end(ctx: FairContext, sessionId: string): Promise<void> {
    await sessions.delete(ctx, { id: sessionId });
    this.forget();
  }

  /** The account's running sessions at this fair, newest first. */
  async list(ctx: FairContext, caller: { accountId: string; sessionId: string }) {
    const rows = await runningSessions(ctx, caller.accountId);
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
  async endOwn(ctx: FairContext, accountId: string, sessionId: string): Promise<boolean> {
    const ended = await sessions.delete(ctx, { id: sessionId, account_id: accountId });
    this.forget();
    return ended;
  }

  /** Visitor or exhibitor (ruling 2.7). */
  async changeRole(ctx: FairContext, sessionId: string, subjectType: SubjectType): Promise<void> {
    await sessions.write(ctx, { id: sessionId }, { subject_type: subjectType });
    this.forget();
  }

  /** Who a running session is now. */
  async callerById(ctx: FairContext, sessionId: string): Promise<Caller | null> {
    const tokenHash = await tokenHashOf(ctx, sessionId);
    const loaded = tokenHash === null ? null : await this.#load(ctx, tokenHash);
    return loaded === null ? null : callerFrom(ctx, loaded);
  }

  /** Ends every session of an account at every fair; `except` stays. Answers how many ended. */
  async endAll(db: Db, accountId: string, except: string | null = null): Promise<number> {
    const ended = await deleteAllSessions(db, accountId, except);
    this.forget();
    return ended;
  }

  /** A session of the demo's people ends with the demo. */
  #load(ctx: FairContext, tokenHash: Buffer): Promise<SessionRow | null> {
    // what its own transaction has written is seen by nobody else yet
    if (ctx.db.isTransaction) return loadSession(ctx, tokenHash, this.#demo);
    return this.#loadingOf(ctx).add(tokenHash);
  }

  #loadingOf(ctx: FairContext): Batcher<Buffer, SessionRow | null> {
    const before = this.#loading.get(ctx.exhibition);
    if (before !== undefined) return before;
    const made = new Batcher<Buffer, SessionRow | null>({
      most: LOADED_MOST,
      run: async (hashes) => {
        const rows = await loadSessions(ctx, hashes, this.#demo);
        const byHash = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]));
        return hashes.map((hash) => byHash.get(hash.toString('hex')) ?? null);
      },
    });
    this.#loading.set(ctx.exhibition, made);
    return made;
  }

  /** What is kept in this process is asked anew: after anything that changes who somebody is. */
  forget(): void {
    this.#changes += 1;
    this.#cache.clear();
  }
}

/** An employee in service, whose side is closed. */
const isSessionOfDisabledExhibitor = (ctx: FairContext, row: SessionRow): boolean =>
  row.subject_type === 'ACTOR' && row.employee_id !== null && ctx.exhibition.exhibitorDisabled;

async function open(
  ctx: FairContext,
  { caller, accountId }: { caller: Caller | null | 'closed'; accountId: string },
): Promise<Caller | null> {
  return caller === 'closed' ? failExhibitorAccessClosed(ctx, accountId) : caller;
}

function callerFrom(ctx: FairContext, row: SessionRow): Caller | null {
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
    if (ctx.exhibition.exhibitorDisabled) return null;
    // begun before the fair asked for a second step, or before its owner became an administrator
    if (row.admin === true && ctx.exhibition.adminSecondStep && row.second_step_at === null) return null;
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
