import type { contract } from '@fairbridge/contract/index.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { inTransaction } from '../../core/fair-context.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { makeOnce } from '../audit/sent-request.actions.ts';
import {
  answerAppointment,
  cancelAppointment,
  markAppointment,
  moveAppointment,
  occupantsOf,
  pairOf,
  proposeAppointment,
} from './meeting-appointment.actions.ts';
import { appointmentAnswer } from './meeting-appointment.answers.ts';
import { countOwn, ownAppointment, ownAppointments, plannedAppointments } from './meeting-appointment.queries.ts';
import { freeOf, type Occupants } from './meeting-booking.queries.ts';
import { partyOf } from './meeting-party.ts';
import { appointmentsCalendar } from './meeting.calendar.ts';
import { gridOf, publishedMeeting, type MeetingRow } from './meeting.queries.ts';
import { endOfSlot, slotsOf } from './meeting.rules.ts';

/** The slots of a meeting that are free for these, as a call answers them. */
export async function freeSlots(ctx: FairContext, meeting: MeetingRow, occupants: Occupants) {
  const free = await freeOf(ctx, meeting, occupants, slotsOf(gridOf(meeting)));
  return {
    slots: free.map((at) => ({ startsAt: at.toISOString(), endsAt: endOfSlot(meeting, at).toISOString() })),
  };
}

export const appointmentHandlers = ({
  jobs,
  config,
}: Services): Handlers<FairContext, typeof contract.meetingAppointment> => ({
  list: async ({ ctx, caller, input }) => {
    const party = partyOf(caller);
    const { rows, total } = await ownAppointments(ctx, party, input, rangeOf(input));
    const now = new Date();
    const list = rows.map((row) => appointmentAnswer(ctx, caller, row, now));
    return { ...pageAnswer(list, total, input), counts: await countOwn(ctx, caller, input) };
  },

  get: async ({ ctx, caller, input }) => {
    const row = (await ownAppointment(ctx, partyOf(caller), input.id)) ?? fail('notFound');
    return appointmentAnswer(ctx, caller, row, new Date());
  },

  freeSlots: ({ ctx, caller, input }) =>
    inTransaction(ctx, async (inner) => {
      const { meeting, visitor, exhibitor } = await pairOf(inner, caller, input.partnerId);
      return freeSlots(inner, meeting, occupantsOf(visitor, exhibitor));
    }),

  propose: ({ ctx, caller, input }) =>
    makeOnce(ctx, caller, input, (inner, form) => proposeAppointment(jobs, inner, caller, form)),

  answer: ({ ctx, caller, input }) =>
    makeOnce(ctx, caller, input, (inner, form) => answerAppointment(jobs, inner, caller, form)),

  move: ({ ctx, caller, input }) =>
    makeOnce(ctx, caller, input, (inner, form) => moveAppointment(jobs, inner, caller, form)),

  cancel: ({ ctx, caller, input }) => cancelAppointment(jobs, ctx, caller, input),

  mark: ({ ctx, caller, input }) => markAppointment(ctx, caller, input),

  calendar: async ({ ctx, caller, input, lang }) => {
    const party = partyOf(caller);
    const row = await ownAppointment(ctx, party, input.id);
    if (row?.state !== 'confirmed') fail('notFound');
    return appointmentsCalendar(config, ctx.exhibition, [row], { side: party.side, lang });
  },

  plan: async ({ ctx, caller, input, lang }) => {
    const party = partyOf(caller);
    if (input.meetingId !== undefined) await publishedMeeting(ctx, input.meetingId);
    const rows = await plannedAppointments(ctx, party, input.meetingId);
    return appointmentsCalendar(config, ctx.exhibition, rows, { side: party.side, lang });
  },
});
