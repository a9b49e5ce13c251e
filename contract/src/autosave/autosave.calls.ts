import { z } from 'zod';
import { callsOf } from '../call.ts';
import { signedInKinds } from '../roles.ts';
import { autosaved, autosaveKind, slot, toKeep, unfinished } from './autosave.shapes.ts';

const call = callsOf('/visitor/v2/autosave', signedInKinds);
const place = z.object({ kind: autosaveKind, slot });

export const get = call({
  does: 'What the caller typed into a form and has not saved; null for nothing',
  path: 'get',
  input: place,
  output: z.object({ autosaved: autosaved.nullable() }),
  example: { kind: 'company', slot: 'own' },
});

export const save = call({
  does:
    'Keep what the caller typed into a form. Where another window of the caller kept something since `seen`, nothing is kept and `other` ' +
    'says what stands there',
  path: 'save',
  input: toKeep,
  output: z.object({ count: z.int(), savedAt: z.string(), other: autosaved.nullable() }),
  rate: { perMinute: 120 },
  example: {
    kind: 'company',
    slot: 'own',
    seen: 0,
    version: 1,
    typed: { brand: 'Fairbridge' },
    base: { brand: '' },
  },
});

export const discard = call({
  does: 'Forget what the caller typed into a form: it was saved, or is not wanted. What another window kept since `seen` stays',
  path: 'discard',
  input: place.extend({ seen: z.int().min(0).max(1_000_000_000).optional() }),
  example: { kind: 'company', slot: 'own' },
});

export const list = call({
  does: 'New records of one kind that the caller has begun and not saved, the last first',
  path: 'list',
  input: z.object({ kind: autosaveKind }),
  output: z.object({ list: z.array(unfinished) }),
  example: { kind: 'product' },
});
