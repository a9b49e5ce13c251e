import { z } from 'zod';

/** Where a value stands in an input: keys, `*` for each entry of a list or record. */
export type Path = readonly string[];

const noun = z.looseObject({ noun: z.string() });

function inner(schema: z.ZodType): z.ZodType[] {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch
  )
    return types([schema.def.innerType]);
  if (schema instanceof z.ZodPipe) return types([schema.def.in, schema.def.out]);
  if (schema instanceof z.ZodUnion) return types(schema.def.options);
  return [];
}

const types = (list: readonly unknown[]): z.ZodType[] => list.filter((one) => one instanceof z.ZodType);

/** Visits a schema and everything in it. */
export function walk(schema: z.ZodType, visit: (schema: z.ZodType, path: Path) => void, path: Path = []): void {
  visit(schema, path);
  for (const part of inner(schema)) walk(part, visit, path);
  if (schema instanceof z.ZodObject) {
    for (const [key, part] of Object.entries(schema.def.shape))
      for (const one of types([part])) walk(one, visit, [...path, key]);
  }
  if (schema instanceof z.ZodArray) for (const one of types([schema.def.element])) walk(one, visit, [...path, '*']);
  if (schema instanceof z.ZodRecord) for (const one of types([schema.def.valueType])) walk(one, visit, [...path, '*']);
}

/** The ids in an input: what they point at, and where they stand. */
export function idFields(schema: z.ZodType): { noun: string; path: Path }[] {
  const found = new Map<string, { noun: string; path: Path }>();
  walk(schema, (part, path) => {
    const meta = noun.safeParse(part.meta());
    if (meta.success) found.set(`${meta.data.noun} ${path.join('.')}`, { noun: meta.data.noun, path });
  });
  return [...found.values()];
}
