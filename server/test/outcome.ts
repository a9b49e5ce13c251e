import { CallFailed } from '@fairbridge/contract/client.ts';
import type { ErrorName } from '@fairbridge/contract/codes.ts';

async function failureOf(work: Promise<unknown>): Promise<CallFailed | null> {
  return work.then(
    () => null,
    (error: unknown) => {
      if (error instanceof CallFailed) return error;
      throw error;
    },
  );
}

/** How a call ended: 'done', or the name of its error. */
export async function outcomeOf(work: Promise<unknown>): Promise<ErrorName | 'done' | null> {
  const failed = await failureOf(work);
  return failed === null ? 'done' : failed.error;
}

/** What a refusal tells the program beside its text; null where the call succeeded. */
export const dataOf = async (work: Promise<unknown>): Promise<unknown> => (await failureOf(work))?.data ?? null;

/** The text of a refusal as a person reads it, '' where the call succeeded. */
export const messageOf = async (work: Promise<unknown>): Promise<string> => (await failureOf(work))?.message ?? '';

/** The fields a call was refused for, each with the first text beside it. Anything but such a refusal is an error. */
export async function wrongFields(work: Promise<unknown>): Promise<Record<string, string>> {
  const failed = await failureOf(work);
  if (failed?.error !== 'badInput') throw new Error(`expected wrong fields, got ${failed?.error ?? 'success'}`);
  return Object.fromEntries(failed.fields.map(({ field, message }): [string, string] => [field, message]).toReversed());
}

/** How often each outcome came. */
export function tally(outcomes: readonly (string | null)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[String(outcome)] = (counts[String(outcome)] ?? 0) + 1;
  return counts;
}
