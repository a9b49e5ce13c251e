import type { z } from 'zod';
import { storable } from '@fairbridge/contract/fields.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { badInput, failure, type Failure } from './failure.ts';

/** So many wrong fields are told. */
const TOLD_MAX = 20;

/** A field is told by so many steps of its path. */
const STEPS_MAX = 12;

/** The paths of texts that PostgreSQL cannot keep, whether the schema knows the field or not. Without recursion: a body may nest deeper than the stack. */
function unstorable(raw: unknown): string[] {
  const wrong = new Set<string>();
  const waiting: { value: unknown; path: readonly string[] }[] = [{ value: raw, path: [] }];
  for (let next = waiting.pop(); next !== undefined && wrong.size < TOLD_MAX; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && !storable(value)) wrong.add(path.join('.'));
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!storable(key)) wrong.add(path.join('.'));
      else waiting.push({ value: inner, path: path.length < STEPS_MAX ? [...path, key] : path });
    }
  }
  return [...wrong];
}

/** For a call that refuses nothing: what has not even the outer shape is read as if it were empty. */
export const readLeniently = <S extends z.ZodType>(schema: S, raw: unknown): { ok: true; data: z.output<S> } => {
  const input = schema.safeParse(raw);
  return { ok: true, data: input.success ? input.data : schema.parse({}) };
};

/**
 * An input as its schema reads it, or what is wrong with it. No schema has to think of NUL and halves of characters: one that forgot would
 * fail in the database.
 */
export function parseInput<S extends z.ZodType>(
  schema: S,
  raw: unknown,
  lang: Lang,
): { ok: true; data: z.output<S> } | { ok: false; failed: Failure } {
  const fields = unstorable(raw);
  if (fields.length > 0) {
    const told = fields.map((field) => ({ field, rule: 'characters', message: ruleText('characters', lang) }));
    return { ok: false, failed: failure('badInput', lang, {}, { fields: told }) };
  }
  const input = schema.safeParse(raw);
  return input.success ? { ok: true, data: input.data } : { ok: false, failed: badInput(input.error, raw, lang) };
}
