import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, page } from '../fields.ts';
import { owner } from '../roles.ts';
import { duplicate, duplicates, merged, merging } from './duplicate.shapes.ts';

const call = callsOf('/organizer/v1/duplicate', [owner]);

export const list = call({
  does: 'Visitors who may be one person: the same name and company, the same mobile, or the same e-mail but for dots and what follows a plus; at most 1,000 pairs',
  path: 'list',
  input: page,
  output: duplicates,
});

export const get = call({
  does: 'Who may be the same person as a visitor',
  path: 'get',
  input: z.object({ id: id('visitor') }),
  output: z.object({ list: z.array(duplicate) }),
  errors: ['notFound'],
  example: { id: '$visitor' },
});

export const preview = call({
  does: 'What merging one visitor into another would move, by kind and number; changes nothing',
  path: 'preview',
  input: merging,
  output: merged,
  errors: ['notFound', 'sameVisitor', 'accountNotMergeable'],
  example: { id: '$visitor', into: '$visitor' },
});

export const merge = call({
  does: 'Merge one visitor into another: what is held of the one follows to the other, and the account of the one ends; both are told by e-mail or SMS',
  path: 'merge',
  input: merging,
  output: merged,
  errors: ['notFound', 'sameVisitor', 'accountNotMergeable'],
  rate: { perMinute: 20 },
  example: { id: '$visitor', into: '$visitor' },
});
