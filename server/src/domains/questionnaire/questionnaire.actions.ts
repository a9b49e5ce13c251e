import { readAnswers } from '@fairbridge/contract/questionnaire/questionnaire.rules.ts';
import type { Answer, Question, Site } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { currentUser } from '../account/account.queries.ts';
import { registrationStep } from '../account/account.rules.ts';
import { indexVisitors } from '../visitor/visitor.document.ts';
import { lockProgress } from '../visitor/visitor.queries.ts';
import { completeRegistration } from '../visitor/visitor.review.ts';
import { stepIsOpen } from '../visitor/visitor.rules.ts';
import { lockSite, questions, siteVersion } from '../question/question.queries.ts';
import { answersOf, replaceAnswers, type Subject } from './questionnaire.queries.ts';

/** What somebody hands in; `version` is of the questions that were answered, where the form knows it. */
export type HandedIn = { version?: number | undefined; answers: readonly Answer[] };

/** A retired option is shown to whom has chosen it, and to nobody else. */
const asShown = (question: Question, chosen: readonly string[]): Question => ({
  ...question,
  options: question.options.filter(({ code, retired }) => !retired || chosen.includes(code)),
});

/** The questions of a place with somebody's answers to them; without a subject as somebody new is asked. */
export async function questionnaireOf(ctx: FairContext, site: Site, subject: Subject | null) {
  const asked = await questions(ctx, site);
  const answers = subject === null ? [] : await answersOf(ctx, subject, asked);
  const chosen = new Map(answers.map((answer) => [answer.question, answer.choices]));
  return {
    site,
    version: await siteVersion(ctx, site),
    questions: asked.map((question) => asShown(question, chosen.get(question.code) ?? [])),
    answers,
  };
}

/** Stores answers by the rules, or names what is wrong with them. Answers what was stored. */
async function storeAnswers(ctx: FairContext, site: Site, subject: Subject, given: HandedIn): Promise<Answer[]> {
  const version = await lockSite(ctx, site, 'share');
  if (given.version !== undefined && given.version !== version) fail('questionsChanged');
  const asked = await questions(ctx, site);
  const before = await answersOf(ctx, subject, asked);
  const { answers, wrong } = readAnswers(asked, given.answers, before);
  const [first, ...others] = wrong;
  if (first !== undefined) failFields(first, ...others);
  await replaceAnswers(ctx, subject, asked, answers);
  return answers;
}

/**
 * A visitor's answers: the last step of the registration, and changes of a complete one, which change nothing else.
 * The survey after the fair is open to whom has registered.
 */
export async function saveAsVisitor(
  services: Services,
  ctx: FairContext,
  caller: VisitorCaller,
  site: 'register' | 'visit',
  given: HandedIn,
) {
  const subject: Subject = { kind: 'visitor', id: caller.visitorId };
  const answers = await inTransaction(ctx, async (inner) => {
    const { state, review } = await lockProgress(inner, caller.visitorId);
    const isStep = site === 'register' && stepIsOpen('questionnaire', state, review);
    if (!isStep && !state.completeExhibitionRegistration) fail('stepNotOpen');
    const stored = await storeAnswers(inner, site, subject, given);
    await indexVisitors(inner, [caller.visitorId]);
    if (isStep) await completeRegistration(services.jobs, inner, caller.visitorId);
    return stored;
  });
  services.sessions.forget();
  const user = await currentUser(ctx, caller);
  const state = user.exhibitionUserCompleteState;
  return { answers, user, next: state === null ? '/' : registrationStep(state) };
}

export async function saveAsEmployee(ctx: FairContext, caller: ExhibitorCaller, given: HandedIn) {
  const subject: Subject = { kind: 'employee', id: caller.employeeId };
  const answers = await inTransaction(ctx, (inner) => storeAnswers(inner, 'exhibitor', subject, given));
  return { answers, user: await currentUser(ctx, caller), next: '/' };
}
