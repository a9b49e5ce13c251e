import type { z } from 'zod';
import { walk, type Path } from '@fairbridge/contract/schema-walk.ts';

export { idFields, walk, type Path } from '@fairbridge/contract/schema-walk.ts';

/** The names an object schema declares at its top. */
export function declaredKeys(schema: z.ZodType): Set<string> {
  const keys = new Set<string>();
  walk(schema, (_part, path) => {
    const [first] = path;
    if (first !== undefined) keys.add(first);
  });
  return keys;
}

/** A copy of a value with what stands at a path replaced; `*` is the first entry of a list (made where it is missing). */
export function put(value: unknown, path: Path, replacement: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replacement;
  if (key === '*') {
    const list: unknown[] = Array.isArray(value) ? value : [];
    return [put(list[0], rest, replacement), ...list.slice(1)];
  }
  const object = typeof value === 'object' && value !== null ? value : {};
  return { ...object, [key]: put(Reflect.get(object, key), rest, replacement) };
}
