import type { Conversation } from '@fairbridge/contract/chat/chat.shapes.ts';

export const ONLY = ['unread', 'unanswered', 'me', 'nobody', 'colleagues', 'resolved'] as const;
export type Only = (typeof ONLY)[number];
export const onlyOf = (text: string | null): Only | null => ONLY.find((one) => one === text) ?? null;

/** Where a conversation, one message of it, or a part of the list, stands. */
export function chatAddress({
  with: id,
  only,
  at,
}: {
  with?: string | null;
  only?: Only | null;
  /** The place of a message. */
  at?: number;
}): string {
  const query = new URLSearchParams();
  if (id !== undefined && id !== null) query.set('with', id);
  if (only !== undefined && only !== null) query.set('only', only);
  if (at !== undefined) query.set('at', String(at));
  return query.size === 0 ? '/chat' : `/chat?${query}`;
}

/** The place of a message in an address; null where none is meant. */
export const placeOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

export type Page = { list: readonly Conversation[]; cursor: string | null };

/**
 * The list once its first page has been read anew, since something moved: what it holds is true, and of what was read further down all stays
 * that it does not hold, with the cursor behind it.
 */
export function withFirstPage(before: Page | null, first: Page): Page {
  const last = first.list.at(-1);
  if (before === null || first.cursor === null || last === undefined) return first;
  const held = new Set(first.list.map(({ id }) => id));
  const below = before.list.filter(({ id, lastAt }) => !held.has(id) && lastAt <= last.lastAt);
  return below.length === 0 ? first : { list: [...first.list, ...below], cursor: before.cursor };
}

/** The list with a further page below it. */
export function withNextPage(before: Page, next: Page): Page {
  const held = new Set(before.list.map(({ id }) => id));
  return { list: [...before.list, ...next.list.filter(({ id }) => !held.has(id))], cursor: next.cursor };
}
