import type { DocumentKind } from '../../platform/search/document.ts';
import type { SearchEngine, Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { exhibitorsShown, productsShown, type Period, type FirstShown } from '../product/first-shown.queries.ts';
import { type Followed, type Post, postsShown } from './follow.queries.ts';

export type NewItem = { kind: 'product' | 'exhibitor' | 'post'; id: string; at: Date };
/** Everything that came into this viewer's sight, whoever asks for which part of it. */
export type Arrivals = { products: readonly FirstShown[]; exhibitors: readonly FirstShown[]; posts: readonly Post[] };

export async function arrivalsOf(ctx: FairContext, visibility: Visibility, between: Period): Promise<Arrivals> {
  const [products, exhibitors, posts] = await Promise.all([
    productsShown(ctx, visibility, between),
    exhibitorsShown(ctx, between),
    postsShown(ctx, between),
  ]);
  return { products, exhibitors, posts };
}

const since = <T extends { at: Date }>(list: readonly T[], from: Date): T[] => list.filter(({ at }) => at > from);

type Ask = { search: SearchEngine; ctx: FairContext; visibility: Visibility };

/** Of what arrived, the part that a filter of the lists would show. */
async function filtered(
  { search, ctx, visibility }: Ask,
  kind: DocumentKind & ('product' | 'exhibitor'),
  filter: { ingredient?: readonly string[]; category?: readonly string[] },
  shown: readonly FirstShown[],
): Promise<NewItem[]> {
  const asked = { exhibitionId: ctx.exhibition.id, kind, keyword: '', filter };
  const ids = new Set(
    await search.filterHits(
      ctx.exhibition.lexicon,
      asked,
      visibility,
      shown.map(({ id }) => id),
    ),
  );
  return shown.filter(({ id }) => ids.has(id)).map(({ id, at }) => ({ kind, id, at }));
}

const posted = (posts: readonly Post[]): NewItem[] => posts.map(({ id, at }) => ({ kind: 'post', id, at }));

/** What is new where somebody follows, latest first, and nothing that this viewer may not see. */
export async function newsOf(ask: Ask, followed: Followed, from: Date, arrivals: Arrivals): Promise<NewItem[]> {
  const { kind, subject } = followed;
  const [products, posts] = [since(arrivals.products, from), since(arrivals.posts, from)];
  if (kind === 'exhibitor')
    return latestFirst([
      ...products
        .filter((one) => one.exhibitorId === subject)
        .map(({ id, at }) => ({ kind: 'product' as const, id, at })),
      ...posted(posts.filter((one) => one.exhibitorId === subject)),
    ]);
  if (kind === 'ingredient') return filtered(ask, 'product', { ingredient: [subject] }, products);
  return latestFirst([
    ...(await filtered(ask, 'product', { category: [subject] }, products)),
    ...(await filtered(ask, 'exhibitor', { category: [subject] }, since(arrivals.exhibitors, from))),
    ...posted(posts.filter((one) => one.categories.includes(subject))),
  ]);
}

const latestFirst = (items: NewItem[]): NewItem[] =>
  items.toSorted((a, b) => b.at.getTime() - a.at.getTime() || (a.id < b.id ? -1 : 1));
