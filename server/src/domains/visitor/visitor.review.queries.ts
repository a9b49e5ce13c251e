import { reviewState, type ReviewState } from '@fairbridge/contract/account/account.shapes.ts';
import { z } from 'zod';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { sql } from 'kysely';
import { visitors } from '../account/account.tables.ts';

export type Reviewed = {
  id: string;
  version: number;
  completed: boolean;
  state: ReviewState | null;
  reason: string;
};

/** The review of these visitors, their rows held until the transaction ends. Always in the same order, so that two batches never wait for each other. */
export async function lockReviews(ctx: FairContext, ids: readonly string[]): Promise<Reviewed[]> {
  const rows = await ctx.db
    .selectFrom('visitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', 'in', ids)
    .select(['id', 'review_version', 'complete_exhibition_registration', 'review_state', 'review_reason'])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    version: row.review_version,
    completed: row.complete_exhibition_registration,
    state: z.union([reviewState, z.null()]).parse(row.review_state),
    reason: row.review_reason,
  }));
}

/** Sets the state and keeps it in the history; answers the ids of the new rows of the history. */
export async function writeReviews(
  ctx: FairContext,
  visitorIds: readonly string[],
  change: { state: ReviewState; reason: string; accountId: string | null },
): Promise<string[]> {
  if (visitorIds.length === 0) return [];
  await ctx.db
    .updateTable('visitor')
    .set((eb) => ({
      review_state: change.state,
      review_reason: change.reason,
      review_version: eb('review_version', '+', 1),
    }))
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', 'in', visitorIds)
    .execute();
  const rows = visitorIds.map((visitorId) => ({
    id: newId(),
    exhibition_id: ctx.exhibition.id,
    visitor_id: visitorId,
    state: change.state,
    reason: change.reason,
    account_id: change.accountId,
  }));
  await ctx.db.insertInto('visitor_review').values(rows).execute();
  return rows.map((row) => row.id);
}

/**
 * Marks a visitor suspended, or lets in again, as was read; answers whether that changed anything, null when there is no such visitor.
 * `stale`: it would, but the visitor is no longer as was read, and stays as he is.
 */
export async function writeSuspension(
  ctx: FairContext,
  { id, version }: { id: string; version: number },
  suspension: { reason: string; accountId: string } | null,
): Promise<{ accountId: string; changed: boolean; stale: boolean } | null> {
  const row = await visitors.lockIfThere(ctx, { id });
  if (row === undefined) return null;
  const wanted = (row.suspended_at === null) !== (suspension === null);
  const changed = wanted && row.review_version === version;
  if (changed)
    await visitors.write(
      ctx,
      { id },
      {
        suspended_at: suspension === null ? null : new Date(),
        suspended_reason: suspension?.reason ?? '',
        suspended_by: suspension?.accountId ?? null,
        review_version: sql`review_version + 1`,
      },
    );
  return { accountId: row.account_id, changed, stale: wanted && !changed };
}

export type VisitorStep = ReviewState | 'visitor.suspend' | 'visitor.restore';
type LastStep = { name: string; step: VisitorStep; at: Date; applicant: boolean; by: string | null };

/** What was decided last about a visitor, or handed in, and by whom; undefined where nothing was. */
export async function lastStepOf(ctx: FairContext, id: string): Promise<LastStep | undefined> {
  const { rows } = await sql<LastStep>`
    select coalesce(nullif(v.name, ''), nullif(w.email, ''), w.mobile, '') as name, t.step, t.at, t.account_id is null as applicant,
      coalesce(nullif(s.name, ''), a.email) as by
    from (
      select r.state as step, r.created_at as at, r.account_id from visitor_review r
      where r.exhibition_id = ${ctx.exhibition.id} and r.visitor_id = ${id}
      union all
      select l.act, l.at, l.account_id from audit l
      where l.exhibition_id = ${ctx.exhibition.id} and l.object_id = ${id} and l.act in ('visitor.suspend', 'visitor.restore')
    ) t
    join visitor v on v.id = ${id} join account w on w.id = v.account_id
    left join account a on a.id = t.account_id
    left join organizer_staff s on s.account_id = t.account_id and s.exhibition_id = ${ctx.exhibition.id}
    order by t.at desc limit 1`.execute(ctx.db);
  return rows[0];
}
