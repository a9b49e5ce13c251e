import { expect, it } from 'vitest';
import { doubtsOf } from './order-doubts.ts';

const minimum = { quantity: 1000, unit: 'kg' };
const own = (progress: 'sent' | 'answered' | 'withdrawn' | 'closed') => [
  { quantity: 2000, unit: 'kg', progress, orderedAt: '2026-03-12T01:30:00Z' },
];

it('an order below the minimum in the same unit is doubtful', () => {
  expect(doubtsOf({ quantity: 999, unit: 'kg' }, minimum, [])).toEqual({ below: true, sameSince: '' });
  expect(doubtsOf({ quantity: 999, unit: 'L' }, minimum, [])).toBeNull();
  expect(doubtsOf({ quantity: 1000, unit: 'kg' }, minimum, [])).toBeNull();
  expect(doubtsOf({ quantity: 1, unit: 'kg' }, null, [])).toBeNull();
});

it('an order equal to one that stands open is doubtful, one to a withdrawn or closed one is not', () => {
  const order = { quantity: 2000, unit: 'kg' };
  expect(doubtsOf(order, minimum, own('sent'))).toEqual({ below: false, sameSince: '2026-03-12T01:30:00Z' });
  expect(doubtsOf(order, minimum, own('answered'))).toEqual({ below: false, sameSince: '2026-03-12T01:30:00Z' });
  expect(doubtsOf({ ...order, quantity: 3000 }, minimum, own('sent'))).toBeNull();
  expect([doubtsOf(order, minimum, own('withdrawn')), doubtsOf(order, minimum, own('closed'))]).toEqual([null, null]);
});
