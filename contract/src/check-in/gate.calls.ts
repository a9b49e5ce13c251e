import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id } from '../fields.ts';
import { editor, organizer } from '../roles.ts';
import { gate, gateForm } from './gate.shapes.ts';

const call = callsOf('/organizer/v1/gate', [editor]);

export const list = call({
  does: 'The gates of the fair in the order in which they were made, with their rules',
  path: 'list',
  roles: [organizer],
  output: z.object({ list: z.array(gate) }),
});

export const get = call({
  does: 'A gate, to edit it',
  path: 'get',
  input: z.object({ id: id('gate') }),
  output: gate,
  errors: ['notFound'],
  example: { id: '$gate' },
});

export const save = call({
  does: 'Make a gate, or edit one as it was read',
  path: 'save',
  input: z.object({
    /** Null makes a new one. */
    id: id('gate').nullable(),
    version: z.int().min(1).nullable(),
    form: gateForm,
  }),
  output: z.object({ id: z.string(), version: z.int() }),
  errors: ['notFound', 'editConflict', 'gateLimit'],
  example: {
    id: '$gate',
    version: 1,
    form: { name: { zh: '南门', en: 'South gate' }, hall: null, readmission: 'daily', open: true },
  },
});
