import { sql } from 'kysely';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isContactOf, isContactShared } from '../identity/membership.queries.ts';
import { handledBy } from '../lead/lead.rules.ts';
import { readable } from '../visitor/visitor-browse.queries.ts';
import { readerOf } from '../visitor/visitor-browse.rules.ts';

/**
 * Does the company know this visitor, as far as this employee deals with it: from the pool, or by an order or inquiry of somebody who has not
 * withdrawn since? `unseen`: nobody that this employee could read about.
 */
export async function knownAs(
  ctx: FairContext,
  caller: ExhibitorCaller,
  visitorId: string,
): Promise<'known' | 'stranger' | 'unseen'> {
  const { rows } = await sql<{ known: boolean; seen: boolean }>`
    select ${isContactOf(caller)} or exists (
        select from lead l where l.visitor_id = v.id and ${handledBy(caller)} and ${isContactShared('l')}) as known,
      ${readable(readerOf(caller))} as seen
    from visitor v join account a on a.id = v.account_id and a.deleted_at is null
    where v.exhibition_id = ${ctx.exhibition.id} and v.id = ${visitorId} and v.complete_exhibition_registration
      and v.suspended_at is null`.execute(ctx.db);
  const [row] = rows;
  if (row?.known === true) return 'known';
  return row?.seen === true ? 'stranger' : 'unseen';
}
