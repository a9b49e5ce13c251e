import { sql } from 'kysely';
import type { Db, DocumentKind } from './document.ts';
import { any, lexeme } from './expression.ts';
import { edits } from './spelling.ts';
import { pinyinOf } from './pinyin.ts';
import { stem } from './tokens.ts';

export type VocabularyQuery = { words: readonly string[]; prefixes: readonly string[] };
export type Known = { words: ReadonlySet<string>; prefixes: ReadonlySet<string> };
export type Corrected = { word: string; distance: number };

/** A word of a text, wherever it stands. */
export function textWord(word: string): string {
  return any([lexeme(`n:${stem(word)}`), lexeme(`o:${stem(word)}`), lexeme(`r:${stem(word)}`)]);
}

/** The words of an exhibition's public documents. */
export class Vocabulary {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Which of these words occur, and which of these beginnings. */
  async known(exhibitionId: string, { words, prefixes }: VocabularyQuery): Promise<Known> {
    if (words.length === 0 && prefixes.length === 0) return { words: new Set(), prefixes: new Set() };
    const { rows } = await sql<{ word: string; prefix: boolean }>`
      select word, false as prefix from search_word where exhibition_id = ${exhibitionId} and open and word = any(${words}::text[])
      union all
      select u.prefix, true from unnest(${prefixes}::text[]) as u(prefix)
      where exists (
        select from search_word w
        where w.exhibition_id = ${exhibitionId} and w.open and w.word >= u.prefix and w.word < u.prefix || U&'\\FFFF'
      )`.execute(this.#db);
    return {
      words: new Set(rows.filter(({ prefix }) => !prefix).map(({ word }) => word)),
      prefixes: new Set(rows.filter(({ prefix }) => prefix).map(({ word }) => word)),
    };
  }

  /** Whether a document everybody may see has this word. The vocabulary alone may lag behind what was hidden. */
  async stands(exhibitionId: string, kind: DocumentKind, word: string): Promise<boolean> {
    const { rows } = await sql<{ one: number }>`
      with hit as materialized (
        select 1 as one from search_document
        where lexemes @@ (select ${textWord(word)}::tsquery) and exhibition_id = ${exhibitionId} and kind = ${kind} and scope = 0
      )
      select one from hit limit 1`.execute(this.#db);
    return rows.length > 0;
  }

  async #firstStanding(
    exhibitionId: string,
    kind: DocumentKind,
    candidates: readonly Corrected[],
  ): Promise<Corrected | null> {
    for (const candidate of candidates) {
      if (await this.stands(exhibitionId, kind, candidate.word)) return candidate;
    }
    return null;
  }

  /** The Chinese word a Latin one spells in pinyin, or by its initials (three letters and more). */
  async spoken(exhibitionId: string, kind: DocumentKind, letters: string): Promise<Corrected | null> {
    const { rows } = await sql<Corrected>`
      (select word, 0 as distance from search_word
        where exhibition_id = ${exhibitionId} and han and open and pinyin = ${letters} order by length(word), word limit 4)
      union all
      (select word, 1 from search_word
        where exhibition_id = ${exhibitionId} and han and open and initials = ${letters} and length(${letters}::text) between 3 and 8
        order by length(word), word limit 4)`.execute(this.#db);
    return this.#firstStanding(exhibitionId, kind, rows);
  }

  async correctLatin(exhibitionId: string, kind: DocumentKind, word: string): Promise<Corrected | null> {
    const max = edits(word.length);
    if (max === 0 || word.length > 60) return null;
    const { rows } = await sql<Corrected>`
      select word, levenshtein(word, ${word}) as distance from search_word
      where not han and word % ${word} and exhibition_id = ${exhibitionId} and open and length(word) <= 80
        and levenshtein_less_equal(word, ${word}, ${max}) <= ${max}
      order by 2, similarity(word, ${word}) desc, word limit 8`.execute(this.#db);
    return this.#firstStanding(exhibitionId, kind, rows);
  }

  async correctHan(exhibitionId: string, kind: DocumentKind, word: string): Promise<Corrected | null> {
    const characters = [...word];
    if (characters.length < 2 || characters.length > 12) return null;
    const { rows } = await sql<Corrected>`
      select word, min(distance)::int as distance from (
        select word, levenshtein(word, ${word}) as distance from search_word
          where exhibition_id = ${exhibitionId} and han and open and pinyin = ${pinyinOf(word).full} and length(word) = ${characters.length}
        union all
        select word, 1 + levenshtein(word, ${word}) from search_word
          where ${characters.length} > 2 and exhibition_id = ${exhibitionId} and han and open and left(word, 1) = ${characters[0] ?? ''}
            and length(word) = ${characters.length} and levenshtein_less_equal(word, ${word}, 1) <= 1
        union all
        select word, 2 + levenshtein(word, ${word}) from search_word
          where ${characters.length} > 2 and exhibition_id = ${exhibitionId} and han and open and right(word, 1) = ${characters.at(-1) ?? ''}
            and length(word) = ${characters.length} and levenshtein_less_equal(word, ${word}, 1) <= 1
      ) as alike group by word order by 2, word limit 8`.execute(this.#db);
    return this.#firstStanding(exhibitionId, kind, rows);
  }
}
