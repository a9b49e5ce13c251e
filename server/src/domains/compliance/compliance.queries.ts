import { sql } from 'kysely';
import {
  complianceRule,
  type ComplianceForm,
  type ComplianceRule,
} from '@fairbridge/contract/compliance/compliance.shapes.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import type { Scope } from '../../ground/scope.ts';
import { ruleOfRow, RULE_COLUMNS } from '../exhibition/exhibition.compliance.queries.ts';
import { type Range, limited } from '../../platform/database/page.ts';

/** All rules of the fair as they stand now, by ingredient. */
export async function rules(scope: Scope): Promise<ComplianceRule[]> {
  const rows = await scope.db
    .selectFrom('compliance_rule')
    .where('exhibition_id', '=', scope.exhibition.id)
    .select(RULE_COLUMNS)
    .orderBy('ingredient')
    .orderBy('country')
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return rows.map((row) => complianceRule.parse(ruleOfRow(row)));
}

/** One rule as it stands now; null where there is none. */
export async function rule(scope: Scope, id: string): Promise<ComplianceRule | null> {
  const row = await scope.db
    .selectFrom('compliance_rule')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', id)
    .select(RULE_COLUMNS)
    .executeTakeFirst();
  return row === undefined ? null : complianceRule.parse(ruleOfRow(row));
}

/** Two changes of the rules at once follow one another. */
export async function lockRules(scope: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`compliance ${scope.exhibition.id}`}, 0))`.execute(
    scope.db,
  );
}

const columnsOf = (form: ComplianceForm) => ({
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

export async function insertRule(scope: Scope, id: string, form: ComplianceForm): Promise<void> {
  await scope.db
    .insertInto('compliance_rule')
    .values({ id, exhibition_id: scope.exhibition.id, ...columnsOf(form) })
    .execute();
}

export async function updateRule(scope: Scope, id: string, form: ComplianceForm): Promise<void> {
  await scope.db
    .updateTable('compliance_rule')
    .set(({ eb }) => ({ ...columnsOf(form), version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', id)
    .execute();
}

export async function deleteRule(scope: Scope, id: string): Promise<ComplianceRule | null> {
  const row = await scope.db
    .deleteFrom('compliance_rule')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '=', id)
    .returning(RULE_COLUMNS)
    .executeTakeFirst();
  return row === undefined ? null : complianceRule.parse(ruleOfRow(row));
}

/** How many exhibits each of these ingredients is in. */
export async function productCounts(scope: Scope, ingredients: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ ingredient: string; count: number }>`
    select wanted.ingredient, (
      select count(*)::int from product p
      where p.exhibition_id = ${scope.exhibition.id} and p.deleted_at is null
        and p.attributes->'ingredients' @> jsonb_build_array(jsonb_build_object('code', wanted.ingredient))
    ) as count
    from unnest(${[...new Set(ingredients)]}::text[]) as wanted (ingredient)`.execute(scope.db);
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
  scope: Scope,
  { ingredient, crops }: { ingredient: string; crops: readonly string[] },
  range: Range,
) {
  const wanted = JSON.stringify([{ code: ingredient }]);
  const claims = sql<boolean>`coalesce(p.attributes->'crops' ?| ${[...crops]}::text[], false)`;
  const where = sql`p.exhibition_id = ${scope.exhibition.id} and p.deleted_at is null and p.attributes->'ingredients' @> ${wanted}::jsonb`;
  const { rows } = await sql<AffectedRow>`
    select p.id, p.name_zh, p.name_en, e.id as exhibitor_id, e.name_zh as exhibitor_zh, e.name_en as exhibitor_en, p.scope, ${claims} as claims
    from product p join exhibitor e on e.id = p.exhibitor_id
    where ${where} order by claims desc, p.published_at desc, p.id ${limited(range)}`.execute(scope.db);
  const counted = await sql<{ total: number; claiming: number }>`
    select count(*)::int as total, (count(*) filter (where ${claims}))::int as claiming from product p where ${where}`.execute(
    scope.db,
  );
  return { rows, ...(counted.rows[0] ?? { total: 0, claiming: 0 }) };
}
