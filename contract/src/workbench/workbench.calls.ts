import { z } from 'zod';
import { call } from '../call.ts';
import { emptyObject, searchText } from '../fields.ts';
import { exhibitor } from '../roles.ts';
import { workDigestEvery } from './workbench.digest.ts';
import { workbenchCounts, workbenchFound, workbenchHome } from './workbench.shapes.ts';

export const counts = call({
  does: "How much there is in each room of the exhibitor's workbench, as this employee may see it",
  path: '/visitor/v2/workbench/counts',
  roles: [exhibitor],
  input: emptyObject,
  output: workbenchCounts,
  errors: [],
  rate: { perMinute: 120 },
  example: {},
});

export const home = call({
  does: 'What needs this employee first, and how the company stands',
  path: '/visitor/v2/workbench/home',
  roles: [exhibitor],
  input: emptyObject,
  output: workbenchHome,
  errors: ['notFound'],
  example: {},
});

export const search = call({
  does: "The company's own exhibits, drafts, orders, document requests and (for administrators) colleagues that hold these words",
  path: '/visitor/v2/workbench/search',
  roles: [exhibitor],
  input: z.object({ keyword: searchText }),
  output: workbenchFound,
  errors: [],
  rate: { perMinute: 120 },
  example: { keyword: '草铵膦' },
});

const digest = z.object({ every: workDigestEvery });

export const getDigest = call({
  does: 'How often one is written to about what waits at work',
  path: '/visitor/v2/workbench/getDigest',
  roles: [exhibitor],
  input: emptyObject,
  output: digest,
  errors: [],
  example: {},
});

export const saveDigest = call({
  does: 'Choose how often one is written to about what waits at work',
  path: '/visitor/v2/workbench/saveDigest',
  roles: [exhibitor],
  input: digest,
  output: digest,
  errors: [],
  example: { every: 'day' },
});
