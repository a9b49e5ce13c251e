import type { ErrorName } from '@fairbridge/contract/codes.ts';
import type { LiveAuthorSide } from '@fairbridge/contract/live/live-room.shapes.ts';
import type { LiveState } from '@fairbridge/contract/live/live.shapes.ts';
import { can, type Caller } from '@fairbridge/contract/roles.ts';
import type { PassHolder } from './live-room.pass.ts';

type OfLive = { exhibitor_id: string | null };

/** Whoever of the company broadcasts, and those of the organizer who may stop a live: they delete, mute and slow down (ruling 6.2). */
export function isHostOf(live: OfLive, caller: Caller): boolean {
  if (caller.kind === 'exhibitor') return live.exhibitor_id === caller.exhibitorId;
  return can(['editor', 'support'], caller);
}

/** Those read of visitors who they are; in one another's company visitors and guests do not (ruling 3.4). */
export const readsNamesIn = (live: OfLive, caller: Caller): boolean =>
  caller.kind === 'organizer' || isHostOf(live, caller);

/**
 * Why this caller may not write in the room; null: may. A guest gives a name first (ruling 6.4); the staff of other companies have no chat in
 * a company's live (ruling 6.6).
 */
export function writingRefused(live: OfLive, caller: Caller, holder: PassHolder): ErrorName | null {
  switch (caller.kind) {
    case 'anonymous':
      return holder?.kind === 'guest' ? null : 'liveNameNeeded';
    case 'visitor':
      return caller.registered ? null : 'registrationUnfinished';
    case 'exhibitor':
      return live.exhibitor_id === null || isHostOf(live, caller) ? null : 'notAllowed';
    case 'organizer':
      return null;
  }
}

/** Visitors and guests; neither the company's own staff nor the organizer. */
export const canBeMuted = (side: LiveAuthorSide): boolean => side === 'visitor' || side === 'guest';

/** While people wait for a live and watch it, its room is open; of what is over it is read. */
export const isRoomOpen = (state: LiveState): boolean => state === 'upcoming' || state === 'onLive';

export const authorSideOf = (caller: Caller): LiveAuthorSide => (caller.kind === 'anonymous' ? 'guest' : caller.kind);
