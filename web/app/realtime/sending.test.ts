import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CODES } from '@fairbridge/contract/codes.ts';
import { send } from '@fairbridge/contract/chat/chat.calls.ts';
import { CallFailed } from '@fairbridge/contract/client.ts';
import type { StoredItem } from '../stored-item.ts';
import { NotAcknowledged, type ConnectionState } from './connection.ts';
import { CONVERSATION, FakeServer } from './fake-server.ts';
import { Sending } from './sending.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function storage(): StoredItem {
  let value = 'null';
  return {
    read: (): unknown => JSON.parse(value),
    write: (given) => void (value = JSON.stringify(given)),
    remove: () => void (value = 'null'),
  };
}

const failed = (name: keyof typeof CODES) => new CallFailed(CODES[name].code, 0, CODES[name].en, {});

/** A window; `answers` says of each message in turn what becomes of it: true is stored. */
function open(item: StoredItem, answers: (true | Error)[], state: ConnectionState = 'open', name = 'number') {
  const server = new FakeServer();
  const sent: string[] = [];
  let made = 0;
  const sending = new Sending({
    item,
    newId: () => `message-${name}-${(made += 1)}`,
    now: () => new Date(0),
    connection: {
      state: () => state,
      whenOpen: () => () => {},
      send: async (_channel, _verb, input) => {
        const { clientId, body } = send.input.parse(input);
        if (body.kind !== 'text') throw new Error('not sent here');
        sent.push(body.text);
        const answer = answers.shift() ?? true;
        if (answer !== true) throw answer;
        const message: unknown = server.write('visitor', clientId, body);
        return message as never;
      },
    },
  });
  const states = () =>
    sending.of(CONVERSATION).map((one) => [one.body.kind === 'text' ? one.body.text : '', one.state]);
  return { sending, sent, states };
}
const text = (words: string) => ({ kind: 'text', text: words }) as const;

test('what gets no answer is sent again under the same name, and the ones behind it wait (G52)', async () => {
  const { sending, sent, states } = open(storage(), [new NotAcknowledged()]);
  sending.put(CONVERSATION, text('one'));
  sending.put(CONVERSATION, text('two'));
  await vi.advanceTimersByTimeAsync(0);
  expect([sent, states()]).toEqual([
    ['one'],
    [
      ['one', 'waiting'],
      ['two', 'waiting'],
    ],
  ]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect([sent, states()]).toEqual([['one', 'one', 'two'], []]);
});

test('what is refused stops alone, says why, and is sent again or given up by its author', async () => {
  const { sending, sent, states } = open(storage(), [failed('chatBlocked'), failed('tooMany')]);
  const first = sending.put(CONVERSATION, text('refused'));
  sending.put(CONVERSATION, text('too soon'));
  await vi.advanceTimersByTimeAsync(0);
  expect(states()).toEqual([
    ['refused', 'failed'],
    ['too soon', 'waiting'],
  ]);
  expect(sending.of(CONVERSATION)[0]).toMatchObject({ error: 'chatBlocked', message: CODES.chatBlocked.en });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(states()).toEqual([['refused', 'failed']]);
  sending.retry(first?.clientId ?? '');
  await vi.advanceTimersByTimeAsync(0);
  expect([sent, states()]).toEqual([['refused', 'too soon', 'too soon', 'refused'], []]);
});

test('a reload loses nothing, whatever was on its way, and what is not understood is left out', async () => {
  const item = storage();
  const before = open(item, [], 'offline');
  before.sending.put(CONVERSATION, text('one'));
  before.sending.put(CONVERSATION, text('two'));
  item.write([...([] as unknown[]).concat(item.read()), { clientId: 1 }, null, 'nonsense']);
  before.sending.close();
  const after = open(item, []);
  expect(after.states()).toEqual([
    ['one', 'waiting'],
    ['two', 'waiting'],
  ]);
  after.sending.retry('');
  await vi.advanceTimersByTimeAsync(0);
  expect([after.sent, after.states(), item.read()]).toEqual([['one', 'two'], [], null]);
});

test('two windows leave one another what each has written', () => {
  const item = storage();
  const [one, two] = [open(item, [], 'offline', 'of-one'), open(item, [], 'offline', 'of-two')];
  one.sending.put(CONVERSATION, text('of one'));
  two.sending.put('bbbbbbbbbbbbbbbbbbbb', text('of two'));
  expect(open(item, [], 'offline').sending.of(CONVERSATION)).toHaveLength(1);
});

test('who logs out takes along what was not sent', () => {
  const item = storage();
  const { sending, states } = open(item, [], 'offline');
  sending.put(CONVERSATION, text('unsent'));
  sending.forget();
  expect([states(), item.read()]).toEqual([[], null]);
});
