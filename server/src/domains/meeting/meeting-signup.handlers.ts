import type { contract } from '@fairbridge/contract/index.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { makeOnce } from '../audit/sent-request.actions.ts';
import { maySignUp } from '../exhibitor/sign-up-eligibility.queries.ts';
import { countryOf } from '../visitor/visitor.queries.ts';
import { checkGoesOn, pairOf } from './meeting-appointment.actions.ts';
import { partnerAnswer, partners } from './meeting-partner.queries.ts';
import { mayDealWith, partyOf } from './meeting-party.ts';
import { answerParticipation, saveSignup, withdrawSignup } from './meeting-signup.actions.ts';
import { signupAnswer, suggestedAnswer } from './meeting-signup.answers.ts';
import { signupOf, suggestedOfEmployee, suggestedOfVisitor } from './meeting-signup.queries.ts';
import { isTakingPart } from './meeting-signup.rules.ts';
import { saveWish } from './meeting-wish.queries.ts';
import { publishedMeeting, type MeetingRow } from './meeting.queries.ts';
import { isOpenForSignup } from './meeting.rules.ts';

async function isEligible(
  ctx: FairContext,
  caller: VisitorCaller | ExhibitorCaller,
  { visitor_countries: from }: MeetingRow,
) {
  if (caller.kind === 'exhibitor') return maySignUp(ctx, caller.exhibitorId);
  return from.length === 0 || from.includes(await countryOf(ctx, caller.visitorId));
}

export const signupHandlers = ({ jobs }: Services): Handlers<FairContext, typeof contract.meetingSignup> => ({
  get: async ({ ctx, caller, input }) => {
    const meeting = await publishedMeeting(ctx, input.meetingId);
    const now = new Date();
    const row = await signupOf(ctx, meeting.id, partyOf(caller));
    const suggested =
      caller.kind === 'visitor'
        ? await suggestedOfVisitor(ctx, caller.visitorId)
        : await suggestedOfEmployee(ctx, caller.employeeId);
    const begins = row === undefined || row.withdrawn_at !== null;
    return {
      signup: row === undefined ? null : signupAnswer(ctx, caller, row, { meeting, now }),
      suggested: suggestedAnswer(suggested),
      maySignUp: begins && isOpenForSignup(meeting, now) && (await isEligible(ctx, caller, meeting)),
    };
  },

  save: ({ ctx, caller, input }) => makeOnce(ctx, caller, input, (inner, form) => saveSignup(inner, caller, form)),

  withdraw: ({ ctx, caller, input }) => withdrawSignup(jobs, ctx, caller, input),

  answerParticipation: ({ ctx, caller, input }) => answerParticipation(jobs, ctx, caller, input),

  wish: ({ ctx, caller, input: { partnerId, wish } }) =>
    inTransaction(ctx, async (inner) => {
      const { meeting, own } = await pairOf(inner, caller, partnerId);
      if (!mayDealWith(caller, own)) fail('notAllowed');
      checkGoesOn(meeting, new Date());
      await saveWish(inner, { meetingId: meeting.id, signupId: own.id, partnerId }, wish);
      return { wish };
    }),

  partners: async ({ ctx, caller, input }) => {
    const meeting = await publishedMeeting(ctx, input.meetingId);
    const own = await signupOf(ctx, meeting.id, partyOf(caller));
    if (own === undefined || !isTakingPart(own)) fail('signupNotApproved');
    const { rows, total } = await partners(ctx, own, input.keyword, rangeOf(input));
    return pageAnswer(
      rows.map((row) => partnerAnswer(ctx, row)),
      total,
      input,
    );
  },
});
