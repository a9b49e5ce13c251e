import { describe, expect, test } from 'vitest';
import { matchesShape } from './matches-shape.ts';
import {
  hasNoChanges,
  mergeWindows,
  mergeOver,
  partsOf,
  isSameValue,
  changesOver,
  withPart,
} from './three-way-merge.ts';

const STANDS = {
  brand: 'Harvest',
  name: { zh: '丰收', en: 'Harvest Ltd' },
  contact: { name: '李雷', email: '' },
  pictures: [{ id: 'one', address: '/files/one?signed=1' }],
  listed: false,
};
type Values = typeof STANDS;
const any = () => true;
const merge = (stands: Values, mine: Values, over: Values = STANDS) =>
  mergeOver(stands, changesOver(over, mine, ['contact']), any, ['contact']);

test('two values are the same whatever the order of their keys, and wherever a file is shown from', () => {
  expect(isSameValue({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
  expect(isSameValue({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(isSameValue(STANDS.pictures, [{ address: '/files/one?signed=2', id: 'one' }])).toBe(true);
  expect(isSameValue(STANDS.pictures, [{ id: 'two', address: '/files/one?signed=1' }])).toBe(false);
  // without an id an address is what it says
  expect(isSameValue({ address: 'Nanning' }, { address: 'Guangzhou' })).toBe(false);
  for (const [one, other] of [
    [{}, []],
    [[1], [1, 2]],
    [null, {}],
    [{ a: 1 }, { a: 1, b: 2 }],
    ['1', 1],
  ])
    expect(isSameValue(one, other)).toBe(false);
});

test('a form is divided into its keys, its languages, and the keys of what is named', () => {
  expect(Object.keys(partsOf(STANDS, ['contact']))).toEqual([
    'brand',
    'name.zh',
    'name.en',
    'contact.name',
    'contact.email',
    'pictures',
    'listed',
  ]);
  expect(partsOf(STANDS)['contact']).toEqual(STANDS.contact);
});

test('what was typed is what differs, with what stood there', () => {
  expect(hasNoChanges(changesOver(STANDS, structuredClone(STANDS)))).toBe(true);
  expect(changesOver(STANDS, { ...STANDS, name: { zh: '丰收', en: 'Harvest' }, brand: '' })).toEqual({
    typed: { 'name.en': 'Harvest', brand: '' },
    base: { 'name.en': 'Harvest Ltd', brand: 'Harvest' },
  });
});

test('a part is replaced where there is one, and nowhere else', () => {
  expect(withPart(STANDS, 'name.en', 'H').name).toEqual({ zh: '丰收', en: 'H' });
  for (const path of ['constructor', '__proto__', 'gone', 'brand.en', 'name.fr'])
    expect(withPart(STANDS, path, 'x')).toEqual(STANDS);
});

describe('merging', () => {
  test('parts that do not overlap are all kept, silently: another key, the other language, another key of the same person', () => {
    const mine = {
      ...STANDS,
      brand: 'Mine',
      name: { zh: '丰收', en: 'Mine' },
      contact: { name: '李雷', email: 'm@x.cn' },
    };
    const theirs = {
      ...STANDS,
      listed: true,
      name: { zh: '他们', en: 'Harvest Ltd' },
      contact: { name: '他', email: '' },
    };
    expect(merge(theirs, mine)).toEqual({
      values: {
        ...STANDS,
        brand: 'Mine',
        listed: true,
        name: { zh: '他们', en: 'Mine' },
        contact: { name: '他', email: 'm@x.cn' },
      },
      conflicts: [],
    });
  });

  test('a part that both changed is as typed, and told with what stands', () => {
    const { values, conflicts } = merge({ ...STANDS, brand: 'Theirs' }, { ...STANDS, brand: 'Mine' });
    expect(values.brand).toBe('Mine');
    expect(conflicts).toEqual([{ path: 'brand', mine: 'Mine', theirs: 'Theirs', from: 'record' }]);
  });

  test('what both changed alike is no overlap, and neither is a picture whose address was signed anew', () => {
    expect(merge({ ...STANDS, brand: 'Both' }, { ...STANDS, brand: 'Both' }).conflicts).toEqual([]);
    const signed = { ...STANDS, pictures: [{ id: 'one', address: '/files/one?signed=2' }] };
    const added = { ...STANDS, pictures: [...STANDS.pictures, { id: 'two', address: '/files/two' }] };
    const { values, conflicts } = merge(signed, added);
    expect(conflicts).toEqual([]);
    expect(values.pictures.map(({ id }) => id)).toEqual(['one', 'two']);
  });

  test('what a form does not know, or does not understand, is left out, and the rest is kept', () => {
    const typed = { typed: { brand: 7, gone: 'x', 'name.en': 'Mine' }, base: {} };
    const fits = (value: unknown) => matchesShape({ brand: '' }, value);
    expect(mergeOver(STANDS, typed, fits)).toEqual({
      values: { ...STANDS, name: { zh: '丰收', en: 'Mine' } },
      conflicts: [],
    });
  });

  test('of what one person typed in two windows nothing is lost, and what differs is told', () => {
    const [one, two] = [
      { typed: { brand: 'One', listed: true }, base: { brand: 'Harvest', listed: false } },
      { typed: { brand: 'Two', 'name.en': 'Two' }, base: { brand: 'Harvest', 'name.en': 'Harvest Ltd' } },
    ];
    expect(mergeWindows(one, two)).toEqual({
      typed: { brand: 'One', listed: true, 'name.en': 'Two' },
      base: { brand: 'Harvest', listed: false, 'name.en': 'Harvest Ltd' },
      conflicts: [{ path: 'brand', mine: 'One', theirs: 'Two', from: 'window' }],
    });
    expect(mergeWindows(one, one).conflicts).toEqual([]);
  });

  test('what only one of two windows has changed since they last agreed is as there, also what it took back', () => {
    const entry = (typed: Record<string, unknown>) => ({ typed, base: { brand: 'Harvest', fax: '', listed: false } });
    const known = entry({ brand: 'Known', fax: '1', listed: true });
    const mine = entry({ brand: 'Typed on', fax: '1', listed: true });
    const theirs = entry({ brand: 'Known', listed: true, 'name.en': 'Theirs' });
    const both = mergeWindows(mine, theirs, known);
    expect([both.typed, both.conflicts]).toEqual([{ brand: 'Typed on', listed: true, 'name.en': 'Theirs' }, []]);
    // what both have changed since is told, unless one of them only took it back
    expect(mergeWindows(mine, entry({ brand: 'Theirs too', fax: '1', listed: true }), known).conflicts.length).toBe(1);
    expect(mergeWindows(mine, entry({ fax: '1', listed: true }), known)).toMatchObject({
      typed: { brand: 'Typed on' },
      conflicts: [],
    });
  });
});
