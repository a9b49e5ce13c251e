import { sql } from 'kysely';
import { type Overview } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { countSql } from '../../platform/database/count-sql.ts';

type Figures = Omit<Overview, 'byDay' | 'steps'>;

/** Figures of the start page. `today` is when the day began. */
export async function figuresOf(ctx: FairContext, today: Date): Promise<Figures> {
  const { rows } = await sql<Omit<Figures, 'exhibitors'>>`
    select
      count(*) filter (where complete_exhibition_registration and completed_at >= ${today})::int as "registeredToday",
      count(*) filter (where complete_exhibition_registration)::int as registered,
      count(*) filter (where suspended_at is null and complete_exhibition_registration and review_state = 'notApproved')::int as "notApproved",
      count(*) filter (where suspended_at is null and not complete_exhibition_registration)::int as unfinished,
      count(*) filter (where suspended_at is not null)::int as suspended
    from visitor where exhibition_id = ${ctx.exhibition.id}`.execute(ctx.db);
  const exhibitors = await countSql(ctx.db, sql`from exhibitor where exhibition_id = ${ctx.exhibition.id}`);
  const [counts] = rows;
  if (counts === undefined) throw new Error('counting answers one row');
  return { ...counts, exhibitors };
}
