import type { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Mailing } from '@fairbridge/contract/invitation/mailing.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import {
  correctDraft,
  dropDraft,
  keepDraft,
  ownMailing,
  pauseMailing,
  previewLetter,
  saveMailingText,
  sendOff,
} from './mailing.actions.ts';
import { letterAnswer, mailingAnswers } from './mailing.answers.ts';
import { lettersOf } from './mailing-letter.queries.ts';
import { mailingsOf } from './mailing.queries.ts';
import { lookAtLetters, mailingReport, mailingTemplate, typedLetters } from './mailing.sheet.ts';

type MailingHandlers = Handlers<FairContext, typeof contract.mailing>;

async function now(ctx: FairContext, caller: ExhibitorCaller, id: string): Promise<Mailing> {
  const row = await ownMailing(ctx, caller, id);
  const [answer] = await mailingAnswers(ctx, caller.exhibitorId, [row]);
  return answer ?? fail('notFound');
}

export const mailingHandlers = ({ jobs, config }: Pick<Services, 'jobs' | 'config'>): MailingHandlers => ({
  template: ({ input }) => mailingTemplate(input.lang),

  look: ({ ctx, caller, lang, request }) => lookAtLetters(ctx, caller.exhibitorId, request.bytes, lang),

  importSheet: async ({ ctx, caller, input, lang, request }) => {
    const { fileName, choices } = input;
    const read = await typedLetters(ctx, caller.exhibitorId, { bytes: request.bytes, choices }, lang);
    return now(ctx, caller, await keepDraft(ctx, caller, { read, fileName, choices }, lang));
  },

  save: async ({ ctx, caller, input, lang }) => {
    await correctDraft(ctx, caller, input, lang);
    return now(ctx, caller, input.id);
  },

  saveText: async ({ ctx, caller, input }) => {
    await saveMailingText(ctx, caller, input);
    return now(ctx, caller, input.id);
  },

  preview: ({ ctx, caller, input }) => previewLetter({ config }, ctx, caller, input),

  send: async ({ ctx, caller, input }) => {
    await sendOff(jobs, ctx, caller, input.id);
    return now(ctx, caller, input.id);
  },

  pause: async ({ ctx, caller, input }) => {
    await pauseMailing(jobs, ctx, caller, input);
    return now(ctx, caller, input.id);
  },

  list: async ({ ctx, caller, input }) => {
    const { rows, total } = await mailingsOf(ctx, caller.exhibitorId, rangeOf(input));
    return pageAnswer(await mailingAnswers(ctx, caller.exhibitorId, rows), total, input);
  },

  get: ({ ctx, caller, input }) => now(ctx, caller, input.id),

  letters: async ({ ctx, caller, input, lang }) => {
    const row = await ownMailing(ctx, caller, input.id);
    const { rows, total } = await lettersOf(ctx, row, input.state ?? null, rangeOf(input));
    const list = rows.map((letter) => letterAnswer(letter, lang));
    return pageAnswer(list, total, input);
  },

  report: async ({ ctx, caller, input }) => {
    const { id } = await ownMailing(ctx, caller, input.id);
    return mailingReport(ctx, id, input.lang);
  },

  remove: ({ ctx, caller, input }) => dropDraft(ctx, caller, input.id),
});
