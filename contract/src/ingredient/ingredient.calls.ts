import { z } from 'zod';
import { callsOf } from '../call.ts';
import { articleCard } from '../article/article-card.shapes.ts';
import { exhibitorCard } from '../exhibitor/exhibitor.shapes.ts';
import { facetValue, page, pageSchema } from '../fields.ts';
import { productCard } from '../product/product.shapes.ts';
import { anonymous, organizer, visitor } from '../roles.ts';
import { ingredientEntry, ingredientFacts, ingredientLink } from './ingredient.shapes.ts';

const lookers = [anonymous, visitor, organizer] as const;
const call = callsOf('/visitor/v2/ingredient', lookers);

export const list = call({
  does: 'Active ingredients of which exhibits are shown, with how many',
  path: 'list',
  output: z.object({ list: z.array(ingredientEntry) }),
  cacheable: true,
});

export const detail = call({
  does: 'One active ingredient: its names and numbers, who shows it, in which formulations and from where',
  path: 'detail',
  input: page.extend({ slug: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,119}$/) }),
  output: z.object({
    ingredient: ingredientFacts,
    products: pageSchema(productCard).extend({ capped: z.boolean() }),
    formulations: z.array(facetValue),
    countries: z.array(facetValue),
    registeredIn: z.array(facetValue),
    exhibitors: z.object({ list: z.array(exhibitorCard), total: z.int() }),
    articles: z.array(articleCard),
    /** Of the same class and mode of action. */
    related: z.array(ingredientLink),
  }),
  errors: ['notFound'],
  cacheable: true,
  example: { slug: 'glufosinate-ammonium', pageNum: 1, pageSize: 24 },
});
