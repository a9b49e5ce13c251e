import { contract } from '@fairbridge/contract/index.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { originOf, pageAddress } from '../../address.ts';
import { pageAnswer, rangeOf } from '../../paging.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../scope.ts';
import type { Services } from '../../services.ts';
import { askedConsent, giveConsent } from '../page/agreement.actions.ts';
import { article, articleCardAnswer, articles } from './published-article.queries.ts';
import { bodyOf } from '../rich-text/rich-text.stored.ts';
import { pageAnswerOf } from '../page/page.answers.ts';
import { calendarOf } from '../programme/programme.calendar.ts';
import { programme, programmeAnswer, programmes } from '../programme/programme.queries.ts';
import { addSuggestion } from '../suggestion/suggestion.actions.ts';
import { ownSuggestionAnswer } from '../suggestion/suggestion.answers.ts';
import { suggestionsOf } from '../suggestion/suggestion.queries.ts';

const DONE = { done: true } as const;

export const contentHandlers = (services: Services): Implementation<Scope, typeof contract.content> => ({
  articles: async ({ scope, input }) => {
    const { rows, total } = await articles(scope, rangeOf(input));
    return pageAnswer(rows.map(articleCardAnswer), total, input);
  },

  article: async ({ scope, input }) => {
    const row = await article(scope, input.id);
    if (row === undefined) refuse('notFound');
    return { ...articleCardAnswer(row), body: bodyOf(row) };
  },

  programmes: async ({ scope, input }) => {
    const { rows, total } = await programmes(scope, rangeOf(input));
    return pageAnswer(rows.map(programmeAnswer), total, input);
  },

  programme: async ({ scope, input }) => {
    const row = await programme(scope, input.id);
    if (row === undefined) refuse('notFound');
    return programmeAnswer(row);
  },

  programmeCalendar: async ({ scope, input, lang }) => {
    const row = await programme(scope, input.id);
    if (row === undefined) refuse('notFound');
    const shown = programmeAnswer(row);
    const page = pageAddress(services.config, scope.exhibition, lang, `/programme/${row.id}`);
    const host = new URL(originOf(services.config, scope.exhibition)).hostname;
    const bytes = Buffer.from(calendarOf(shown, { lang, page, host }));
    return { name: `${inLang(shown.title, lang)}.ics`, type: 'text/calendar; charset=utf-8', bytes };
  },

  pageOfFair: async ({ scope, input }) => {
    const answer = await pageAnswerOf(scope, input.page, input.version);
    if (answer === null) refuse('notFound');
    return answer;
  },

  addSuggest: async ({ scope, caller, input, lang, request: { address } }) => {
    await addSuggestion(services, scope, { caller, lang, address }, input);
    return DONE;
  },

  customerService: async ({ scope, caller, input }) => {
    const { rows, total } = await suggestionsOf(scope, caller.visitorId, rangeOf(input));
    const { phone, hours } = scope.exhibition.service;
    return { ...pageAnswer(rows.map(ownSuggestionAnswer), total, input), phone, hours };
  },

  askedConsent: async ({ scope, caller }) => ({ asked: await askedConsent(scope, caller.accountId) }),

  giveConsent: async ({ scope, caller, input }) => {
    await giveConsent(scope, caller.accountId, input.consent);
    return DONE;
  },
});
