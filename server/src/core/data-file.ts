import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** A JSON file beside the module that asks for it (`import.meta.url`), read through its schema: a wrong record stops the start. */
export function dataFile<T extends z.ZodType>(beside: string, name: string, schema: T): z.output<T> {
  return schema.parse(JSON.parse(readFileSync(new URL(name, beside), 'utf8')));
}
