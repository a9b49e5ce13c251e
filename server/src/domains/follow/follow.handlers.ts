import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Visibility } from '../../platform/search/search-engine.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { lockVisitor } from '../visitor/visitor.queries.ts';
import { namesOf } from './follow.names.ts';
import { arrivalsOf, newsOf } from './follow.news.ts';
import {
  dropFollow,
  followsOf,
  openCompanies,
  putFollow,
  type Followed,
  type FollowRow,
  type NameRow,
} from './follow.queries.ts';

/** So long something is shown as new beside what one follows. */
const FRESH_DAYS = 14;
const FRESH_SHOWN = 3;
const DAY = 24 * 3_600_000;

type Input = { exhibitorId?: string | undefined; ingredient?: string | undefined; category?: string | undefined };
const followedBy = ({ exhibitorId, ingredient, category }: Input): Followed => {
  if (exhibitorId !== undefined) return { kind: 'exhibitor', subject: exhibitorId };
  if (ingredient !== undefined) return { kind: 'ingredient', subject: ingredient };
  return { kind: 'category', subject: category ?? '' };
};

/** What it is called; null where there is no such thing (any more). */
export function nameOf(
  { exhibition }: FairContext,
  { kind, subject }: Followed,
  companies: ReadonlyMap<string, NameRow>,
): Bilingual | null {
  if (kind === 'ingredient') return exhibition.ingredients.get(subject)?.name ?? null;
  if (kind === 'category') return exhibition.categories.get(subject)?.name ?? null;
  const company = companies.get(subject);
  return company === undefined ? null : bilingualOf('name', company);
}

/** What somebody follows, each with what is new beside it; without what is gone. */
async function followedWithNews(
  search: Services['search'],
  ctx: FairContext,
  visibility: Visibility,
  mine: readonly FollowRow[],
) {
  if (mine.length === 0) return [];
  const companies = await openCompanies(
    ctx,
    mine.filter(({ kind }) => kind === 'exhibitor').map(({ subject }) => subject),
  );
  const until = new Date();
  const since = new Date(until.getTime() - FRESH_DAYS * DAY);
  const arrivals = await arrivalsOf(ctx, visibility, { since, until });
  const list = [];
  for (const { kind, subject, createdAt } of mine) {
    const name = nameOf(ctx, { kind, subject }, companies);
    // a company that is not open (any more), a code that the fair no longer has
    if (name === null) continue;
    const from = createdAt > since ? createdAt : since;
    const news = await newsOf({ search, ctx, visibility }, { kind, subject }, from, arrivals);
    const shown = news.slice(0, FRESH_SHOWN);
    const names = await namesOf(ctx, visibility, shown);
    list.push({
      kind,
      subject,
      name,
      logo: pictureAddress(companies.get(subject)?.logo ?? ''),
      createdAt: createdAt.toISOString(),
      fresh: shown.flatMap(({ id }) => names.get(id) ?? []),
      freshCount: news.length,
    });
  }
  return list;
}

export const followHandlers = ({
  search,
}: Pick<Services, 'search'>): Handlers<FairContext, typeof contract.follow> => ({
  add: async ({ ctx, caller, input }) => {
    const followed = followedBy(input);
    const companies = await openCompanies(ctx, followed.kind === 'exhibitor' ? [followed.subject] : []);
    if (nameOf(ctx, followed, companies) === null) fail('notFound');
    await inTransaction(ctx, async (inner) => {
      await lockVisitor(inner, caller.visitorId);
      const mine = await followsOf(inner, caller.visitorId);
      if (mine.some(({ kind, subject }) => kind === followed.kind && subject === followed.subject)) return;
      if (mine.length >= LIMITS.followsMax) fail('followLimit', { max: LIMITS.followsMax });
      await putFollow(inner, caller.visitorId, followed);
    });
  },

  remove: async ({ ctx, caller, input }) => {
    if (!(await dropFollow(ctx, caller.visitorId, followedBy(input)))) fail('notFound');
  },

  ids: async ({ ctx, caller }) => {
    const mine = await followsOf(ctx, caller.visitorId);
    const of = (wanted: Followed['kind']) => mine.filter(({ kind }) => kind === wanted).map(({ subject }) => subject);
    const companies = await openCompanies(ctx, of('exhibitor'));
    return {
      exhibitors: of('exhibitor').filter((id) => companies.has(id)),
      ingredients: of('ingredient'),
      categories: of('category'),
    };
  },

  list: async ({ ctx, caller }) => {
    const list = await followedWithNews(search, ctx, visibilityOf(caller), await followsOf(ctx, caller.visitorId));
    return { list, days: FRESH_DAYS };
  },
});
