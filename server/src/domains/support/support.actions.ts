import { LIMITS } from '@fairbridge/contract/limits.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import { fail } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { mayReset } from '../account/account.limits.ts';
import { maskedAddress } from '../account/account.rules.ts';
import { makeToken } from '../account/account.tokens.queries.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { badgeOf } from '../voucher/voucher.queries.ts';
import { badgeMessage, resetLinkMessage } from './support.mails.ts';
import { notesCount, removeNote, supportNotes, type Person } from './support.queries.ts';
import { countBadge, countOfStaff, ownAddress, requireReach } from './support.sending.ts';

/** Whose record an act stands in. */
type Subject = { kind: 'visitor' | 'exhibitor'; id: string };

/**
 * Sends somebody the link that sets a new password. It goes to the address that the account has, and is told to nobody else: support has
 * the address, half hidden, and never the link. The same few an hour as by 'forgot password'. Errors: `cannotSend`, `sentEnough`.
 */
export async function sendResetLink(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  { accountId, lang, ...person }: Person,
  { subject, named }: { subject: Subject; named?: string },
): Promise<string> {
  const to = ownAddress(person);
  requireReach(services, to);
  await countOfStaff(services, acting.caller.accountId);
  if (!(await mayReset(services, accountId))) fail('sentEnough');
  await inTransaction(ctx, async (inner) => {
    const minutes = LIMITS.limitedTokenMinutes;
    const token = await makeToken(inner, { purpose: 'reset', accountId, address: to, minutes });
    const url = pageAddress(services.config, inner.exhibition, lang, `/register/password/vis?token=${token}`);
    const { exhibition } = inner;
    await services.jobs.sendMessage(inner.db, resetLinkMessage({ exhibition, lang, to }, url));
    const details = { sentTo: maskedAddress(to), ...(named !== undefined && { name: named }) };
    await writeAudit(inner, acting, { act: 'support.resetLink', object: subject, details });
  });
  return maskedAddress(to);
}

/** Sends a visitor the badge's number and the way to it; who has none yet gets it made. Errors: `cannotSend`, `sentEnough`. */
export async function resendBadge(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  { visitorId, person }: { visitorId: string; person: Person },
): Promise<string> {
  const to = ownAddress(person);
  requireReach(services, to);
  await countOfStaff(services, acting.caller.accountId);
  await countBadge(services, visitorId);
  await inTransaction(ctx, async (inner) => {
    const { exhibition } = inner;
    const { number } = await badgeOf(inner, { visitorId });
    const url = pageAddress(services.config, exhibition, person.lang, '/voucher');
    await services.jobs.sendMessage(inner.db, badgeMessage({ exhibition, lang: person.lang, to }, number, url));
    const object = { kind: 'visitor', id: visitorId };
    await writeAudit(inner, acting, { act: 'support.badge', object, details: { sentTo: maskedAddress(to) } });
  });
  return maskedAddress(to);
}

/** The log says that there is a note, and not what it says: a note that is deleted is gone. Errors: `noteLimit`. */
export function writeNote(
  ctx: FairContext,
  acting: Acting,
  { visitorId, text }: { visitorId: string; text: string },
): Promise<string> {
  return inTransaction(ctx, async (inner) => {
    const max = LIMITS.supportNotesPerVisitor;
    if ((await notesCount(inner, visitorId)) >= max) fail('noteLimit', { max });
    const id = await supportNotes.insert(inner, { visitor_id: visitorId, written_by: acting.caller.accountId, text });
    await writeAudit(inner, acting, { act: 'support.note', object: { kind: 'visitor', id: visitorId } });
    return id;
  });
}

/** Errors: `notFound`. */
export function deleteNote(ctx: FairContext, acting: Acting, id: string): Promise<void> {
  return inTransaction(ctx, async (inner) => {
    const visitorId = await removeNote(inner, id);
    if (visitorId === null) fail('notFound');
    await writeAudit(inner, acting, {
      act: 'support.noteDeleted',
      object: { kind: 'visitor', id: visitorId },
    });
  });
}
