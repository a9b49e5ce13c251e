import { expect, test } from 'vitest';
import { matchesShape, nullOr } from './matches-shape.ts';

const SAMPLE = {
  name: '',
  count: 0,
  listed: false,
  tags: [''],
  logo: nullOr({ id: '' }),
  odd: (value: unknown) => value === 7,
};
const good = { name: 'x', count: 1, listed: true, tags: ['a', 'b'], logo: { id: 'x' }, odd: 7 };

test('a value is like a sample in each of its parts', () => {
  for (const value of [good, { ...good, logo: null }, { ...good, tags: [] }, { ...good, more: 1 }])
    expect(matchesShape(SAMPLE, value)).toBe(true);
  for (const wrong of [
    { name: 1 },
    { count: '1' },
    { listed: null },
    { tags: 'a' },
    { tags: ['a', 1] },
    { logo: {} },
    { logo: undefined },
    { odd: 8 },
  ])
    expect([wrong, matchesShape(SAMPLE, { ...good, ...wrong })]).toEqual([wrong, false]);
  const { name: _gone, ...without } = good;
  for (const value of [without, null, [], 'text', undefined]) expect(matchesShape(SAMPLE, value)).toBe(false);
});
