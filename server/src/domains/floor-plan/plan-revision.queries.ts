import { sql } from 'kysely';
import type { PlanRevision } from '@fairbridge/contract/floor-plan/floor-plan-desk.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fairTable } from '../../platform/database/fair-table.ts';
import type { PlanDraft } from './plan-draft.ts';

export const planRevisions = fairTable('plan_revision');

type Kept = { floor: string; added: number; changed: number; removed: number; before: PlanDraft; draft: PlanDraft };

async function newestRevision({ db, exhibition: { id } }: FairContext): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from plan_revision where exhibition_id = ${id} order by created_at desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Keeps a plan as it has just been stored, and the first time the one `before` it; the oldest beyond `planRevisionsMax` go. */
export async function keepRevision(
  ctx: FairContext,
  accountId: string | null,
  { before, draft, ...counts }: Kept,
): Promise<void> {
  if ((await newestRevision(ctx)) === null && before.booths.length > 0)
    await planRevisions.insert(ctx, {
      account_id: null,
      floor: '',
      added: before.booths.length,
      changed: 0,
      removed: 0,
      plan: JSON.stringify(before),
    });
  await planRevisions.insert(ctx, { account_id: accountId, ...counts, plan: JSON.stringify(draft) });
  await sql`
    delete from plan_revision where id in (
      select id from plan_revision where exhibition_id = ${ctx.exhibition.id}
      order by created_at desc, id desc offset ${LIMITS.planRevisionsMax}
    )`.execute(ctx.db);
}

/** The newest first. */
export async function revisionsOf({ db, exhibition: { id } }: FairContext): Promise<PlanRevision[]> {
  const { rows } = await sql<Omit<PlanRevision, 'at'> & { created_at: Date }>`
    select r.id, r.created_at, r.floor, r.added, r.changed, r.removed, coalesce(s.name, '') as by
    from plan_revision r
    left join organizer_staff s on s.account_id = r.account_id and s.exhibition_id = r.exhibition_id
    where r.exhibition_id = ${id} order by r.created_at desc, r.id desc`.execute(db);
  return rows.map(({ created_at: at, ...row }) => ({ ...row, at: at.toISOString() }));
}
