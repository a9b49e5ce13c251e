import type { Socket } from 'socket.io';
import type { AnyChannel } from '@fairbridge/contract/channel.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { Room } from './realtime.ts';
import { isInRoom } from './socket-connection.ts';

/** Who may stay in a room, and what a socket is told that may not any more. */
export type Stay = { mayStay: (caller: Caller) => boolean; event: string; data: unknown };

type Joined = Stay & { channel: AnyChannel; room: Room };

/** The rooms that one socket has entered, beside those of whoever stands behind it. */
export class SocketRooms {
  readonly #socket: Socket;
  readonly #joined = new Map<string, Joined>();
  constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** The one that nobody else is in. */
  get ofItself(): string {
    return this.#socket.id;
  }

  has(channel: AnyChannel, room: Room): boolean {
    return this.#socket.rooms.has(isInRoom(channel.name, room));
  }

  join(channel: AnyChannel, room: Room, stay: Stay): void {
    const name = isInRoom(channel.name, room);
    this.#joined.set(name, { ...stay, channel, room });
    void this.#socket.join(name);
  }

  leave(channel: AnyChannel, room: Room): void {
    const name = isInRoom(channel.name, room);
    this.#joined.delete(name);
    void this.#socket.leave(name);
  }

  /** Leaves the rooms in which this caller may not be any more. */
  review(caller: Caller): void {
    for (const { channel, room, mayStay, event, data } of this.#joined.values()) {
      const isThere = this.has(channel, room);
      if (isThere && mayStay(caller)) continue;
      this.leave(channel, room);
      if (isThere) this.#socket.emit(`${channel.name}.${event}`, data);
    }
  }
}
