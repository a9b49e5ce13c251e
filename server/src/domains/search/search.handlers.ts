import { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import type { Scope } from '../../scope.ts';
import type { Services } from '../../services.ts';
import { visibilityOf } from '../product/product.rules.ts';

const SUGGESTIONS = 8;

export const searchHandlers = ({
  search,
}: Pick<Services, 'search'>): Implementation<Scope, typeof contract.search> => ({
  suggest: async ({ scope, caller, input, lang }) => {
    if (input.text.trim() === '') return { list: [] };
    const question = { exhibitionId: scope.exhibition.id, text: input.text, lang, limit: SUGGESTIONS };
    return { list: await search.suggest(scope.exhibition.lexicon, question, visibilityOf(caller)) };
  },
});
