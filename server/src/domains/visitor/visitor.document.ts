import { sql } from 'kysely';
import { questionOf, questionRows } from '../question/question.queries.ts';
import { pinyinOf } from '../../platform/search/pinyin.ts';
import type { Scope } from '../../ground/scope.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';
import { indexedWords, vocabularyWords } from './visitor.words.ts';

/** Which questions of the registration tell what a visitor is and sources. A fair that does not ask them lists visitors without. */
const QUESTIONS = { interests: 'products', business: 'businessType', wanted: 'ingredients' } as const;

type Row = {
  id: string;
  name: string;
  company: string;
  position: string;
  country: string;
  interests: string[] | null;
  business: string | null;
  wanted: string | null;
};

async function read(scope: Scope, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select v.id, v.name, v.company, v.position, v.country,
      i.choices as interests, b.choices[1] as business, w.text as wanted
    from visitor v
    left join answer i on i.visitor_id = v.id and i.question = ${QUESTIONS.interests}
    left join answer b on b.visitor_id = v.id and b.question = ${QUESTIONS.business}
    left join answer w on w.visitor_id = v.id and w.question = ${QUESTIONS.wanted}
    where v.exhibition_id = ${scope.exhibition.id} and v.id = any(${[...ids]}::text[])`.execute(scope.db);
  return rows;
}

/** The options of the question for the business nature: their names by code. */
export async function businessNames(scope: Scope) {
  const row = (await questionRows(scope, 'register')).find(({ code }) => code === QUESTIONS.business);
  const options = row === undefined ? [] : questionOf(row).options;
  return new Map(options.map(({ code, name }) => [code, name]));
}

/**
 * Writes what lists and searches know of these visitors, in the transaction that changes it. Guests' words hold only what guests
 * read, so that no search of theirs can tell what stands in the rest (G6).
 */
export async function indexVisitors(scope: Scope, ids: readonly string[]): Promise<void> {
  const { categories } = scope.exhibition;
  const business = await businessNames(scope);
  const documents = (await read(scope, ids)).map((row) => {
    const country = row.country === '' ? { zh: '', en: '' } : countryName(row.country);
    const open = [row.company, row.position, country.zh, country.en];
    const interests = row.interests ?? [];
    const names = [
      ...interests.map((code) => categories.get(code)?.name),
      row.business === null ? undefined : business.get(row.business),
    ].flatMap((name) => (name === undefined ? [] : [name.zh, name.en]));
    return {
      id: row.id,
      interests,
      business: row.business ?? '',
      wanted: row.wanted ?? '',
      directory_key: pinyinOf(row.company.trim().toLowerCase()).full,
      public_words: indexedWords(open),
      all_words: [...new Set([...indexedWords([...open, row.name, row.wanted ?? '']), ...vocabularyWords(names)])],
    };
  });
  if (documents.length === 0) return;
  await sql`
    update visitor v set interests = d.interests, business = d.business, wanted = d.wanted, directory_key = d.directory_key,
      public_words = d.public_words, all_words = d.all_words
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as d(
      id text, interests text[], business text, wanted text, directory_key text, public_words text[], all_words text[])
    where v.id = d.id and v.exhibition_id = ${scope.exhibition.id}`.execute(scope.db);
}
