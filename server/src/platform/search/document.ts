import { sql, type QueryExecutorProvider } from 'kysely';
import { stem } from './tokens.ts';
import { FACET_NAMES, packFacets, type FacetName } from './facets.ts';
import type { Lexicon, LexiconKind } from './lexicon.ts';
import { pinyinOf } from './pinyin.ts';
import type { Strength } from './strength.ts';
import {
  aloneLexeme,
  codeLexemes,
  fieldLexemes,
  partLexeme,
  placeLexemes,
  RAISED,
  strengthLexemes,
  valueLexemes,
} from './words.ts';

export type { FacetName } from './facets.ts';
export type DocumentKind = 'product' | 'exhibitor' | 'article' | 'programme' | 'live';
export type DocumentRange = 0 | 1 | 2;

/** A number an exhibit has: of which attribute, in which unit. */
export type Value = { code: string; unit: string; value: number };

export type SearchDocument = {
  /** Unique within the exhibition. */
  id: string;
  exhibitionId: string;
  kind: DocumentKind;
  /** Exhibitor id, or '' where nobody owns it. */
  ownerId: string;
  /** 0 everybody; 1 the owner's pool; 2 registered viewers (ruling 3.1). */
  range: DocumentRange;
  /** Larger comes first among equally good hits, and in lists. */
  boost: number;
  publishedAt: Date;
  /** Those that are left out have no value. */
  facets: Partial<Record<FacetName, string[]>>;
  texts: {
    /** The first Chinese and the first other one are shown in suggestions. */
    names: string[];
    /** What the document is about; everything the lexicon calls it finds it. */
    terms: { kind: LexiconKind; code: string }[];
    strengths: Strength[];
    values?: Value[];
    /** Brand and company names. */
    owner: string[];
    rest: string[];
    /** Article and registration numbers: found whole or by their beginning, however they are dashed. */
    codes: string[];
    /** Where it is found: everything that place is called. */
    places?: string[];
  };
};

/** A Kysely instance or a transaction of any database that has the tables of the search. */
export type Db = QueryExecutorProvider;

type Row = { document: SearchDocument; lexemes: Set<string>; spoken: Set<string>; facets: [FacetName, string][] };

/** What stands in a better field is not kept again for the fields after it: every expression that asks for those asks for it too. */
function addWeaker(lexemes: Set<string>, added: ReadonlySet<string>, better: readonly string[]): void {
  for (const lexeme of added) {
    const mention = lexeme.startsWith('N@') || lexeme.startsWith('R@');
    const rest = lexeme.slice(mention ? 1 : 2);
    const known = mention
      ? lexemes.has(rest) || lexemes.has(`N${rest}`)
      : /^[nor]:/u.test(lexeme) && better.some((field) => lexemes.has(`${field}:${rest}`));
    if (!known) lexemes.add(lexeme);
  }
}

function rowOf(lexicon: Lexicon, document: SearchDocument): Row {
  const { texts } = document;
  const names = fieldLexemes(lexicon, 'n', texts.names);
  const owner = fieldLexemes(lexicon, 'o', texts.owner);
  const rest = fieldLexemes(lexicon, 'r', texts.rest);
  const facets = FACET_NAMES.flatMap((facet) =>
    [...new Set(document.facets[facet] ?? [])].map((code): [FacetName, string] => [facet, code]),
  );
  const lexemes = new Set([...codeLexemes(texts.codes), ...placeLexemes(texts.places ?? [])]);
  for (const { kind, code } of texts.terms) lexemes.add(`@${kind}:${code}`);
  const ingredients = new Set(texts.terms.filter(({ kind }) => kind === 'ingredient').map(({ code }) => code)).size;
  if (ingredients > 0) lexemes.add(aloneLexeme(ingredients));
  const mixture = texts.strengths.length > 1;
  for (const strength of texts.strengths) {
    for (const lexeme of mixture ? [partLexeme(strength)] : strengthLexemes(strength)) lexemes.add(lexeme);
  }
  for (const value of texts.values ?? []) for (const lexeme of valueLexemes(value)) lexemes.add(lexeme);
  for (const [facet, code] of facets) lexemes.add(`/${facet}:${code}`);
  if (document.boost > 0) lexemes.add(RAISED);
  addWeaker(lexemes, names.lexemes, []);
  addWeaker(lexemes, owner.lexemes, ['n']);
  addWeaker(lexemes, rest.lexemes, ['n', 'o']);
  return { document, lexemes, spoken: new Set([...names.spoken, ...owner.spoken, ...rest.spoken]), facets };
}

/** The numbers of facet values, made where they are new. Sorted, so that two writers never wait for each other in a circle. */
async function facetNumbers(db: Db, rows: readonly Row[]): Promise<Map<string, number>> {
  const keys = [...new Set(rows.flatMap(({ facets }) => facets.map(([facet, code]) => `${facet}:${code}`)))].toSorted();
  const names = keys.map((key) => key.slice(0, key.indexOf(':')));
  const codes = keys.map((key) => key.slice(key.indexOf(':') + 1));
  const read = sql<{ id: number; facet: string; code: string }>`
    select f.id, f.facet, f.code from search_facet f
    join unnest(${names}::text[], ${codes}::text[]) as u(facet, code) on f.facet = u.facet and f.code = u.code`;
  let { rows: found } = await read.execute(db);
  if (found.length < keys.length) {
    await sql`
      insert into search_facet (facet, code)
      select u.facet, u.code from unnest(${names}::text[], ${codes}::text[]) with ordinality as u(facet, code, place)
      where not exists (select from search_facet f where f.facet = u.facet and f.code = u.code)
      order by u.place on conflict do nothing`.execute(db);
    ({ rows: found } = await read.execute(db));
  }
  return new Map(found.map(({ id, facet, code }) => [`${facet}:${code}`, id]));
}

const HAN = /\p{sc=Han}/u;

/**
 * Adds the words that are new. `open` says a word stands in a document everybody may see; only such words are ever
 * suggested or corrected to. It is never taken back here: whoever uses the word looks for a visible document first.
 */
async function putWords(db: Db, exhibitionId: string, open: boolean, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  const { rows } = await sql<{ word: string }>`
    select u.word from unnest(${words.toSorted()}::text[]) as u(word)
    where not exists (
      select from search_word w where w.exhibition_id = ${exhibitionId} and w.word = u.word and (w.open or not ${open}::boolean)
    )`.execute(db);
  if (rows.length === 0) return;
  const fresh = rows.map(({ word }) => ({ word, han: HAN.test(word) }));
  const spoken = fresh.map(({ word, han }) => (han ? pinyinOf(word) : { full: '', initials: '' }));
  await sql`
    insert into search_word (exhibition_id, word, stem, han, pinyin, initials, open)
    select ${exhibitionId}, u.word, u.stem, u.han, u.pinyin, u.initials, ${open}
    from unnest(${fresh.map(({ word }) => word)}::text[], ${fresh.map(({ word }) => stem(word))}::text[],
      ${fresh.map(({ han }) => han)}::boolean[], ${spoken.map(({ full }) => full)}::text[],
      ${spoken.map(({ initials }) => initials)}::text[]) as u(word, stem, han, pinyin, initials)
    on conflict (exhibition_id, word) do update set open = true where not search_word.open and excluded.open`.execute(
    db,
  );
}

async function putVocabulary(db: Db, rows: readonly Row[]): Promise<void> {
  const groups = Map.groupBy(
    rows,
    ({ document }) => `${document.range === 0 ? 'open' : 'closed'} ${document.exhibitionId}`,
  );
  for (const [, group] of [...groups].toSorted(([a], [b]) => (a < b ? 1 : -1))) {
    const first = group[0]?.document;
    if (first === undefined) continue;
    const words = new Set(group.flatMap(({ spoken }) => [...spoken]));
    await putWords(db, first.exhibitionId, first.range === 0, [...words]);
  }
}

/** Documents written by one statement: bounded, so that neither memory nor a lock grows with the catalogue. */
const BATCH = 500;
/** Parts the lexemes of a document on the way to the database; no lexeme can contain it. */
const BETWEEN = '\u0001';

async function putRows(db: Db, rows: readonly Row[]): Promise<void> {
  const numbers = await facetNumbers(db, rows);
  const documents = rows.map(({ document }) => document);
  const names = documents.map(({ texts }) => texts.names);
  const facets = rows.map((row) =>
    packFacets(row.facets.map(([facet, code]) => numbers.get(`${facet}:${code}`) ?? 0)).toString('hex'),
  );
  await sql`
    insert into search_document
      (exhibition_id, kind, id, owner_id, scope, boost, published_at, facets, name_zh, name_en, lexemes)
    select u.exhibition_id, u.kind, u.id, u.owner_id, u.scope, u.boost, u.published_at, decode(u.facets, 'hex'), u.name_zh, u.name_en,
      array_to_tsvector(string_to_array(u.lexemes, ${BETWEEN}))
    from unnest(
      ${documents.map(({ exhibitionId }) => exhibitionId)}::text[], ${documents.map(({ kind }) => kind)}::text[],
      ${documents.map(({ id }) => id)}::text[], ${documents.map(({ ownerId }) => ownerId)}::text[],
      ${documents.map(({ range }) => range)}::smallint[], ${documents.map(({ boost }) => boost)}::real[],
      ${documents.map(({ publishedAt }) => publishedAt.toISOString())}::timestamptz[], ${facets}::text[],
      ${names.map((list) => list.find((name) => HAN.test(name)) ?? '')}::text[],
      ${names.map((list) => list.find((name) => name !== '' && !HAN.test(name)) ?? '')}::text[],
      ${rows.map(({ lexemes }) => [...lexemes].join(BETWEEN))}::text[]
    ) as u(exhibition_id, kind, id, owner_id, scope, boost, published_at, facets, name_zh, name_en, lexemes)
    order by u.exhibition_id, u.id
    on conflict (exhibition_id, id) do update set
      kind = excluded.kind, owner_id = excluded.owner_id, scope = excluded.scope, boost = excluded.boost,
      published_at = excluded.published_at, facets = excluded.facets, name_zh = excluded.name_zh, name_en = excluded.name_en,
      lexemes = excluded.lexemes`.execute(db);
  await putVocabulary(db, rows);
}

/**
 * Sorts the words that wait into the index: each search reads those that wait through. A server whose tables belong to another
 * role leaves it to its own housekeeping.
 */
async function sortIn(db: Db): Promise<void> {
  await sql`
    select gin_clean_pending_list(i.inhrelid) from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'search_document_lexemes'::regclass and pg_has_role(c.relowner, 'usage')`.execute(db);
}

/** Adds or replaces documents and their words. Give each id once. `SearchEngine.changed` is the caller's, after the commit. */
export async function putDocuments(db: Db, lexicon: Lexicon, documents: readonly SearchDocument[]): Promise<void> {
  for (let start = 0; start < documents.length; start += BATCH) {
    await putRows(
      db,
      documents.slice(start, start + BATCH).map((document) => rowOf(lexicon, document)),
    );
  }
  // A full last batch is part of a load: more will follow, and many words are sorted in together five times as quickly.
  if (documents.length % BATCH !== 0) await sortIn(db);
}

export async function removeDocuments(db: Db, exhibitionId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from search_document where exhibition_id = ${exhibitionId} and id = any(${ids}::text[])`.execute(db);
}

/** Removes everything of one owner: an exhibitor that is hidden or gone. Showing it again is `putDocuments`. */
export async function removeOwner(db: Db, exhibitionId: string, ownerId: string): Promise<void> {
  await sql`delete from search_document where exhibition_id = ${exhibitionId} and owner_id = ${ownerId}`.execute(db);
}

/** Changes who may see documents. Words that become public by it are opened for suggestions and corrections. */
export async function setRange(
  db: Db,
  exhibitionId: string,
  ids: readonly string[],
  range: DocumentRange,
): Promise<void> {
  await sql`
    update search_document set scope = ${range}
    where exhibition_id = ${exhibitionId} and id = any(${ids}::text[]) and scope <> ${range}`.execute(db);
  await sortIn(db);
  if (range !== 0) return;
  await sql`
    update search_word set open = true
    where exhibition_id = ${exhibitionId} and not open and stem in (
      select substr(lexeme, 3) from search_document, unnest(tsvector_to_array(lexemes)) as lexeme
      where exhibition_id = ${exhibitionId} and id = any(${ids}::text[]) and lexeme ~ '^[nor]:'
    )`.execute(db);
}
