import type { Lang } from '@fairbridge/contract/text.ts';
import { DONE, done, fileOut, type FileOut } from '@fairbridge/contract/fields.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { withTimeout } from '../database/call-time.ts';
import { checkRole } from './call-gate.ts';
import { failureOf, failureOfAppError, type Failure } from './failure.ts';
import { parseInput, readLeniently } from './parse-input.ts';
import { answerBody, PreparedAnswer } from './prepared-answer.ts';
import type { Route, RequestFacts } from './route.ts';
import type { AppError } from './app-error.ts';

/** Why this caller may not make this call at all for now, such as before the fair opens; null when nothing is in the way. */
export type ClosedCheck<S> = (ctx: S, caller: Caller, name: string) => AppError | null;

/** One use of a call. `raw`: the input as it came. */
export type CallRequest<S> = { ctx: S; caller: Caller; raw: unknown; lang: Lang; facts: RequestFacts };
export type CallResult = { ok: true; body: Buffer; file: FileOut | null } | { ok: false; failed: Failure };

/** The part of a call that follows session and rate: who, input, handler, output, envelope. `unexpected` hears of faults that are ours. */
export async function runCall<S>(
  { name, call, handle }: Route<S>,
  closedCheck: ClosedCheck<S>,
  { ctx, caller, raw, lang, facts }: CallRequest<S>,
  unexpected: (thrown: unknown) => void,
): Promise<CallResult> {
  const refused = checkRole(call, caller, lang);
  if (refused !== null) return { ok: false, failed: refused };
  const closed = closedCheck(ctx, caller, name);
  if (closed !== null) return { ok: false, failed: failureOfAppError(closed, lang) };
  const input = call.lenient ? readLeniently(call.input, raw) : parseInput(call.input, raw, lang);
  if (!input.ok) return input;
  try {
    const seconds = call.answers === 'file' ? LIMITS.exportSeconds : LIMITS.callSeconds;
    const acting = { caller, address: facts.address };
    const given = { ctx, caller, input: input.data, lang, request: facts, acting };
    const result = await withTimeout(() => handle(given), seconds);
    if (result instanceof PreparedAnswer) return { ok: true, body: result.body, file: null };
    if (call.answers === 'file') return { ok: true, body: Buffer.alloc(0), file: fileOut.parse(result) };
    return { ok: true, body: answerBody(call, call.output === done ? DONE : result), file: null };
  } catch (thrown) {
    const failed = failureOf(thrown, call, lang);
    if (failed.unexpected) unexpected(thrown);
    return { ok: false, failed };
  }
}
