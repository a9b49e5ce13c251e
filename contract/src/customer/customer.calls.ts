import { z } from 'zod';
import { call } from '../call.ts';
import { date, done, id, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { requestId } from '../request-id.ts';
import { exhibitor, exhibitorAdmin } from '../roles.ts';
import { customer } from './customer.shapes.ts';

const one = z.object({ id: id('customer') });

export const get = call({
  does: 'A buyer as the own company knows them: who is in charge, what they asked for, and what happened; admins all, other staff their own and those of nobody',
  path: '/visitor/v2/customer/details',
  roles: [exhibitor],
  input: one,
  output: customer,
  errors: ['notFound'],
  example: { id: '$customer' },
});

export const assign = call({
  does: 'Put a colleague in charge of a buyer, or nobody: contact, orders, inquiries and conversation follow, and the colleague is told',
  path: '/visitor/v2/customer/assign',
  roles: [exhibitorAdmin],
  input: one.extend({ employeeId: id('employee').nullable() }),
  output: done,
  errors: ['notFound'],
  example: { id: '$customer', employeeId: null },
});

export const setFollowUp = call({
  does: 'Set the day on which a buyer is to be followed up, or none',
  path: '/visitor/v2/customer/setFollowUp',
  roles: [exhibitor],
  input: one.extend({ on: date.nullable() }),
  output: done,
  errors: ['notFound'],
  example: { id: '$customer', on: '2027-03-15' },
});

export const addNote = call({
  does: 'Write a note about a buyer, for the company alone',
  path: '/visitor/v2/customer/addNote',
  roles: [exhibitor],
  input: one.extend({ text: text(LIMITS.leadNoteMax), requestId }),
  output: z.object({ id: z.string() }),
  errors: ['notFound', 'leadNoteLimit', 'conflict'],
  example: { id: '$customer', text: '老客户，关注交期' },
});

export const removeNote = call({
  does: "Delete an own note about a buyer; as an administrator anybody's",
  path: '/visitor/v2/customer/removeNote',
  roles: [exhibitor],
  input: z.object({ id: id('customerNote') }),
  output: done,
  errors: ['notFound'],
  example: { id: '$customerNote' },
});
