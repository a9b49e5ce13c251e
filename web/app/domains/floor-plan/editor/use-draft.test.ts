import { expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { step } from './use-draft.ts';

const draft = (...keys: string[]): Draft => ({
  width: 30,
  depth: 20,
  booths: keys.map((key) => ({ key, id: key, hall: 'H1', number: key, state: 'open', points: [], exhibitors: [] })),
  elements: [],
});
const start = { past: [], now: draft('a'), future: [], selected: new Set(['a']) };

test('steps are taken back and taken again, until something else is done', () => {
  const changed = step(start, { kind: 'change', draft: draft('a', 'b'), selected: ['b'] });
  expect([...changed.selected]).toEqual(['b']);
  const undone = step(changed, { kind: 'undo' });
  expect(undone.now).toBe(start.now);
  // what is there no more is selected no more
  expect([...undone.selected]).toEqual([]);
  expect(step(undone, { kind: 'redo' }).now).toBe(changed.now);
  const other = step(undone, { kind: 'change', draft: draft('c') });
  expect(step(other, { kind: 'redo' })).toBe(other);
});

test('without a step there is none to take back', () => {
  expect(step(start, { kind: 'undo' })).toBe(start);
});

test('a hundred steps can be taken back', () => {
  let state: ReturnType<typeof step> = start;
  for (let count = 0; count < 150; count += 1) state = step(state, { kind: 'change', draft: draft(`${count}`) });
  for (let count = 0; count < 150; count += 1) state = step(state, { kind: 'undo' });
  expect(state.now.booths.map(({ key }) => key)).toEqual(['49']);
});
