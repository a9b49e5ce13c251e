import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { use, useSyncExternalStore } from 'react';
import { PreviewContext } from '../preview-context.ts';
import { forgetOffline } from './offline.ts';

/** Who is signed in: the token travels in the Authorization header only (ruling 1.5), so it is kept here and in no cookie. */
export type Session = { token: string; user: CurrentUser };

/** Where the browser keeps it. */
export const SESSION_KEY = 'fairbridge.session';
/** What is the browser's and not the person's. */
const KEPT_AT_LOGOUT = ['fairbridge.lang', 'fairbridge.devices', 'fairbridge.notCounted'];
const listeners = new Set<() => void>();
let current: Session | null | undefined;

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null || !('token' in value) || !('user' in value)) return false;
  const { token, user } = value;
  return (
    typeof token === 'string' &&
    token !== '' &&
    typeof user === 'object' &&
    user !== null &&
    'subjectType' in user &&
    'name' in user
  );
}

function stored(): Session | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null');
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

/** The session of this browser; null when nobody is signed in, and always null on the server. */
export function getSession(): Session | null {
  if (typeof window === 'undefined') return null;
  current ??= stored();
  return current;
}

function set(session: Session | null): void {
  current = session;
  try {
    if (session === null) localStorage.removeItem(SESSION_KEY);
    else localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  } catch {
    // Without storage the session lives as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Calls when somebody signs in or out or changes the role, here or in another window; answers how to stop. */
export function subscribeSession(listener: () => void): () => void {
  // Another window signed in or out.
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== SESSION_KEY && event.key !== null) return;
    current = stored();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The session, or null. During the first render of a served page it is null, as it was on the server. */
export const useSession = (): Session | null => useSyncExternalStore(subscribeSession, getSession, () => null);

const useSignedIn = (): CurrentUser | null => useSession()?.user ?? null;
const usePreviewUser = (): CurrentUser | null => use(PreviewContext)?.user ?? null;

/** The signed-in user, or null; on the server whoever a page is made for to be looked at. */
export const useUser = import.meta.env.SSR ? usePreviewUser : useSignedIn;

/** Keeps a new session. A screen uses `useSignIn()` instead, which also knows where to go. */
export const storeSession = (session: Session): void => set({ token: session.token, user: session.user });

/** The user as a call has just answered it (`user` of a registration step, `getInfo`). */
export function updateUser(user: CurrentUser): void {
  const session = getSession();
  if (session !== null) set({ token: session.token, user });
}

/** Clears everything of section 4 of the specification: token, info, name, ids, switches, session storage. */
export function clearSession(): void {
  set(null);
  forgetOffline();
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('fairbridge.') && !KEPT_AT_LOGOUT.includes(key)) localStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept.
  }
}
