import { cutText } from '@fairbridge/contract/text.ts';
import { plainOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { replaceWordsDocuments, wordsDocument } from '../../platform/search/words-document.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bodyOf } from '../rich-text/rich-text.stored.ts';
import { wholeArticlesOf } from './published-article.queries.ts';

/** So much of a text is searched. */
const SIGNS = 8_000;

/** Writes what search knows of these news articles. */
export async function indexArticles(ctx: FairContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const documents = (await wholeArticlesOf(ctx, ids)).map((row) => {
    const { zh, en } = bodyOf(row);
    const rest = [row.summary_zh, row.summary_en, cutText(plainOf(zh), SIGNS), cutText(plainOf(en), SIGNS)];
    const names = [row.title_zh, row.title_en];
    return wordsDocument(ctx.exhibition.id, {
      id: row.id,
      kind: 'article',
      publishedAt: row.published_at,
      names,
      rest,
    });
  });
  await replaceWordsDocuments(ctx.db, ctx.exhibition, ids, documents);
}
