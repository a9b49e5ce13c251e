import { z } from 'zod';
import { isRule, type RuleName } from '@fairbridge/contract/rules.ts';

/** Why a row cannot be imported: the column's key, or null for the whole row, the rule and what its text is filled with. */
export const fault = z.object({
  column: z.string().nullable(),
  rule: z.custom<RuleName>((value) => typeof value === 'string' && isRule(value)),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Fault = z.output<typeof fault>;

/** A column of the file: its key, or `#` and its place where it is none of ours; and its head as it stands there. */
export const fileHead = z.object({ key: z.string(), head: z.string() });
export type FileHead = z.output<typeof fileHead>;

export const cells = z.record(z.string(), z.string());
export type Cells = z.output<typeof cells>;
