import { sql, type RawBuilder } from 'kysely';
import { LEAD_KINDS, type LeadKind } from '@fairbridge/contract/lead/lead.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/who.ts';
import type { Waiting } from '@fairbridge/contract/workbench/workbench.shapes.ts';
import { totalOf } from '../../platform/database/total.ts';
import type { Scope } from '../../ground/scope.ts';
import { handledBy } from '../lead/lead.rules.ts';
import { openRequests } from '../product-document/document-request.queries.ts';

export const exhibitCount = (scope: Scope, exhibitorId: string): Promise<number> =>
  totalOf(
    scope.db,
    sql`from product p
      where p.exhibition_id = ${scope.exhibition.id} and p.exhibitor_id = ${exhibitorId} and p.deleted_at is null`,
  );

/** Leads this employee may handle, in whatever state. */
export const leadCount = (scope: Scope, caller: ExhibitorCaller): Promise<number> =>
  totalOf(scope.db, sql`from lead l where l.exhibition_id = ${scope.exhibition.id} and ${handledBy(caller)}`);

/** How many there are, and since when the longest waits: `column` of what `from` names. */
async function waiting(scope: Scope, column: RawBuilder<unknown>, from: RawBuilder<unknown>): Promise<Waiting> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(${column}) as since ${from}`.execute(scope.db);
  return { count: rows[0]?.count ?? 0, since: rows[0]?.since?.toISOString() ?? null };
}

/** Leads of these kinds that nobody has answered. */
export const leadsToFollowUp = (
  scope: Scope,
  caller: ExhibitorCaller,
  kinds: readonly LeadKind[] = LEAD_KINDS,
): Promise<Waiting> =>
  waiting(
    scope,
    sql`l.created_at`,
    sql`from lead l
      where l.exhibition_id = ${scope.exhibition.id} and l.kind = any(${[...kinds]}::text[]) and ${handledBy(caller)} and l.state = 'new' and l.closed_at is null`,
  );

export const requestsToAnswer = (scope: Scope, exhibitorId: string): Promise<Waiting> =>
  waiting(scope, sql`r.asked_at`, openRequests(scope, exhibitorId));

export async function draftsByPicture(
  scope: Scope,
  exhibitorId: string,
): Promise<{ withoutPicture: number; withPicture: number }> {
  const { rows } = await sql<{ withoutPicture: number; withPicture: number }>`
    select (count(*) filter (where cardinality(d.pictures) = 0))::int as "withoutPicture",
      (count(*) filter (where cardinality(d.pictures) > 0))::int as "withPicture"
    from product_draft d
    where d.exhibition_id = ${scope.exhibition.id} and d.exhibitor_id = ${exhibitorId}`.execute(scope.db);
  return rows[0] ?? { withoutPicture: 0, withPicture: 0 };
}

/** How often the company or one of its exhibits stands among the favourites of somebody. */
export const favouriteCount = (scope: Scope, exhibitorId: string): Promise<number> =>
  totalOf(
    scope.db,
    sql`from favourite f
      where f.exhibition_id = ${scope.exhibition.id} and not f.deleted and (
        f.subject_type = 'ACTOR' and f.subject_id = ${exhibitorId}
        or f.subject_type = 'PRODUCT' and f.subject_id in (
          select p.id from product p where p.exhibitor_id = ${exhibitorId} and p.deleted_at is null))`,
  );
