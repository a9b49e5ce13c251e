import type { Message, MessageBody } from '@fairbridge/contract/chat/chat.shapes.ts';
import { describe, expect, it } from 'vitest';
import type { Outgoing } from '../../realtime/outbox.ts';
import { linesOf, newSince, type Shown } from './lines.ts';

const text = (words: string): MessageBody => ({ kind: 'text', text: words });

/** A message at a time of 25 November 2026 in UTC, or at any instant; the buyer's where nothing else is said. */
function message(
  seq: number,
  at: string,
  { by = 'V1', side = 'visitor' as Message['side'], body = text('?') } = {},
): Message {
  return {
    id: `M${seq}`,
    conversationId: 'C1',
    seq,
    clientId: null,
    side,
    author: side === 'fair' ? null : { id: by, name: { zh: by, en: by } },
    at: at.includes('T') ? at : `2026-11-25T${at}:00.000Z`,
    body,
  };
}
const waiting = (clientId: string, at: string): Outgoing => ({
  clientId,
  conversationId: 'C1',
  body: { kind: 'text', text: '?' },
  at: `2026-11-25T${at}:00.000Z`,
  state: 'waiting',
  error: null,
  message: null,
});

const rows = (shown: Partial<Shown>): string[] =>
  linesOf({ messages: [], outgoing: [], side: 'visitor', otherRead: 0, freshAfter: 99, ...shown }).map((line) => {
    if (line.kind === 'message')
      return [line.key, line.own ? 'own' : 'other', line.first ? 'named' : '', line.read ? 'read' : '']
        .filter(Boolean)
        .join(' ');
    return line.kind === 'outgoing' ? `${line.key}${line.first ? ' named' : ''}` : line.key;
  });

describe('the rows of a conversation', () => {
  it('begin a day with its line, as days are in Beijing', () => {
    const messages = [message(1, '15:59'), message(2, '16:00'), message(3, '2026-11-26T15:59:00.000Z')];
    expect(rows({ messages })).toEqual([
      'day 2026-11-25',
      'seq 1 own named',
      'day 2026-11-26',
      'seq 2 own named',
      'seq 3 own named',
    ]);
  });
  it('name who writes once for what follows within five minutes, and again after a pause or another person', () => {
    const staff = { side: 'exhibitor' as const };
    const messages = [
      message(1, '02:00', { ...staff, by: 'E1' }),
      message(2, '02:04', { ...staff, by: 'E1' }),
      message(3, '02:05', { ...staff, by: 'E2' }),
      message(4, '02:10', { ...staff, by: 'E2' }),
      message(5, '02:11'),
    ];
    expect(rows({ messages })).toEqual([
      'day 2026-11-25',
      'seq 1 other named',
      'seq 2 other',
      'seq 3 other named',
      'seq 4 other named',
      'seq 5 own named',
    ]);
  });
  it('mark what is new once, above the first message of the other side behind what was read', () => {
    const staff = { side: 'exhibitor' as const, by: 'E1' };
    const messages = [
      message(1, '02:00', staff),
      message(2, '02:00'),
      message(3, '02:01', staff),
      message(4, '02:01', staff),
    ];
    expect(rows({ messages, freshAfter: 1 })).toEqual([
      'day 2026-11-25',
      'seq 1 other named',
      'seq 2 own named',
      'fresh',
      'seq 3 other named',
      'seq 4 other',
    ]);
  });
  it('show a recall in the place of what was recalled alone, and another speaker in a line of its own', () => {
    const messages = [
      message(1, '02:00', { body: { kind: 'recalled' } }),
      message(2, '02:00', { body: { kind: 'recall', of: 1 } }),
      message(3, '02:01', { side: 'fair', body: { kind: 'assigned', employee: null } }),
      message(4, '02:01'),
    ];
    expect(rows({ messages })).toEqual(['day 2026-11-25', 'seq 1 own named', 'seq 3', 'seq 4 own named']);
  });
  it('say how far the other side has read, and end with what is on its way', () => {
    const messages = [message(1, '02:00'), message(2, '02:00')];
    const outgoing = [waiting('a', '02:01'), waiting('b', '16:00')];
    expect(rows({ messages, outgoing, otherRead: 1 })).toEqual([
      'day 2026-11-25',
      'seq 1 own named read',
      'seq 2 own',
      'out a named',
      'day 2026-11-26',
      'out b',
    ]);
  });
});

it('counts as new what the other side has written since, and no recall or change of speaker', () => {
  const messages = [
    message(1, '02:00', { side: 'exhibitor' }),
    message(2, '02:00', { side: 'exhibitor' }),
    message(3, '02:00', { side: 'exhibitor', body: { kind: 'recall', of: 1 } }),
    message(4, '02:00', { side: 'fair', body: { kind: 'assigned', employee: null } }),
    message(5, '02:00'),
    message(6, '02:00', { side: 'exhibitor' }),
  ];
  expect(newSince(messages, 1, 'visitor')).toBe(2);
  expect(newSince(messages, 6, 'visitor')).toBe(0);
});
