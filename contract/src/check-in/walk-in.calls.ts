import { z } from 'zod';
import { callsOf } from '../call.ts';
import { reviewer, support } from '../roles.ts';
import { foundHolder } from './check-in.shapes.ts';
import { walkIn } from './walk-in.shapes.ts';

const call = callsOf('/organizer/v1/walkIn', [reviewer, support]);

export const register = call({
  does: 'Register somebody at the desk, at once approved, with a link to set a password; who is registered already is answered and stays as they are',
  path: 'register',
  input: walkIn,
  output: z.object({
    person: foundHolder,
    /** False where the address was registered at this fair before. */
    made: z.boolean(),
  }),
  errors: ['registrationFull', 'termsNotPublished', 'accountTaken'],
  rate: { perMinute: 30 },
  example: {
    name: '何客',
    company: '现场农资有限公司',
    position: '采购经理',
    country: 'CN',
    email: 'walk.in@fair.example',
    language: 'zh',
    consent: 'paper',
  },
});
