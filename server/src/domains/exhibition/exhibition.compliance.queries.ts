import { sql } from 'kysely';
import { complianceRule, type ComplianceRule } from '@fairbridge/contract/compliance/compliance.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { Db } from '../../platform/database/kysely.ts';

/** What a rule is read from; days as they are written. */
export const RULE_COLUMNS = [
  'id',
  'version',
  'ingredient',
  'kind',
  'country',
  'crops',
  'uses_zh',
  'uses_en',
  'note_zh',
  'note_en',
  'source_zh',
  'source_en',
  'link',
  sql<string | null>`valid_from::text`.as('from_text'),
  sql<string | null>`valid_until::text`.as('until_text'),
  'effect',
] as const;

type RuleRow = {
  id: string;
  version: number;
  ingredient: string;
  kind: string;
  country: string;
  crops: string[];
  uses_zh: string;
  uses_en: string;
  note_zh: string;
  note_en: string;
  source_zh: string;
  source_en: string;
  link: string;
  from_text: string | null;
  until_text: string | null;
  effect: string;
};

/** A row in the shape of a rule, not yet looked at. */
export const ruleOfRow = (row: RuleRow) => ({
  id: row.id,
  version: row.version,
  ingredient: row.ingredient,
  kind: row.kind,
  country: row.country,
  crops: row.crops,
  uses: bilingualOf('uses', row),
  note: bilingualOf('note', row),
  source: bilingualOf('source', row),
  link: row.link,
  validFrom: row.from_text ?? '',
  validUntil: row.until_text ?? '',
  effect: row.effect,
});

type OfFair = ReadonlyMap<string, readonly ComplianceRule[]>;

/** The rules of every exhibition by ingredient: read with its vocabularies, since each card asks for them. */
export async function loadComplianceRules(db: Db): Promise<(exhibitionId: string) => OfFair> {
  const rows = await db
    .selectFrom('compliance_rule')
    .select([...RULE_COLUMNS, 'exhibition_id'])
    .orderBy('country')
    .orderBy('id')
    .execute();
  const fairs = Map.groupBy(rows, (row) => row.exhibition_id);
  return (exhibitionId) =>
    Map.groupBy(
      (fairs.get(exhibitionId) ?? []).map((row) => complianceRule.parse(ruleOfRow(row))),
      ({ ingredient }) => ingredient,
    );
}
