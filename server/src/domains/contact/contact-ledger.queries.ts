import { sql } from 'kysely';
import type { ContactSource } from '@fairbridge/contract/contact/contact.sources.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { paginateSql, type Range } from '../../platform/database/paginate.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { isInPool, isContactShared } from '../identity/membership.queries.ts';
import type { RemovedBy } from './contact.events.ts';

export type LedgerRow = {
  exhibitor_id: string;
  exhibitor_zh: string;
  exhibitor_en: string;
  logo: string;
  source: ContactSource;
  since: Date;
  member: boolean;
  expires_on: string | null;
  ended_at: Date | null;
  ended_by: RemovedBy | null;
};

/** One entry for each company: the pool it is in, else the first order or inquiry by which it still knows, else how it ended the last time. */
const entries = (ctx: FairContext, visitorId: string) => sql`(
  select distinct on (exhibitor_id) * from (
    select c.exhibitor_id, c.created_at as since, c.source, true as member, c.expires_on, 0 as place, null::timestamptz as ended_at, null::text as ended_by
    from contact c where c.exhibition_id = ${ctx.exhibition.id} and c.visitor_id = ${visitorId} and ${isInPool('c')}
    union all
    select o.exhibitor_id, o.created_at, 'ORDER', false, null, 1, null, null
    from intent_order o where o.exhibition_id = ${ctx.exhibition.id} and o.visitor_id = ${visitorId} and o.withdrawn_at is null and ${isContactShared('o')}
    union all
    select i.exhibitor_id, i.created_at, 'INQUIRY', false, null, 1, null, null
    from inquiry i where i.exhibition_id = ${ctx.exhibition.id} and i.visitor_id = ${visitorId} and i.withdrawn_at is null and ${isContactShared('i')}
    union all
    select c.exhibitor_id, c.created_at, c.source, false, null, 2, c.removed_at, c.removed_by
    from contact c where c.exhibition_id = ${ctx.exhibition.id} and c.visitor_id = ${visitorId} and c.removed_at is not null
  ) entry order by exhibitor_id, place, ended_at desc nulls last, since) l`;

const listed = (ctx: FairContext, visitorId: string, ended: boolean) => sql`
  from ${entries(ctx, visitorId)} join exhibitor x on x.exhibition_id = ${ctx.exhibition.id} and x.id = l.exhibitor_id
  where (l.ended_at is not null) = ${ended}`;

export const ledgerPage = (ctx: FairContext, visitorId: string, { ended, range }: { ended: boolean; range: Range }) =>
  paginateSql<LedgerRow>(
    ctx.db,
    {
      select: sql`x.id as exhibitor_id, x.name_zh as exhibitor_zh, x.name_en as exhibitor_en, x.logo, l.source, l.since, l.member,
        to_char(l.expires_on, 'YYYY-MM-DD') as expires_on, l.ended_at, l.ended_by`,
      from: listed(ctx, visitorId, ended),
      order: sql`coalesce(l.ended_at, l.since) desc, x.id`,
    },
    range,
  );

export const ledgerTotal = (ctx: FairContext, visitorId: string, ended: boolean): Promise<number> =>
  countSql(ctx.db, listed(ctx, visitorId, ended));

/** By what this company knows how to reach the visitor without its pool; undefined where it does not. */
export async function knownBy(
  ctx: FairContext,
  visitorId: string,
  exhibitorId: string,
): Promise<ContactSource | undefined> {
  const { rows } = await sql<{ source: ContactSource }>`
    select l.source ${listed(ctx, visitorId, false)} and x.id = ${exhibitorId}`.execute(ctx.db);
  return rows[0]?.source;
}

/** Writes down that a visitor has withdrawn from a company that knew them without its pool. */
export async function insertWithdrawal(
  ctx: FairContext,
  visitorId: string,
  exhibitorId: string,
  source: ContactSource,
): Promise<void> {
  await sql`
    insert into contact (id, exhibition_id, exhibitor_id, visitor_id, source, state, removed_at, removed_by)
    values (${newId()}, ${ctx.exhibition.id}, ${exhibitorId}, ${visitorId}, ${source}, 'confirmed', now(), 'visitor')`.execute(
    ctx.db,
  );
}
