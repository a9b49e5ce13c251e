import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';

/** May `exhibitor e` sign up for requirements and meetings, within a statement? */
export const maySignUpSql = ({ exhibition }: FairContext) => sql<boolean>`(
  e.package in ('upgraded', 'regional') or e.country = any(${[...exhibition.signUpCountries]}::text[]))`;

/**
 * May this company sign up for requirements and meetings (specification, section 5)? With the upgraded or regional package, or from a
 * country or region that the organizer names.
 */
export async function maySignUp(ctx: FairContext, exhibitorId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select ${maySignUpSql(ctx)} as may
    from exhibitor e where e.exhibition_id = ${ctx.exhibition.id} and e.id = ${exhibitorId}`.execute(ctx.db);
  return rows[0]?.may ?? false;
}

/** Error: `upgradeOnly`. */
export async function assertMaySignUp(ctx: FairContext, exhibitorId: string): Promise<void> {
  if (!(await maySignUp(ctx, exhibitorId))) fail('upgradeOnly');
}
