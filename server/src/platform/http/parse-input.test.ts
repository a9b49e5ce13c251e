import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseInput } from './parse-input.ts';

const schema = z.object({ unit: z.string(), lines: z.array(z.object({ text: z.string() })).default([]) });

const wrong = (raw: unknown): unknown => {
  const read = parseInput(schema, raw, 'en');
  return read.ok ? [] : read.failed.body.data;
};
const told = (...fields: string[]) => ({
  fields: fields.map((field) => ({ field, rule: 'characters', message: 'Contains characters that cannot be saved' })),
});

test('a text with NUL or half a character is wrong at its field, whatever the schema says of it', () => {
  expect(wrong({ unit: 'k\0g' })).toEqual(told('unit'));
  expect(wrong({ unit: 'kg', lines: [{ text: 'a' }, { text: '\ud842' }] })).toEqual(told('lines.1.text'));
  expect(wrong({ unit: 'kg', unknown: { inner: '\udfb7' } })).toEqual(told('unknown.inner'));
  expect(wrong({ unit: 'kg', unknown: { 'k\0': 1 } })).toEqual(told('unknown'));
});

test('characters beyond the basic plane, marks and joined emoji pass', () => {
  const unit = '欧阳𠮷䶮 Nguyễn 👩‍🌾'.normalize('NFD');
  expect(parseInput(schema, { unit }, 'en')).toEqual({ ok: true, data: { unit, lines: [] } });
});

test('an input nested deeper than the stack is looked through', () => {
  const depth = 200_000;
  const raw: unknown = JSON.parse(`{"unit":"kg","deep":${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}}`);
  expect(wrong(raw)).toEqual(told(['deep', ...Array.from({ length: 11 }, () => '0')].join('.')));
});
