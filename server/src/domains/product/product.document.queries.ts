import type { FairContext } from '../../core/fair-context.ts';
import { sql } from 'kysely';

export type DocumentRow = {
  id: string;
  exhibitor_id: string;
  name_zh: string;
  name_en: string;
  brand_zh: string;
  brand_en: string;
  article_number: string;
  identification: string;
  category: string;
  tags: string[];
  attributes: unknown;
  introduction_zh: string;
  introduction_en: string;
  scope: 0 | 1 | 2;
  published_at: Date;
  company_zh: string;
  company_en: string;
  short_zh: string;
  short_en: string;
  hall: string | null;
  booth_number: string;
  country: string;
  company_types: string[];
  province_zh: string;
  province_en: string;
  boost: number;
};

/** What search is told of these exhibits, as far as they are there and their companies open. */
export async function productDocumentRows(ctx: FairContext, ids: readonly string[]): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select p.id, p.exhibitor_id, p.name_zh, p.name_en, p.brand_zh, p.brand_en, p.article_number, p.identification, p.category, p.tags, p.attributes,
      p.introduction_zh, p.introduction_en, p.scope, p.published_at, e.name_zh as company_zh, e.name_en as company_en,
      e.short_name_zh as short_zh, e.short_name_en as short_en, e.hall, e.booth_number, e.country, e.company_types, e.province_zh, e.province_en,
      case when e.featured is null then 0 else 0.5 end::float8 as boost
    from product p join exhibitor e on e.id = p.exhibitor_id
    where p.exhibition_id = ${ctx.exhibition.id} and p.id = any(${[...ids]}::text[]) and p.deleted_at is null and e.open`.execute(
    ctx.db,
  );
  return rows;
}
