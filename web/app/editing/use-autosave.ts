import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { Autosaved, AutosaveKind } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../api.ts';
import { calls } from '../calls.ts';
import { failureOf } from '../failure.ts';
import { onLogout } from '../logout-hooks.ts';
import { useLeaving } from '../session/session-change.ts';
import { getSession, useSession } from '../session/session.ts';
import {
  createAutosaver,
  type Autosaver,
  type SaveState,
  type SendResult,
  type Snapshot,
  type WindowProgress,
} from './autosaver.ts';
import { removeLocalCopy, writeLocalCopy, type LocalFormKey } from './local-copy.ts';
import type { FormChanges } from './three-way-merge.ts';

export type FormKey = LocalFormKey & { kind: AutosaveKind };

/** Who types, as what: the same account in another role is somebody else. */
const personOf = ({ subjectType, subjectId }: CurrentUser): string => `${subjectType}${subjectId}`;
const personHere = (): string => {
  const user = getSession()?.user;
  return user === undefined ? '' : personOf(user);
};

/** Is it still the person that the form opened for? */
export const isSamePerson = ({ person }: LocalFormKey): boolean => personHere() === person;

/** A form of whoever was signed in as it opened: nobody else's from then on. */
export function useFormKey(kind: AutosaveKind, draftKey: string): FormKey {
  const [person] = useState(personHere);
  return { person, kind, draftKey };
}

const continued = new Map<string, number>();
const nameOf = ({ person, kind, draftKey }: FormKey): string => [person, kind, draftKey].join(' ');
/** The count that this very window has kept last; null where it has kept nothing. */
export const lastSavedCount = (place: FormKey): number | null => continued.get(nameOf(place)) ?? null;

const progressByForm = new Map<string, WindowProgress>();
/** A form opens on top of what the server had, or of what the form before it has sent since. */
function progressOf(place: FormKey, autosaved: Autosaved | null): WindowProgress {
  const progress = progressByForm.get(nameOf(place)) ?? { count: 0, sending: null, kept: null };
  progressByForm.set(nameOf(place), progress);
  progress.count = Math.max(progress.count, autosaved?.count ?? 0);
  return progress;
}

/** What the server has by now: what was loaded, or what the form that still stands at this place has kept since. */
export function latestAutosave(place: FormKey, autosaved: Autosaved | null): Autosaved | null {
  const kept = progressByForm.get(nameOf(place))?.kept ?? null;
  return kept !== null && kept.count > (autosaved?.count ?? 0) ? kept : autosaved;
}

/** Why the server has not taken it. */
function sendResultOf(error: unknown): SendResult {
  const failure = failureOf(error);
  if (failure === null) return { end: 'offline' };
  if (failure.code === 1003 || failure.status === 401) return { end: 'loggedOut' };
  return { end: failure.name === 'badInput' || failure.name === 'tooLarge' ? 'tooLarge' : 'failed' };
}

async function send(place: FormKey, isNew: boolean, snapshot: Snapshot, seen: number): Promise<SendResult> {
  // somebody else may have logged in meanwhile
  if (!isSamePerson(place)) return { end: 'loggedOut' };
  const { kind, draftKey } = place;
  try {
    const { count, other } = await api(calls.autosave.save, { kind, slot: draftKey, isNew, seen, ...snapshot });
    if (other !== null) return { end: 'other', other };
    continued.set(nameOf(place), count);
    return { end: 'kept', count };
  } catch (error) {
    return sendResultOf(error);
  }
}

async function discard(place: FormKey, seen: number): Promise<void> {
  if (!isSamePerson(place)) return;
  const { kind, draftKey } = place;
  // what stays behind says nothing new to the form that finds it, and ends by the clock
  await api(calls.autosave.discard, { kind, slot: draftKey, seen }).catch(() => null);
}

/** Sends what waits whenever that may be the last or the first moment to do so. */
function useFlushOnLeave(autosaver: Autosaver, { person }: FormKey): void {
  const session = useSession();
  const token = session?.token ?? null;
  const { pathname } = useLocation();
  // who changes the own role goes elsewhere by that
  const leaving = useLeaving(pathname);
  const stranger = session !== null && personOf(session.user) !== person && !leaving;
  useEffect(() => {
    // who has just logged in must not see what another one typed
    if (stranger) location.reload();
    else if (token !== null) void autosaver.flush();
  }, [autosaver, token, stranger]);
  useEffect(() => {
    const flush = (): void => void autosaver.flush();
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', hidden);
    const takeBack = onLogout(() => autosaver.flush());
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', hidden);
      takeBack();
      autosaver.end();
    };
  }, [autosaver]);
}

/** Keeps what a form of this person holds, in this browser and on the server, and says how safe it is. */
export function useAutosave(
  place: FormKey,
  {
    isNew,
    autosaved,
    begun,
    onOther,
  }: {
    isNew: boolean;
    /** What the server had as the form opened. */
    autosaved: Autosaved | null;
    begun: SaveState;
    onOther: (other: Autosaved, known: FormChanges) => void;
  },
): { autosaver: Autosaver; saving: SaveState } {
  const [saving, show] = useState<SaveState>(begun);
  const told = useRef(onOther);
  useEffect(() => {
    told.current = onOther;
  });
  const [autosaver] = useState(() =>
    createAutosaver(
      {
        send: (snapshot, seen) => send(place, isNew, snapshot, seen),
        discard: (seen) => discard(place, seen),
        here: { write: (here) => writeLocalCopy(place, here), forget: () => removeLocalCopy(place) },
        show,
        onOther: (other, known) => told.current(other, known),
      },
      { progress: progressOf(place, autosaved), ...(autosaved !== null && { known: autosaved }) },
    ),
  );
  useFlushOnLeave(autosaver, place);
  return { autosaver, saving };
}
