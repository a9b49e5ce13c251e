import { expect, test } from 'vitest';
import { roomClosesAt, roomOpensAt, roomStateAt } from './meeting-room.rules.ts';

test('a room is open from a quarter of an hour before its beginning until half an hour after its end', () => {
  const at = (time: string): string => `2037-03-10T${time}:00.000Z`;
  const span = { startsAt: at('02:00'), endsAt: at('08:00') };
  expect([roomOpensAt(span), roomClosesAt(span)]).toEqual([at('01:45'), at('08:30')]);
  expect(['01:44', '01:45', '08:29', '08:30'].map((time) => roomStateAt(span, new Date(at(time))))).toEqual([
    'early',
    'open',
    'open',
    'closed',
  ]);
});
