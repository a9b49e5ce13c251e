import { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuseFields } from '../../platform/http/refusal.ts';
import type { Scope } from '../../scope.ts';
import type { Services } from '../../services.ts';
import { saveStep } from '../visitor/visitor.handlers.ts';
import { writeCompletion } from '../visitor/visitor.queries.ts';
import { reviewAfterCompletion } from '../visitor/visitor.rules.ts';
import { answersOf, questions, replaceAnswers } from './questionnaire.queries.ts';
import { wrongAnswers } from './questionnaire.rules.ts';

export const questionnaireHandlers = (services: Services): Implementation<Scope, typeof contract.questionnaire> => ({
  get: async ({ scope, caller }) => ({
    questions: await questions(scope),
    answers: await answersOf(scope, caller.visitorId),
  }),

  save: ({ scope, caller, input }) =>
    saveStep(services, scope, caller, 'questionnaire', async (inner) => {
      // a question answered twice counts once, by its last answer
      const answers = [...new Map(input.answers.map((answer) => [answer.question, answer])).values()];
      const [first, ...others] = wrongAnswers(await questions(inner), answers);
      if (first !== undefined) refuseFields(first, ...others);
      await replaceAnswers(inner, caller.visitorId, answers);
      await writeCompletion(inner, caller.visitorId, reviewAfterCompletion(inner.exhibition.reviewAtOnce));
    }),
});
