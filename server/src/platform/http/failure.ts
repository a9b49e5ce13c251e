import { CODES, errorText, EVERY_CALL, type ErrorName } from '@fairbridge/contract/codes.ts';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { fieldErrors } from '@fairbridge/contract/issues.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { z } from 'zod';
import { AppError } from './app-error.ts';

export type Failure = { status: number; error: ErrorName; body: { code: number; message: string; data: unknown } };

export function failure(
  error: ErrorName,
  lang: Lang,
  values: Record<string, string | number> = {},
  data: unknown = null,
): Failure {
  return {
    status: CODES[error].status,
    error,
    body: { code: CODES[error].code, message: errorText(error, lang, values), data },
  };
}

export function badInput(error: z.ZodError, input: unknown, lang: Lang): Failure {
  return failure('badInput', lang, {}, { fields: fieldErrors(error, input, lang) });
}

const withCode = z.looseObject({ code: z.string() });
/** SQLSTATE classes and socket errors that mean: the database is away or too slow, try later (G62). */
const AWAY = /^(08|53|57|25P0[34])|^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/;
/** Two acts met: a unique rule, a lock, a serialisation failure. */
const MET = /^(23505|40001|40P01|55P03)$/;

/** What something thrown is called to the outside. */
export function errorNameOf(thrown: unknown): ErrorName {
  if (thrown instanceof AppError) return thrown.error;
  const parsed = withCode.safeParse(thrown);
  if (parsed.success && AWAY.test(parsed.data.code)) return 'unavailable';
  if (parsed.success && MET.test(parsed.data.code)) return 'conflict';
  if (thrown instanceof Error && /timeout|Connection terminated|not queryable/i.test(thrown.message))
    return 'unavailable';
  return 'server';
}

const ALWAYS: readonly ErrorName[] = [
  ...EVERY_CALL,
  'notSignedIn',
  'sessionExpired',
  'accountSuspended',
  // whatever way in is asked for, by whom the fair has blocked
  'blocked',
  'exhibitorSideClosed',
  'notAllowed',
  'registrationUnfinished',
  // whatever way in is asked for, and whatever has something sent
  'demoElsewhere',
  'cannotSend',
  'conflict',
];

/** What a thrown thing is answered with. `unexpected` failures go to the log with their stack. */
export function failureOf(
  thrown: unknown,
  call: Pick<AnyCall, 'errors'>,
  lang: Lang,
): Failure & { unexpected: boolean } {
  if (thrown instanceof AppError) {
    if (!ALWAYS.includes(thrown.error) && !call.errors.includes(thrown.error))
      return { ...failure('server', lang), unexpected: true };
    return { ...failureOfAppError(thrown, lang), unexpected: false };
  }
  const name = errorNameOf(thrown);
  return { ...failure(name, lang), unexpected: name !== 'conflict' };
}

/** A refusal as it is answered. */
export function failureOfAppError(appError: AppError, lang: Lang): Failure {
  const fields = appError.fields(lang);
  const data = fields.length > 0 ? { ...appError.data, fields } : appError.data;
  return failure(appError.error, lang, appError.textValues(lang), data);
}
