import { sql } from 'kysely';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { MailingRow } from './mailing.queries.ts';
import { IS_PUBLIC_SQL } from '../product-visibility/product-visibility.rules.ts';

export type MailingExhibit = { id: string; name: Bilingual };

/** Those of these exhibits that belong to the company and that everybody may see: letters go to people of whom nothing is known. */
export async function publicExhibits(
  ctx: FairContext,
  exhibitorId: string,
  ids: readonly string[],
): Promise<Map<string, MailingExhibit>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name_zh: string; name_en: string }>`
    select p.id, p.name_zh, p.name_en from product p join exhibitor e on e.id = p.exhibitor_id
    where p.exhibition_id = ${ctx.exhibition.id} and p.exhibitor_id = ${exhibitorId} and p.id = any(${[...ids]}::text[])
      and ${IS_PUBLIC_SQL}`.execute(ctx.db);
  return new Map(rows.map((row) => [row.id, { id: row.id, name: bilingualOf('name', row) }]));
}

/** What a company has written itself, and the exhibit that its letters point at; null also of one that was hidden meanwhile. */
export type LetterText = { subject: Bilingual; note: Bilingual; exhibit: MailingExhibit | null };

export const letterText = (row: MailingRow, exhibits: ReadonlyMap<string, MailingExhibit>): LetterText => ({
  subject: bilingualOf('subject', row),
  note: bilingualOf('note', row),
  exhibit: exhibits.get(row.product_id ?? '') ?? null,
});
