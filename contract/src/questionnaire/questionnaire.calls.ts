import { z } from 'zod';
import { currentUser } from '../account/account.shapes.ts';
import { call } from '../call.ts';
import { nothing } from '../fields.ts';
import { visitor } from '../who.ts';
import { answer, question } from './questionnaire.shapes.ts';

export const get = call({
  does: 'The questionnaire of the exhibition with own answers',
  path: '/visitor/v2/questions/questionnaire',
  who: [visitor],
  input: nothing,
  output: z.object({ questions: z.array(question), answers: z.array(answer) }),
  errors: [],
  example: {},
});

export const save = call({
  does: 'Save own answers; the last step of the registration',
  path: '/visitor/v2/questions/saveQuestion',
  who: [visitor],
  input: z.object({ answers: z.array(answer).max(60) }),
  output: z.object({ user: currentUser, next: z.string() }),
  errors: ['stepNotOpen'],
  example: { answers: [{ question: 'businessType', choices: ['importer'] }] },
});
