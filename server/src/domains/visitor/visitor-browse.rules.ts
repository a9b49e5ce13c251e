import type { Caller } from '@fairbridge/contract/roles.ts';

/** Guests and other visitors get a visitor's name masked; exhibitors and the organizer read it (ruling 3.4). */
export const readsNames = (caller: Caller): boolean => caller.kind === 'exhibitor' || caller.kind === 'organizer';

/** 李** or J**: that somebody is there, not who. */
export const maskedName = (name: string): string => {
  const [first] = name.trim();
  return first === undefined ? '' : `${first}**`;
};

/** Who reads about visitors: whether by name, and for which company's contacts a little more. */
export type Reader = { names: boolean; exhibitorId: string | null };

export const readerOf = (caller: Caller): Reader => ({
  names: readsNames(caller),
  exhibitorId: caller.kind === 'exhibitor' ? caller.exhibitorId : null,
});
