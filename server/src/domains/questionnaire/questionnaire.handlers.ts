import { contract } from '@fairbridge/contract/index.ts';
import { SITES, type Site } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/who.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
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
  if (wanted === 'exhibitor') refuse('notFound');
  return wanted ?? 'register';
}
/** Where an employee may. */
function employeeSite(wanted: Site | undefined): 'exhibitor' {
  if (wanted !== undefined && wanted !== 'exhibitor') refuse('notFound');
  return 'exhibitor';
}

async function numbersOf(scope: Scope, site: Site) {
  const asked = await questions(scope, site);
  const codes = asked.map(({ code }) => code);
  return {
    site,
    version: await siteVersion(scope, site),
    questions: asked.length,
    respondents: await countRespondents(scope, codes),
  };
}

async function inTurn<T, R>(list: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const one of list) done.push(await work(one));
  return done;
}

export const questionnaireHandlers = (services: Services): Implementation<Scope, typeof contract.questionnaire> => ({
  ofSite: async ({ scope, input }) => questionnaireOf(scope, input.site, null),

  get: async ({ scope, caller, input }) =>
    questionnaireOf(
      scope,
      caller.kind === 'visitor' ? visitorSite(input.site) : employeeSite(input.site),
      subjectOf(caller),
    ),

  save: async ({ scope, caller, input: { site, ...given } }) => {
    if (caller.kind === 'visitor') return saveAsVisitor(services, scope, caller, visitorSite(site), given);
    employeeSite(site);
    return saveAsEmployee(scope, caller, given);
  },

  listSites: async ({ scope }) => ({ sites: await inTurn(SITES, (site) => numbersOf(scope, site)) }),

  list: async ({ scope, input: { site } }) => {
    const managed = await managedQuestions(scope, site);
    const respondents = await countRespondents(
      scope,
      managed.map(({ code }) => code),
    );
    return { site, version: await siteVersion(scope, site), respondents, questions: managed };
  },

  saveForm: async ({ scope, caller, input, request }) =>
    saveQuestion(scope, { caller, address: request.address }, input),
  sort: async ({ scope, caller, input, request }) => sortQuestions(scope, { caller, address: request.address }, input),
  remove: async ({ scope, caller, input, request }) =>
    removeQuestion(scope, { caller, address: request.address }, input),
  preview: async ({ scope, input }) => questionnaireOf(scope, input.site, null),

  listWritten: async ({ scope, input }) => {
    const asked = await oneQuestion(scope, input.code);
    if (asked === null) refuse('notFound');
    const names = new Map(asked.options.map(({ code, name }) => [code, name]));
    const { rows, total } = await writtenAnswers(scope, input.code, input.keyword.trim(), rangeOf(input));
    const list = rows.map(({ text, choices }) => ({ text, options: choices.flatMap((code) => names.get(code) ?? []) }));
    return { ...pageAnswer(list, total, input), title: asked.title };
  },
  getAnswers: async ({ scope, input }) => answersFile(scope, input.site, input.lang),
});
