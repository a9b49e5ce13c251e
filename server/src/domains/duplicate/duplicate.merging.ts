import { HELD_KINDS } from '@fairbridge/contract/personal-request/personal-request.shapes.ts';
import type { MergedNumbers } from '@fairbridge/contract/duplicate/duplicate.shapes.ts';
import { isLang, type Lang } from '@fairbridge/contract/text.ts';
import { dryRun, inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { removeFiles } from '../../platform/files/whole-files.ts';
import { fail } from '../../platform/http/app-error.ts';
import { accountById, employeeOf } from '../account/account.queries.ts';
import { maskedAddress } from '../account/account.rules.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { kindOfTable } from '../personal-request/personal-request.kinds.ts';
import { tieOf } from '../personal-request/personal-request.queries.ts';
import { eraseEverywhere } from '../personal/personal.erasing.ts';
import { mergedMessage } from './duplicate.mails.ts';
import { lockBoth, movePointers } from './duplicate.queries.ts';
import { isMoved } from './duplicate.rules.ts';

type Merging = { id: string; into: string };

const langOf = (language: string): Lang => (isLang(language) ? language : 'zh');

/** Both visitors with their accounts held. Errors: `sameVisitor`, `notFound`, `accountNotMergeable`. */
async function requireBoth(ctx: FairContext, merging: Merging) {
  if (merging.id === merging.into) fail('sameVisitor');
  const { other, staying } = await lockBoth(ctx, merging);
  if (other === null || staying === null) fail('notFound');
  const works = await employeeOf(ctx, other.account_id);
  if (works !== undefined || (await tieOf(ctx, other.account_id)) !== 'yes') fail('accountNotMergeable');
  return { other, staying };
}

/** Has all that is held of one visitor follow to the other; answers how much, by kind. */
async function moveAll({ declarations }: Services, ctx: FairContext, merging: Merging): Promise<MergedNumbers[]> {
  const numbers = new Map(HELD_KINDS.map((kind) => [kind as string, { kind, moved: 0, ended: 0 }]));
  for (const { table, column, of } of declarations.personal) {
    if ((of !== 'visitor' && of !== 'subject') || !isMoved(table)) continue;
    const { moved, left } = await movePointers(ctx, { table, column }, merging);
    const held = numbers.get(kindOfTable(table) ?? '');
    if (held === undefined) continue;
    held.moved += moved;
    held.ended += left;
  }
  return [...numbers.values()].filter(({ moved, ended }) => moved + ended > 0);
}

/** What merging would do, undone. Errors: as `merge`. */
export const previewMerge = (services: Services, ctx: FairContext, merging: Merging): Promise<MergedNumbers[]> =>
  dryRun(ctx, async (inner) => {
    await requireBoth(inner, merging);
    return moveAll(services, inner, merging);
  });

/**
 * Merges one visitor into another who is the same person: what is held of the one follows, what the other has already ends with the account
 * of the one, and both are told. A log-in by the ended address is none of the other account's: whoever read it may be somebody else.
 * Errors: `sameVisitor`, `notFound`, `accountNotMergeable`.
 */
export async function merge(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  merging: Merging,
): Promise<MergedNumbers[]> {
  await services.searchLog.flush();
  const { numbers, files } = await inTransaction(ctx, async (inner) => {
    const { other, staying } = await requireBoth(inner, merging);
    const account = (await accountById(inner.db, other.account_id)) ?? fail('notFound');
    const moved = await moveAll(services, inner, merging);
    const addresses = { ended: other.email ?? other.mobile ?? '', stays: staying.email ?? staying.mobile ?? '' };
    const { exhibition } = inner;
    const told = mergedMessage(
      { exhibition, lang: langOf(other.language), to: addresses.ended },
      { what: 'ended', address: maskedAddress(addresses.stays) },
    );
    const theirs = await eraseEverywhere(services, inner, account, langOf(other.language), told);
    const news = mergedMessage(
      { exhibition, lang: langOf(staying.language), to: addresses.stays },
      { what: 'stays', address: maskedAddress(addresses.ended) },
    );
    await services.jobs.sendMessage(inner.db, news);
    await writeAudit(inner, acting, {
      act: 'visitor.merge',
      object: { kind: 'visitor', id: merging.into },
      details: { merged: merging.id },
    });
    for (const id of [merging.id, merging.into]) await invalidate(inner, { kind: 'visitor', id });
    return { numbers: moved, files: theirs };
  });
  services.sessions.forget();
  await removeFiles(services, files);
  return numbers;
}
