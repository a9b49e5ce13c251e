import { talkChannel } from '@fairbridge/contract/talk/talk.channel.ts';
import type { Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import type { Room } from '../../platform/realtime/realtime.ts';
import { roomOf, type Using } from '../chat/chat.broadcast.ts';
import { talkAnswer } from './talk.answers.ts';
import type { TalkRow } from './talk.queries.ts';

/** Where one side of a talk hears: whoever takes part, or those for whom it rings. */
function roomsOfSide(talk: TalkRow, side: Side): Room[] {
  const person = talk.by_side === side ? talk.caller_id : talk.callee_id;
  return [person === null ? roomOf(side, talk) : `subject ${person}`];
}

export const calledRooms = (talk: TalkRow): Room[] =>
  roomsOfSide(talk, talk.by_side === 'visitor' ? 'exhibitor' : 'visitor');

/** Those of whom it is asked for whom it rings. */
export function broadcastRinging({ realtime }: Using, talk: TalkRow): void {
  realtime.emit(talkChannel, 'ringing', calledRooms(talk), talkAnswer(talk));
}

/** All devices of both; `rang`: for whom it rang before one of them has answered. */
export function broadcastChanged({ realtime }: Using, talk: TalkRow, rang: readonly Room[] = []): void {
  const rooms = new Set([...roomsOfSide(talk, 'visitor'), ...roomsOfSide(talk, 'exhibitor'), ...rang]);
  realtime.emit(talkChannel, 'changed', [...rooms], talkAnswer(talk));
}

/** That something waits for the other device; what it is, only that device is answered. */
export function broadcastSignal({ realtime }: Using, talk: TalkRow, to: Side): void {
  realtime.emit(talkChannel, 'signal', roomsOfSide(talk, to), { id: talk.id });
}
