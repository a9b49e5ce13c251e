import { z } from 'zod';
import { channel } from '../channel.ts';
import { clientId } from '../chat/chat.shapes.ts';
import { id } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { anonymous, exhibitor, organizer, visitor } from '../roles.ts';
import { liveCommand, liveMessage, liveText, roomState } from './live-room.shapes.ts';

const room = z.object({ id: id('live') });

/**
 * The chat rooms of lives. Whoever may watch a live may be in its room, guests too (their socket is opened with `guest: true` in place of a
 * token); who may write, the pass says (`liveRoom.pass`). A room is entered once for each socket, and again after each break of its line.
 */
export const liveRoomChannel = channel({
  name: 'liveRoom',
  roles: [anonymous, visitor, exhibitor, organizer],
  sends: {
    join: {
      does: 'Enter the room of a live with a pass; answers the last messages in order, and how the live stands',
      input: room.extend({ sig: z.string().max(200) }),
      output: z.object({
        joined: z.enum(['joined', 'already']),
        messages: z.array(liveMessage),
        state: roomState,
      }),
      errors: ['notFound', 'liveCodeNeeded', 'livePassEnded'],
      rate: { perMinute: 120 },
      example: { id: '$live', sig: 'a-pass-of-the-reference' },
    },
    quit: {
      does: 'Leave the room of a live',
      input: room,
      output: z.object({}),
      errors: [],
      rate: { perMinute: 120 },
      example: { id: '$live' },
    },
    send: {
      does: 'Say something in a room that one is in; the same client id again answers the same message. Name and picture are those of whoever has the pass',
      input: room.extend({ command: liveCommand, message: liveText, clientId }),
      output: liveMessage,
      errors: [
        'notFound',
        'liveCodeNeeded',
        'livePassEnded',
        'liveNameNeeded',
        'liveOver',
        'liveMuted',
        'liveSlow',
        'registrationUnfinished',
        'notAllowed',
      ],
      rate: { perMinute: LIMITS.liveMessagesPerMinute },
      example: { id: '$live', message: '请问登记证是哪一年的？', clientId: 'a-message-of-the-reference' },
    },
  },
  receives: {
    message: { does: 'Something said in a room one is in', data: liveMessage },
    removed: {
      does: 'Messages that are to stand nowhere any more',
      data: z.object({ liveId: z.string(), messageIds: z.array(z.string()) }),
    },
    state: { does: 'How the live stands now', data: roomState },
    closed: {
      does: 'One is in this room no more: who may watch it has changed, or it is gone; a new pass lets in whoever still may',
      data: z.object({ liveId: z.string() }),
      closesRooms: true,
    },
  },
});
