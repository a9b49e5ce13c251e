type Pair = readonly [zh: string, en: string];

export type AuditActionTexts = {
  /** What it is called where one is chosen from a list. */
  name: Pair;
  /** The sentence in the log, of `{who}` and, where it is done to one thing, `{object}`. */
  sentence: Pair;
};

/**
 * What the organizer's staff do to a noun, by `noun.verb`. Every act that changes something has a line, added with the call that makes
 * it. `audit-actions.ts` puts them together.
 */
export const auditActions = <K extends `${string}.${string}`>(
  declared: Readonly<Record<K, AuditActionTexts>>,
): Readonly<Record<K, AuditActionTexts>> => declared;
