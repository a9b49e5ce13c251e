import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { readyBearer } from '../voucher/voucher.handlers.ts';
import { badgesFile, confirmationFile, type DocumentHolder } from '../voucher/voucher.documents.ts';
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

async function own(ctx: FairContext, visitorId: string, id: string): Promise<ColleagueRow> {
  const [row] = await ownColleagues(ctx, visitorId, [id]);
  if (row === undefined) fail('notFound');
  return row;
}

/** Whom papers may be drawn for: the visitor who entered them is approved, and they have confirmed. */
async function holder(ctx: FairContext, visitorId: string, id: string) {
  const row = await own(ctx, visitorId, id);
  const broughtBy = await readyBearer(ctx, visitorId);
  if (row.state !== 'confirmed') fail('colleagueNotConfirmed');
  if (!mayDownload(row)) fail('colleagueNotApproved');
  return { holder: { preregistrationId: id }, bearer: bearerOf(row, broughtBy) };
}

const bearerOf = ({ name, company, position, country }: ColleagueRow, broughtBy: DocumentHolder): DocumentHolder => ({
  name,
  company,
  position,
  country,
  kind: 'visitor',
  broughtBy: { name: broughtBy.name, company: broughtBy.company },
});

async function byLink(ctx: FairContext, token: string) {
  const row = await colleagueOfLink(ctx, hashOfLink(token), LIMITS.preregistrationLinkDays);
  if (row === undefined) fail('linkInvalid');
  const { id, name, company, position, state, by_name: byName, by_company: byCompany } = row;
  const [review, reviewReason] = [reviewOf(row), row.review_reason];
  return {
    id,
    answer: { name, company, position, state, review, reviewReason, by: { name: byName, company: byCompany } },
  };
}

export const preregistrationHandlers = (
  services: Services,
): Handlers<FairContext, typeof contract.preregistration> => ({
  list: async ({ ctx, caller: { visitorId }, input }) => {
    const { all, confirmed, approved } = await countColleagues(ctx, visitorId);
    const rows = await colleagues(ctx, visitorId, rangeOf(input));
    const left = LIMITS.preregistrationsMax - all;
    return { ...pageAnswer(rows.map(answerOf), all, input), confirmed, approved, left };
  },

  get: async ({ ctx, caller, input }) => answerOf(await own(ctx, caller.visitorId, input.id)),

  save: async ({ ctx, caller, input }) => answerOf(await saveColleague(ctx, caller, input)),

  remove: ({ ctx, caller, input }) => remove(ctx, caller, input.ids),

  template: ({ input }) => templateFile(input.lang),

  importSheet: ({ ctx, caller, input, lang, request }) =>
    importColleagues(ctx, caller, request.bytes, input.mode, lang),

  sendConfirmation: async ({ ctx, caller, input, lang }) => {
    await readyBearer(ctx, caller.visitorId);
    return sendConfirmations(services, ctx, caller, input.ids, lang);
  },

  badge: async ({ ctx, caller, input: { id, lang } }) =>
    badgesFile(services, ctx, [await holder(ctx, caller.visitorId, id)], lang),

  badges: async ({ ctx, caller, input }) => {
    const broughtBy = await readyBearer(ctx, caller.visitorId);
    const confirmed = await confirmedColleagues(ctx, caller.visitorId);
    if (confirmed.length === 0) fail('colleagueNotConfirmed');
    const rows = confirmed.filter(mayDownload);
    if (rows.length === 0) fail('colleagueNotApproved');
    const people = rows.map((row) => ({ holder: { preregistrationId: row.id }, bearer: bearerOf(row, broughtBy) }));
    return badgesFile(services, ctx, people, input.lang);
  },

  confirmation: async ({ ctx, caller, input: { id, lang } }) => {
    const { holder: colleague, bearer } = await holder(ctx, caller.visitorId, id);
    return confirmationFile(services, ctx, colleague, bearer, lang);
  },

  invitation: async ({ ctx, input }) => (await byLink(ctx, input.token)).answer,

  answer: async ({ ctx, input }) => {
    const { id, answer } = await byLink(ctx, input.token);
    const review = reviewAfterCompletion(ctx.exhibition.reviewAtOnce);
    const review_state = await writeAnswer(ctx, id, input.state, review);
    return { ...answer, state: input.state, review: reviewOf({ state: input.state, review_state }) };
  },
});
