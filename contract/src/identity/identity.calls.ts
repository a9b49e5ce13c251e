import { RECORD_ID } from '../record-id.ts';
import { z } from 'zod';
import { callsOf } from '../call.ts';
import { everybody } from '../roles.ts';
import { challengeKind, humanCheckAction, slide, slider, work, workSolution } from './identity.shapes.ts';

const call = callsOf('/identity-check', everybody);

export const getChallenge = call({
  does: 'A human check to be done before a protected call: a slider puzzle, or a proof of work for whoever cannot drag',
  path: 'getValidationToken',
  input: z.object({
    /** The protected call it is for. */
    action: humanCheckAction,
    /** The e-mail, mobile or other identifier that call is about; case and spaces around do not matter. */
    subject: z.string().max(254, { abort: true }).default(''),
    kind: challengeKind.default('slider'),
  }),
  output: z.object({
    id: z.string(),
    kind: challengeKind,
    /** How long it may be answered. */
    seconds: z.int(),
    slider: slider.nullable(),
    work: work.nullable(),
  }),
  errors: ['notFound', 'cannotSend'],
  // a hall of people stands behind one address; a picture costs about ten milliseconds
  rate: { perMinute: 300 },
  example: { action: 'login', subject: 'buyer@fair.example' },
});

export const checkChallenge = call({
  does: 'Check the answer to a human check; answers the pass for one protected call, good for two minutes and one use',
  path: '/identity-check/checkValidation/v2',
  input: z
    .object({
      id: z.string().regex(RECORD_ID),
      ...slide.partial({ x: true }).shape,
      work: workSolution.optional(),
      /** The token of the outside service, where one is configured. */
      outside: z.string().max(4_096, { abort: true }).optional(),
    })
    .refine((given) => [given.x, given.work, given.outside].filter((one) => one !== undefined).length === 1, {
      message: 'required',
      path: ['x'],
    }),
  output: z.object({ token: z.string() }),
  errors: ['humanCheckFailed', 'humanCheckExpired'],
  rate: { perMinute: 600 },
  example: { id: 'ExampleChallenge0001', x: 200, by: 'pointer', track: [{ x: 0, y: 3, t: 0 }] },
});
