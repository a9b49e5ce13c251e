import type { contract } from '@fairbridge/contract/index.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { decideMatching, decideSignups } from './meeting-desk.actions.ts';
import { countSignups, managedSignup, managedSignups } from './meeting-desk.queries.ts';
import { managedSignupAnswer } from './meeting-signup.answers.ts';
import { meetings, type MeetingRow } from './meeting.queries.ts';

const meetingOf = async (ctx: FairContext, id: string): Promise<MeetingRow> =>
  (await meetings.find(ctx, { id })) ?? fail('notFound');

const notYet = (): never => fail('notFound');

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

  exportSignups: notYet,
  appointments: notYet,
  freeSlots: notYet,
  appoint: notYet,
  cancelAppointment: notYet,
  markAppointment: notYet,
  exportAppointments: notYet,
});
