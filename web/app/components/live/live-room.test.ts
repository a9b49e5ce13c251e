import { CODES } from '@fairbridge/contract/codes.ts';
import { CallFailed } from '@fairbridge/contract/client.ts';
import type { LiveMessage, RoomState } from '@fairbridge/contract/live/live-room.shapes.ts';
import { expect, test } from 'vitest';
import { Listeners } from '../../realtime/listeners.ts';
import { LiveRoom, type RoomPass } from './live-room.ts';

const ID = 'live000000000000000a';
const NAME = { zh: '王**', en: 'W**' };
const message = (id: string, at: string): LiveMessage => ({
  id,
  liveId: ID,
  command: '2',
  message: id,
  name: NAME,
  avatar: '',
  side: 'visitor',
  author: 'a',
  at,
});
const STATE: RoomState = {
  liveId: ID,
  state: 'onLive',
  viewers: 3,
  likes: 2,
  isPublishing: true,
  missing: null,
  hasPinned: false,
  pinnedProductId: null,
  slowSeconds: 0,
};
const PASS: RoomPass = {
  sig: 's',
  validSeconds: 300,
  author: 'a',
  name: NAME,
  avatar: '',
  mayWrite: true,
  isHost: false,
  isMuted: false,
};
const failed = (name: keyof typeof CODES) => new CallFailed(CODES[name].code, 0, CODES[name].en, {});

/** A line whose answers stand in `answers` in the order in which they are asked for. */
function enter(answers: unknown[]) {
  const told = new Map<string, Listeners<[never]>>();
  const opened = new Listeners();
  const sent: string[] = [];
  const room = new LiveRoom({
    id: ID,
    askPass: () => Promise.resolve(PASS),
    wait: () => 0,
    connection: {
      state: () => 'open',
      end: () => null,
      subscribe: () => () => {},
      again: () => {},
      whenOpen: (listener) => opened.add(listener),
      hear: (_channel, what, listener) => {
        const listeners = told.get(what) ?? new Listeners<[never]>();
        told.set(what, listeners);
        return listeners.add(listener);
      },
      send: async (_channel, verb) => {
        sent.push(verb);
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return answer as never;
      },
    },
  });
  return {
    room,
    sent,
    open: () => opened.tell(),
    tell: (what: string, data: unknown) => told.get(what)?.tell(data as never),
    ids: () => room.view().messages.map(({ id }) => id),
  };
}
const joined = (...messages: LiveMessage[]) => ({ joined: 'joined', messages, state: STATE });
/** Until what was begun has come to its end. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test('a room is entered when its line opens, and again after a break: what was deleted meanwhile is gone (G51)', async () => {
  const { open, ids, room } = enter([joined(message('1', '1'), message('2', '2')), joined(message('2', '2'))]);
  expect(room.view().place).toBe('joining');
  open();
  await settled();
  expect([room.view().place, ids()]).toEqual(['joined', ['1', '2']]);
  open();
  await settled();
  expect(ids()).toEqual(['2']);
});

test('what is said stands once and in its order, and what is deleted goes; another live’s is left alone (G51)', async () => {
  const { open, tell, ids } = enter([joined(message('2', '2'))]);
  open();
  await settled();
  tell('message', message('3', '3'));
  tell('message', message('1', '1'));
  tell('message', message('3', '3'));
  tell('message', { ...message('4', '4'), liveId: 'live000000000000000b' });
  expect(ids()).toEqual(['1', '2', '3']);
  tell('removed', { liveId: ID, messageIds: ['1', '3'] });
  expect(ids()).toEqual(['2']);
});

test('a message whose pass has expired is sent again after the room was entered anew', async () => {
  const { room, open, sent, ids } = enter([joined(), failed('livePassEnded'), joined(), message('1', '1')]);
  open();
  await settled();
  await room.send('1', 'client');
  expect([sent, ids()]).toEqual([['join', 'send', 'join', 'send'], ['1']]);
});

test('a room that lets nobody in says so, and whoever is sent out of one comes back', async () => {
  const { room, open, tell, sent } = enter([failed('notFound'), joined()]);
  open();
  await settled();
  expect(room.view().place).toBe('shut');
  tell('closed', { liveId: ID });
  await settled();
  expect([room.view().place, sent]).toEqual(['joined', ['join', 'join']]);
});
