import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { fail } from '../../platform/http/app-error.ts';

const withSignUp = ({ packages }: Exhibition): string[] =>
  packages.filter(({ signUp }) => signUp).map(({ code }) => code);

/** May `exhibitor e` sign up for requirements and meetings, within a statement? */
export const maySignUpSql = ({ exhibition }: FairContext) => sql<boolean>`(
  e.package = any(${withSignUp(exhibition)}::text[]) or e.country = any(${[...exhibition.signUpCountries]}::text[]))`;

/**
 * May this company sign up for requirements and meetings (specification, section 5)? With a package that has it, or from a country
 * or region that the organizer names.
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
