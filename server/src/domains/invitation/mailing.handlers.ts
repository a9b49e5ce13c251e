import type { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import type { Mailing } from '@fairbridge/contract/invitation/mailing.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/who.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { correctDraft, dropDraft, keepDraft, ownMailing, pauseMailing, sendOff } from './mailing.actions.ts';
import { letterAnswer, mailingAnswers } from './mailing.answers.ts';
import { lettersOf } from './mailing-letter.queries.ts';
import { mailingsOf } from './mailing.queries.ts';
import { mailingReport, mailingTemplate, typedLetters } from './mailing.sheet.ts';

type Handlers = Implementation<Scope, typeof contract.mailing>;

async function now(scope: Scope, caller: ExhibitorCaller, id: string): Promise<Mailing> {
  const row = await ownMailing(scope, caller, id);
  const [answer] = await mailingAnswers(scope, caller.exhibitorId, [row]);
  return answer ?? refuse('notFound');
}

export const mailingHandlers = ({ jobs }: Pick<Services, 'jobs'>): Handlers => ({
  template: ({ input }) => mailingTemplate(input.lang),

  importSheet: async ({ scope, caller, input, lang, request }) => {
    const typed = await typedLetters(request.bytes, lang);
    return now(scope, caller, await keepDraft(scope, caller, { typed, fileName: input.fileName }, lang));
  },

  save: async ({ scope, caller, input, lang }) => {
    await correctDraft(scope, caller, input, lang);
    return now(scope, caller, input.id);
  },

  send: async ({ scope, caller, input }) => {
    await sendOff(jobs, scope, caller, input.id);
    return now(scope, caller, input.id);
  },

  pause: async ({ scope, caller, input }) => {
    await pauseMailing(jobs, scope, caller, input);
    return now(scope, caller, input.id);
  },

  list: async ({ scope, caller, input }) => {
    const { rows, total } = await mailingsOf(scope, caller.exhibitorId, rangeOf(input));
    return pageAnswer(await mailingAnswers(scope, caller.exhibitorId, rows), total, input);
  },

  get: ({ scope, caller, input }) => now(scope, caller, input.id),

  letters: async ({ scope, caller, input, lang }) => {
    const row = await ownMailing(scope, caller, input.id);
    const { rows, total } = await lettersOf(scope, row, input.state ?? null, rangeOf(input));
    const list = rows.map((letter) => letterAnswer(letter, lang));
    return pageAnswer(list, total, input);
  },

  report: async ({ scope, caller, input }) => {
    const { id } = await ownMailing(scope, caller, input.id);
    return mailingReport(scope, id, input.lang);
  },

  remove: async ({ scope, caller, input }) => {
    await dropDraft(scope, caller, input.id);
    return { done: true };
  },
});
