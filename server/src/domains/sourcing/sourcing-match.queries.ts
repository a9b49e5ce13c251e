import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { dayInBeijing } from '../../core/days.ts';
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

type Of = { sourcingId: string } | { exhibitorId: string };

/**
 * Which companies open requirements fit, by the documents of their exhibits: of one requirement, or of one company. The best exhibit of each
 * line counts, and a line without one counts nothing. What fitted before and does so no more goes, but for whoever has signed up.
 */
export async function writeMatches(ctx: FairContext, of: Of): Promise<void> {
  const fair = ctx.exhibition.id;
  const today = dayInBeijing(new Date());
  const sourcing = 'sourcingId' in of ? sql`s.id = ${of.sourcingId}` : isOpenSql(today);
  const company = 'exhibitorId' in of ? sql`e.id = ${of.exhibitorId}` : sql`true`;
  await sql`
    with line as materialized (
      select l.id, l.place, l.sourcing_id, l.query, l.destination, count(*) over (partition by l.sourcing_id) as lines,
        ${facets('ingredient', INGREDIENTS, ' & ')} as all_ingredients,
        ${facets('ingredient', INGREDIENTS, ' | ')} as some_ingredients,
        ${facetOf('category', sql`(l.structure->>'category')`)} as category,
        ${facetOf('formulation', sql`(l.structure->>'formulation')`)} as formulation,
        (select string_agg(quote_literal(c), ' | ') from jsonb_array_elements_text(l.structure->'contents') c)::tsquery as content,
        ${facetOf('registeredIn', sql`l.destination`)} as registered
      from sourcing_line l join sourcing s on s.id = l.sourcing_id
      where l.exhibition_id = ${fair} and s.exhibition_id = ${fair} and ${sourcing}
    ), hit as materialized (
      select line.*, p.exhibitor_id, p.id as product_id, p.name_zh, p.name_en, d.lexemes,
        case when d.lexemes @@ line.all_ingredients then 'ingredient' when d.lexemes @@ line.some_ingredients then 'someIngredients'
          when d.lexemes @@ line.category then 'category' else 'text' end as by,
        coalesce(d.lexemes @@ line.formulation, false) as has_formulation,
        coalesce(d.lexemes @@ line.content, false) as has_content,
        coalesce(d.lexemes @@ line.registered, false) as has_registration
      from line join search_document d on d.lexemes @@ line.query join product p on p.id = d.id join exhibitor e on e.id = p.exhibitor_id
      where d.exhibition_id = ${fair} and d.kind = 'product' and p.exhibition_id = ${fair} and p.deleted_at is null
        and e.exhibition_id = ${fair} and e.open and ${company}
    ), scored as (
      select hit.*, 100 * (
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
      select sourcing_id, exhibitor_id, sum(points) / min(lines) as points, jsonb_agg(jsonb_build_object(
        'lineId', id, 'productId', product_id, 'productName', jsonb_build_object('zh', name_zh, 'en', name_en), 'by', by,
        'formulation', has_formulation, 'content', has_content, 'registered', has_registration) order by place) as reasons
      from best group by sourcing_id, exhibitor_id
    ), wished as (
      select c.*, array_remove(array[
          case when e.company_types && s.company_types then 'companyType' end,
          case when e.scale = s.scale then 'scale' end,
          case when e.country = any(s.countries) then 'country' end], null) as supplier,
        (cardinality(s.company_types) > 0)::int + (s.scale is not null)::int + (cardinality(s.countries) > 0)::int as wishes
      from company c join sourcing s on s.id = c.sourcing_id join exhibitor e on e.id = c.exhibitor_id
      where s.exhibition_id = ${fair} and e.exhibition_id = ${fair}
    ), gone as (
      delete from sourcing_match m using sourcing s
      where m.exhibition_id = ${fair} and s.id = m.sourcing_id and s.exhibition_id = ${fair} and ${sourcing}
        and ${'exhibitorId' in of ? sql`m.exhibitor_id = ${of.exhibitorId}` : sql`true`}
        and not exists (select from wished w where w.sourcing_id = m.sourcing_id and w.exhibitor_id = m.exhibitor_id)
        and not exists (select from sourcing_sign_up u where u.sourcing_id = m.sourcing_id and u.exhibitor_id = m.exhibitor_id)
    )
    insert into sourcing_match (exhibition_id, sourcing_id, exhibitor_id, score, reasons, supplier)
    select ${fair}, sourcing_id, exhibitor_id, greatest(1, least(100, round(case when wishes = 0 then points
      else points * (100 - ${WISHES}) / 100 + ${WISHES}::numeric * cardinality(supplier) / wishes end)))::int, reasons, supplier
    from wished
    on conflict (sourcing_id, exhibitor_id) do update set score = excluded.score, reasons = excluded.reasons, supplier = excluded.supplier`.execute(
    ctx.db,
  );
}

/** Companies whose exhibits have changed since. */
export async function companiesChangedSince(ctx: FairContext, since: Date): Promise<string[]> {
  const { rows } = await sql<{ exhibitor_id: string }>`
    select distinct p.exhibitor_id from product p where p.exhibition_id = ${ctx.exhibition.id} and p.updated_at > ${since}
    order by p.exhibitor_id`.execute(ctx.db);
  return rows.map(({ exhibitor_id: id }) => id);
}
