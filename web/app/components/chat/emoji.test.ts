import { expect, it } from 'vitest';
import { EMOJI, withSign } from './emoji.ts';

it('puts a sign where the cursor stands, in the place of what is selected', () => {
  expect(withSign('Hello', 5, 5, '👋')).toEqual({ text: 'Hello👋', at: 7 });
  expect(withSign('Yes or no', 4, 6, '✅')).toEqual({ text: 'Yes ✅ no', at: 5 });
});

it('has each sign once, in rows of eight', () => {
  expect(EMOJI).toEqual([...new Set(EMOJI)]);
  expect(EMOJI.length % 8).toBe(0);
});
