import { createHash, randomBytes } from 'node:crypto';
import type { ChallengeKind, HumanCheckAction } from '@fairbridge/contract/identity/identity.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Puzzle, Solution } from './identity.puzzle.ts';
import { normalSubject } from './identity.rules.ts';
import {
  insertChallenge,
  tryChallenge,
  passChallenge,
  insertPass,
  takePass,
  removeExpired,
} from './identity.queries.ts';

/** What a challenge and its pass are bound to. `address` is the client's as it is counted (`request.address`). */
export type PassBinding = { action: HumanCheckAction; subject: string; address: string };

/** About every so many writes the rows that have expired are removed: two minutes of them lie about at most for long. */
const WRITES_PER_CLEANING = 50;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
const subjectHash = (subject: string): Buffer => sha256(normalSubject(subject));
const newToken = (): string => randomBytes(24).toString('base64url');

/** Keeps a challenge with what it is judged by. Answers its id. */
export async function storeChallenge(
  ctx: FairContext,
  kind: ChallengeKind,
  { action, subject, address }: PassBinding,
  answer: Record<string, unknown>,
): Promise<string> {
  await cleanNowAndThen(ctx);
  return insertChallenge(ctx, { kind, action, subjectHash: subjectHash(subject), address, answer });
}

/**
 * Judges one answer and turns a right one into a pass. Each ask uses up a try, right or wrong, before it is judged; of several
 * right ones at once the first takes the challenge away.
 * Errors: `humanCheckExpired` (none such, another client's, too old, no tries left), `humanCheckFailed` with `triesLeft`.
 */
export async function answerChallenge(
  ctx: FairContext,
  puzzles: Readonly<Record<ChallengeKind, Puzzle | null>>,
  given: { id: string; address: string; solution: Solution },
): Promise<string> {
  const challenge = await tryChallenge(ctx, given.id, given.address);
  const puzzle = challenge === undefined ? null : puzzles[challenge.kind];
  if (challenge === undefined || puzzle === null) fail('humanCheckExpired');
  if (!(await puzzle.judge(challenge.answer, given.solution, given.address)))
    fail('humanCheckFailed', {}, { triesLeft: LIMITS.humanCheckTriesMax - challenge.tries });
  const token = newToken();
  if (!(await passChallenge(ctx, given.id, sha256(token)))) fail('humanCheckExpired');
  return token;
}

/** A pass without a check, for whoever has shown otherwise that there is no need of one; tests get theirs here. Answers the token. */
export async function issuePass(ctx: FairContext, { action, subject, address }: PassBinding): Promise<string> {
  await cleanNowAndThen(ctx);
  const token = newToken();
  await insertPass(ctx, { tokenHash: sha256(token), action, subjectHash: subjectHash(subject), address });
  return token;
}

/** Spends a pass: true exactly once, and only for what it was given for. A pass shown for something else stays what it is. */
export async function spendPass(
  ctx: FairContext,
  { token, action, subject, address }: PassBinding & { token: string },
): Promise<boolean> {
  if (token === '') return false;
  return takePass(ctx, { tokenHash: sha256(token), action, subjectHash: subjectHash(subject), address });
}

async function cleanNowAndThen(ctx: FairContext): Promise<void> {
  if (Math.random() * WRITES_PER_CLEANING >= 1) return;
  await removeExpired(ctx);
}
