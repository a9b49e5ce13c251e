import type { ListView } from '@fairbridge/contract/list-view/list-view.calls.ts';
import { createContext } from 'react';

/** What a page of a list is: where one is in it, not what one looks at. */
const PLACE: ReadonlySet<string> = new Set(['pageNum', 'cursor']);

/** What the address of a list asks for, always written the same way. */
export function normalizeQuery(search: string): string {
  const query = new URLSearchParams(search);
  const kept = [...query].filter(([key, value]) => value !== '' && !PLACE.has(key));
  const asked = new URLSearchParams(kept);
  asked.sort();
  return asked.toString();
}

/** Where a view leads, without language. */
export const viewAddress = ({ list, query }: Pick<ListView, 'list' | 'query'>): string =>
  query === '' ? list : `${list}?${query}`;

const sameColumns = (one: ReadonlySet<string>, other: readonly string[]): boolean =>
  one.size === other.length && other.every((key) => one.has(key));

/** Which view a list stands in: what its address asks for and the columns that are put away are those of the view. */
export const activeView = (
  views: readonly ListView[],
  asked: string,
  hidden: ReadonlySet<string>,
): ListView | undefined => views.find((view) => view.query === asked && sameColumns(hidden, view.hidden));

/** Also where the page came over plain HTTP, and the browser has no `randomUUID`. */
export const newViewId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The view that a save writes: one of the same name is replaced, and goes on opening the list where it did. */
export function viewToSave(views: readonly ListView[], { id, name, opens, ...shown }: ListView): ListView {
  const before = views.find((view) => view.name === name.trim());
  return { ...shown, id: before?.id ?? id, name: name.trim(), opens: opens || before?.opens === true };
}

/** The views of whoever looks at the lists of a console, given by its frame. */
export type ListViews = {
  /** Of all lists; null while they are not known. */
  views: readonly ListView[] | null;
  /** Asks for them, where nobody has yet. */
  ask: () => void;
  save: (view: ListView) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** The view that was asked for last, until the list has put its columns away. */
  wanted: ListView | null;
  want: (view: ListView | null) => void;
};

export const ListViewsContext = createContext<ListViews | null>(null);
