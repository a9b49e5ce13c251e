import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id } from '../fields.ts';
import { everybody, support } from '../roles.ts';
import { newAddress, newNote, sentTo, supportRecord } from './support.shapes.ts';

const call = callsOf('/organizer/v1/support', [support]);

const ofVisitor = z.object({ id: id('visitor') });
const mailedLink = z.object({ token: z.string().min(1).max(200, { abort: true }) });

export const get = call({
  does: 'What support can do for a visitor, an open change of the login address, and the notes of the staff',
  path: 'get',
  input: ofVisitor,
  output: supportRecord,
  errors: ['notFound'],
  example: { id: '$visitor' },
});

export const sendResetLink = call({
  does: 'Send a visitor the link that sets a new password, to the address of the account alone',
  path: 'sendResetLink',
  input: ofVisitor,
  output: sentTo,
  errors: ['notFound', 'cannotSend', 'sentEnough'],
  rate: { perMinute: 20 },
  example: { id: '$visitor' },
});

export const sendEmployeeResetLink = call({
  does: 'Send an employee of an exhibitor the link that sets a new password, to the address of the account alone',
  path: 'sendEmployeeResetLink',
  input: z.object({ id: id('employee') }),
  output: sentTo,
  errors: ['notFound', 'cannotSend', 'sentEnough'],
  rate: { perMinute: 20 },
  example: { id: '$employee' },
});

export const resendBadge = call({
  does: 'Send an approved visitor the number of the badge and the way to it, to the address of the account alone',
  path: 'resendBadge',
  input: ofVisitor,
  output: sentTo,
  errors: ['notFound', 'voucherNotReady', 'accountSuspended', 'cannotSend', 'sentEnough'],
  rate: { perMinute: 20 },
  example: { id: '$visitor' },
});

export const correctAddress = call({
  does: 'Ask for another e-mail or mobile to log in by: the old address is told and can stop it, the new one has to confirm it',
  path: 'correctAddress',
  input: newAddress,
  output: sentTo,
  errors: ['notFound', 'accountNotCorrectable', 'accountTaken', 'cannotSend', 'sentEnough'],
  rate: { perMinute: 20 },
  example: { id: '$visitor', email: 'right.address@fair.example', reason: '观众来电：注册时邮箱少写了一个字母' },
});

export const withdrawCorrection = call({
  does: 'Withdraw a change of the login address that nobody has confirmed yet; its links end',
  path: 'withdrawCorrection',
  input: ofVisitor,
  errors: ['notFound'],
  example: { id: '$visitor' },
});

export const writeNote = call({
  does: 'Write a note about a visitor for the staff alone',
  path: 'writeNote',
  input: newNote,
  output: z.object({ id: z.string() }),
  errors: ['notFound', 'noteLimit'],
  rate: { perMinute: 60 },
  example: { id: '$visitor', text: '来电询问入场时间，已告知。' },
});

export const deleteNote = call({
  does: 'Delete a note about a visitor for good',
  path: 'deleteNote',
  input: z.object({ id: id('supportNote') }),
  errors: ['notFound'],
  example: { id: '$supportNote' },
});

export const readCorrection = call({
  does: 'What a link about a change of the login address is for: to confirm it from the new address, or to stop it from the old one',
  path: '/visitor/v2/account/readCorrection',
  roles: everybody,
  input: mailedLink,
  /** `address`: the new one; half hidden where it is not the reader's. */
  output: z.object({ does: z.enum(['confirm', 'stop']), kind: z.enum(['email', 'mobile']), address: z.string() }),
  errors: ['linkInvalid'],
  example: { token: 'a-token-from-a-link' },
});

export const confirmCorrection = call({
  does: 'Confirm the own new login address by the link that was sent there: it counts from now on, all sessions end',
  path: '/visitor/v2/account/confirmCorrection',
  roles: everybody,
  input: mailedLink,
  errors: ['linkInvalid', 'accountTaken', 'accountNotCorrectable'],
  example: { token: 'a-token-from-a-link' },
});

export const stopCorrection = call({
  does: 'Stop a change of the login address by the link that the old address got, before it is confirmed',
  path: '/visitor/v2/account/stopCorrection',
  roles: everybody,
  input: mailedLink,
  errors: ['linkInvalid'],
  example: { token: 'a-token-from-a-link' },
});
