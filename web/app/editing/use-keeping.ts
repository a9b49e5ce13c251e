import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { Autosaved, AutosaveKind } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../api.ts';
import { calls } from '../calls.ts';
import { failureOf } from '../failure.ts';
import { beforeLogOut } from '../last-words.ts';
import { useLeaving } from '../session/entering.ts';
import { getSession, useSession } from '../session/session.ts';
import { keeper, type Keeper, type Saving, type Sent, type Snapshot, type Tally } from './keeper.ts';
import { forgetHere, writeHere, type Place } from './kept-here.ts';
import type { Typed } from './typed.ts';

export type OwnPlace = Place & { kind: AutosaveKind };

/** Who types, as what: the same account in another role is somebody else. */
const personOf = ({ subjectType, subjectId }: CurrentUser): string => `${subjectType}${subjectId}`;
const personHere = (): string => {
  const user = getSession()?.user;
  return user === undefined ? '' : personOf(user);
};

/** Is it still the person that the form opened for? */
export const isOf = ({ person }: Place): boolean => personHere() === person;

/** A form of whoever was signed in as it opened: nobody else's from then on. */
export function useOwnPlace(kind: AutosaveKind, slot: string): OwnPlace {
  const [person] = useState(personHere);
  return { person, kind, slot };
}

const continued = new Map<string, number>();
const nameOf = ({ person, kind, slot }: OwnPlace): string => [person, kind, slot].join(' ');
/** The count that this very window has kept last; null where it has kept nothing. */
export const continuedAt = (place: OwnPlace): number | null => continued.get(nameOf(place)) ?? null;

const tallies = new Map<string, Tally>();
/** A form opens on top of what the server had, or of what the form before it has sent since. */
function tallyOf(place: OwnPlace, autosaved: Autosaved | null): Tally {
  const tally = tallies.get(nameOf(place)) ?? { count: 0, sending: null, kept: null };
  tallies.set(nameOf(place), tally);
  tally.count = Math.max(tally.count, autosaved?.count ?? 0);
  return tally;
}

/** What the server has by now: what was loaded, or what the form that still stands at this place has kept since. */
export function keptByNow(place: OwnPlace, autosaved: Autosaved | null): Autosaved | null {
  const kept = tallies.get(nameOf(place))?.kept ?? null;
  return kept !== null && kept.count > (autosaved?.count ?? 0) ? kept : autosaved;
}

/** Why the server has not taken it. */
function refusedBy(error: unknown): Sent {
  const failure = failureOf(error);
  if (failure === null) return { end: 'offline' };
  if (failure.code === 1003 || failure.status === 401) return { end: 'loggedOut' };
  return { end: failure.name === 'badInput' || failure.name === 'tooLarge' ? 'tooLarge' : 'failed' };
}

async function send(place: OwnPlace, isNew: boolean, snapshot: Snapshot, seen: number): Promise<Sent> {
  // somebody else may have logged in meanwhile
  if (!isOf(place)) return { end: 'loggedOut' };
  const { kind, slot } = place;
  try {
    const { count, other } = await api(calls.autosave.save, { kind, slot, isNew, seen, ...snapshot });
    if (other !== null) return { end: 'other', other };
    continued.set(nameOf(place), count);
    return { end: 'kept', count };
  } catch (error) {
    return refusedBy(error);
  }
}

async function discard(place: OwnPlace, seen: number): Promise<void> {
  if (!isOf(place)) return;
  const { kind, slot } = place;
  // what stays behind says nothing new to the form that finds it, and ends by the clock
  await api(calls.autosave.discard, { kind, slot, seen }).catch(() => null);
}

/** Sends what waits whenever that may be the last or the first moment to do so. */
function useMoments(keep: Keeper, { person }: OwnPlace): void {
  const session = useSession();
  const token = session?.token ?? null;
  const { pathname } = useLocation();
  // who changes the own role goes elsewhere by that
  const leaving = useLeaving(pathname);
  const stranger = session !== null && personOf(session.user) !== person && !leaving;
  useEffect(() => {
    // who has just logged in must not see what another one typed
    if (stranger) location.reload();
    else if (token !== null) void keep.flush();
  }, [keep, token, stranger]);
  useEffect(() => {
    const flush = (): void => void keep.flush();
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', hidden);
    const takeBack = beforeLogOut(() => keep.flush());
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', hidden);
      takeBack();
      keep.end();
    };
  }, [keep]);
}

/** Keeps what a form of this person holds, in this browser and on the server, and says how safe it is. */
export function useKeeping(
  place: OwnPlace,
  {
    isNew,
    autosaved,
    begun,
    onOther,
  }: {
    isNew: boolean;
    /** What the server had as the form opened. */
    autosaved: Autosaved | null;
    begun: Saving;
    onOther: (other: Autosaved, known: Typed) => void;
  },
): { keep: Keeper; saving: Saving } {
  const [saving, show] = useState<Saving>(begun);
  const told = useRef(onOther);
  useEffect(() => {
    told.current = onOther;
  });
  const [keep] = useState(() =>
    keeper(
      {
        send: (snapshot, seen) => send(place, isNew, snapshot, seen),
        discard: (seen) => discard(place, seen),
        here: { write: (here) => writeHere(place, here), forget: () => forgetHere(place) },
        show,
        onOther: (other, known) => told.current(other, known),
      },
      { tally: tallyOf(place, autosaved), ...(autosaved !== null && { known: autosaved }) },
    ),
  );
  useMoments(keep, place);
  return { keep, saving };
}
