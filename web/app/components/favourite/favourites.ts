import { useSyncExternalStore } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { langOf } from '../../i18n/address.ts';
import { getSession } from '../../session/session.ts';
import { failureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast.tsx';

export type FavouriteKind = 'PRODUCT' | 'ACTOR' | 'VISITOR' | 'LIVE';

/** Ids of the own favourites, to mark them on lists; asked for once a session, then kept in step with what is pressed here. */
type Marks = Readonly<Record<FavouriteKind, ReadonlySet<string>>>;

const EMPTY: Marks = { PRODUCT: new Set(), ACTOR: new Set(), VISITOR: new Set(), LIVE: new Set() };
const listeners = new Set<() => void>();
let marks: Marks = EMPTY;
let loadedFor: string | null = null;
/** What was pressed in this session: an older list that arrives late must not undo it. */
let pressed: { kind: FavouriteKind; id: string; on: boolean }[] = [];

function change(next: Marks): void {
  marks = next;
  for (const listener of listeners) listener();
}

function load(): void {
  const session = getSession();
  const kind = session?.user.subjectType;
  const token = kind === 'VISITOR' || kind === 'ACTOR' ? (session?.token ?? null) : null;
  if (token === loadedFor) return;
  loadedFor = token;
  pressed = [];
  if (token === null) {
    change(EMPTY);
    return;
  }
  if (kind === 'VISITOR') void import('./stored-favourite.ts').then(({ saveStoredFavourite }) => saveStoredFavourite());
  api(calls.favourite.ids, {}).then(
    ({ products, exhibitors, visitors, lives }) => {
      if (loadedFor !== token) return;
      const own = {
        PRODUCT: new Set(products),
        ACTOR: new Set(exhibitors),
        VISITOR: new Set(visitors),
        LIVE: new Set(lives),
      };
      for (const { kind, id, on } of pressed) {
        if (on) own[kind].add(id);
        else own[kind].delete(id);
      }
      change(own);
    },
    () => {
      // Stars stay empty; the next screen asks again.
      if (loadedFor === token) loadedFor = null;
    },
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  load();
  return () => listeners.delete(listener);
}

function mark(kind: FavouriteKind, id: string, on: boolean): void {
  pressed.push({ kind, id, on });
  const ids = new Set(marks[kind]);
  if (on) ids.add(id);
  else ids.delete(id);
  change({ ...marks, [kind]: ids });
}

/** Is this one a favourite of whoever is signed in? */
export const useIsFavourite = (kind: FavouriteKind, id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => marks[kind].has(id),
    () => false,
  );

/** Marks or unmarks at once and takes it back when the server refuses. */
export async function setFavourite(kind: FavouriteKind, id: string, on: boolean): Promise<void> {
  mark(kind, id, on);
  try {
    if (on) await api(calls.favourite.add, { collectionSubjectType: kind, id });
    else await api(calls.favourite.update, { collectionSubjectType: kind, id, deleted: true });
  } catch (error) {
    mark(kind, id, !on);
    const failure = failureOf(error);
    if (failure?.status !== 401) toast.failure(error, failureText(error, langOf(location.pathname)));
  }
}
