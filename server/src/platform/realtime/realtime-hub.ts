import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { AnyChannel, ReceivedBy } from '@fairbridge/contract/channel.ts';
import type { Db } from '../database/kysely.ts';
import { Presence } from './presence.ts';
import type { Realtime, Room } from './realtime.ts';
import type { SocketRooms } from './socket-rooms.ts';
import { Broadcaster, type BroadcastMessage } from './broadcaster.ts';

/** What reaches the sockets of this process. */
export type Sockets = { deliver: (told: BroadcastMessage, except?: SocketRooms) => void; missed: () => void };

const NOBODY: Sockets = { deliver: () => {}, missed: () => {} };

/**
 * Tells who is connected: those of this process at once, those of others by the database. A few processes on one PostgreSQL need no more; a
 * broker for many would take the place of `Broadcaster` and `Presence` here, and nothing else would know.
 */
export class RealtimeHub implements Realtime {
  readonly #spreading: Broadcaster;
  readonly #presence: Presence<Room>;
  readonly #onError: (error: unknown) => void;
  #sockets: Sockets = NOBODY;
  constructor(db: Db, onError: (error: unknown) => void) {
    const process = randomUUID();
    this.#onError = onError;
    this.#spreading = new Broadcaster(db, process, onError);
    this.#presence = new Presence<Room>(db, process, onError);
  }

  /** The sockets of this process, once there are any. */
  serve(sockets: Sockets): void {
    this.#sockets = sockets;
  }

  emit<C extends AnyChannel, K extends ReceivedBy<C>>(
    channel: C,
    what: K,
    rooms: readonly Room[],
    data: z.input<C['receives'][K]['data']>,
    except?: SocketRooms,
  ): void {
    if (rooms.length === 0) return;
    const told = toldOf(channel, what, rooms, data);
    // what it tells is committed: a fault of ours in telling it must not fail that
    if (told instanceof Error) return this.#onError(told);
    this.#sockets.deliver(told, except);
    const hint = channel.receives[what]?.hint;
    const small = hint === undefined ? null : toldOf(channel, hint, rooms, told.data);
    this.#spreading.add(told, small instanceof Error ? null : small);
  }

  present(rooms: readonly Room[]): Promise<ReadonlySet<Room>> {
    return this.#presence.present(rooms);
  }

  enter(rooms: readonly Room[]): void {
    this.#presence.enter(rooms);
  }

  leave(rooms: readonly Room[]): void {
    this.#presence.leave(rooms);
  }

  /** Another process, or this one, has told something. */
  receive(payload: string): void {
    const heard = this.#spreading.read(payload);
    if (heard === null) return;
    for (const told of heard.told) this.#sockets.deliver(told);
    if (heard.missed) this.#sockets.missed();
  }

  /** The database was away: nobody knows what was told meanwhile. */
  onConnectionLost(): void {
    this.#sockets.missed();
  }

  async close(): Promise<void> {
    await this.#spreading.close();
    await this.#presence.close();
  }
}

/** As it goes over the wire: what is not declared goes nowhere, as with the output of a call. */
function toldOf(channel: AnyChannel, what: string, rooms: readonly Room[], data: unknown): BroadcastMessage | Error {
  const declared = channel.receives[what];
  if (declared === undefined) return new Error(`the channel ${channel.name} does not tell ${what}`);
  const parsed = declared.data.safeParse(data);
  return parsed.success ? { event: `${channel.name}.${what}`, rooms, data: parsed.data } : parsed.error;
}
