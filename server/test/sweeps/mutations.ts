import type { Seeded } from '../seeded.ts';

/** A request body gone wrong: its text, and its type where that is what is wrong. */
export type Mutated = { name: string; body: string; contentType?: string };

/** Deep enough to overflow a careless recursion. */
const NESTED = '['.repeat(10_000) + ']'.repeat(10_000);
const NESTED_OBJECTS = '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000);

/** Values as JSON text, since some of them cannot be said otherwise. */
const VALUES: readonly string[] = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e308',
  '-1e308',
  '1e-320',
  '9007199254740993',
  '1e400',
  '""',
  '" "',
  '"a"',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '[{}]',
  '{"a":1}',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00x"',
  '"\\uffff"',
  '"\\u202e\\u200b"',
  '"\\\\u0000"',
  '"__proto__"',
  '"constructor"',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"length":-1}',
  '{"toString":1}',
  '{"then":1}',
  `"' or 1=1 --"`,
  `"'; drop table product; --"`,
  '"%"',
  '"_"',
  '"\\\\"',
  `"%' escape '"`,
  `"1) union select null--"`,
  '"$1"',
  '"\\\\x00"',
  '"{}"',
  '"{a,b}"',
  `"${'a'.repeat(50)}!"`,
  `"${'(a+)+'.repeat(20)}$"`,
  `"${'<'.repeat(200)}"`,
  `"${'字'.repeat(5_000)}"`,
  `"${'x'.repeat(200_000)}"`,
  '"../../etc/passwd"',
  '"file:///etc/passwd"',
  '"javascript:alert(1)"',
  '"<script>alert(1)</script>"',
  '"\\r\\nSet-Cookie: a=b"',
  '"2026-02-30"',
  '"NaN"',
  '"Infinity"',
  '"1e5"',
  '"٣"',
  `[${'1,'.repeat(99_999)}1]`,
  `[${'"ExampleId0123456789x",'.repeat(20_000)}"x"]`,
  NESTED,
  NESTED_OBJECTS,
];

/** Keys that a careless merge or lookup would follow. */
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'isStream',
  'languageType',
  '$where',
  '',
] as const;

/** A value that stands in the text of the mutated body as it is, quotes and all. */
const MARK = '@@here@@';
const withMark = (value: unknown, text: string): string => JSON.stringify(value).replace(`"${MARK}"`, () => text);

/** The places of an input that hold something. */
function places(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  const inside = Array.isArray(value)
    ? value.flatMap((one, index) => places(one, [...path, index]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) => places(one, [...path, key]))
      : [];
  return path.length === 0 ? inside : [path, ...inside];
}

function replaced(value: unknown, path: readonly (string | number)[], by: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((one, index) => (index === key ? replaced(one, rest, by) : one));
  const object = typeof value === 'object' && value !== null ? value : {};
  return { ...object, [key]: replaced(Reflect.get(object, key), rest, by) };
}

function wrongValue(random: Seeded, input: Record<string, unknown>, fields: readonly string[]): Mutated {
  const value = random.pick(VALUES);
  const known = [...places(input), ...fields.map((field) => [field])];
  const path = known.length === 0 ? ['anything'] : random.pick(known);
  return { name: `${path.join('.')} = ${value.slice(0, 60)}`, body: withMark(replaced(input, path, MARK), value) };
}

function wrongKey(random: Seeded, input: Record<string, unknown>): Mutated {
  const [key, value] = [random.pick(KEYS), random.pick(VALUES)];
  const text = JSON.stringify(input).replace(
    /^\{/,
    () => `{${JSON.stringify(key)}:${value}${Object.keys(input).length > 0 ? ',' : ''}`,
  );
  return { name: `key ${key} = ${value.slice(0, 60)}`, body: text };
}

function doubledKey(random: Seeded, input: Record<string, unknown>): Mutated {
  const keys = Object.keys(input);
  if (keys.length === 0) return wrongKey(random, input);
  const [key, value] = [random.pick(keys), random.pick(VALUES)];
  return {
    name: `key ${key} twice, last ${value.slice(0, 60)}`,
    body: JSON.stringify(input).replace(/\}$/, () => `,${JSON.stringify(key)}:${value}}`),
  };
}

function missing(random: Seeded, input: Record<string, unknown>): Mutated {
  const keys = Object.keys(input);
  const key = keys.length === 0 ? '' : random.pick(keys);
  return {
    name: `without ${key}`,
    body: JSON.stringify(Object.fromEntries(keys.filter((one) => one !== key).map((one) => [one, input[one]]))),
  };
}

function pages(random: Seeded, input: Record<string, unknown>): Mutated {
  const size = random.pick([1_000_000, 101, 0, -5, 1.5, 100]);
  const num = random.pick([1, 0, -1, 1_000_000_000, 1_000_000_001, 2 ** 53]);
  return { name: `page ${num} of ${size}`, body: JSON.stringify({ ...input, pageSize: size, pageNum: num }) };
}

const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/jsonx',
  'a',
  'application/json, text/plain',
] as const;
function wrongType(random: Seeded, input: Record<string, unknown>): Mutated {
  const contentType = random.pick(TYPES);
  return { name: `as ${contentType}`, body: JSON.stringify(input), contentType };
}

function notJson(random: Seeded, input: Record<string, unknown>): Mutated {
  const whole = JSON.stringify(input);
  const body = random.pick([
    whole.slice(0, random.int(whole.length)),
    `${whole}}`,
    whole.replaceAll('"', "'"),
    '',
    'null',
    '[]',
    '"text"',
    '123',
    'true',
    '\u0000',
    '\ufeff{}',
    '{"a":}',
    NESTED,
    NESTED_OBJECTS,
    `{"x":"${'y'.repeat(1_100_000)}"}`,
  ]);
  return { name: `text ${body.slice(0, 60)}`, body };
}

const MAKERS = [
  wrongValue,
  wrongValue,
  wrongValue,
  wrongValue,
  wrongKey,
  doubledKey,
  missing,
  pages,
  wrongType,
  notJson,
] as const;

/** One mutation of a valid input. `fields` are the names the call declares, so that optional ones are tried too. */
export function mutate(random: Seeded, input: Record<string, unknown>, fields: readonly string[]): Mutated {
  return random.pick(MAKERS)(random, input, fields);
}
