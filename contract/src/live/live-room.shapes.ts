import { z } from 'zod';
import { bilingualOut, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { liveState, missingTrack } from './live.shapes.ts';

/** What a room’s message does, in the words of the chat service that the specification names (section 7): `2` is something said. */
export const LIVE_COMMANDS = ['2'] as const;
export const liveCommand = z.enum(LIVE_COMMANDS).default('2');
export const liveText = text(LIMITS.liveMessageMax);

const AUTHOR_SIDES = ['guest', 'visitor', 'exhibitor', 'organizer'] as const;
export const liveAuthorSide = z.enum(AUTHOR_SIDES);
export type LiveAuthorSide = z.output<typeof liveAuthorSide>;

/** Something said in the room of a live. Of visitors those who are no hosts read the name masked. */
export const liveMessage = z.object({
  id: z.string(),
  liveId: z.string(),
  command: z.enum(LIVE_COMMANDS),
  message: z.string(),
  name: bilingualOut,
  avatar: z.string(),
  side: liveAuthorSide,
  /** The same for all messages of one person in this room, and says nothing of who that is. */
  author: z.string(),
  at: z.string(),
});
export type LiveMessage = z.output<typeof liveMessage>;

/** How a live stands, told whenever that changes. */
export const roomState = z.object({
  liveId: z.string(),
  state: liveState,
  viewers: z.int(),
  likes: z.int(),
  /** Whether picture and sound come in now. */
  isPublishing: z.boolean(),
  missing: missingTrack.nullable(),
  hasPinned: z.boolean(),
  /** Null where none is pinned, and where not everybody may see it: `live.products` says it to whoever may. */
  pinnedProductId: z.string().nullable(),
  /** Seconds that lie between two messages of one person. */
  slowSeconds: z.int(),
});
export type RoomState = z.output<typeof roomState>;
