import type { AuditAction } from '@fairbridge/contract/audit-actions.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { minuteInBeijing } from '../../core/days.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { lastActOn } from './audit.queries.ts';

/** What happened to a thing between the reading of it and a decision about it. */
export type ConflictingChange = {
  id: string;
  /** How people call the thing. */
  name: string | Bilingual;
  /** Who it was; whatever is empty is told as 'system'. */
  by: string | Bilingual;
  what: Bilingual;
  at: Date;
};

const PORTAL: Bilingual = { zh: '系统', en: 'system' };
export const APPLICANT: Bilingual = { zh: '申请人', en: 'applicant' };

/** Refuses a decision that was made on what is no longer so, telling who did what, and when. */
export function failStale({ id, name, by, what, at }: ConflictingChange): never {
  fail(
    'decidedMeanwhile',
    { name, by: by === '' ? PORTAL : by, what, at: minuteInBeijing(at) },
    { id, at: at.toISOString() },
  );
}

/** The same for things whose decisions stand in the log alone, by the words for these acts. Error where none of them is there: `editConflict`. */
export async function failStaleFromLog(
  ctx: FairContext,
  { id, name }: Pick<ConflictingChange, 'id' | 'name'>,
  words: Partial<Record<AuditAction, Bilingual>>,
): Promise<never> {
  const last = await lastActOn(ctx, id, Object.keys(words));
  const what = last === undefined ? undefined : words[last.act];
  if (last === undefined || what === undefined) fail('editConflict');
  failStale({ id, name, by: last.by ?? '', what, at: last.at });
}
