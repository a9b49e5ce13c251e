import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ChallengeKind, HumanCheckAction } from '@fairbridge/contract/identity/identity.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { newId } from '../../ground/id.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Puzzle, Solution } from './identity.puzzle.ts';
import { normalSubject } from './identity.rules.ts';

/** What a challenge and its pass are bound to. `address` is the client's as it is counted (`request.address`). */
export type Bound = { action: HumanCheckAction; subject: string; address: string };

/** About every so many writes the rows that have expired are removed: two minutes of them lie about at most for long. */
const WRITES_PER_CLEANING = 50;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
const subjectHash = (subject: string): Buffer => sha256(normalSubject(subject));
const newToken = (): string => randomBytes(24).toString('base64url');
const endOfLife = () => sql<Date>`now() + make_interval(secs => ${LIMITS.humanCheckSeconds})`;

/** Keeps a challenge with what it is judged by. Answers its id. */
export async function keepChallenge(
  scope: Scope,
  kind: ChallengeKind,
  { action, subject, address }: Bound,
  answer: Record<string, unknown>,
): Promise<string> {
  await cleanNowAndThen(scope);
  const id = newId();
  await sql`
    insert into human_challenge (id, exhibition_id, kind, action, subject_hash, address, answer, expires_at)
    values (${id}, ${scope.exhibition.id}, ${kind}, ${action}, ${subjectHash(subject)}, ${address},
      ${JSON.stringify(answer)}::jsonb, ${endOfLife()})`.execute(scope.db);
  return id;
}

/**
 * Judges one answer and turns a right one into a pass. Each ask uses up a try, right or wrong, before it is judged; of several
 * right ones at once the first takes the challenge away.
 * Errors: `humanCheckExpired` (none such, another client's, too old, no tries left), `humanCheckFailed` with `triesLeft`.
 */
export async function answerChallenge(
  scope: Scope,
  puzzles: Readonly<Record<ChallengeKind, Puzzle | null>>,
  given: { id: string; address: string; solution: Solution },
): Promise<string> {
  const found = await sql<{ kind: ChallengeKind; answer: unknown; tries: number }>`
    update human_challenge set tries = tries + 1
    where id = ${given.id} and exhibition_id = ${scope.exhibition.id} and address = ${given.address}
      and expires_at > now() and tries < ${LIMITS.humanCheckTriesMax}
    returning kind, answer, tries`.execute(scope.db);
  const challenge = found.rows[0];
  const puzzle = challenge === undefined ? null : puzzles[challenge.kind];
  if (challenge === undefined || puzzle === null) refuse('humanCheckExpired');
  if (!(await puzzle.judge(challenge.answer, given.solution, given.address)))
    refuse('humanCheckFailed', {}, { triesLeft: LIMITS.humanCheckTriesMax - challenge.tries });
  const token = newToken();
  const passed = await sql`
    with done as (
      delete from human_challenge where id = ${given.id} and exhibition_id = ${scope.exhibition.id}
      returning exhibition_id, action, subject_hash, address)
    insert into human_pass (token_hash, exhibition_id, action, subject_hash, address, expires_at)
    select ${sha256(token)}, exhibition_id, action, subject_hash, address, ${endOfLife()} from done
    returning 1 as one`.execute(scope.db);
  if (passed.rows.length === 0) refuse('humanCheckExpired');
  return token;
}

/** A pass without a check, for whoever has shown otherwise that there is no need of one; tests get theirs here. Answers the token. */
export async function issuePass(scope: Scope, { action, subject, address }: Bound): Promise<string> {
  await cleanNowAndThen(scope);
  const token = newToken();
  await sql`
    insert into human_pass (token_hash, exhibition_id, action, subject_hash, address, expires_at)
    values (${sha256(token)}, ${scope.exhibition.id}, ${action}, ${subjectHash(subject)}, ${address}, ${endOfLife()})`.execute(
    scope.db,
  );
  return token;
}

/** Spends a pass: true exactly once, and only for what it was given for. A pass shown for something else stays what it is. */
export async function spendPass(
  scope: Scope,
  { token, action, subject, address }: Bound & { token: string },
): Promise<boolean> {
  if (token === '') return false;
  const spent = await sql`
    delete from human_pass
    where token_hash = ${sha256(token)} and exhibition_id = ${scope.exhibition.id} and action = ${action}
      and subject_hash = ${subjectHash(subject)} and address = ${address} and expires_at > now()
    returning 1 as one`.execute(scope.db);
  return spent.rows.length === 1;
}

async function cleanNowAndThen(scope: Scope): Promise<void> {
  if (Math.random() * WRITES_PER_CLEANING >= 1) return;
  await sql`delete from human_challenge where exhibition_id = ${scope.exhibition.id} and expires_at < now()`.execute(
    scope.db,
  );
  await sql`delete from human_pass where exhibition_id = ${scope.exhibition.id} and expires_at < now()`.execute(
    scope.db,
  );
}
