import type { ExhibitorLetter } from '@fairbridge/contract/exhibitor-record/exhibitor-letter.shapes.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { countInvitation, sendLetter } from '../exhibitor/employee.letters.ts';
import { employeesOf } from '../exhibitor/employee.queries.ts';
import { exhibitors, lockCompany } from '../exhibitor/exhibitor.queries.ts';
import { addressedOf } from './exhibitor-letter.actions.ts';
import { exhibitorIncomplete, exhibitorLettersDue } from './exhibitor-letter.events.ts';
import { addressedExhibitors, type AddressedRow } from './exhibitor-letter.queries.ts';
import { letterLanguage, letterTo, ownLacks } from './exhibitor-letter.rules.ts';
import { addAdministrator } from './exhibitor-record.invitation.ts';

type Due = { letter: ExhibitorLetter; days: number; askedAt: string };

/** The exhibitor, if its people are still to be written to: another worker, or somebody by hand, may have done it. */
async function stillDue(ctx: FairContext, id: string, { letter, days }: Due): Promise<AddressedRow | null> {
  const [row] = await addressedExhibitors(ctx, { ids: [id] });
  if (row === undefined) return null;
  const to = letterTo(addressedOf(row), { letter, days, now: new Date() });
  return to === null || typeof to === 'string' ? null : row;
}

async function invite(services: Services, ctx: FairContext, { id, ...row }: AddressedRow): Promise<void> {
  const language = letterLanguage(row);
  const name = row.contact_name || (language === 'zh' ? '管理员' : 'Administrator');
  await addAdministrator(services, ctx, { id, name, email: row.email, language });
}

const waitingOf = async (ctx: FairContext, exhibitorId: string) =>
  (await employeesOf(ctx, exhibitorId)).filter(
    ({ admin, state, email }) => admin && state === 'invited' && email !== '',
  );

async function remind(services: Services, ctx: FairContext, { id }: AddressedRow): Promise<void> {
  for (const employee of await waitingOf(ctx, id)) await sendLetter(services, ctx, id, employee.id, 'administrator');
}

async function tellWhatIsMissing(
  { jobs }: Services,
  ctx: FairContext,
  row: AddressedRow,
  { askedAt }: Due,
): Promise<void> {
  await exhibitors.write(ctx, { id: row.id }, { reminded_at: new Date() });
  await jobs.publish(ctx.db, exhibitorIncomplete, {
    exhibitionId: ctx.exhibition.id,
    exhibitorId: row.id,
    lacks: ownLacks(row.lacks),
    askedAt,
  });
}

/** Counts what is about to be sent, where it is counted at all: outside of the transaction that sends it. */
async function countLetters(services: Services, ctx: FairContext, row: AddressedRow, { letter }: Due): Promise<void> {
  if (letter === 'invite') await countInvitation(services, row.id, row.email);
  if (letter === 'remind')
    for (const { email } of await waitingOf(ctx, row.id)) await countInvitation(services, row.id, email);
}

/** Writes to the people of one exhibitor, once: whoever comes later finds that it was done. */
async function writeTo(services: Services, ctx: FairContext, id: string, due: Due): Promise<void> {
  const row = await stillDue(ctx, id, due);
  if (row === null) return;
  await countLetters(services, ctx, row, due);
  await inTransaction(ctx, async (inner) => {
    await lockCompany(inner, id);
    const held = await stillDue(inner, id, due);
    if (held === null) return;
    if (due.letter === 'invite') await invite(services, inner, held);
    else if (due.letter === 'remind') await remind(services, inner, held);
    else await tellWhatIsMissing(services, inner, held, due);
  });
}

/** Writes to the people of these exhibitors, each in a transaction of its own. */
export async function writeToAll(
  services: Services,
  ctx: FairContext,
  ids: readonly string[],
  due: Due,
): Promise<void> {
  for (const id of ids)
    try {
      await writeTo(services, ctx, id, due);
    } catch (error) {
      // one that cannot be written to, because its address has had its letters of the day, does not hold up the others
      if (!(error instanceof AppError)) throw error;
    }
}

export const exhibitorLetterEventHandlers: readonly EventHandler[] = [
  onEvent(exhibitorLettersDue, 'send', (services, ctx, { ids, ...due }) => writeToAll(services, ctx, ids, due)),
];
