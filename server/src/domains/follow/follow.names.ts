import { cutText, type Bilingual } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { cards } from '../product/product.queries.ts';
import type { NewItem } from './follow.news.ts';
import { openCompanies, publishedTexts } from './follow.queries.ts';

const POST_SIGNS = 60;
const beginning = (text: string): string => cutText(text.split('\n')[0] ?? '', POST_SIGNS, '…');

export type NamedItem = { kind: NewItem['kind']; id: string; name: Bilingual };

/** What these are called, by id; what this viewer may not see (any more) has no name here. */
export async function namesOf(
  ctx: FairContext,
  visibility: Visibility,
  items: readonly NewItem[],
): Promise<Map<string, NamedItem>> {
  const idsOf = (kind: NewItem['kind']) => items.filter((item) => item.kind === kind).map(({ id }) => id);
  const named = new Map<string, NamedItem>();
  for (const row of await cards(ctx, idsOf('product'), visibility)) {
    const strength = row.strength === '' ? '' : ` ${row.strength}`;
    const name = { zh: row.name_zh && row.name_zh + strength, en: row.name_en && row.name_en + strength };
    named.set(row.id, { kind: 'product', id: row.id, name });
  }
  for (const [id, row] of await openCompanies(ctx, idsOf('exhibitor')))
    named.set(id, { kind: 'exhibitor', id, name: bilingualOf('name', row) });
  const posts = idsOf('post');
  if (posts.length === 0) return named;
  for (const { id, text } of await publishedTexts(ctx, posts)) {
    const name = beginning(text);
    named.set(id, { kind: 'post', id, name: { zh: name, en: name } });
  }
  return named;
}
