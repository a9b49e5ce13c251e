import type { contract } from '@fairbridge/contract/index.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Services } from '../../core/services.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { makeOnce } from '../audit/sent-request.actions.ts';
import { occupantsOf } from './meeting-appointment.actions.ts';
import { managedAppointmentAnswer } from './meeting-appointment.answers.ts';
import { freeSlots } from './meeting-appointment.handlers.ts';
import { managedAppointments } from './meeting-appointment.queries.ts';
import { appoint, cancelForBoth, chosenPair, markForBoth } from './meeting-desk.appointments.ts';
import { decideMatching, decideSignups } from './meeting-desk.actions.ts';
import { countSignups, managedSignup, managedSignups } from './meeting-desk.queries.ts';
import { confirmSchedule } from './meeting-schedule.actions.ts';
import { draftSchedule } from './meeting-schedule.draft.ts';
import { managedSignupAnswer } from './meeting-signup.answers.ts';
import { appointmentsFile, signupsFile } from './meeting.export.ts';
import { meetings, type MeetingRow } from './meeting.queries.ts';

const meetingOf = async (ctx: FairContext, id: string): Promise<MeetingRow> =>
  (await meetings.find(ctx, { id })) ?? fail('notFound');

/** What leaves the console is written down. */
async function log(
  ctx: FairContext,
  acting: Acting,
  act: 'meeting.exportSignups' | 'meeting.exportAppointments',
  id: string,
) {
  const details = { title: bilingualOf('title', await meetingOf(ctx, id)) };
  await writeAudit(ctx, acting, { act, object: { kind: 'meeting', id }, details });
}

export const meetingDeskHandlers = ({ jobs }: Services): Handlers<FairContext, typeof contract.meetingDesk> => ({
  signups: async ({ ctx, input }) => {
    await meetingOf(ctx, input.meetingId);
    const { rows, total } = await managedSignups(ctx, input, rangeOf(input));
    const list = rows.map((row) => managedSignupAnswer(ctx, row));
    return { ...pageAnswer(list, total, input), counts: await countSignups(ctx, input) };
  },

  signup: async ({ ctx, input }) => managedSignupAnswer(ctx, (await managedSignup(ctx, input.id)) ?? fail('notFound')),

  decide: async ({ ctx, input: { selection, ...wish }, acting }) => ({
    changed: await ('records' in selection
      ? decideSignups(jobs, ctx, acting, selection.records, wish)
      : decideMatching(jobs, ctx, acting, selection, wish)),
  }),

  exportSignups: async ({ ctx, input: { lang, ...filter }, acting }) => {
    await log(ctx, acting, 'meeting.exportSignups', filter.meetingId);
    return signupsFile(ctx, filter, lang);
  },

  appointments: async ({ ctx, input }) => {
    await meetingOf(ctx, input.meetingId);
    const { rows, total } = await managedAppointments(ctx, input, rangeOf(input));
    const now = new Date();
    return pageAnswer(
      rows.map((row) => managedAppointmentAnswer(ctx, row, now)),
      total,
      input,
    );
  },

  freeSlots: ({ ctx, input }) =>
    inTransaction(ctx, async (inner) => {
      const { meeting, visitor, exhibitor } = await chosenPair(inner, input);
      return freeSlots(inner, meeting, occupantsOf(visitor, exhibitor));
    }),

  appoint: ({ ctx, caller, input, acting }) =>
    makeOnce(ctx, caller, input, (inner, form) => appoint(jobs, inner, acting, form)),

  cancelAppointment: ({ ctx, input, acting }) => cancelForBoth(jobs, ctx, acting, input),

  markAppointment: ({ ctx, input, acting }) => markForBoth(ctx, acting, input),

  exportAppointments: async ({ ctx, input: { lang, ...filter }, acting }) => {
    await log(ctx, acting, 'meeting.exportAppointments', filter.meetingId);
    return appointmentsFile(ctx, filter, lang);
  },

  suggestSchedule: ({ ctx, input }) => draftSchedule(ctx, input),

  confirmSchedule: ({ ctx, caller, input, acting }) =>
    makeOnce(ctx, caller, input, (inner, form) => confirmSchedule(jobs, inner, acting, form)),
});
