import type { z } from 'zod';
import type { ReceivedBy, SentBy } from '@fairbridge/contract/channel.ts';
import type { Channels } from '@fairbridge/contract/index.ts';
import type { EndedWhy } from '@fairbridge/contract/session/session.channel.ts';

export type ChannelName = keyof Channels;
export type SentVerb<N extends ChannelName> = SentBy<Channels[N]>;
export type ReceivedVerb<N extends ChannelName> = ReceivedBy<Channels[N]>;
type Sent<N extends ChannelName, K extends SentVerb<N>> = Channels[N]['sends'][K];
export type SentInput<N extends ChannelName, K extends SentVerb<N>> =
  Sent<N, K> extends { input: infer I extends z.ZodType } ? z.input<I> : never;
export type SentOutput<N extends ChannelName, K extends SentVerb<N>> =
  Sent<N, K> extends { output: infer O extends z.ZodType } ? z.output<O> : never;
export type ReceivedData<N extends ChannelName, K extends ReceivedVerb<N>> = Channels[N]['receives'][K] extends {
  data: infer D extends z.ZodType;
}
  ? z.output<D>
  : never;

/**
 * `connecting`: a try is under way. `open`. `waiting`: between two tries. `offline`: the browser has no network; goes on by itself.
 * `stopped`: five tries failed, until `again()` or the network comes back. `ended`: the session has ended, was closed elsewhere, or may not
 * be here; nothing is tried any more.
 */
export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'offline' | 'stopped' | 'ended';

/** Why it has ended: by its session, by too many other windows, since it was refused, or since nobody is signed in. */
export type ConnectionEnd = EndedWhy | 'refused' | 'closed';

/** What is sent got no answer: it may or may not have arrived, and is to be sent again with the same client id. */
export class NotAcknowledged extends Error {}

export type Connection = {
  state: () => ConnectionState;
  /** Null unless the state is `ended`. */
  end: () => ConnectionEnd | null;
  /** Calls at each change of the state; answers how to stop. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Sends and waits for the acknowledgement.
   * @throws CallFailed what the server refuses
   * @throws NotAcknowledged when it is not open, when it breaks, or after ten seconds
   */
  send: <N extends ChannelName, K extends SentVerb<N>>(
    channel: N,
    verb: K,
    input: SentInput<N, K>,
  ) => Promise<SentOutput<N, K>>;
  /** Hears what the server tells, over all reconnections; answers how to stop. What is told while it is not open is missed. */
  hear: <N extends ChannelName, K extends ReceivedVerb<N>>(
    channel: N,
    what: K,
    listener: (data: ReceivedData<N, K>) => void,
  ) => () => void;
  /** Calls each time that it has opened (at once when it is open): the moment to fetch what was missed. Answers how to stop. */
  whenOpen: (listener: () => void) => () => void;
  /** After `stopped` (or `ended` by `elsewhere`): a try at once, and five more. */
  again: () => void;
};
