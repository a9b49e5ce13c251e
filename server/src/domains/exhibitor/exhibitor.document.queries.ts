import type { FairContext } from '../../core/fair-context.ts';
import { sql } from 'kysely';
import { dayInBeijing } from '../../core/days.ts';

export type ExhibitorDocumentRow = {
  id: string;
  name_zh: string;
  name_en: string;
  short_name_zh: string;
  short_name_en: string;
  brand: string;
  country: string;
  province_zh: string;
  province_en: string;
  city_zh: string;
  city_en: string;
  main_business_scope_zh: string;
  main_business_scope_en: string;
  categories: string[];
  company_types: string[];
  hall: string | null;
  booth_number: string;
  featured: number | null;
  created_at: Date;
  /** Ingredients of exhibits that everybody may see: a guest finds a company by what it publicly shows, by nothing else (G6). */
  ingredients: string[] | null;
  /** Those and what approved visitors see besides. */
  member_ingredients: string[] | null;
  /** Countries in which one of those exhibits has a registration that stands today. */
  registered_in: string[] | null;
};

/** What search is told of these companies, as far as they are open. */
export async function exhibitorDocumentRows(ctx: FairContext, ids: readonly string[]): Promise<ExhibitorDocumentRow[]> {
  const { rows } = await sql<ExhibitorDocumentRow>`
    select e.*, (
      select array_agg(distinct part->>'code')
      from product p, jsonb_array_elements(p.attributes->'ingredients') part
      where p.exhibitor_id = e.id and p.scope = 0 and p.deleted_at is null
    ) as ingredients, (
      select array_agg(distinct part->>'code')
      from product p, jsonb_array_elements(p.attributes->'ingredients') part
      where p.exhibitor_id = e.id and p.scope in (0, 2) and p.deleted_at is null
    ) as member_ingredients, (
      select array_agg(distinct part->>'country')
      from product p, jsonb_array_elements(p.attributes->'registrations') part
      where p.exhibitor_id = e.id and p.scope = 0 and p.deleted_at is null
        and (coalesce(part->>'validUntil', '') = '' or part->>'validUntil' >= ${dayInBeijing(new Date())})
    ) as registered_in
    from exhibitor e where e.exhibition_id = ${ctx.exhibition.id} and e.id = any(${[...ids]}::text[]) and e.open`.execute(
    ctx.db,
  );
  return rows;
}
