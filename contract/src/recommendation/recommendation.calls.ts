import { z } from 'zod';
import { callsOf } from '../call.ts';
import { bilingualOut, id } from '../fields.ts';
import { productCard } from '../product/product.shapes.ts';
import { anonymous, organizer, visitor } from '../roles.ts';

const call = callsOf('/visitor/v2/recommend', [visitor]);

/** Why something is recommended: what this person did, or what everybody does. */
export const reasonKind = z.enum(['looked', 'favourite', 'follow', 'category', 'popular', 'newest']);
export type ReasonKind = z.output<typeof reasonKind>;

/** `code` names the reason, to mute it; the general ones have none. */
export const reason = z.object({ kind: reasonKind, code: z.string(), name: bilingualOut });
export type Reason = z.output<typeof reason>;

export const youMayLike = call({
  does: 'Exhibits that this person may like, each with its reason; guests get what is popular. Restricted ones never count and never come',
  path: 'youMayLike',
  roles: [anonymous, visitor, organizer],
  input: z.object({}),
  output: z.object({
    list: z.array(z.object({ product: productCard, reason })),
    /** Something is muted, and could be shown again. */
    muted: z.int(),
  }),
  cacheable: true,
});

/** One of the three. */
const muted = z
  .object({
    productId: id('product').optional(),
    exhibitorId: id('exhibitor').optional(),
    reason: z
      .string()
      .regex(/^(looked|favourite|follow|category) [A-Za-z]{0,40}:?[A-Za-z0-9_.-]{1,40}$/)
      .optional(),
  })
  .refine((value) => Object.values(value).filter((one) => one !== undefined).length === 1, {
    message: 'required',
    path: ['productId'],
  });

export const mute = call({
  does: 'Recommend this exhibit, this company, or for this reason no more',
  path: 'mute',
  input: muted,
  errors: ['notFound'],
  example: { productId: '$product' },
});

export const unmute = call({
  does: 'Recommend again what was muted',
  path: 'unmute',
  input: muted,
  errors: ['notFound'],
  example: { productId: '$product' },
});

export const unmuteAll = call({
  does: 'Recommend again whatever was muted',
  path: 'unmuteAll',
  input: z.object({}),
});
