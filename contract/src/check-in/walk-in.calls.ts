import { z } from 'zod';
import { callsOf } from '../call.ts';
import { owner, reviewer, support } from '../roles.ts';
import { foundHolder } from './check-in.shapes.ts';
import { walkIn } from './walk-in.shapes.ts';

const call = callsOf('/organizer/v1/walkIn', [reviewer, support]);

const registered = z.object({
  person: foundHolder,
  /** False where the address was registered at this fair before. */
  made: z.boolean(),
});
const example = {
  name: '何客',
  company: '现场农资有限公司',
  position: '采购经理',
  country: 'CN',
  language: 'zh' as const,
  consent: 'paper' as const,
};

export const register = call({
  does: 'Register somebody at the desk, at once approved, with a link to set a password; who is registered already is answered and stays as they are',
  path: 'register',
  input: walkIn,
  output: registered,
  errors: ['registrationFull', 'termsNotPublished', 'accountTaken'],
  rate: { perMinute: 30 },
  example: { ...example, email: 'walk.in@fair.example' },
});

export const registerBeyond = call({
  does: 'The same, also where all places for visitors are taken',
  path: 'registerBeyond',
  roles: [owner],
  input: walkIn,
  output: registered,
  errors: ['termsNotPublished', 'accountTaken'],
  rate: { perMinute: 30 },
  example: { ...example, email: 'beyond@fair.example' },
});
