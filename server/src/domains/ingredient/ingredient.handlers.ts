import { contract } from '@fairbridge/contract/index.ts';
import type { Ingredient } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { facetAnswers } from '../exhibition/exhibition.facets.ts';
import { exhibitorCards } from '../booth/booth.answers.ts';
import { cardAnswer } from '../product/product.answers.ts';
import { cards } from '../product/product.queries.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { asking } from '../search/search.asking.ts';
import { articlesFound } from '../search/search.content.ts';
import { ingredientAt, linkTo } from '../exhibition/exhibition.ingredient-slugs.ts';

const FACETS = ['formulation', 'country', 'registeredIn'] as const;
const EXHIBITORS_SHOWN = 6;
const ARTICLES_SHOWN = 3;
const RELATED_SHOWN = 12;

const classOf = (exhibition: Exhibition, ingredient: Ingredient) => exhibition.classes.get(ingredient.class) ?? null;

/** Of the same class and mode of action; without a mode of action nothing is alike. */
function relatedTo(exhibition: Exhibition, to: Ingredient) {
  if (to.modeOfAction === '') return [];
  return [...exhibition.ingredients.values()]
    .filter((one) => one !== to && one.class === to.class && one.modeOfAction === to.modeOfAction)
    .slice(0, RELATED_SHOWN)
    .map((one) => linkTo(exhibition, one));
}

export const ingredientHandlers = ({
  search,
}: Pick<Services, 'search'>): Handlers<FairContext, typeof contract.ingredient> => ({
  list: async ({ ctx, caller, lang }) => {
    const { exhibition } = ctx;
    const found = await asking(search, ctx, caller, 'product', lang)('', {}, { facets: ['ingredient'] });
    const list = (found.facets.ingredient ?? []).flatMap(({ code, count }) => {
      const ingredient = exhibition.ingredients.get(code);
      if (ingredient === undefined) return [];
      const { cas } = ingredient;
      return [{ ...linkTo(exhibition, ingredient), cas, class: classOf(exhibition, ingredient), products: count }];
    });
    return { list };
  },

  detail: async ({ ctx, caller, input, lang }) => {
    const { exhibition } = ctx;
    const ingredient = ingredientAt(exhibition, input.slug);
    if (ingredient === null) fail('notFound');
    const visibility = visibilityOf(caller);
    const filter = { ingredient: [ingredient.code] };
    const { limit, offset } = rangeOf(input);
    const found = await search.query(
      exhibition.lexicon,
      {
        exhibitionId: exhibition.id,
        kind: 'product',
        keyword: '',
        filter,
        sort: 'newest',
        offset,
        limit,
        facets: FACETS,
        lang,
      },
      visibility,
    );
    const rows = await cards(ctx, found.ids, visibility);
    const facets = facetAnswers(exhibition, FACETS, found.facets, {});
    const askExhibitors = asking(search, ctx, caller, 'exhibitor', lang);
    const shown = await askExhibitors('', filter, { limit: EXHIBITORS_SHOWN });
    const named = { keyword: inLang(ingredient.name, lang), pageNum: 1, pageSize: ARTICLES_SHOWN };
    const { cas, aliases, modeOfAction } = ingredient;
    return {
      ingredient: {
        ...linkTo(exhibition, ingredient),
        cas,
        aliases,
        modeOfAction,
        class: classOf(exhibition, ingredient),
      },
      products: {
        ...pageAnswer(
          rows.map((row) => cardAnswer(exhibition, row)),
          found.total,
          input,
        ),
        capped: found.capped,
      },
      formulations: facets.formulation,
      countries: facets.country,
      registeredIn: facets.registeredIn,
      exhibitors: { list: await exhibitorCards(ctx, shown.ids, visibility), total: shown.total },
      articles: (await articlesFound(search, ctx, named, lang)).list,
      related: relatedTo(exhibition, ingredient),
    };
  },
});
