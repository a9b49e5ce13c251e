import { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import type { Scope } from '../../scope.ts';
import type { Services } from '../../services.ts';
import { facetValuesCalled } from '../exhibition/exhibition.facets.ts';
import { visibilityOf } from '../product/product.rules.ts';
import { asking, filterOf, knowsFacet } from './search.asking.ts';
import { articlesFound, programmesFound } from './search.content.ts';
import { rescueOf } from './search.rescue.ts';

const SUGGESTIONS = 8;

export const searchHandlers = ({
  search,
}: Pick<Services, 'search'>): Implementation<Scope, typeof contract.search> => ({
  suggest: async ({ scope, caller, input, lang }) => {
    if (input.text.trim() === '') return { list: [] };
    const question = { exhibitionId: scope.exhibition.id, text: input.text, lang, limit: SUGGESTIONS };
    return { list: await search.suggest(scope.exhibition.lexicon, question, visibilityOf(caller)) };
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
