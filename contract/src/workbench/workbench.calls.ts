import { z } from 'zod';
import { callsOf } from '../call.ts';
import { searchText } from '../fields.ts';
import { exhibitor } from '../roles.ts';
import { workDigestEvery } from './workbench.digest.ts';
import { workbenchCounts, workbenchFound, workbenchHome } from './workbench.shapes.ts';

const call = callsOf('/visitor/v2/workbench', [exhibitor]);

export const counts = call({
  does: "How much there is in each room of the exhibitor's workbench, as this employee may see it",
  path: 'counts',
  output: workbenchCounts,
  rate: { perMinute: 120 },
});

export const home = call({
  does: 'What needs this employee first, and how the company stands',
  path: 'home',
  output: workbenchHome,
  errors: ['notFound'],
});

export const search = call({
  does: "The company's own exhibits, drafts, orders, document requests and (for administrators) colleagues that hold these words",
  path: 'search',
  input: z.object({ keyword: searchText }),
  output: workbenchFound,
  rate: { perMinute: 120 },
  example: { keyword: '草铵膦' },
});

const digest = z.object({ every: workDigestEvery });

export const getDigest = call({
  does: 'How often one is written to about what waits at work',
  path: 'getDigest',
  output: digest,
});

export const saveDigest = call({
  does: 'Choose how often one is written to about what waits at work',
  path: 'saveDigest',
  input: digest,
  output: digest,
  example: { every: 'day' },
});
