import { expect, test } from 'vitest';
import { publishPlan } from './publish-plan.ts';

const draft = (id: string, scope: 0 | 1 | 2, faults: string[] = []) => ({
  id,
  scope,
  faults: faults.map((field) => ({ field, message: '' })),
});

test('of drafts those are published that are complete and that there is room for, the first first', () => {
  const drafts = [draft('a', 0), draft('b', 0, ['pictures']), draft('c', 0), draft('d', 2), draft('e', 0)];
  expect(publishPlan(drafts, { exhibits: 100, publicExhibits: 2 })).toEqual({
    ready: ['a', 'c', 'd'],
    incomplete: 1,
    overPublic: 1,
    over: 0,
  });
  expect(publishPlan(drafts, { exhibits: 2, publicExhibits: 1 })).toEqual({
    ready: ['a', 'd'],
    incomplete: 1,
    overPublic: 1,
    over: 1,
  });
  expect(publishPlan([draft('b', 1, ['tags'])], { exhibits: 2, publicExhibits: 1 })).toEqual({
    ready: [],
    incomplete: 1,
    overPublic: 0,
    over: 0,
  });
});
