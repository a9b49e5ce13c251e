import type { z } from 'zod';
import type { AnyChannel, ReceivedBy, SentBy } from '@fairbridge/contract/channel.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { CallerOf } from '@fairbridge/contract/roles.ts';
import type { SocketRooms } from './socket-rooms.ts';

/**
 * Who hears together: one visitor or employee on all devices, all employees of a company, or whoever has entered the room of a live, and of them
 * its hosts.
 */
export type Room = `subject ${string}` | `company ${string}` | `live ${string}` | `hosts ${string}`;

/** Tells those who are connected, in whatever process; what nobody hears is lost, and fetched when they come back (G51). */
export type Realtime = {
  /** To be called after the commit of what it tells. `except`: the socket that is acknowledged the same. */
  emit: <C extends AnyChannel, K extends ReceivedBy<C>>(
    channel: C,
    what: K,
    rooms: readonly Room[],
    data: z.input<C['receives'][K]['data']>,
    except?: SocketRooms,
  ) => void;
  /** In which of these rooms somebody is, in whatever process. */
  present: (rooms: readonly Room[]) => Promise<ReadonlySet<Room>>;
};

/** What a handler of the sockets gets: the pipeline has asked the session, counted and parsed. */
export type SocketArguments<S, C extends AnyChannel, K extends SentBy<C>> = {
  ctx: S;
  caller: CallerOf<C['roles'][number]>;
  input: z.output<C['sends'][K]['input']>;
  lang: Lang;
  /** The socket's own rooms. */
  rooms: SocketRooms;
};

/** A handler for everything that a channel takes: a missing one does not compile. */
export type SocketHandlers<S, C extends AnyChannel> = {
  readonly [K in SentBy<C>]: (
    given: SocketArguments<S, C, K>,
  ) => Promise<z.input<C['sends'][K]['output']>> | z.input<C['sends'][K]['output']>;
};
