import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { readyBearer } from '../voucher/voucher.handlers.ts';
import { badgesFile, confirmationFile, type Bearer } from '../voucher/voucher.papers.ts';
import { remove, saveColleague } from './preregistration.actions.ts';
import { hashOfLink, sendConfirmations } from './preregistration.mails.ts';
import {
  colleagueOfLink,
  colleagues,
  confirmedColleagues,
  countColleagues,
  ownColleagues,
  writeAnswer,
  type ColleagueRow,
} from './preregistration.queries.ts';
import { reviewAfterCompletion } from '../visitor/visitor.rules.ts';
import { mayDownload, maySend, reviewOf } from './preregistration.rules.ts';
import { importColleagues, templateFile } from './preregistration.sheet.ts';

const answerOf = ({ review_state, review_reason, ...row }: ColleagueRow) => ({
  ...row,
  review: reviewOf({ ...row, review_state }),
  reviewReason: review_reason,
  sentAt: row.sent_at?.toISOString() ?? null,
  answeredAt: row.answered_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  may: { send: maySend(row, new Date()), download: mayDownload({ ...row, review_state }) },
});

async function own(scope: Scope, visitorId: string, id: string): Promise<ColleagueRow> {
  const [row] = await ownColleagues(scope, visitorId, [id]);
  if (row === undefined) refuse('notFound');
  return row;
}

/** Whom papers may be drawn for: the visitor who entered them is approved, and they have confirmed. */
async function holder(scope: Scope, visitorId: string, id: string) {
  const row = await own(scope, visitorId, id);
  const broughtBy = await readyBearer(scope, visitorId);
  if (row.state !== 'confirmed') refuse('colleagueNotConfirmed');
  if (!mayDownload(row)) refuse('colleagueNotApproved');
  return { holder: { preregistrationId: id }, bearer: bearerOf(row, broughtBy) };
}

const bearerOf = ({ name, company, position, country }: ColleagueRow, broughtBy: Bearer): Bearer => ({
  name,
  company,
  position,
  country,
  kind: 'visitor',
  broughtBy: { name: broughtBy.name, company: broughtBy.company },
});

async function byLink(scope: Scope, token: string) {
  const row = await colleagueOfLink(scope, hashOfLink(token), LIMITS.preregistrationLinkDays);
  if (row === undefined) refuse('linkInvalid');
  const { id, name, company, position, state, by_name: byName, by_company: byCompany } = row;
  const [review, reviewReason] = [reviewOf(row), row.review_reason];
  return {
    id,
    answer: { name, company, position, state, review, reviewReason, by: { name: byName, company: byCompany } },
  };
}

export const preregistrationHandlers = (
  services: Services,
): Implementation<Scope, typeof contract.preregistration> => ({
  list: async ({ scope, caller: { visitorId }, input }) => {
    const { all, confirmed, approved } = await countColleagues(scope, visitorId);
    const rows = await colleagues(scope, visitorId, rangeOf(input));
    const left = LIMITS.preregistrationsMax - all;
    return { ...pageAnswer(rows.map(answerOf), all, input), confirmed, approved, left };
  },

  get: async ({ scope, caller, input }) => answerOf(await own(scope, caller.visitorId, input.id)),

  save: async ({ scope, caller, input }) => answerOf(await saveColleague(scope, caller, input)),

  remove: async ({ scope, caller, input }) => {
    await remove(scope, caller, input.ids);
    return { done: true };
  },

  template: ({ input }) => templateFile(input.lang),

  importSheet: ({ scope, caller, input, lang, request }) =>
    importColleagues(scope, caller, request.bytes, input.mode, lang),

  sendConfirmation: async ({ scope, caller, input, lang }) => {
    await readyBearer(scope, caller.visitorId);
    return sendConfirmations(services, scope, caller, input.ids, lang);
  },

  badge: async ({ scope, caller, input: { id, lang } }) =>
    badgesFile(services, scope, [await holder(scope, caller.visitorId, id)], lang),

  badges: async ({ scope, caller, input }) => {
    const broughtBy = await readyBearer(scope, caller.visitorId);
    const confirmed = await confirmedColleagues(scope, caller.visitorId);
    if (confirmed.length === 0) refuse('colleagueNotConfirmed');
    const rows = confirmed.filter(mayDownload);
    if (rows.length === 0) refuse('colleagueNotApproved');
    const people = rows.map((row) => ({ holder: { preregistrationId: row.id }, bearer: bearerOf(row, broughtBy) }));
    return badgesFile(services, scope, people, input.lang);
  },

  confirmation: async ({ scope, caller, input: { id, lang } }) => {
    const { holder: colleague, bearer } = await holder(scope, caller.visitorId, id);
    return confirmationFile(services, scope, colleague, bearer, lang);
  },

  invitation: async ({ scope, input }) => (await byLink(scope, input.token)).answer,

  answer: async ({ scope, input }) => {
    const { id, answer } = await byLink(scope, input.token);
    const review = reviewAfterCompletion(scope.exhibition.reviewAtOnce);
    const review_state = await writeAnswer(scope, id, input.state, review);
    return { ...answer, state: input.state, review: reviewOf({ state: input.state, review_state }) };
  },
});
