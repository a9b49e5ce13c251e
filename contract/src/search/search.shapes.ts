import { z } from 'zod';
import { namedCode } from '../exhibition/exhibition.shapes.ts';
import { bilingualOut } from '../fields.ts';

/** What a part of a question may be taken for. */
export const PART_KINDS = [
  'ingredient',
  'content',
  'formulation',
  'crop',
  'class',
  'category',
  'modeOfAction',
  'registeredIn',
  'country',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** One part of a question as it was understood, and the question without it. */
export const understoodPart = z.object({
  kind: z.enum(PART_KINDS),
  code: z.string(),
  name: bilingualOut,
  typed: z.string(),
  rest: z.string(),
  /** It is asked for that this is not. */
  excluded: z.boolean(),
});
export type UnderstoodPart = z.output<typeof understoodPart>;

/** What was made of the words asked for. */
export const understanding = z.object({
  corrections: z.array(z.object({ from: z.string(), to: z.string() })),
  /** The asked word is an alias of this standard name. */
  standardNames: z.array(namedCode.extend({ asked: z.string() })),
  /** The asked word is a brand: what is shown are the ingredients or categories it stands for. */
  references: z.array(z.object({ asked: z.string(), holder: bilingualOut, standsFor: z.array(namedCode) })),
  /** Parts that fit nothing together with the rest, as they were typed: what was found is without them. */
  setAside: z.array(z.string()),
  understood: z.array(understoodPart),
  /** For highlighting. */
  words: z.array(z.string()),
});
export type Understanding = z.output<typeof understanding>;
