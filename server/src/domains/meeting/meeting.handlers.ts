import type { contract } from '@fairbridge/contract/index.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { makeOnce } from '../audit/sent-request.actions.ts';
import { partyOrNobody } from './meeting-party.ts';
import { ownSignups } from './meeting-signup.queries.ts';
import { cancelMeeting, publishMeeting, removeMeeting, saveMeeting } from './meeting.actions.ts';
import { detailAnswer, managedMeetingAnswer, meetingAnswer } from './meeting.answers.ts';
import { countedMeeting, isPublic, managedMeetings, publicMeetings } from './meeting.queries.ts';

/** The caller's own sign-ups for these meetings, by meeting. */
async function ownOf(ctx: FairContext, caller: Caller, ids: readonly string[]) {
  const party = partyOrNobody(caller);
  const rows = party === null || ids.length === 0 ? [] : await ownSignups(ctx, party, ids);
  return new Map(rows.map((row) => [row.meeting_id, row]));
}

export const meetingHandlers = ({ jobs }: Services): Handlers<FairContext, typeof contract.meeting> => ({
  browse: async ({ ctx, caller, input }) => {
    const own = input.own ? (partyOrNobody(caller) ?? 'nobody') : null;
    const { rows, total } = await publicMeetings(ctx, { ...input, own }, rangeOf(input));
    const signedUp = await ownOf(
      ctx,
      caller,
      rows.map(({ id }) => id),
    );
    const now = new Date();
    const list = rows.map((row) => meetingAnswer(row, { caller, own: signedUp.get(row.id), now }));
    return pageAnswer(list, total, input);
  },

  detail: async ({ ctx, caller, input }) => {
    const row = await countedMeeting(ctx, input.id);
    if (!isPublic(row)) fail('notFound');
    const own = (await ownOf(ctx, caller, [row.id])).get(row.id);
    return detailAnswer(row, { caller, own, now: new Date() });
  },

  list: async ({ ctx, input }) => {
    const { rows, total } = await managedMeetings(ctx, input, rangeOf(input));
    const now = new Date();
    return pageAnswer(
      rows.map((row) => managedMeetingAnswer(row, now)),
      total,
      input,
    );
  },

  get: async ({ ctx, input }) => managedMeetingAnswer(await countedMeeting(ctx, input.id), new Date()),

  save: ({ ctx, caller, input, acting }) =>
    makeOnce(ctx, caller, input, (inner, given) => saveMeeting(jobs, inner, acting, given)),

  publish: ({ ctx, input, acting }) => publishMeeting(ctx, acting, input),

  cancel: ({ ctx, input, acting }) => cancelMeeting(jobs, ctx, acting, input),

  remove: ({ ctx, input, acting }) => removeMeeting(ctx, acting, input),
});
