import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { dayInBeijing } from '../../core/days.ts';
import { maySignUpSql } from '../exhibitor/sign-up-eligibility.queries.ts';
import { isOpenSql } from './sourcing.rules.ts';

/**
 * Points of an exhibit for a line: what the line is for, and what else of it the exhibit agrees with. Of a line that asks for less, less can
 * agree: the points are measured by what it asks.
 */
const POINTS = {
  ingredient: 60,
  someIngredients: 30,
  category: 40,
  text: 25,
  formulation: 15,
  content: 15,
  registered: 10,
};
/** Points of a hundred for the wishes about the supplier, where there are any. */
const WISHES = 15;

const facets = (name: string, codes: ReturnType<typeof sql>, join: string) => sql`
  (select string_agg(quote_literal(${`/${name}:`} || c), ${join}) from unnest(${codes}) c)::tsquery`;
const facetOf = (name: string, code: ReturnType<typeof sql>) => sql`quote_literal(${`/${name}:`} || ${code})::tsquery`;
const INGREDIENTS = sql`array(select jsonb_array_elements_text(l.structure->'ingredients'))`;

type Of = { sourcingId: string } | { exhibitorId: string } | { sourcingId: string; exhibitorId: string };

/** The best fits first; of equal ones those that agree in more, and then always the same. */
const BEST_FIRST = sql`score desc, exact desc, exhibitor_id`;

/**
 * Parts of a statement: `best`, the best exhibit of a company for each line, and `fitting`, the companies that open requirements fit by
 * these. Of one requirement, or of one company. A line without an exhibit counts nothing.
 */
const fitting = (ctx: FairContext, of: Of) => {
  const fair = ctx.exhibition.id;
  // documents sort by bytes and exhibits do not: an index finds those alone that are compared in its own way
  const isSame = 'exhibitorId' in of ? sql`p.id collate "C" = d.id` : sql`p.id = d.id collate "default"`;
  // what documents hold is unpacked once (`x`): else each comparison does so anew
  return sql`
    line as materialized (
      select l.id, l.place, l.sourcing_id, l.query, l.destination, count(*) over (partition by l.sourcing_id) as lines,
        ${facets('ingredient', INGREDIENTS, ' & ')} as all_ingredients,
        ${facets('ingredient', INGREDIENTS, ' | ')} as some_ingredients,
        ${facetOf('category', sql`(l.structure->>'category')`)} as category,
        ${facetOf('formulation', sql`(l.structure->>'formulation')`)} as formulation,
        (select string_agg(quote_literal(c), ' | ') from jsonb_array_elements_text(l.structure->'contents') c)::tsquery as content,
        ${facetOf('registeredIn', sql`l.destination`)} as registered
      from sourcing_line l join sourcing s on s.id = l.sourcing_id
      where l.exhibition_id = ${fair} and s.exhibition_id = ${fair} and ${sourcingOf(of)}
    ), hit as materialized (
      select line.*, p.exhibitor_id, p.id as product_id, p.name_zh, p.name_en,
        case when x.lexemes @@ line.all_ingredients then 'ingredient' when x.lexemes @@ line.some_ingredients then 'someIngredients'
          when x.lexemes @@ line.category then 'category' else 'text' end as by,
        coalesce(x.lexemes @@ line.formulation, false) as has_formulation,
        coalesce(x.lexemes @@ line.content, false) as has_content,
        coalesce(x.lexemes @@ line.registered, false) as has_registration
      from line join search_document d on d.lexemes @@ line.query join product p on ${isSame}
        join exhibitor e on e.id = p.exhibitor_id
        cross join lateral (select d.lexemes || ''::tsvector as lexemes offset 0) x
      where d.exhibition_id = ${fair} and d.kind = 'product' and p.exhibition_id = ${fair} and p.deleted_at is null
        and e.exhibition_id = ${fair} and e.open and ${'exhibitorId' in of ? sql`e.id = ${of.exhibitorId}` : sql`true`}
    ), scored as (
      select hit.*, (by = 'ingredient')::int + has_formulation::int + has_content::int + has_registration::int as exact, 100 * (
          case by when 'ingredient' then ${POINTS.ingredient}::numeric when 'someIngredients' then ${POINTS.someIngredients}
            when 'category' then ${POINTS.category} else ${POINTS.text} end
          + case when has_formulation then ${POINTS.formulation} else 0 end + case when has_content then ${POINTS.content} else 0 end
          + case when has_registration then ${POINTS.registered} else 0 end
        ) / (${POINTS.ingredient} + case when formulation is null then 0 else ${POINTS.formulation} end
          + case when content is null then 0 else ${POINTS.content} end + case when destination is null then 0 else ${POINTS.registered} end) as points
      from hit
    ), best as (
      select distinct on (id, exhibitor_id) * from scored order by id, exhibitor_id, points desc, product_id
    ), company as (
      select sourcing_id, exhibitor_id, sum(points) / min(lines) as points, sum(exact)::int as exact
      from best group by sourcing_id, exhibitor_id
    ), wished as (
      select c.*, array_remove(array[
          case when e.company_types && s.company_types then 'companyType' end,
          case when e.scale = s.scale then 'scale' end,
          case when e.country = any(s.countries) then 'country' end], null) as supplier,
        (cardinality(s.company_types) > 0)::int + (s.scale is not null)::int + (cardinality(s.countries) > 0)::int as wishes,
        ${maySignUpSql(ctx)} as may_sign_up
      from company c join sourcing s on s.id = c.sourcing_id join exhibitor e on e.id = c.exhibitor_id
      where s.exhibition_id = ${fair} and e.exhibition_id = ${fair}
    ), fitting as (
      select sourcing_id, exhibitor_id, exact, supplier, may_sign_up, greatest(1, least(100, round(case when wishes = 0 then points
        else points * (100 - ${WISHES}) / 100 + ${WISHES}::numeric * cardinality(supplier) / wishes end)))::int as score
      from wished
    )`;
};
const sourcingOf = (of: Of) =>
  'sourcingId' in of ? sql`s.id = ${of.sourcingId}` : isOpenSql(dayInBeijing(new Date()));

/** Why a company fits, of its exhibits in `best b`. */
const REASONS = sql`jsonb_agg(jsonb_build_object(
  'lineId', b.id, 'productId', b.product_id, 'productName', jsonb_build_object('zh', b.name_zh, 'en', b.name_en), 'by', b.by,
  'formulation', b.has_formulation, 'content', b.has_content, 'registered', b.has_registration) order by b.place)`;

/**
 * Writes which companies open requirements fit, by the documents of their exhibits: of one requirement the best, of one company all. What
 * fitted before and does so no more goes, but for whoever has signed up. Answers of which requirements with more companies than are kept
 * one now fits less: another may be better.
 */
export async function writeMatches(ctx: FairContext, of: Of): Promise<string[]> {
  const fair = ctx.exhibition.id;
  const before = sql`m.exhibition_id = ${fair} and s.id = m.sourcing_id and s.exhibition_id = ${fair} and ${sourcingOf(of)}
    and ${'exhibitorId' in of ? sql`m.exhibitor_id = ${of.exhibitorId}` : sql`true`}`;
  const counted =
    'exhibitorId' in of
      ? sql``
      : sql`counted as (
        update sourcing set matches = (select count(*) from fitting) where exhibition_id = ${fair} and id = ${of.sourcingId}
      ),`;
  const { rows } = await sql<{ sourcing_id: string }>`
    with ${fitting(ctx, of)}, ranked as (
      select f.*, row_number() over (partition by sourcing_id, may_sign_up order by ${BEST_FIRST}) as place from fitting f
    ), kept as (
      select * from ranked r where place <= ${LIMITS.sourcingMatchesMax} or exists (
        select from sourcing_sign_up u where u.sourcing_id = r.sourcing_id and u.exhibitor_id = r.exhibitor_id)
    ), gone as (
      delete from sourcing_match m using sourcing s
      where ${before}
        and (m.sourcing_id, m.exhibitor_id) not in (select sourcing_id, exhibitor_id from kept)
        and not exists (select from sourcing_sign_up u where u.sourcing_id = m.sourcing_id and u.exhibitor_id = m.exhibitor_id)
    ), ${counted} written as (
      insert into sourcing_match (exhibition_id, sourcing_id, exhibitor_id, score, exact, reasons, supplier)
      select ${fair}, k.sourcing_id, k.exhibitor_id, k.score, k.exact, ${REASONS}, k.supplier
      from kept k join best b on b.sourcing_id = k.sourcing_id and b.exhibitor_id = k.exhibitor_id
      group by k.sourcing_id, k.exhibitor_id, k.score, k.exact, k.supplier
      on conflict (sourcing_id, exhibitor_id) do update
        set score = excluded.score, exact = excluded.exact, reasons = excluded.reasons, supplier = excluded.supplier
    )
    select m.sourcing_id from sourcing_match m, sourcing s
    where ${'exhibitorId' in of} and ${before} and s.matches > ${LIMITS.sourcingMatchesMax}
      and not exists (select from fitting f where f.sourcing_id = m.sourcing_id and f.exhibitor_id = m.exhibitor_id
        and (f.score, f.exact) >= (m.score, m.exact))`.execute(ctx.db);
  return rows.map(({ sourcing_id: id }) => id);
}

/** Takes away what is more than is kept of the requirements that these companies have come to. */
export async function cutMatches(ctx: FairContext, exhibitorIds: readonly string[]): Promise<void> {
  const fair = ctx.exhibition.id;
  await sql`
    with ranked as (
      select m.sourcing_id, m.exhibitor_id, count(*) over (partition by m.sourcing_id) as matches,
        row_number() over (partition by m.sourcing_id, ${maySignUpSql(ctx)} order by m.score desc, m.exact desc, m.exhibitor_id) as place
      from sourcing_match m join exhibitor e on e.id = m.exhibitor_id
      where m.exhibition_id = ${fair} and e.exhibition_id = ${fair} and m.sourcing_id in (
        select c.sourcing_id from sourcing_match c where c.exhibition_id = ${fair} and c.exhibitor_id = any(${[...exhibitorIds]}::text[]))
    ), over as (
      select * from ranked r where place > ${LIMITS.sourcingMatchesMax} and not exists (
        select from sourcing_sign_up u where u.sourcing_id = r.sourcing_id and u.exhibitor_id = r.exhibitor_id)
    ), cut as (
      delete from sourcing_match m using over o
      where m.exhibition_id = ${fair} and m.sourcing_id = o.sourcing_id and m.exhibitor_id = o.exhibitor_id
    )
    update sourcing s set matches = greatest(s.matches, o.matches) from over o where s.exhibition_id = ${fair} and s.id = o.sourcing_id`.execute(
    ctx.db,
  );
}

/** How far a requirement fits a company now, whether that is kept or not. */
export async function fitOf(ctx: FairContext, of: { sourcingId: string; exhibitorId: string }) {
  const { rows } = await sql<{ score: number; reasons: unknown; supplier: string[] }>`
    with ${fitting(ctx, of)}
    select f.score, f.supplier, (select ${REASONS} from best b) as reasons from fitting f`.execute(ctx.db);
  return rows[0];
}

/** Companies whose exhibits have changed since. */
export async function companiesChangedSince(ctx: FairContext, since: Date): Promise<string[]> {
  const { rows } = await sql<{ exhibitor_id: string }>`
    select distinct p.exhibitor_id from product p where p.exhibition_id = ${ctx.exhibition.id} and p.updated_at > ${since}
    order by p.exhibitor_id`.execute(ctx.db);
  return rows.map(({ exhibitor_id: id }) => id);
}
