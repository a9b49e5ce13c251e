import { sql } from 'kysely';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { handledBy } from '../lead/lead.rules.ts';
import { itemOf, QUOTE, type QuoteRow } from './quote.queries.ts';

/** `closed`: its buyer has closed or taken back what it was offered on. */
export type QuoteOfferRow = QuoteRow & { closed: boolean };

const OFFER = sql`${QUOTE}, not exists (
  select from lead o where o.id = coalesce(q.order_id, q.inquiry_id) and o.closed_at is null) as closed`;

/** Quotes by their ids, as they stand now. The caller has asked who may read them. */
export async function quoteOffers(ctx: FairContext, ids: readonly string[]): Promise<QuoteOfferRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<QuoteOfferRow>`
    select ${OFFER} from quote q where q.exhibition_id = ${ctx.exhibition.id} and q.id = any(${[...ids]}::text[])`.execute(
    ctx.db,
  );
  return rows;
}

const toBuyer = (ctx: FairContext, caller: ExhibitorCaller, visitorId: string) => sql`
  from quote q join lead l on l.id = coalesce(q.order_id, q.inquiry_id)
  where q.exhibition_id = ${ctx.exhibition.id} and q.visitor_id = ${visitorId} and q.exhibitor_id = ${caller.exhibitorId} and ${handledBy(caller)}`;

/** What this employee may show to this buyer: the last version of each offer, the newest first. */
export async function standingOffers(
  ctx: FairContext,
  caller: ExhibitorCaller,
  visitorId: string,
  max: number,
): Promise<QuoteOfferRow[]> {
  const { rows } = await sql<QuoteOfferRow>`
    select ${OFFER} ${toBuyer(ctx, caller, visitorId)} and q.state <> 'replaced'
    order by q.created_at desc, q.id limit ${max}`.execute(ctx.db);
  return rows;
}

/** How one of these stands; undefined where it is not this employee’s to show to this buyer. */
export async function offerTo(
  ctx: FairContext,
  caller: ExhibitorCaller,
  { visitorId, quoteId }: { visitorId: string; quoteId: string },
): Promise<Pick<QuoteRow, 'state'> | undefined> {
  const { rows } = await sql<Pick<QuoteRow, 'state'>>`
    select q.state ${toBuyer(ctx, caller, visitorId)} and q.id = ${quoteId}`.execute(ctx.db);
  return rows[0];
}

/** A quote with those whose place it has taken: all of them stand otherwise now. */
export async function versionsOf(ctx: FairContext, id: string) {
  const { rows } = await sql<{ id: string }>`
    select q.id from quote n join quote q on coalesce(q.order_id, q.inquiry_id) = coalesce(n.order_id, n.inquiry_id)
      and ${itemOf('q')} = ${itemOf('n')}
    where n.exhibition_id = ${ctx.exhibition.id} and q.exhibition_id = n.exhibition_id and n.id = ${id}`.execute(
    ctx.db,
  );
  return rows.map((row) => row.id);
}
