import { sql } from 'kysely';
import {
  complianceRule,
  type ComplianceForm,
  type ComplianceRule,
} from '@fairbridge/contract/compliance/compliance.shapes.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { ruleOfRow, RULE_COLUMNS } from '../exhibition/exhibition.compliance.queries.ts';
import { type Range, limitOffset } from '../../platform/database/paginate.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';

export const ruleRows = versionedTable('compliance_rule', { changedAt: 'updated_at' });

/** All rules of the fair as they stand now, by ingredient. */
export async function rules(ctx: FairContext): Promise<ComplianceRule[]> {
  const rows = await ctx.db
    .selectFrom('compliance_rule')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .select(RULE_COLUMNS)
    .orderBy('ingredient')
    .orderBy('country')
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return rows.map((row) => complianceRule.parse(ruleOfRow(row)));
}

/** One rule as it stands now; null where there is none. */
export async function rule(ctx: FairContext, id: string): Promise<ComplianceRule | null> {
  const row = await ctx.db
    .selectFrom('compliance_rule')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .select(RULE_COLUMNS)
    .executeTakeFirst();
  return row === undefined ? null : complianceRule.parse(ruleOfRow(row));
}

/** Two changes of the rules at once follow one another. */
export async function lockRules(ctx: FairContext): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`compliance ${ctx.exhibition.id}`}, 0))`.execute(ctx.db);
}

export const ruleColumns = (form: ComplianceForm) => ({
  ingredient: form.ingredient,
  kind: form.kind,
  country: form.country,
  crops: form.crops,
  ...bilingualColumns('uses', form.uses),
  ...bilingualColumns('note', form.note),
  ...bilingualColumns('source', form.source),
  link: form.link,
  valid_from: form.validFrom === '' ? null : form.validFrom,
  valid_until: form.validUntil === '' ? null : form.validUntil,
  effect: form.effect,
});

export async function deleteRule(ctx: FairContext, id: string): Promise<ComplianceRule | null> {
  const row = await ctx.db
    .deleteFrom('compliance_rule')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .returning(RULE_COLUMNS)
    .executeTakeFirst();
  return row === undefined ? null : complianceRule.parse(ruleOfRow(row));
}

/** How many exhibits each of these ingredients is in. */
export async function productCounts(ctx: FairContext, ingredients: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ ingredient: string; count: number }>`
    select wanted.ingredient, (
      select count(*)::int from product p
      where p.exhibition_id = ${ctx.exhibition.id} and p.deleted_at is null
        and p.attributes->'ingredients' @> jsonb_build_array(jsonb_build_object('code', wanted.ingredient))
    ) as count
    from unnest(${[...new Set(ingredients)]}::text[]) as wanted (ingredient)`.execute(ctx.db);
  return new Map(rows.map(({ ingredient, count }) => [ingredient, count]));
}

export type AffectedRow = {
  id: string;
  name_zh: string;
  name_en: string;
  exhibitor_id: string;
  exhibitor_zh: string;
  exhibitor_en: string;
  scope: number;
  claims: boolean;
};

/** Exhibits with an ingredient, whoever may see them; those that claim one of the crops first. */
export async function affectedProducts(
  ctx: FairContext,
  { ingredient, crops }: { ingredient: string; crops: readonly string[] },
  range: Range,
) {
  const wanted = JSON.stringify([{ code: ingredient }]);
  const claims = sql<boolean>`coalesce(p.attributes->'crops' ?| ${[...crops]}::text[], false)`;
  const where = sql`p.exhibition_id = ${ctx.exhibition.id} and p.deleted_at is null and p.attributes->'ingredients' @> ${wanted}::jsonb`;
  const { rows } = await sql<AffectedRow>`
    select p.id, p.name_zh, p.name_en, e.id as exhibitor_id, e.name_zh as exhibitor_zh, e.name_en as exhibitor_en, p.scope, ${claims} as claims
    from product p join exhibitor e on e.id = p.exhibitor_id
    where ${where} order by claims desc, p.published_at desc, p.id ${limitOffset(range)}`.execute(ctx.db);
  const counted = await sql<{ total: number; claiming: number }>`
    select count(*)::int as total, (count(*) filter (where ${claims}))::int as claiming from product p where ${where}`.execute(
    ctx.db,
  );
  return { rows, ...(counted.rows[0] ?? { total: 0, claiming: 0 }) };
}
