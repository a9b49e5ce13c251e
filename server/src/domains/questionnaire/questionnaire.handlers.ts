import { contract } from '@fairbridge/contract/index.ts';
import { SITES, type Site } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { answersFile } from './answers.export.ts';
import { writtenAnswers } from './answers.queries.ts';
import { removeQuestion, saveQuestion, sortQuestions } from './question-editor.actions.ts';
import { countRespondents, managedQuestions } from './question-editor.queries.ts';
import { questionnaireOf, saveAsEmployee, saveAsVisitor } from './questionnaire.actions.ts';
import { oneQuestion, questions, siteVersion } from '../question/question.queries.ts';
import { type Subject } from './questionnaire.queries.ts';

const subjectOf = (caller: VisitorCaller | ExhibitorCaller): Subject =>
  caller.kind === 'visitor' ? { kind: 'visitor', id: caller.visitorId } : { kind: 'employee', id: caller.employeeId };

/** Where a visitor may answer. */
function visitorSite(wanted: Site | undefined): 'register' | 'visit' {
  if (wanted === 'exhibitor') fail('notFound');
  return wanted ?? 'register';
}
/** Where an employee may. */
function employeeSite(wanted: Site | undefined): 'exhibitor' {
  if (wanted !== undefined && wanted !== 'exhibitor') fail('notFound');
  return 'exhibitor';
}

async function numbersOf(ctx: FairContext, site: Site) {
  const asked = await questions(ctx, site);
  const codes = asked.map(({ code }) => code);
  return {
    site,
    version: await siteVersion(ctx, site),
    questions: asked.length,
    respondents: await countRespondents(ctx, codes),
  };
}

async function inTurn<T, R>(list: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const one of list) done.push(await work(one));
  return done;
}

export const questionnaireHandlers = (services: Services): Handlers<FairContext, typeof contract.questionnaire> => ({
  ofSite: async ({ ctx, input }) => questionnaireOf(ctx, input.site, null),

  get: async ({ ctx, caller, input }) =>
    questionnaireOf(
      ctx,
      caller.kind === 'visitor' ? visitorSite(input.site) : employeeSite(input.site),
      subjectOf(caller),
    ),

  save: async ({ ctx, caller, input: { site, ...given } }) => {
    if (caller.kind === 'visitor') return saveAsVisitor(services, ctx, caller, visitorSite(site), given);
    employeeSite(site);
    return saveAsEmployee(ctx, caller, given);
  },

  listSites: async ({ ctx }) => ({ sites: await inTurn(SITES, (site) => numbersOf(ctx, site)) }),

  list: async ({ ctx, input: { site } }) => {
    const managed = await managedQuestions(ctx, site);
    const respondents = await countRespondents(
      ctx,
      managed.map(({ code }) => code),
    );
    return { site, version: await siteVersion(ctx, site), respondents, questions: managed };
  },

  saveForm: async ({ ctx, caller, input, request }) => saveQuestion(ctx, { caller, address: request.address }, input),
  sort: async ({ ctx, caller, input, request }) => sortQuestions(ctx, { caller, address: request.address }, input),
  remove: async ({ ctx, caller, input, request }) => removeQuestion(ctx, { caller, address: request.address }, input),
  preview: async ({ ctx, input }) => questionnaireOf(ctx, input.site, null),

  listWritten: async ({ ctx, input }) => {
    const asked = await oneQuestion(ctx, input.code);
    if (asked === null) fail('notFound');
    const names = new Map(asked.options.map(({ code, name }) => [code, name]));
    const { rows, total } = await writtenAnswers(ctx, input.code, input.keyword.trim(), rangeOf(input));
    const list = rows.map(({ text, choices }) => ({ text, options: choices.flatMap((code) => names.get(code) ?? []) }));
    return { ...pageAnswer(list, total, input), title: asked.title };
  },
  getAnswers: async ({ ctx, input }) => answersFile(ctx, input.site, input.lang),
});
