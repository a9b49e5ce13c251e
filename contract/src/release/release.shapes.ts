import { z } from 'zod';
import { bilingualOut, id, instant, pageSchema, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** What may need a second person: an announcement that goes to many by e-mail, a legal page that is to hold. */
export const RELEASE_KINDS = ['announcement', 'page'] as const;
export const releaseKind = z.enum(RELEASE_KINDS);
export type ReleaseKind = z.output<typeof releaseKind>;

/** `waiting` for somebody else; `returned` with words; `withdrawn` by who asked. */
export const RELEASE_STATES = ['waiting', 'released', 'returned', 'withdrawn'] as const;

export const release = z.object({
  id: z.string(),
  kind: releaseKind,
  /** Of what is to be released: the announcement, or the name of the page. */
  objectId: z.string(),
  title: bilingualOut,
  state: z.enum(RELEASE_STATES),
  askedAt: instant,
  askedBy: z.string(),
  answeredAt: instant.nullable(),
  answeredBy: z.string(),
  /** Why it was sent back. */
  words: z.string(),
  /** How many would be written to by e-mail; null for a page. */
  emails: z.int().nullable(),
  /** May the caller release it, or withdraw it: who asked may not release. */
  may: z.object({ release: z.boolean(), withdraw: z.boolean() }),
});
export type Release = z.output<typeof release>;
export const releases = pageSchema(release);

export const sentBack = z.object({ id: id('release'), words: text(LIMITS.supportReasonMax) });
