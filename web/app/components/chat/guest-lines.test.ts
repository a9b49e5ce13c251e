import { expect, test } from 'vitest';
import type { Message, MessageBody } from '@fairbridge/contract/chat/chat.shapes.ts';
import { withMessages } from './guest-lines.ts';

const message = (seq: number, body: MessageBody = { kind: 'text', text: `${seq}` }): Message => ({
  id: `m${seq}`,
  conversationId: 'c',
  seq,
  clientId: null,
  side: 'exhibitor',
  author: null,
  at: '2026-11-26T01:00:00.000Z',
  body,
});
const told = (messages: readonly Message[]) =>
  messages.map(({ seq, body }) => [seq, body.kind === 'text' ? body.text : body.kind]);

test('what came twice stands once, in order', () => {
  expect(told(withMessages([message(1), message(3)], [message(3), message(2)]))).toEqual([
    [1, '1'],
    [2, '2'],
    [3, '3'],
  ]);
});

test('what is recalled is gone where it stood', () => {
  expect(told(withMessages([message(1), message(2)], [message(3, { kind: 'recall', of: 1 })]))).toEqual([
    [1, 'recalled'],
    [2, '2'],
    [3, 'recall'],
  ]);
});
