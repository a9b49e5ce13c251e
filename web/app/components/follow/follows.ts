import type { FollowKind } from '@fairbridge/contract/follow/follow.calls.ts';
import { useSyncExternalStore } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { langOf } from '../../i18n/address.ts';
import { getSession } from '../../session/session.ts';
import { failureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast.tsx';

/** What the signed-in visitor follows, asked for once a session, then kept in step with what is pressed here. */
type Marks = ReadonlySet<string>;

const keyOf = (kind: FollowKind, subject: string): string => `${kind} ${subject}`;
const listeners = new Set<() => void>();
const NONE: Marks = new Set();
let marks: Marks = NONE;
let loadedFor: string | null = null;
/** What was pressed in this session: an older list that arrives late must not undo it. */
let pressed = new Map<string, boolean>();

function change(next: Marks): void {
  marks = next;
  for (const listener of listeners) listener();
}

function load(): void {
  const session = getSession();
  const token = session?.user.subjectType === 'VISITOR' ? session.token : null;
  if (token === loadedFor) return;
  loadedFor = token;
  pressed = new Map();
  if (token === null) return change(NONE);
  api(calls.follow.ids, {}).then(
    ({ exhibitors, ingredients, categories }) => {
      if (loadedFor !== token) return;
      const own = new Set([
        ...exhibitors.map((id) => keyOf('exhibitor', id)),
        ...ingredients.map((code) => keyOf('ingredient', code)),
        ...categories.map((code) => keyOf('category', code)),
      ]);
      for (const [key, on] of pressed) {
        if (on) own.add(key);
        else own.delete(key);
      }
      change(own);
    },
    () => {
      // the buttons stay as they are; the next page asks again
      if (loadedFor === token) loadedFor = null;
    },
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  load();
  return () => listeners.delete(listener);
}

function mark(key: string, on: boolean): void {
  pressed.set(key, on);
  const next = new Set(marks);
  if (on) next.add(key);
  else next.delete(key);
  change(next);
}

export const useIsFollowed = (kind: FollowKind, subject: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => marks.has(keyOf(kind, subject)),
    () => false,
  );

const inputOf = (kind: FollowKind, subject: string) =>
  kind === 'exhibitor' ? { exhibitorId: subject } : { [kind]: subject };

/** Follows, or not any more, at once; taken back when the server refuses. */
export async function setFollow(kind: FollowKind, subject: string, on: boolean): Promise<void> {
  const key = keyOf(kind, subject);
  mark(key, on);
  try {
    await api(on ? calls.follow.add : calls.follow.remove, inputOf(kind, subject));
  } catch (error) {
    const failure = failureOf(error);
    // another window was quicker
    if (!on && failure?.name === 'notFound') return;
    mark(key, !on);
    if (failure?.status !== 401) toast.failure(error, failureText(error, langOf(location.pathname)));
  }
}
