import { expect, test } from 'vitest';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { mayExchange } from './card.rules.ts';

const visitor: VisitorCaller = {
  kind: 'visitor',
  accountId: 'A1',
  sessionId: 'S',
  visitorId: 'V1',
  registered: true,
  approved: true,
  pool: [],
};
const employee: ExhibitorCaller = {
  kind: 'exhibitor',
  accountId: 'A2',
  sessionId: 'S',
  employeeId: 'M1',
  exhibitorId: 'E1',
  admin: false,
};

test('cards are exchanged between two people who are not of one company', () => {
  const tried = [
    mayExchange(visitor, { accountId: 'A2', exhibitorId: 'E1' }),
    mayExchange(visitor, { accountId: 'A3', exhibitorId: null }),
    mayExchange(visitor, { accountId: 'A1', exhibitorId: 'E1' }),
    mayExchange(employee, { accountId: 'A1', exhibitorId: null }),
    mayExchange(employee, { accountId: 'A4', exhibitorId: 'E2' }),
    mayExchange(employee, { accountId: 'A5', exhibitorId: 'E1' }),
    mayExchange(employee, { accountId: 'A2', exhibitorId: null }),
  ];
  expect(tried).toEqual([true, true, false, true, true, false, false]);
});
