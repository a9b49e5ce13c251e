import { contract } from '@fairbridge/contract/index.ts';
import { sql } from 'kysely';
import type { Stage } from './stage.ts';

const { save, move, retire, restore, merge, remove, importSheet } = contract.vocabulary;

/** Company types of the fair as the examples expect them: `trader` is there, and used by nobody. */
const entries = (retired: boolean) => [
  { code: 'formulator', name: { zh: '制剂生产企业', en: 'Formulator' } },
  { code: 'trader', name: { zh: '进出口贸易商', en: 'Import and export trader' }, ...(retired && { retired }) },
];

const giveEntries =
  (retired = false) =>
  async ({ test: { ctx } }: Stage): Promise<Record<string, unknown>> => {
    await sql`
      update exhibition set company_types = ${JSON.stringify(entries(retired))}::jsonb
      where id = ${ctx.exhibition.id}`.execute(ctx.db);
    return {};
  };

/** What the calls of the vocabularies act on is put back before each of them. */
export const COMPLETED_ENTRIES = {
  [save.path]: giveEntries(),
  [move.path]: giveEntries(),
  [retire.path]: giveEntries(),
  [restore.path]: giveEntries(true),
  [merge.path]: giveEntries(),
  [remove.path]: giveEntries(),
  [importSheet.path]: giveEntries(),
};
