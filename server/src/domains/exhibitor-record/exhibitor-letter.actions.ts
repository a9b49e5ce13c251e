import type {
  ExhibitorLetter,
  LettersAsked,
  LettersDue,
} from '@fairbridge/contract/exhibitor-record/exhibitor-letter.shapes.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { allExcept } from '../../core/matching.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import { requireSending } from '../account/account.limits.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { exhibitorLettersDue } from './exhibitor-letter.events.ts';
import { addressedExhibitors, type AddressedRow } from './exhibitor-letter.queries.ts';
import { letterTo, type Addressed } from './exhibitor-letter.rules.ts';

export const addressedOf = (row: AddressedRow): Addressed => ({
  disabled: row.state === 'disabled',
  invitation: row.invitation,
  lacks: row.lacks,
  email: row.email,
  elsewhere: row.elsewhere,
  mailedAt: row.mailed_at,
  active: row.active,
  invited: row.invited,
  writtenAt: row.written_at,
  toldAt: row.reminded_at,
});

type Selection = LettersAsked['selection'];

/** The exhibitors that are meant; null where the list has changed since it was seen. Errors: `notFound`. */
async function meantExhibitors(ctx: FairContext, selection: Selection): Promise<AddressedRow[] | null> {
  if ('ids' in selection) {
    const rows = await addressedExhibitors(ctx, selection);
    return rows.length === new Set(selection.ids).size ? rows : fail('notFound');
  }
  return allExcept(await addressedExhibitors(ctx, selection), selection);
}

function dueOf(rows: readonly AddressedRow[], letter: ExhibitorLetter, days: number, now: Date): LettersDue {
  const due: LettersDue = { people: 0, withoutAddress: 0, elsewhere: 0, recent: 0 };
  for (const row of rows) {
    const to = letterTo(addressedOf(row), { letter, days, now });
    if (to === null) continue;
    if (typeof to === 'string') due[to] += 1;
    else due.people += to.people;
  }
  return due;
}

/** To how many people each letter would go now. */
export async function lettersPreview(
  ctx: FairContext,
  { selection, days }: LettersAsked,
): Promise<Record<ExhibitorLetter, LettersDue>> {
  const rows = (await meantExhibitors(ctx, selection)) ?? [];
  const now = new Date();
  return {
    invite: dueOf(rows, 'invite', days, now),
    remind: dueOf(rows, 'remind', days, now),
    complete: dueOf(rows, 'complete', days, now),
  };
}

/** Exhibitors that one piece of background work writes to. */
const WRITTEN_AT_ONCE = 50;

/**
 * Has letters to the people of these exhibitors sent, portion by portion in the background. Answers to how many people. Errors:
 * `editConflict` where the list has changed, `cannotSend`.
 */
export async function sendLetters(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  { selection, days, letter }: LettersAsked & { letter: ExhibitorLetter },
): Promise<number> {
  requireSending(services, 'email');
  return inTransaction(ctx, async (inner) => {
    const rows = await meantExhibitors(inner, selection);
    if (rows === null) fail('editConflict');
    const now = new Date();
    const due = rows.filter((row) => typeof (letterTo(addressedOf(row), { letter, days, now }) ?? '') !== 'string');
    const { people } = dueOf(due, letter, days, now);
    if (people === 0) return 0;
    const ids = due.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += WRITTEN_AT_ONCE)
      await services.jobs.publish(inner.db, exhibitorLettersDue, {
        exhibitionId: inner.exhibition.id,
        letter,
        ids: ids.slice(from, from + WRITTEN_AT_ONCE),
        days,
        askedAt: now.toISOString(),
      });
    await writeAudit(inner, acting, { act: 'exhibitor.letters', details: { letter, people } });
    return people;
  });
}
