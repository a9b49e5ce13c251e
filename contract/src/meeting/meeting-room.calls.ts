import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, optionalText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { exhibitor, registeredVisitor } from '../roles.ts';
import { appointmentRoom, roomSides } from './meeting-room.shapes.ts';

const call = callsOf('/visitor/v2/meeting/room', [registeredVisitor, exhibitor]);
const input = z.object({ id: id('roomAppointment') });
const example = { id: '$roomAppointment' };
const entering = [
  'notFound',
  'notAllowed',
  'roomNone',
  'appointmentCancelled',
  'meetingCancelled',
  'roomEarly',
  'roomClosed',
] as const;

export const get = call({
  does: 'An own appointment with who is in its room on the web, and the own notes',
  path: 'get',
  input,
  output: appointmentRoom,
  errors: ['notFound', 'notAllowed'],
  example,
});

export const enter = call({
  does: 'Say that one is in the room of a confirmed online appointment, again every few seconds while one stays',
  path: 'enter',
  input,
  output: roomSides,
  errors: entering,
  rate: { perMinute: 60 },
  example,
});

export const leave = call({
  does: 'Say that one has left the room; once more changes nothing',
  path: 'leave',
  input,
  errors: ['notFound', 'notAllowed'],
  rate: { perMinute: 60 },
  example,
});

export const sayLate = call({
  does: 'Say that one comes late, which the other side is told; it is forgotten when one enters the room',
  path: 'sayLate',
  input: input.extend({ minutes: z.int('wholeNumber').min(1).max(LIMITS.meetingLateMinutesMax) }),
  output: roomSides,
  errors: entering,
  rate: { perMinute: 10 },
  example: { ...example, minutes: 10 },
});

export const conversation = call({
  does: 'The conversation in which the two sides of an open room call each other, begun where there is none',
  path: 'conversation',
  input,
  output: z.object({ conversationId: z.string() }),
  errors: [...entering, 'chatOfColleague', 'chatLimit'],
  rate: { perMinute: 10 },
  example,
});

export const saveNote = call({
  does: 'Keep the own notes of an appointment as they were read: a buyer’s are shown to nobody else, those of a company stand in its leads of the buyer',
  path: 'saveNote',
  input: input.extend({ version: z.int().min(0), text: optionalText(LIMITS.meetingNoteMax) }),
  output: z.object({ version: z.int() }),
  errors: ['notFound', 'notAllowed', 'editConflict'],
  rate: { perMinute: 60 },
  example: { ...example, version: 0, text: '样品三月寄出' },
});
