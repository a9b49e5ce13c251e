import { CORRECTED, type RequestWay } from '@fairbridge/contract/personal-request/personal-request.shapes.ts';
import { isLang } from '@fairbridge/contract/text.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { removeFiles } from '../../platform/files/whole-files.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { mobileOf, mobileParts } from '../../platform/phone/phone.ts';
import { accountById } from '../account/account.queries.ts';
import { visitors } from '../account/account.tables.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { eraseEverywhere } from '../personal/personal.erasing.ts';
import { holdAccount, ownerOf } from '../personal/personal.queries.ts';
import { indexVisitors } from '../visitor/visitor.document.ts';
import { correctedMessage } from './personal-request.mails.ts';
import {
  columnsOf,
  countHeld,
  countLogged,
  erasures,
  tieOf,
  visitorAsked,
  type Details,
  type VisitorAsked,
} from './personal-request.queries.ts';

/** What is typed to confirm whom one erases. */
export const typedOf = ({ correctable: { name }, address }: VisitorAsked): string => (name === '' ? address : name);

/** The fields that differ; a mobile in one form, whatever spelling it was typed in. Errors: a mobile that no numbering plan knows. */
function changedOf({ correctable: now }: VisitorAsked, given: Details): Details {
  const wanted = { ...given };
  if (given.mobile !== undefined || given.mobileAreaCode !== undefined) {
    const known = mobileOf(given.mobile ?? now.mobile, given.mobileAreaCode ?? now.mobileAreaCode);
    if (known === null) failFields({ field: 'mobile', rule: 'mobile' });
    const { areaCode, number } = mobileParts(known);
    Object.assign(wanted, { mobileAreaCode: areaCode, mobile: number });
  }
  const changed = CORRECTED.filter((field) => wanted[field] !== undefined && wanted[field] !== now[field]);
  return Object.fromEntries(changed.map((field) => [field, wanted[field]]));
}

/**
 * Corrects details of a visitor who asked for it. The log says which, by whom and why, and not what they were or are: it is kept when the
 * person is erased. Errors: `notFound`.
 */
export async function correct(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  { id, reason, ...given }: Details & { id: string; reason: string },
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    await visitors.lock(inner, { id });
    const asked = (await visitorAsked(inner, id)) ?? fail('notFound');
    const changed = changedOf(asked, given);
    const fields = CORRECTED.filter((field) => changed[field] !== undefined);
    if (fields.length === 0) return;
    await visitors.write(inner, { id }, columnsOf(changed));
    await indexVisitors(inner, [id]);
    const lang = isLang(asked.language) ? asked.language : 'zh';
    if (asked.address !== '') {
      const message = correctedMessage({ exhibition: inner.exhibition, lang, to: asked.address }, fields);
      await services.jobs.sendMessage(inner.db, message);
    }
    await writeAudit(inner, acting, {
      act: 'visitor.correct',
      object: { kind: 'visitor', id },
      details: { fields, reason },
    });
    await invalidate(inner, { kind: 'visitor', id });
  });
  services.sessions.forget();
}

type Erasing = { id: string; typed: string; way: RequestWay; reason: string };

/**
 * Erases a visitor who asked for it, as the person would by deleting the account, and answers the receipt.
 * Errors: `notFound`, `typedNameWrong`, `accountNotErasable`.
 */
export async function eraseOnRequest(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  { id, typed, way, reason }: Erasing,
): Promise<string> {
  // what was searched a moment ago must not be written after everything is gone
  await services.searchLog.flush();
  const { receiptId, files } = await inTransaction(ctx, async (inner) => {
    const found = (await visitorAsked(inner, id)) ?? fail('notFound');
    if (!(await holdAccount(inner.db, found.accountId))) fail('notFound');
    const asked = (await visitorAsked(inner, id)) ?? fail('notFound');
    if (typedOf(asked).trim() !== typed) fail('typedNameWrong');
    if ((await tieOf(inner, asked.accountId)) !== 'yes') fail('accountNotErasable');
    const account = (await accountById(inner.db, asked.accountId)) ?? fail('notFound');
    const everywhere = unscoped(inner.db);
    const owner = await ownerOf(everywhere, account.id);
    const held = await countHeld(everywhere, services.declarations.personal, owner);
    const lang = isLang(asked.language) ? asked.language : 'zh';
    const theirs = await eraseEverywhere(services, inner, account, lang);
    await writeAudit(inner, acting, {
      act: 'visitor.erase',
      object: { kind: 'visitor', id },
      details: { way, reason },
    });
    const logged = await countLogged(inner, owner.visitor);
    const log = { kind: 'log', deleted: 0, emptied: 0, kept: logged };
    const numbers = JSON.stringify([...held.filter(({ kind }) => kind !== 'log'), log]);
    const erasedBy = acting.caller.accountId;
    return {
      receiptId: await erasures.insert(inner, { erased_by: erasedBy, way, reason, held: numbers }),
      files: theirs,
    };
  });
  services.sessions.forget();
  await removeFiles(services, files);
  return receiptId;
}
