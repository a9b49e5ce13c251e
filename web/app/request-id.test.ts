import { expect, it } from 'vitest';
import { requestIds } from './request-id.ts';

it('keeps the id while the order stays the same and makes a new one when it changes', () => {
  let made = 0;
  const idFor = requestIds(() => `request-${(made += 1)}`);
  expect([idFor({ quantity: 5 }), idFor({ quantity: 5 }), idFor({ quantity: 6 })]).toEqual([
    'request-1',
    'request-1',
    'request-2',
  ]);
});
