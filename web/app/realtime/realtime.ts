import { isLang } from '@fairbridge/contract/text.ts';
import { useSyncExternalStore } from 'react';
import { api, caller } from '../api.ts';
import { calls } from '../calls.ts';
import { getSession, subscribeSession, type Session } from '../session/session.ts';
import { Connecting, type Network } from './connecting.ts';
import type { Connection, ConnectionState } from './connection.ts';
import { openSocket, type OpenSocket } from './socket.ts';

let opened: { of: string; connecting: Connecting } | null = null;

/** Who stands behind the line: another role of the same session is somebody else, and whoever has finished the registration may come in. */
function keyOf(session: Session | null): string {
  if (session === null) return '';
  const { subjectType, subjectId, exhibitionUserCompleteState } = session.user;
  return JSON.stringify([session.token, subjectType, subjectId, exhibitionUserCompleteState]);
}

const lang = () => (isLang(document.documentElement.lang) ? document.documentElement.lang : 'zh');
const lineOf = (session: Session | null): OpenSocket | null =>
  session === null ? null : openSocket({ base: caller.base, token: session.token, lang });

const network: Network = {
  isThere: () => navigator.onLine,
  addEventListener: (what, listener) => window.addEventListener(what, listener),
};

function openAs(session: Session | null): Connecting {
  const connecting = new Connecting({ open: lineOf(session), network });
  connecting.subscribe(() => {
    // the answer says in the reader's language that the session has ended, as it does to every call
    if (connecting.end() === 'session') void api(calls.account.info, {}).catch(() => null);
  });
  subscribeSession(() => {
    const now = getSession();
    if (opened === null || opened.of === keyOf(now)) return;
    opened = { ...opened, of: keyOf(now) };
    connecting.restart(lineOf(now));
  });
  return connecting;
}

/** The one connection of this window, opened when it is first asked for, as whoever is signed in; a log-out or a change of role closes it. */
export function realtime(): Connection {
  const session = getSession();
  opened ??= { of: keyOf(session), connecting: openAs(session) };
  return opened.connecting;
}

const subscribe = (listener: () => void): (() => void) => realtime().subscribe(listener);

/** The state for a screen; asking opens the connection. */
export const useConnectionState = (): ConnectionState =>
  useSyncExternalStore(
    subscribe,
    () => realtime().state(),
    () => 'connecting',
  );

let guests: Connecting | null = null;
let guestParts = 0;

/** The line of a guest, for the rooms of lives: opened with the first part that needs it, closed with the last. */
export function guestRealtime(): { connection: Connection; close: () => void } {
  const open = openSocket({ base: caller.base, token: null, lang });
  guestParts += 1;
  if (guests === null) guests = new Connecting({ open, network });
  else if (guestParts === 1) guests.restart(open);
  const connection = guests;
  return {
    connection,
    close: () => {
      guestParts -= 1;
      if (guestParts === 0) connection.restart(null);
    },
  };
}
