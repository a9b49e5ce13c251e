import { sql } from 'kysely';
import {
  badgePaper,
  placedFields,
  USUAL_LAYOUT,
  type BadgeLayout,
} from '@fairbridge/contract/check-in/badge-layout.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';

export const layouts = versionedTable('badge_layout');

export const layoutRow = ({ db, exhibition }: FairContext) =>
  db.selectFrom('badge_layout').where('exhibition_id', '=', exhibition.id).selectAll().executeTakeFirst();

/** The layout of the fair, or the usual one; one that an older build saved with other fields is the usual one as well. */
export async function layoutOf(ctx: FairContext): Promise<BadgeLayout> {
  const row = await layoutRow(ctx);
  if (row === undefined) return { ...USUAL_LAYOUT, version: 0 };
  const fields = placedFields.safeParse(row.fields);
  return {
    paper: badgePaper.parse(row.paper),
    fields: fields.data ?? USUAL_LAYOUT.fields,
    version: row.version,
  };
}

/** Counts a print; answers how often the badge was printed by now. */
export async function countPrint({ db, exhibition }: FairContext, badgeId: string): Promise<number> {
  const { rows } = await sql<{ print_count: number }>`
    update badge set print_count = print_count + 1
    where exhibition_id = ${exhibition.id} and id = ${badgeId} returning print_count`.execute(db);
  return rows[0]?.print_count ?? 0;
}
