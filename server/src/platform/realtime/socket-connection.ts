import type { Socket } from 'socket.io';
import type { EndedWhy } from '@fairbridge/contract/session/session.channel.ts';
import { sessionChannel } from '@fairbridge/contract/session/session.channel.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { can, type Caller } from '@fairbridge/contract/roles.ts';
import type { AnyChannel } from '@fairbridge/contract/channel.ts';
import type { Room } from './realtime.ts';
import type { SocketBudget } from './socket-budget.ts';
import type { SocketRooms } from './socket-rooms.ts';

/** One connected socket: who stands behind it, from where, and what it may still send. */
export type SocketConnection = {
  socket: Socket;
  host: string;
  address: string;
  /** Null: a guest, who has none. */
  token: string | null;
  lang: Lang;
  caller: Caller;
  /** Those of whoever stands behind it. */
  rooms: readonly Room[];
  entered: SocketRooms;
  budget: SocketBudget;
  /** What it has sent is done one by one, so that what one person says keeps its order (G52). */
  turn: Promise<void>;
  waiting: number;
};

/** Where somebody hears: all own devices, and the company's people together. */
export function roomsOf(caller: Caller): Room[] {
  if (caller.kind === 'anonymous') return [];
  if (caller.kind === 'visitor') return [`subject ${caller.visitorId}`];
  if (caller.kind === 'exhibitor') return [`subject ${caller.employeeId}`, `company ${caller.exhibitorId}`];
  return [`subject ${caller.staffId}`];
}

/** A room is heard in by whoever the channel admits, and by nobody else. */
export const isInRoom = (channel: string, room: string): string => `${channel} ${room}`;

export const channelsOf = (channels: readonly AnyChannel[], caller: Caller): AnyChannel[] =>
  channels.filter(({ roles }) => can(roles, caller));

/** Is this still the one who connected? Another role, company or person is not. */
export const sameSubject = (one: Caller, other: Caller): boolean =>
  one.kind === other.kind && roomsOf(one).join() === roomsOf(other).join();

/** Tells a socket that it is not to come back by itself, and closes it. */
export function endConnection({ socket }: SocketConnection, why: EndedWhy): void {
  socket.emit(`${sessionChannel.name}.ended`, sessionChannel.receives.ended.data.parse({ why }));
  socket.disconnect(true);
}
