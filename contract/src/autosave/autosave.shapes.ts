import { z } from 'zod';
import { storable, trimmed } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** The forms whose typed text is kept. */
export const AUTOSAVE_KINDS = [
  'company',
  'product',
  'article',
  'page',
  'pageVersion',
  'questions',
  'programme',
  'announcement',
  'question',
  'complianceRule',
  'exhibitorRecord',
  'homeSections',
  'featured',
  'pageLink',
  'collection',
  ...(['latest', 'employee', 'scene', 'points', 'post', 'person', 'buyerCompany', 'live'] as const),
  'meeting',
  'campaign',
  'fairProfile',
  'mailText',
  'packages',
  'exhibitorTask',
  'gate',
  'badgeLayout',
] as const;
export const autosaveKind = z.enum(AUTOSAVE_KINDS);
export type AutosaveKind = z.output<typeof autosaveKind>;

/** What is edited: the id of a record, or one that the browser made for a new record. It points at nothing: only its author asks for it. */
export const slot = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{2,159}$/);

/** Deeper than the deepest list of a formatted text. */
const DEPTH_MAX = 40;
const PARTS_MAX = 20_000;

/** Is this JSON that can be stored as it was typed, and walked without harm? Asked before anything looks into it by recursion. */
function isPlain(value: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  let parts = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    parts += 1;
    if (parts > PARTS_MAX || next.depth > DEPTH_MAX) return false;
    const { value: one, depth } = next;
    if (typeof one === 'string' && !storable(one)) return false;
    if (typeof one !== 'object' || one === null) continue;
    for (const [key, inner] of Object.entries(one)) {
      if (!storable(key)) return false;
      waiting.push({ value: inner, depth: depth + 1 });
    }
  }
  return true;
}

/** Parts of a form by their path in its values, such as `introduction.en`: opaque to the server. */
export const typedParts = z.record(
  z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,60}(\.[A-Za-z][A-Za-z0-9]{0,60}){0,4}$/),
  z.unknown(),
);
export type TypedParts = Readonly<Record<string, unknown>>;

/** What somebody typed over a record, without the limits of what is sent. */
const written = z.object({
  /** Of the record that it was typed over; 0 for a new one. */
  version: z.int().min(0).max(1_000_000_000),
  /** What was typed: only the parts that differ from what stood there. */
  typed: typedParts,
  /** What stood in these parts then: what tells a change of one's own from somebody else's. */
  base: typedParts,
});

/** In UTF-8, as JSON: what this size is limited by. */
export const bytesOf = (typed: unknown): number => new TextEncoder().encode(JSON.stringify(typed)).length;

export const toKeep = written
  .extend({
    kind: autosaveKind,
    slot,
    /** Of a new record, which is found again by the list alone. */
    isNew: z.boolean().default(false),
    /** What a list calls it. */
    title: trimmed(LIMITS.autosaveTitleMax).refine(storable, 'characters').default(''),
    /** The count of the slot that this was typed on top of; 0 for none. */
    seen: z.int().min(0).max(1_000_000_000),
  })
  .refine(({ typed, base }) => isPlain(typed) && isPlain(base), { message: 'characters', path: ['typed'], abort: true })
  .refine(({ typed, base }) => bytesOf(typed) + bytesOf(base) <= LIMITS.autosaveBytesMax, {
    message: 'tooLarge',
    path: ['typed'],
  });

export const autosaved = written.extend({
  /** Goes up with each time it is kept. */
  count: z.int(),
  savedAt: z.string(),
});
export type Autosaved = z.output<typeof autosaved>;

export const unfinished = z.object({ slot: z.string(), title: z.string(), savedAt: z.string() });
export type Unfinished = z.output<typeof unfinished>;
