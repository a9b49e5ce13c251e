import { sql } from 'kysely';
import { parseItems, nameKey } from './tokens.ts';
import type { Db, DocumentKind } from './document.ts';
import type { FacetName, FacetValueCount } from './facets.ts';
import type { Lexicon, LexiconEntry, LexiconKind, Meaning } from './lexicon.ts';
import { boothInQuery, planQuery } from './query-plan.ts';
import type { Visibility } from './visibility.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Suggestion = {
  /** To put into the box. */
  text: string;
  kind: LexiconKind | 'product' | 'exhibitor';
  /** Code of the entry, or id of the document. */
  code: string;
  name: { zh: string; en: string };
  /** What else helps to tell it: the other language's name, the CAS number, the name it was found by. */
  hint: string;
};

type Asked = { exhibitionId: string; text: string; lang: 'zh' | 'en'; limit: number };
type Counts = Partial<Record<FacetName, FacetValueCount[]>>;

/** Kinds that products are filtered by: one without any public product is not worth suggesting. */
const COUNTED = {
  ingredient: 'ingredient',
  formulation: 'formulation',
  crop: 'crop',
  category: 'category',
  class: 'class',
} as const;

function isCounted(kind: LexiconKind): kind is keyof typeof COUNTED {
  return kind in COUNTED;
}

function meaningsOf(lexicon: Lexicon, text: string): Meaning[] {
  const key = nameKey(text);
  const letters = key.replaceAll(/[^a-z0-9]/gu, '');
  const digits = /^[\d\s-]{3,}$/u.test(text) ? text.replaceAll(/\D/gu, '') : '';
  const found = [
    ...lexicon.exact(key),
    ...(key.length >= 2 && letters === key ? lexicon.initials(key) : []),
    ...(key === '' ? [] : lexicon.beginning(key)),
    ...(letters === key && key.length >= 3 ? lexicon.spokenBeginning(key) : []),
    ...(digits.length >= 3 ? lexicon.casBeginning(digits) : []),
    ...(key.length >= 2 ? lexicon.containing(key) : []),
  ];
  const seen = new Map<LexiconEntry, Meaning>();
  for (const meaning of found) if (!seen.has(meaning.entry)) seen.set(meaning.entry, meaning);
  return [...seen.values()];
}

function hintOf({ entry, as, text }: Meaning, lang: 'zh' | 'en'): string {
  const other = lang === 'zh' ? entry.name.en : entry.name.zh;
  const parts = [
    as === 'alias' ? text : '',
    entry.kind === 'formulation' ? entry.code : '',
    other,
    as === 'cas' ? text : (entry.cas?.[0] ?? ''),
  ];
  return [...new Set(parts.filter((part) => part !== ''))].join(' · ');
}

function entrySuggestions(lexicon: Lexicon, { text, lang, limit }: Asked, counts: Counts): Suggestion[] {
  const uses = (entry: LexiconEntry): number => {
    if (entry.kind === 'word') return 0;
    if (!isCounted(entry.kind)) return 1;
    return counts[COUNTED[entry.kind]]?.find(({ code }) => code === entry.code)?.count ?? 0;
  };
  const exact = new Set(lexicon.exact(nameKey(text)).map(({ entry }) => entry));
  return meaningsOf(lexicon, text)
    .map((meaning) => ({ meaning, uses: uses(meaning.entry) }))
    .filter((candidate) => candidate.uses > 0)
    .toSorted((a, b) => Number(exact.has(b.meaning.entry)) - Number(exact.has(a.meaning.entry)) || b.uses - a.uses)
    .slice(0, limit)
    .map(({ meaning }) => ({
      text: meaning.entry.name[lang] || meaning.entry.name[lang === 'zh' ? 'en' : 'zh'],
      kind: meaning.entry.kind,
      code: meaning.entry.code,
      name: meaning.entry.name,
      hint: hintOf(meaning, lang),
    }));
}

/** Hits looked at for the best few: what is typed in the beginning is common. */
const LOOKED_AT = 2000;

async function documents(
  db: Db,
  asked: Asked,
  kind: DocumentKind & ('product' | 'exhibitor'),
  expression: string,
  visibility: Visibility,
  limit: number,
): Promise<Suggestion[]> {
  const { ranges, pool, owner = '' } = visibility;
  const { rows } = await sql<{ id: string; zh: string; en: string; owner_zh: string | null; owner_en: string | null }>`
    with hit as materialized (
      select id, owner_id, name_zh, name_en, boost from search_document
      where lexemes @@ (select ${expression}::tsquery) and exhibition_id = ${asked.exhibitionId} and kind = ${kind}
        and (scope = any(${ranges}::smallint[]) or (scope = 1 and owner_id = any(${pool}::text[])) or (owner_id = ${owner} and ${owner} <> ''))
    )
    select first.id, first.name_zh as zh, first.name_en as en, owner.name_zh as owner_zh, owner.name_en as owner_en
    from (select * from (select * from hit limit ${LOOKED_AT}) as looked order by boost desc, id limit ${limit}) as first
    left join search_document owner
      on owner.id = first.owner_id and owner.exhibition_id = ${asked.exhibitionId} and owner.kind = 'exhibitor' and ${kind} = 'product'
    order by first.boost desc, first.id`.execute(db);
  const other = asked.lang === 'zh' ? 'en' : 'zh';
  return rows.map(({ id, zh, en, owner_zh: ownerZh, owner_en: ownerEn }) => {
    const name = { zh, en };
    const owner = { zh: ownerZh ?? '', en: ownerEn ?? '' };
    return {
      text: name[asked.lang] || name[other],
      kind,
      code: id,
      name,
      // exhibits of several companies often have one name
      hint: owner[asked.lang] || owner[other] || (name[asked.lang] === '' ? '' : name[other]),
    };
  });
}

/** Entries of the lexicon first, then exhibitors and products whose names say what is typed. */
export async function suggestions(
  db: Db,
  vocabulary: Vocabulary,
  lexicon: Lexicon,
  asked: Asked,
  counts: Counts,
  visibility: Visibility,
): Promise<Suggestion[]> {
  const entries = entrySuggestions(lexicon, asked, counts);
  const { exhibitionId, text, limit } = asked;
  const place = boothInQuery(text);
  const there = place === null ? [] : await documents(db, asked, 'exhibitor', place, visibility, limit);
  if (there.length > 0) return there;
  const [first] = parseItems(text);
  // One Latin letter says nothing yet.
  if (first === undefined || (text.length < 2 && first.type === 'atom' && first.script !== 'han')) return entries;
  const context = {
    lexicon,
    vocabulary,
    exhibitionId,
    kind: 'product' as const,
    correct: false,
    gone: new Set<string>(),
    typing: true,
  };
  const plan = await planQuery(context, text);
  const named = plan?.levels.at(-2) ?? plan?.levels[0];
  if (named === undefined) return entries;
  const room = Math.max(2, Math.ceil(limit / 3));
  const exhibitors = await documents(db, asked, 'exhibitor', named, visibility, room);
  const products = await documents(db, asked, 'product', named, visibility, room);
  const kept = entries.slice(0, Math.max(limit - exhibitors.length - products.length, Math.ceil(limit / 3)));
  return [...kept, ...exhibitors, ...products].slice(0, limit);
}
