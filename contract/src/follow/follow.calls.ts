import { z } from 'zod';
import { callsOf } from '../call.ts';
import { bilingualOut, code, id } from '../fields.ts';
import { visitor } from '../roles.ts';

const call = callsOf('/visitor/v2/follow', [visitor]);

/** One of the three: a company, an active ingredient, a category of exhibits. */
const followed = z
  .object({ exhibitorId: id('exhibitor').optional(), ingredient: code.optional(), category: code.optional() })
  .refine((value) => Object.values(value).filter((one) => one !== undefined).length === 1, {
    message: 'required',
    path: ['exhibitorId'],
  });

export const followKind = z.enum(['exhibitor', 'ingredient', 'category']);
export type FollowKind = z.output<typeof followKind>;

export const add = call({
  does: 'Follow a company, an active ingredient or a category: what is new there is told once a day',
  path: 'addFollow',
  input: followed,
  errors: ['notFound', 'followLimit'],
  example: { exhibitorId: '$exhibitor' },
});

export const remove = call({
  does: 'Follow it no more; what has gone meanwhile too',
  path: 'deleteFollow',
  input: followed,
  errors: ['notFound'],
  example: { exhibitorId: '$exhibitor' },
});

export const ids = call({
  does: 'Everything one follows, to mark it on pages',
  path: 'ids',
  output: z.object({
    exhibitors: z.array(z.string()),
    ingredients: z.array(z.string()),
    categories: z.array(z.string()),
  }),
});

const item = z.object({ kind: z.enum(['product', 'exhibitor', 'post']), id: z.string(), name: bilingualOut });

export const follow = z.object({
  kind: followKind,
  /** The company's id, or the code. */
  subject: z.string(),
  name: bilingualOut,
  logo: z.string(),
  createdAt: z.string(),
  /** What came there in the last days and this caller may see. */
  fresh: z.array(item),
  freshCount: z.int(),
});
export type Follow = z.output<typeof follow>;

export const list = call({
  does: 'What one follows, latest first, with what is new there',
  path: 'list',
  output: z.object({ list: z.array(follow), days: z.int() }),
});
