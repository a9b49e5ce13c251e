import type { OwnAppointment } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import { expect, test } from 'vitest';
import { agendaOf } from './online-agenda.ts';

const at = (time: string): string => `2037-03-${time}:00.000Z`;

const appointment = (id: string, from: string, to: string, state: OwnAppointment['state'] = 'confirmed') =>
  ({
    id,
    version: 1,
    state,
    proposedBy: 'visitor',
    message: '',
    reason: '',
    agreed: { startsAt: at(from), endsAt: at(to) },
    table: null,
    proposed: [],
    expiresAt: null,
    createdAt: at('01T00:00'),
    mine: true,
    meeting: {
      id: 'M000000001',
      title: { zh: '线上', en: 'Online' },
      place: { zh: '', en: '' },
      kind: 'online',
      stage: 'begun',
      startsAt: at('10T01:00'),
      endsAt: at('10T08:00'),
      agreed: true,
      outside: true,
      room: 'https://meet.example/1',
    },
    partner: {
      id: 'S',
      companyName: '',
      country: '',
      boothNumber: '',
      exhibitorId: null,
      productImage: null,
      contactName: '',
      lateMinutes: null,
    },
    met: false,
    may: { answer: false, move: false, cancel: false, mark: false, room: false },
  }) satisfies OwnAppointment;

const lines = (list: readonly OwnAppointment[], now: string) =>
  agendaOf(list, new Date(at(now))).map(({ appointment: { id }, mark, minutes }) => [id, mark, minutes]);

test('what is now and what comes next are marked, in order, with the minutes until each begins', () => {
  const list = [
    appointment('third', '10T03:00', '10T03:30'),
    appointment('past', '10T01:00', '10T01:30'),
    appointment('first', '10T02:00', '10T02:30'),
    appointment('second', '10T02:30', '10T03:00'),
    appointment('proposed', '10T04:00', '10T04:30', 'proposed'),
  ];
  expect(lines(list, '10T02:10')).toEqual([
    ['first', 'now', 0],
    ['second', 'next', 20],
    ['third', null, 50],
  ]);
});

test('those of today in Beijing and of the next day with any are shown, no later ones', () => {
  // 16:00 UTC is midnight in Beijing
  const list = [
    appointment('today', '10T15:00', '10T15:30'),
    appointment('tomorrow', '11T02:00', '11T02:30'),
    appointment('later', '12T02:00', '12T02:30'),
  ];
  expect(lines(list, '10T14:00').map(([id]) => id)).toEqual(['today', 'tomorrow']);
  expect(lines(list, '10T15:30')).toEqual([['tomorrow', 'next', 630]]);
});
