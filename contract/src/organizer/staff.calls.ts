import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id } from '../fields.ts';
import { owner } from '../roles.ts';
import { newStaff, staffEntrance, staffMember } from './organizer.shapes.ts';

const call = callsOf('/organizer/v1/staff', [owner]);

export const list = call({
  does: "The organizer's staff of this exhibition",
  path: 'list',
  output: z.object({ list: z.array(staffMember) }),
});

export const add = call({
  does: 'Add a member of staff and mail the invitation; an address without an account gets one, its password is set by the link in the mail. Where nothing can be mailed, answer once the way in, to be handed over',
  path: 'add',
  input: newStaff,
  output: z.object({ id: z.string(), entrance: staffEntrance.nullable() }),
  errors: ['userExists', 'accountTaken', 'cannotSend'],
  rate: { perMinute: 20 },
  example: { email: 'new.reviewer@fair.example', name: '审核员', role: 'reviewer' },
});

export const change = call({
  does: 'Change name and role of a member of staff; takes effect at once. The last owner stays owner',
  path: 'change',
  input: newStaff.omit({ email: true }).extend({ id: id('staff') }),
  errors: ['notFound', 'lastOwner'],
  example: { id: '$staff', name: '审核员', role: 'editor' },
});

export const remove = call({
  does: 'Remove a member of staff; the sessions end at once. The last owner stays',
  path: 'remove',
  input: z.object({ id: id('staff') }),
  errors: ['notFound', 'lastOwner'],
  example: { id: '$staff' },
});
