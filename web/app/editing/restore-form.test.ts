import { describe, expect, test } from 'vitest';
import { WINDOW_ID, type LocalCopy } from './local-copy.ts';
import { restoreForm } from './restore-form.ts';

const SAVED = { brand: '', name: { zh: '丰收', en: '' } };
const fits = () => true;
const AT = Date.parse('2026-11-23T02:30:00Z');
const row = (typed: Record<string, unknown>, count = 3) => ({
  version: 1,
  typed,
  base: { brand: '', 'name.en': '' },
  count,
  savedAt: new Date(AT).toISOString(),
});
const here = (typed: Record<string, unknown>, more: Partial<LocalCopy> = {}): LocalCopy => ({
  ...row(typed),
  seen: 3,
  window: 'another',
  at: AT + 1_000,
  ...more,
});
const open = (
  autosaved: ReturnType<typeof row> | null,
  left: readonly LocalCopy[] = [],
  continued: number | null = null,
) => restoreForm({ saved: SAVED, autosaved, isValid: fits }, left, continued);

test('with nothing typed a form opens as the record stands, or as a new one begins', () => {
  expect(open(null)).toEqual({ values: SAVED, conflicts: [], bases: {}, restored: null });
  const begin = { ...SAVED, brand: 'Copied' };
  expect(restoreForm({ saved: SAVED, begin, autosaved: null, isValid: fits }, [], null).values).toEqual(begin);
});

test('what was typed comes back, and from when', () => {
  const { values, restored, conflicts } = open(row({ brand: 'Typed' }));
  expect([values.brand, restored, conflicts]).toEqual(['Typed', AT, []]);
});

test('what this browser has and the server has not comes on top, also what was taken back to what stands', () => {
  const { values, restored } = open(row({ brand: 'Typed', 'name.en': 'On the server' }), [here({ brand: 'Typed on' })]);
  expect([values, restored]).toEqual([{ ...SAVED, brand: 'Typed on' }, AT + 1_000]);
});

test('what two windows left is put together, and what they typed differently is told', () => {
  const { values, conflicts } = open(null, [here({ brand: 'One' }), here({ brand: 'Two', 'name.en': 'Two' })]);
  expect(values).toEqual({ brand: 'One', name: { zh: '丰收', en: 'Two' } });
  expect(conflicts).toEqual([{ path: 'brand', mine: 'One', theirs: 'Two', from: 'window' }]);
});

test('what another device kept after this one went offline is told too', () => {
  const { conflicts } = open(row({ brand: 'Elsewhere' }, 5), [here({ brand: 'Here' }, { seen: 3 })]);
  expect(conflicts).toEqual([{ path: 'brand', mine: 'Here', theirs: 'Elsewhere', from: 'window' }]);
});

describe('nothing has come back', () => {
  test('where this very window goes on', () => {
    expect(open(row({ brand: 'Typed' }), [], 3).restored).toBe(null);
    expect(open(null, [here({ brand: 'Typed' }, { window: WINDOW_ID })]).restored).toBe(null);
    expect(open(row({ brand: 'Typed' }), [], 2).restored).toBe(AT);
  });
  test('where what was typed is what stands by now', () => {
    const same = row({ 'name.zh': '丰收' });
    expect(open(same)).toMatchObject({ values: SAVED, conflicts: [], restored: null });
  });
});

test('a part that a colleague has changed since is told, with what stood there', () => {
  const stands = { ...SAVED, brand: 'Colleague' };
  const { values, conflicts, bases } = restoreForm(
    { saved: stands, autosaved: row({ brand: 'Typed' }), isValid: fits },
    [],
    null,
  );
  expect(values.brand).toBe('Typed');
  expect(conflicts).toEqual([{ path: 'brand', mine: 'Typed', theirs: 'Colleague', from: 'record' }]);
  expect(bases['brand']).toBe('');
});
