import type { ArticleHolder } from '@fairbridge/contract/own-product/own-product.shapes.ts';
import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';

/**
 * Which of these article numbers, as `sameArticle` writes them, own exhibits have. One that `except` has itself already may stay its own, also
 * where another has it too: until 2026-11 two could have one.
 */
export async function takenArticles(
  ctx: FairContext,
  exhibitorId: string,
  articles: readonly string[],
  except: string | null,
): Promise<Set<string>> {
  const article = sql`lower(btrim(normalize(p.article_number, nfkc)))`;
  const { rows } = await sql<{ article: string }>`
    select distinct ${article} as article from product p
    where p.exhibition_id = ${ctx.exhibition.id} and p.exhibitor_id = ${exhibitorId} and p.deleted_at is null
      and p.id is distinct from ${except}::text and ${article} = any(${[...articles]}::text[])
      and ${article} is distinct from (
        select lower(btrim(normalize(o.article_number, nfkc))) from product o
        where o.exhibition_id = ${ctx.exhibition.id} and o.exhibitor_id = ${exhibitorId} and o.id = ${except}::text)`.execute(
    ctx.db,
  );
  return new Set(rows.map((row) => row.article));
}

/** The number of a row as `sameArticle` writes it. */
const written = (alias: 'p' | 'd' | 'o') => sql`lower(btrim(normalize(${sql.ref(`${alias}.article_number`)}, nfkc)))`;

/** The first own exhibit that has this article number, as `sameArticle` writes it, else the first draft; but for the one that is asked about. */
export async function articleHolder(
  ctx: FairContext,
  exhibitorId: string,
  { article, id, draftId }: { article: string; id: string | null; draftId: string | null },
): Promise<ArticleHolder | null> {
  const { rows } = await sql<{ kind: 'exhibit' | 'draft'; id: string; zh: string; en: string }>`
    (select 'exhibit' as kind, p.id, p.name_zh as zh, p.name_en as en from product p
      where p.exhibition_id = ${ctx.exhibition.id} and p.exhibitor_id = ${exhibitorId} and p.deleted_at is null
        and p.id is distinct from ${id}::text and ${written('p')} = ${article}
      order by p.id limit 1)
    union all
    (select 'draft', d.id, d.form->'name'->>'zh', d.form->'name'->>'en' from product_draft d
      where d.exhibition_id = ${ctx.exhibition.id} and d.exhibitor_id = ${exhibitorId}
        and d.id is distinct from ${draftId}::text and ${written('d')} = ${article}
      order by d.created_at desc, d.id limit 1)`.execute(ctx.db);
  const [first] = rows.toSorted((one, other) => Number(one.kind === 'draft') - Number(other.kind === 'draft'));
  return first === undefined ? null : { kind: first.kind, id: first.id, name: { zh: first.zh, en: first.en } };
}

/** Which of these drafts have the article number of a draft that stands before them in the list: that one is published first. */
export async function draftsBehind(
  ctx: FairContext,
  exhibitorId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select d.id from product_draft d
    where d.exhibition_id = ${ctx.exhibition.id} and d.exhibitor_id = ${exhibitorId} and d.id = any(${[...ids]}::text[])
      and d.article_number <> '' and exists (
        select 1 from product_draft o
        where o.exhibition_id = ${ctx.exhibition.id} and o.exhibitor_id = ${exhibitorId} and ${written('o')} = ${written('d')}
          and (o.created_at > d.created_at or (o.created_at = d.created_at and o.id < d.id)))`.execute(ctx.db);
  return new Set(rows.map((row) => row.id));
}
