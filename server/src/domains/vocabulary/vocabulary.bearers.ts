import { sql, type RawBuilder } from 'kysely';
import type { BearerName, VocabularyName } from '@fairbridge/contract/vocabulary/vocabularies.ts';
import type { FacetName } from '../../platform/search/facets.ts';
import type { Tables } from '../../platform/database/kysely.ts';

type Sql = RawBuilder<unknown>;

/**
 * Rows that bear codes of a vocabulary. In all of it `b` is the row.
 * `codes`: the codes that a row bears, as text[]. `bear`: the assignments by which it bears `to` instead of `from`.
 * `twin`: what makes a row the same as another one, once both bear the same code: of several the first stays.
 */
export type Bearer = {
  kind: BearerName;
  table: keyof Tables;
  codes: Sql;
  where?: Sql;
  bear: (from: string, to: string) => Sql;
  twin?: (from: string, to: string) => Sql;
};

const given = (code: string): Sql => sql`${code}::text`;

/** A list of codes with one replaced, each once and in its order. */
const replaced = (codes: Sql, from: string, to: string): Sql => sql`
  (select coalesce(array_agg(c order by n), '{}') from (
    select c, min(n) as n from unnest(array_replace(${codes}, ${given(from)}, ${given(to)})) with ordinality as u(c, n) group by c) d)`;
const swapped = (code: Sql, from: string, to: string): Sql =>
  sql`case when ${code} = ${given(from)} then ${given(to)} else ${code} end`;

const inList = (kind: BearerName, table: keyof Tables, column: string, where?: Sql): Bearer => {
  const own = sql.ref(`b.${column}`);
  return {
    kind,
    table,
    codes: own,
    ...(where !== undefined && { where }),
    bear: (from, to) => sql`${sql.ref(column)} = ${replaced(own, from, to)}`,
  };
};
const inColumn = (kind: BearerName, table: keyof Tables, column: string, where?: Sql): Bearer => {
  const own = sql.ref(`b.${column}`);
  return {
    kind,
    table,
    codes: sql`array_remove(array[${own}], null)`,
    ...(where !== undefined && { where }),
    bear: (from, to) => sql`${sql.ref(column)} = ${swapped(own, from, to)}`,
  };
};

const jsonArray = (json: Sql): Sql => sql`(case jsonb_typeof(${json}) when 'array' then ${json} else '[]'::jsonb end)`;
const textsOf = (json: Sql): Sql => sql`array(select jsonb_array_elements_text(${jsonArray(json)}))`;
const member = (json: Sql, path: readonly string[]): Sql => sql`(${json} #> ${sql.lit(`{${path.join(',')}}`)}::text[])`;
const text = (json: Sql, path: readonly string[]): Sql => sql`(${json} #>> ${sql.lit(`{${path.join(',')}}`)}::text[])`;
const set = (json: Sql, path: readonly string[], value: Sql): Sql =>
  sql`jsonb_set(${json}, ${sql.lit(`{${path.join(',')}}`)}::text[], ${value})`;

/** JSON with a list of codes, or one code, or the codes of parts replaced; what lacks it stays as it is. */
const listInJson = (json: Sql, path: readonly string[], from: string, to: string): Sql =>
  sql`case when jsonb_typeof(${member(json, path)}) = 'array'
    then ${set(json, path, sql`to_jsonb(${replaced(textsOf(member(json, path)), from, to)})`)} else ${json} end`;
const codeInJson = (json: Sql, path: readonly string[], from: string, to: string): Sql =>
  sql`case when ${text(json, path)} = ${given(from)} then ${set(json, path, sql`to_jsonb(${given(to)})`)} else ${json} end`;
const partsInJson = (json: Sql, path: readonly string[], from: string, to: string): Sql =>
  sql`case when jsonb_typeof(${member(json, path)}) = 'array' then ${set(
    json,
    path,
    sql`(select coalesce(jsonb_agg(case when p->>'code' = ${given(from)}
      then p || jsonb_build_object('code', ${given(to)}) else p end order by n), '[]')
      from jsonb_array_elements(${jsonArray(member(json, path))}) with ordinality as u(p, n))`,
  )} else ${json} end`;

type InExhibit = 'list' | 'code' | 'parts';
const CODES = {
  list: (json: Sql, path: readonly string[]) => textsOf(member(json, path)),
  code: (json: Sql, path: readonly string[]) => sql`array_remove(array[${text(json, path)}], null)`,
  parts: (json: Sql, path: readonly string[]) =>
    sql`array(select p->>'code' from jsonb_array_elements(${jsonArray(member(json, path))}) p)`,
} as const satisfies Record<InExhibit, unknown>;
const BEAR = { list: listInJson, code: codeInJson, parts: partsInJson } as const satisfies Record<InExhibit, unknown>;

/** An attribute of exhibits and of their drafts. */
function inAttribute(attribute: string, shape: InExhibit): Bearer[] {
  const json = sql`b.attributes`;
  const form = sql`b.form`;
  const path = ['attributes', attribute];
  return [
    {
      kind: 'exhibits',
      table: 'product',
      codes: CODES[shape](json, [attribute]),
      bear: (from, to) => sql`attributes = ${BEAR[shape](json, [attribute], from, to)}`,
    },
    {
      kind: 'drafts',
      table: 'product_draft',
      codes: CODES[shape](form, path),
      bear: (from, to) => sql`form = ${BEAR[shape](form, path, from, to)}`,
    },
  ];
}

/** What somebody has saved a search with. */
function inSearches(facet: FacetName): Bearer {
  const filter = sql`b.filter`;
  return {
    kind: 'searches',
    table: 'saved_search',
    codes: textsOf(member(filter, [facet])),
    bear: (from, to) => sql`filter = ${listInJson(filter, [facet], from, to)}`,
    twin: (from, to) => sql`b.visitor_id, b.kind, b.keyword, ${listInJson(filter, [facet], from, to)}`,
  };
}

const followed = (kind: 'category' | 'ingredient'): Bearer => ({
  ...inColumn('follows', 'follow', 'subject', sql`b.kind = ${sql.lit(kind)}`),
  twin: (from, to) => sql`b.visitor_id, b.kind, ${swapped(sql`b.subject`, from, to)}`,
});

/** A line of a sourcing requirement, with what it is understood as and the documents that it finds. */
function inLines(column: 'category' | 'formulation' | 'ingredients'): Bearer {
  const own = sql.ref(`b.${column}`);
  const structure = sql`b.structure`;
  const isList = column === 'ingredients';
  const facet = isList ? 'ingredient' : column;
  return {
    kind: 'sourcing',
    table: 'sourcing_line',
    codes: isList
      ? sql`(${own} || ${textsOf(member(structure, [column]))})`
      : sql`array_remove(array[${own}, ${text(structure, [column])}], null)`,
    bear: (from, to) => sql`${sql.ref(column)} = ${(isList ? replaced : swapped)(own, from, to)},
      structure = ${(isList ? listInJson : codeInJson)(structure, [column], from, to)},
      query = replace(b.query::text, ${`'/${facet}:${from}'`}::text, ${`'/${facet}:${to}'`}::text)::tsquery`,
  };
}

/** A rule on the crops or the ingredient of another is one with it. */
const ruled = (bearer: Bearer, twin: (from: string, to: string) => Sql): Bearer => ({ ...bearer, twin });

const draft = sql`b.form`;
const CATEGORY_OF_EXHIBITS: readonly Bearer[] = [
  {
    kind: 'exhibits',
    table: 'product',
    codes: sql`(array[b.category] || b.tags)`,
    bear: (from, to) =>
      sql`category = ${swapped(sql`b.category`, from, to)}, tags = ${replaced(sql`b.tags`, from, to)}`,
  },
  {
    kind: 'drafts',
    table: 'product_draft',
    codes: sql`(${CODES.code(draft, ['categoryCode'])} || ${CODES.list(draft, ['tags'])})`,
    bear: (from, to) =>
      sql`form = ${listInJson(sql`(${codeInJson(draft, ['categoryCode'], from, to)})`, ['tags'], from, to)}`,
  },
];

/** Who bears the entries of each vocabulary. Exhibits and exhibitors among them tell whose documents are written anew. */
export const BEARERS: Readonly<Record<VocabularyName, readonly Bearer[]>> = {
  categories: [
    ...CATEGORY_OF_EXHIBITS,
    inList('exhibitors', 'exhibitor', 'categories'),
    inList('posts', 'post', 'categories'),
    inList('visitors', 'visitor', 'interests'),
    inList('answers', 'answer', 'choices', sql`b.question = 'products'`),
    followed('category'),
    inSearches('category'),
    inLines('category'),
    inList('scans', 'scan', 'interests'),
    inList('announcements', 'announcement', 'categories'),
    inList('assignments', 'chat_answerer', 'categories'),
    inColumn('assignments', 'lead_rule', 'value', sql`b.kind = 'category'`),
  ],
  halls: [
    inColumn('exhibitors', 'exhibitor', 'hall'),
    inColumn('booths', 'plan_booth', 'hall'),
    inColumn('drawings', 'plan_element', 'hall'),
    inSearches('hall'),
  ],
  floors: [inColumn('halls', 'hall', 'floor'), inColumn('drawings', 'plan_element', 'floor')],
  companyTypes: [
    inList('exhibitors', 'exhibitor', 'company_types'),
    inSearches('companyType'),
    inList('sourcing', 'sourcing', 'company_types'),
    {
      kind: 'signups',
      table: 'meeting_signup',
      codes: sql`array[b.business_nature, b.supplier_business_nature]`,
      bear: (from, to) => sql`business_nature = ${swapped(sql`b.business_nature`, from, to)},
        supplier_business_nature = ${swapped(sql`b.supplier_business_nature`, from, to)}`,
    },
  ],
  receivers: [inList('posts', 'post', 'receivers')],
  classes: [...inAttribute('class', 'code'), inColumn('ingredients', 'ingredient', 'class'), inSearches('class')],
  formulations: [...inAttribute('formulation', 'code'), inSearches('formulation'), inLines('formulation')],
  crops: [
    ...inAttribute('crops', 'list'),
    ruled(
      inList('rules', 'compliance_rule', 'crops'),
      (from, to) => sql`b.ingredient, b.kind, b.country, ${replaced(sql`b.crops`, from, to)}`,
    ),
    inSearches('crop'),
  ],
  ingredients: [
    ...inAttribute('ingredients', 'parts'),
    ruled(
      inColumn('rules', 'compliance_rule', 'ingredient'),
      (from, to) => sql`${swapped(sql`b.ingredient`, from, to)}, b.kind, b.country, b.crops`,
    ),
    inLines('ingredients'),
    followed('ingredient'),
    inSearches('ingredient'),
  ],
};

/** By which filter of lists each vocabulary is asked for. */
export const FACETS: Partial<Readonly<Record<VocabularyName, FacetName>>> = {
  categories: 'category',
  halls: 'hall',
  companyTypes: 'companyType',
  classes: 'class',
  formulations: 'formulation',
  crops: 'crop',
  ingredients: 'ingredient',
};
