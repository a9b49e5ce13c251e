import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Reason, ReasonKind } from '@fairbridge/contract/recommendation/recommendation.calls.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Filter, SearchEngine, Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { openCompanies } from '../follow/follow.queries.ts';
import { cardAnswer } from '../product/product.answers.ts';
import { cards } from '../product/product.queries.ts';
import { dropMutes, knownProducts, mutesOf, popularProducts, putMute } from './recommendation.queries.ts';
import { isReasonMuted, mutedText, pick, type Offer, type Picked } from './recommendation.rules.ts';
import { sourcesOf } from './recommendation.sources.ts';

/** Restricted exhibits are never recommended, to nobody (ruling 4.5). */
const PUBLIC: Visibility = { ranges: [0], pool: [] };
const LOOKED_THROUGH = 24;
const BOUNDS = { shown: LIMITS.recommendationsShown, perCompany: LIMITS.recommendationsPerCompanyMax };
const NONE: ReadonlySet<string> = new Set();

type Own = { known: ReadonlySet<string>; mutes: ReadonlySet<string> };

async function newest(search: SearchEngine, { exhibition }: FairContext, filter: Filter): Promise<string[]> {
  const question = { exhibitionId: exhibition.id, kind: 'product', keyword: '', filter, sort: 'newest' } as const;
  const asked = { ...question, offset: 0, limit: LOOKED_THROUGH, facets: [], lang: 'zh' } as const;
  return (await search.query(exhibition.lexicon, asked, PUBLIC)).ids;
}

/** The candidates with their companies, as far as everybody may see them now. */
async function offered(
  ctx: FairContext,
  lists: readonly { reason: Reason; ids: readonly string[] }[],
): Promise<Offer[]> {
  const rows = await cards(ctx, [...new Set(lists.flatMap(({ ids }) => ids))], PUBLIC);
  const companyOf = new Map(rows.map((row) => [row.id, row.exhibitor_id]));
  return lists.map(({ reason, ids }) => ({
    reason,
    candidates: ids.flatMap((id) => {
      const exhibitorId = companyOf.get(id);
      return exhibitorId === undefined ? [] : [{ id, exhibitorId }];
    }),
  }));
}

const general = (kind: ReasonKind): Reason => ({ kind, code: '', name: { zh: '', en: '' } });

/** What is popular at the fair, and where that is little what is new. */
async function generalOffers(search: SearchEngine, ctx: FairContext): Promise<{ reason: Reason; ids: string[] }[]> {
  return [
    { reason: general('popular'), ids: await popularProducts(ctx) },
    { reason: general('newest'), ids: await newest(search, ctx, {}) },
  ];
}

async function personalOffers(search: SearchEngine, ctx: FairContext, visitorId: string, mutes: ReadonlySet<string>) {
  const sources = (await sourcesOf(ctx, visitorId)).filter(({ reason }) => !isReasonMuted(mutes, reason));
  return Promise.all(sources.map(async ({ reason, filter }) => ({ reason, ids: await newest(search, ctx, filter) })));
}

/** For this person first, then for everybody: what is popular before what is only new. */
async function picks(search: SearchEngine, ctx: FairContext, caller: Caller, own: Own): Promise<Picked[]> {
  const personal = caller.kind === 'visitor' ? await personalOffers(search, ctx, caller.visitorId, own.mutes) : [];
  const offers = await offered(ctx, [...personal, ...(await generalOffers(search, ctx))]);
  const tiers = [offers.slice(0, personal.length), ...offers.slice(personal.length).map((offer) => [offer])];
  return pick(tiers, own, BOUNDS);
}

export const recommendationHandlers = ({
  search,
}: Pick<Services, 'search'>): Handlers<FairContext, typeof contract.recommendation> => ({
  youMayLike: async ({ ctx, caller }) => {
    const visitorId = caller.kind === 'visitor' ? caller.visitorId : null;
    const [known, mutes] =
      visitorId === null ? [NONE, NONE] : await Promise.all([knownProducts(ctx, visitorId), mutesOf(ctx, visitorId)]);
    const picked = await picks(search, ctx, caller, { known, mutes });
    const rows = await cards(
      ctx,
      picked.map(({ id }) => id),
      PUBLIC,
    );
    const reasons = new Map(picked.map(({ id, reason }) => [id, reason]));
    const list = rows.flatMap((row) => {
      const reason = reasons.get(row.id);
      return reason === undefined ? [] : [{ product: cardAnswer(ctx.exhibition, row), reason }];
    });
    return { list, muted: mutes.size };
  },

  mute: async ({ ctx, caller, input }) => {
    if (input.productId !== undefined && (await cards(ctx, [input.productId], PUBLIC)).length === 0) fail('notFound');
    if (input.exhibitorId !== undefined && !(await openCompanies(ctx, [input.exhibitorId])).has(input.exhibitorId))
      fail('notFound');
    await putMute(ctx, caller.visitorId, mutedText(input));
  },

  unmute: async ({ ctx, caller, input }) => {
    if (!(await dropMutes(ctx, caller.visitorId, mutedText(input)))) fail('notFound');
  },

  unmuteAll: async ({ ctx, caller }) => {
    await dropMutes(ctx, caller.visitorId, null);
  },
});
