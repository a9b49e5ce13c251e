import { questionOf, questionRows } from '../question/question.queries.ts';
import { pinyinOf } from '../../platform/search/pinyin.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';
import { indexedWords, vocabularyWords } from './visitor.words.ts';
import { visitorAnswers, writeVisitorDocuments } from './visitor.document.queries.ts';

/** Which questions of the registration tell what a visitor is and sources. A fair that does not ask them lists visitors without. */
const QUESTIONS = { interests: 'products', business: 'businessType', wanted: 'ingredients' } as const;

/** The options of the question for the business nature: their names by code. */
export async function businessNames(ctx: FairContext) {
  const row = (await questionRows(ctx, 'register')).find(({ code }) => code === QUESTIONS.business);
  const options = row === undefined ? [] : questionOf(row).options;
  return new Map(options.map(({ code, name }) => [code, name]));
}

/**
 * Writes what lists and searches know of these visitors, in the transaction that changes it. Guests' words hold only what guests
 * read, so that no search of theirs can tell what stands in the rest (G6).
 */
export async function indexVisitors(ctx: FairContext, ids: readonly string[]): Promise<void> {
  const { categories } = ctx.exhibition;
  const business = await businessNames(ctx);
  const documents = (await visitorAnswers(ctx, ids, QUESTIONS)).map((row) => {
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
  await writeVisitorDocuments(ctx, documents);
}
