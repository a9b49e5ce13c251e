import type { AnyChannel, SentDeclaration } from '@fairbridge/contract/channel.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { SocketRooms } from './socket-rooms.ts';

export type AnySocketHandler<S> = (given: {
  ctx: S;
  caller: Caller;
  input: unknown;
  lang: Lang;
  rooms: SocketRooms;
}) => unknown;

/** One thing that a client may send: `noun.verb`, with what takes it. */
export type SocketEventRoute<S> = {
  name: string;
  channel: AnyChannel;
  sent: SentDeclaration;
  handle: AnySocketHandler<S>;
};
export type ChannelRoutes<S> = { channels: readonly AnyChannel[]; events: ReadonlyMap<string, SocketEventRoute<S>> };

/** Joins declarations and handlers. The pipeline has checked caller and input before a handler sees them, hence the one cast. */
export function bindChannels<S>(
  channels: readonly AnyChannel[],
  handlers: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): ChannelRoutes<S> {
  const events = channels.flatMap((channel) =>
    Object.entries(channel.sends).map(([verb, sent]): [string, SocketEventRoute<S>] => {
      const name = `${channel.name}.${verb}`;
      const handle = handlers[channel.name]?.[verb];
      if (typeof handle !== 'function') throw new Error(`what is sent as ${name} has no handler`);
      return [name, { name, channel, sent, handle: handle as AnySocketHandler<S> }];
    }),
  );
  return { channels, events: new Map(events) };
}
