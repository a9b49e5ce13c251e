import { describe, expect, test } from 'vitest';
import type { ChannelName, Connection, ReceivedData, ReceivedVerb } from './connection.ts';
import { CONVERSATION, FakeServer } from './fake-server.ts';
import { Following } from './following.ts';
import { EMPTY_TIMELINE } from './timeline.ts';

/** A conversation whose other side was away when it was asked for. */
async function withSomebodyAway() {
  const server = new FakeServer();
  const heard = new Map<string, (data: unknown) => void>();
  const hear = <N extends ChannelName, K extends ReceivedVerb<N>>(
    channel: N,
    what: K,
    listener: (data: ReceivedData<N, K>) => void,
  ): (() => void) => {
    // the test tells what the channel declares
    heard.set(`${channel}.${what}`, (data) => listener(data as ReceivedData<N, K>));
    return () => {};
  };
  const connection: Connection = {
    state: () => 'open',
    end: () => null,
    subscribe: () => () => {},
    send: () => Promise.reject(new Error('nothing is sent')),
    hear,
    whenOpen: () => () => {},
    again: () => {},
  };
  const following = new Following({
    conversationId: CONVERSATION,
    connection,
    outbox: { of: () => [], subscribe: () => () => {}, onSent: () => () => {}, arrived: () => {} },
    ask: {
      conversation: async () => ({ ...server.conversation(), online: false }),
      history: async () => ({ list: [], hasMore: false, lastSeq: 0 }),
      recall: () => Promise.reject(new Error('nothing is recalled')),
    },
    known: EMPTY_TIMELINE,
  });
  await expect.poll(() => following.state().conversation?.online).toBe(false);
  return { following, server, tell: (what: string, data: unknown): void => heard.get(what)?.(data) };
}

describe('the other side of a conversation', () => {
  test('that was away is there once it writes', async () => {
    const { following, server, tell } = await withSomebodyAway();
    tell('chat.message', server.write('exhibitor', null, { kind: 'text', text: 'here' }));
    expect(following.state().conversation?.online).toBe(true);
    following.close();
  });

  test('that was away is there once it types, and not by what a colleague of one’s own does', async () => {
    const { following, tell } = await withSomebodyAway();
    tell('chat.typing', { conversationId: CONVERSATION, side: 'visitor' });
    expect(following.state().conversation?.online).toBe(false);
    tell('chat.typing', { conversationId: CONVERSATION, side: 'exhibitor' });
    expect(following.state().conversation?.online).toBe(true);
    following.close();
  });
});
