import { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { facetValuesCalled } from '../exhibition/exhibition.facets.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { forgetRecent, searchersWithHistory, recentTexts, writeKeeping } from './recent-search.queries.ts';
import { trending } from './search-trend.ts';
import { asking, filterOf, knowsFacet } from './search.asking.ts';
import { articlesFound, livesFound, programmesFound } from './search.content.ts';
import { rescueOf } from './search.rescue.ts';

const SUGGESTIONS = 8;

export const searchHandlers = ({
  search,
  searchLog,
}: Pick<Services, 'search' | 'searchLog'>): Handlers<FairContext, typeof contract.search> => ({
  suggest: async ({ ctx, caller, input, lang }) => {
    if (input.text.trim() === '') return { list: [] };
    const question = { exhibitionId: ctx.exhibition.id, text: input.text, lang, limit: SUGGESTIONS };
    return { list: await search.suggest(ctx.exhibition.lexicon, question, visibilityOf(caller)) };
  },

  trend: async ({ ctx }) => ({ list: (await trending(search, ctx)).map(({ name }) => ({ text: name })) }),

  recent: async ({ ctx, caller: { visitorId } }) => ({
    kept: (await searchersWithHistory(ctx, [visitorId])).has(visitorId),
    list: (await recentTexts(ctx, visitorId)).map((text) => ({ text })),
  }),

  forget: async ({ ctx, caller, input }) => {
    // what waits to be written must not come after it was forgotten
    await searchLog.flush();
    await forgetRecent(ctx, caller.visitorId, input.text ?? null);
  },

  keepRecent: async ({ ctx, caller, input: { kept } }) => {
    await searchLog.flush();
    await inTransaction(ctx, async (inner) => {
      await writeKeeping(inner, caller.visitorId, kept);
      if (!kept) await forgetRecent(inner, caller.visitorId, null);
    });
  },
  facetValues: async ({ ctx, caller, input, lang }) => {
    const { facet, text, kind, keyword } = input;
    if (!knowsFacet(kind, facet)) return { list: [] };
    const found = await asking(search, ctx, caller, kind, lang)(keyword, filterOf(input), { facets: [facet] });
    return { list: facetValuesCalled(ctx.exhibition, facet, found.facets[facet] ?? [], text) };
  },

  rescue: ({ ctx, caller, input, lang }) => rescueOf(search, ctx, caller, input, lang),

  articles: ({ ctx, input, lang }) => articlesFound(search, ctx, input, lang),

  programmes: ({ ctx, input, lang }) => programmesFound(search, ctx, input, lang),

  lives: ({ ctx, caller, input, lang }) => livesFound(search, ctx, caller, input, lang),
});
