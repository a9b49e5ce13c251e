import { DONE } from '@fairbridge/contract/fields.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { transact, type Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { facetValuesCalled } from '../exhibition/exhibition.facets.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { forgetRecent, keepers, recentTexts, writeKeeping } from './recent-search.queries.ts';
import { trending } from './search-trend.ts';
import { asking, filterOf, knowsFacet } from './search.asking.ts';
import { articlesFound, programmesFound } from './search.content.ts';
import { rescueOf } from './search.rescue.ts';

const SUGGESTIONS = 8;

export const searchHandlers = ({
  search,
  searchLog,
}: Pick<Services, 'search' | 'searchLog'>): Implementation<Scope, typeof contract.search> => ({
  suggest: async ({ scope, caller, input, lang }) => {
    if (input.text.trim() === '') return { list: [] };
    const question = { exhibitionId: scope.exhibition.id, text: input.text, lang, limit: SUGGESTIONS };
    return { list: await search.suggest(scope.exhibition.lexicon, question, visibilityOf(caller)) };
  },

  trend: async ({ scope }) => ({ list: (await trending(search, scope)).map(({ name }) => ({ text: name })) }),

  recent: async ({ scope, caller: { visitorId } }) => ({
    kept: (await keepers(scope, [visitorId])).has(visitorId),
    list: (await recentTexts(scope, visitorId)).map((text) => ({ text })),
  }),

  forget: async ({ scope, caller, input }) => {
    // what waits to be written must not come after it was forgotten
    await searchLog.flush();
    await forgetRecent(scope, caller.visitorId, input.text ?? null);
    return DONE;
  },

  keepRecent: async ({ scope, caller, input: { kept } }) => {
    await searchLog.flush();
    await transact(scope, async (inner) => {
      await writeKeeping(inner, caller.visitorId, kept);
      if (!kept) await forgetRecent(inner, caller.visitorId, null);
    });
    return DONE;
  },
  facetValues: async ({ scope, caller, input, lang }) => {
    const { facet, text, kind, keyword } = input;
    if (!knowsFacet(kind, facet)) return { list: [] };
    const found = await asking(search, scope, caller, kind, lang)(keyword, filterOf(input), { facets: [facet] });
    return { list: facetValuesCalled(scope.exhibition, facet, found.facets[facet] ?? [], text) };
  },

  rescue: ({ scope, caller, input, lang }) => rescueOf(search, scope, caller, input, lang),

  articles: ({ scope, input, lang }) => articlesFound(search, scope, input, lang),

  programmes: ({ scope, input, lang }) => programmesFound(search, scope, input, lang),
});
