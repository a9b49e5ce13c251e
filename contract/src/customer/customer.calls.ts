import { z } from 'zod';
import { callsOf } from '../call.ts';
import { date, id, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { requestId } from '../request-id.ts';
import { exhibitor, exhibitorAdmin } from '../roles.ts';
import { customer } from './customer.shapes.ts';

const call = callsOf('/visitor/v2/customer', [exhibitor]);

const one = z.object({ id: id('customer') });

export const get = call({
  does: 'A buyer as the own company knows them: who is in charge, what they asked for, and what happened; admins all, other staff their own and those of nobody',
  path: 'details',
  input: one,
  output: customer,
  errors: ['notFound'],
  example: { id: '$customer' },
});

export const assign = call({
  does: 'Put a colleague in charge of a buyer, or nobody: contact, orders, inquiries and conversation follow, and the colleague is told',
  path: 'assign',
  roles: [exhibitorAdmin],
  input: one.extend({ employeeId: id('employee').nullable() }),
  errors: ['notFound'],
  example: { id: '$customer', employeeId: null },
});

export const setFollowUp = call({
  does: 'Set the day on which a buyer is to be followed up, or none',
  path: 'setFollowUp',
  input: one.extend({ on: date.nullable() }),
  errors: ['notFound'],
  example: { id: '$customer', on: '2027-03-15' },
});

export const addNote = call({
  does: 'Write a note about a buyer, for the company alone',
  path: 'addNote',
  input: one.extend({ text: text(LIMITS.leadNoteMax), requestId }),
  output: z.object({ id: z.string() }),
  errors: ['notFound', 'leadNoteLimit', 'conflict'],
  example: { id: '$customer', text: '老客户，关注交期' },
});

export const removeNote = call({
  does: "Delete an own note about a buyer; as an administrator anybody's",
  path: 'removeNote',
  input: z.object({ id: id('customerNote') }),
  errors: ['notFound'],
  example: { id: '$customerNote' },
});
