import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, id, optionalText, page, pageSchema, text, versioned } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { requestId } from '../request-id.ts';
import { exhibitor, registeredVisitor } from '../roles.ts';
import { ownAppointment, slots } from './meeting-appointment.shapes.ts';
import { span } from './meeting.shapes.ts';

const call = callsOf('/visitor/v2/meeting/appointment', [registeredVisitor, exhibitor]);

export const list = call({
  does: 'The own appointments of all meetings, or those of the own company, in the order of time',
  path: 'list',
  input: page.extend({
    meetingId: id('meeting').optional(),
    /** Open: proposed or confirmed, and not over. */
    only: z.enum(['open', 'over']).optional(),
  }),
  /** `waiting`: for an answer that the caller may give. */
  output: pageSchema(ownAppointment).extend({ counts: z.object({ all: z.int(), open: z.int(), waiting: z.int() }) }),
  example: { pageNum: 1 },
});

export const get = call({
  does: 'One own appointment, or one of the own company',
  path: 'get',
  input: z.object({ id: id('appointment') }),
  output: ownAppointment,
  errors: ['notFound'],
  example: { id: '$appointment' },
});

export const freeSlots = call({
  does: 'The slots of a meeting that are free for the caller and somebody of the other side, a table included',
  path: 'freeSlots',
  input: z.object({ partnerId: id('partnerSignup') }),
  output: z.object({ slots: z.array(span) }),
  errors: ['notFound', 'signupNotApproved'],
  rate: { perMinute: 120 },
  example: { partnerId: '$partnerSignup' },
});

const proposal = { slots, message: optionalText(LIMITS.meetingMessageMax), requestId };
const booking = ['signupNotApproved', 'meetingCancelled', 'meetingOver', 'slotOutside', 'slotTaken'] as const;

export const propose = call({
  does: 'Propose an appointment to somebody of the other side: up to three slots are held until one is accepted, for 48 hours or until the first of them begins',
  path: 'propose',
  input: z.object({ partnerId: id('partnerSignup'), ...proposal }),
  output: ownAppointment,
  errors: ['notFound', 'notAllowed', 'conflict', 'appointmentOpen', 'appointmentLimit', ...booking],
  rate: { perMinute: 30 },
  example: { partnerId: '$partnerSignup', slots: ['2027-03-10T02:00:00Z'] },
});

export const answer = call({
  does: 'Answer the proposal of the other side: accept one of its slots, decline it with a reason, or propose other slots',
  path: 'answer',
  input: versioned('receivedAppointment').extend({
    answer: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('accept'), slot: z.iso.datetime() }),
      z.object({ kind: z.literal('decline'), reason: text(LIMITS.meetingReasonMax) }),
      z.object({ kind: z.literal('counter'), slots, message: optionalText(LIMITS.meetingMessageMax) }),
    ]),
    requestId,
  }),
  output: ownAppointment,
  errors: ['notFound', 'notAllowed', 'editConflict', 'conflict', 'appointmentClosed', ...booking],
  rate: { perMinute: 60 },
  example: { id: '$receivedAppointment', version: 1, answer: { kind: 'decline', reason: '当天无法到场' } },
});

export const move = call({
  does: 'Propose other slots for a confirmed appointment; its slot stays until the other side accepts one of them',
  path: 'move',
  input: versioned('confirmedAppointment').extend(proposal),
  output: ownAppointment,
  errors: ['notFound', 'notAllowed', 'editConflict', 'conflict', 'appointmentClosed', ...booking],
  rate: { perMinute: 30 },
  example: { id: '$confirmedAppointment', version: 1, slots: ['2027-03-10T02:00:00Z'] },
});

export const cancel = call({
  does: 'Take an own proposal back, or cancel a confirmed appointment before it begins; the other side is told why',
  path: 'cancel',
  input: versioned('appointment').extend({ reason: text(LIMITS.meetingReasonMax) }),
  output: ownAppointment,
  errors: ['notFound', 'notAllowed', 'editConflict', 'appointmentClosed'],
  example: { id: '$appointment', version: 1, reason: '行程有变' },
});

export const mark = call({
  does: 'Say after its end whether a confirmed appointment was held or the other side missed it',
  path: 'mark',
  input: versioned('pastAppointment').extend({ state: z.enum(['held', 'missed']) }),
  output: ownAppointment,
  errors: ['notFound', 'notAllowed', 'editConflict', 'appointmentClosed', 'appointmentNotOver'],
  example: { id: '$pastAppointment', version: 1, state: 'held' },
});

export const calendar = call({
  does: 'One own confirmed appointment as a file for calendars (iCalendar), in the language of the caller',
  path: 'calendar',
  answers: 'file',
  input: z.object({ id: id('confirmedAppointment') }),
  output: fileOut,
  errors: ['notFound'],
  example: { id: '$confirmedAppointment' },
});

export const plan = call({
  does: 'The own confirmed appointments of all meetings, or of one, as one file for calendars',
  path: 'plan',
  answers: 'file',
  input: z.object({ meetingId: id('meeting').optional() }),
  output: fileOut,
  errors: ['notFound'],
});
