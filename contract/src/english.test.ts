import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from './index.ts';

const everyCall = [...calls];
const CHINESE = '中文';

type Part = { path: string; schema: z.ZodType };
const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;

/** Whatever a schema is made of, with the way to it. */
function partsOf({ path, schema }: Part): Part[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, inner]) =>
      isSchema(inner) ? [{ path: `${path}.${key}`, schema: inner }] : [],
    );
  const definition: Readonly<Record<string, unknown>> = { ...schema.def };
  const inner = ['innerType', 'element', 'in', 'out', 'valueType', 'left', 'right', 'options', 'items', 'rest'];
  return inner.flatMap((key) => definition[key]).flatMap((one) => (isSchema(one) ? [{ path, schema: one }] : []));
}

/** What is inside of defaults, options and the like. */
function bare(schema: z.ZodType): z.ZodType {
  const definition: Readonly<Record<string, unknown>> = { ...schema.def };
  const inner = definition['innerType'];
  return isSchema(inner) ? bare(inner) : schema;
}

/** The English side of each text in two languages. Formatted texts are no string: they may quote what a law or a company is called. */
function englishSides(path: string, schema: z.ZodType): Part[] {
  const seen = new Set<z.ZodType>();
  const found: Part[] = [];
  const waiting: Part[] = [{ path, schema }];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (seen.has(part.schema)) continue;
    seen.add(part.schema);
    if (part.schema instanceof z.ZodObject) {
      const { zh, en } = part.schema.shape;
      if (isSchema(zh) && isSchema(en) && bare(en) instanceof z.ZodString)
        found.push({ path: `${part.path}.en`, schema: en });
    }
    waiting.push(...partsOf(part));
  }
  return found;
}

const messages = (schema: z.ZodType): string[] =>
  (schema.safeParse(CHINESE).error?.issues ?? []).map(({ message }) => message);

test('every English text that a call takes refuses Chinese characters', () => {
  const taken = everyCall.flatMap(([name, call]) => englishSides(name, call.input));
  expect(taken.length).toBeGreaterThan(40);
  expect(taken.filter(({ schema }) => !messages(schema).includes('noChinese')).map(({ path }) => path)).toEqual([]);
});

test('no answer is refused for an English text of before the rule', () => {
  const told = everyCall.flatMap(([name, call]) => englishSides(name, call.output));
  expect(told.length).toBeGreaterThan(40);
  expect(told.filter(({ schema }) => messages(schema).length > 0).map(({ path }) => path)).toEqual([]);
});
