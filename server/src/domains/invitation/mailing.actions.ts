import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { MailingText } from '@fairbridge/contract/invitation/mailing.shapes.ts';
import type { SheetChoices } from '@fairbridge/contract/sheet/sheet.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import type { Services } from '../../core/services.ts';
import { siteOf } from '../exhibition/exhibition.address.ts';
import { publicExhibits, type MailingExhibit } from './mailing-text.queries.ts';
import { inviterOfMailing } from './mailing-inviter.queries.ts';
import { mailingLetter } from './mailing.mails.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import { rememberHeads } from '../sheet/sheet-heads.queries.ts';
import { mailingDue } from './mailing.events.ts';
import type { LettersRead } from './mailing.sheet.ts';
import { validateLetters, validateLetterRow, type KnownOf, type TypedLetter } from './mailing.validate.ts';
import {
  dropSkipped,
  dueLetters,
  firstLetter,
  invitedBefore,
  knownAddresses,
  lettersAfter,
  replaceLetters,
} from './mailing-letter.queries.ts';
import { insertDraft, lockMailing, mailingOf, waitingLetters, mailings, type MailingRow } from './mailing.queries.ts';

/** One of the caller's company. */
export async function ownMailing(ctx: FairContext, { exhibitorId }: ExhibitorCaller, id: string): Promise<MailingRow> {
  const row = await mailingOf(ctx, id);
  return row?.exhibitor_id === exhibitorId ? row : fail('notFound');
}

async function heldMailing(ctx: FairContext, { exhibitorId }: ExhibitorCaller, id: string): Promise<MailingRow> {
  const row = await lockMailing(ctx, id);
  return row?.exhibitor_id === exhibitorId ? row : fail('notFound');
}

type Of = { id: string; exhibitor_id: string };

/** What is known of addresses beside a list: colleagues, customers, who was invited lately, and who wants no more. */
async function knownOf(ctx: FairContext, of: Of, addresses: readonly string[]): Promise<KnownOf> {
  const known = new Map(
    (await knownAddresses(ctx, of.exhibitor_id, addresses)).map(({ address, verdict }) => [address, verdict]),
  );
  const before = await invitedBefore(ctx, of, addresses, LIMITS.invitationAgainDays, { waiting: true });
  return (address) => known.get(address) ?? (before.has(address) ? 'invited' : null);
}

/** Checks a whole list and keeps it. */
async function keep(ctx: FairContext, of: Of, typed: readonly TypedLetter[], lang: Lang): Promise<void> {
  const judged = typed.map((row) => validateLetterRow(row, lang));
  const addresses = [...new Set(judged.flatMap(({ address }) => (address === '' ? [] : [address])))];
  await replaceLetters(ctx, of, validateLetters(judged, await knownOf(ctx, of, addresses)));
}

/** Keeps an uploaded list as the company's draft, in the place of the one before. */
export async function keepDraft(
  ctx: FairContext,
  { exhibitorId, employeeId }: ExhibitorCaller,
  { read, fileName, choices }: { read: LettersRead; fileName: string; choices: SheetChoices | undefined },
  lang: Lang,
): Promise<string> {
  return inTransaction(ctx, async (inner) => {
    await lockCompany(inner, exhibitorId);
    const { typed, unknown, left } = read;
    if (choices !== undefined) await rememberHeads(inner, { exhibitorId, import: 'mailing' }, read.table, choices);
    const id = await insertDraft(inner, { exhibitorId, employeeId, fileName, unknown, left });
    await keep(inner, { id, exhibitor_id: exhibitorId }, typed, lang);
    return id;
  });
}

type Corrections = { id: string; letters: readonly TypedLetter[]; remove: readonly number[] };

/** Corrects rows of a draft or takes them out; all of it is checked anew, since one row may be the double of another. */
export async function correctDraft(
  ctx: FairContext,
  caller: ExhibitorCaller,
  { id, letters, remove }: Corrections,
  lang: Lang,
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const row = await heldMailing(inner, caller, id);
    if (row.state !== 'draft') fail('mailingNotReady');
    const removed = new Set(remove);
    const corrected = new Map(letters.map((letter) => [letter.number, letter]));
    const kept = (await lettersAfter(inner, id, 0, LIMITS.mailingLettersMax)).filter(
      ({ number }) => !removed.has(number),
    );
    // a row without a language goes on in the one that it was read with
    await keep(
      inner,
      row,
      kept.map(({ number, email, name, language }) => corrected.get(number) ?? { number, email, name, language }),
      kept.find(({ language, verdict }) => language === '' && verdict !== 'wrong')?.lang ?? lang,
    );
  });
}

/** One that the company's letters may point at, by its id. */
async function exhibitToPointAt(
  ctx: FairContext,
  { exhibitorId }: ExhibitorCaller,
  id: string | null,
): Promise<MailingExhibit | null> {
  if (id === null) return null;
  return (await publicExhibits(ctx, exhibitorId, [id])).get(id) ?? fail('notFound');
}

/** Keeps what the company adds to the fixed words of a draft. */
export async function saveMailingText(
  ctx: FairContext,
  caller: ExhibitorCaller,
  { id, subject, note, exhibitId }: MailingText & { id: string },
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const row = await heldMailing(inner, caller, id);
    if (row.state !== 'draft') fail('mailingNotReady');
    const exhibit = await exhibitToPointAt(inner, caller, exhibitId);
    await mailings.write(
      inner,
      { id },
      {
        ...bilingualColumns('subject', subject),
        ...bilingualColumns('note', note),
        product_id: exhibit?.id ?? null,
      },
    );
  });
}

/** The letter of a draft in the name of who looks at it, to the first row of this language, or to nobody where there is none. */
export async function previewLetter(
  { config }: Pick<Services, 'config'>,
  ctx: FairContext,
  caller: ExhibitorCaller,
  { id, lang, subject, note, exhibitId }: MailingText & { id: string; lang: Lang },
): Promise<{ subject: string; html: string }> {
  const { exhibitor_id: exhibitorId } = await ownMailing(ctx, caller, id);
  const of = { exhibitor_id: exhibitorId, employee_id: caller.employeeId };
  const inviter = (await inviterOfMailing(ctx, of)) ?? fail('mailingNotReady');
  const exhibit = await exhibitToPointAt(ctx, caller, exhibitId);
  const { address, name } = (await firstLetter(ctx, id, lang)) ?? { address: '', name: '' };
  const letter = mailingLetter(
    ctx,
    inviter,
    { subject, note, exhibit },
    { address, name, lang },
    siteOf(config, ctx.exhibition),
  );
  return { subject: letter.subject, html: letter.html };
}

/** Sends a draft off in the name of who says so. Of one that was sent off already it changes nothing. */
export async function sendOff(jobs: Jobs, ctx: FairContext, caller: ExhibitorCaller, id: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    await lockCompany(inner, caller.exhibitorId);
    const row = await heldMailing(inner, caller, id);
    if (row.state !== 'draft') return;
    const letters = await dueLetters(inner, id, LIMITS.mailingLettersMax);
    if (letters.length === 0) fail('mailingNotReady');
    const waiting = await waitingLetters(inner, caller.exhibitorId);
    if (waiting + letters.length > LIMITS.mailingLettersMax) fail('mailingLimit', { max: LIMITS.mailingLettersMax });
    await dropSkipped(inner, id);
    const now = new Date();
    await mailings.write(
      inner,
      { id },
      {
        state: 'sending',
        employee_id: caller.employeeId,
        started_at: now,
        progressed_at: now,
      },
    );
    await jobs.publish(inner.db, mailingDue, { exhibitionId: inner.exhibition.id, mailingId: id });
  });
}

/** Holds one that is being sent, or goes on with it; what is asked for already changes nothing. */
export async function pauseMailing(
  jobs: Jobs,
  ctx: FairContext,
  caller: ExhibitorCaller,
  { id, paused }: { id: string; paused: boolean },
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const row = await heldMailing(inner, caller, id);
    const wanted = paused ? 'paused' : 'sending';
    if (row.state === wanted) return;
    if (row.state !== (paused ? 'sending' : 'paused')) fail('mailingNotReady');
    if (paused) return void (await mailings.write(inner, { id }, { state: 'paused' }));
    // whoever goes on with it answers for it
    const going = { state: wanted, employee_id: caller.employeeId, progressed_at: new Date() } as const;
    await mailings.write(inner, { id }, going);
    await jobs.publish(inner.db, mailingDue, { exhibitionId: inner.exhibition.id, mailingId: id });
  });
}

export async function dropDraft(ctx: FairContext, caller: ExhibitorCaller, id: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const row = await heldMailing(inner, caller, id);
    if (row.state !== 'draft') fail('mailingNotReady');
    await mailings.delete(inner, { id });
  });
}
