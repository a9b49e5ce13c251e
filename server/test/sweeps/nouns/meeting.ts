import { drawnFileRow } from '../../../../demo/factories/factories.ts';
import { meetingAppointmentRow, meetingRow } from '../../../../demo/factories/meeting.factory.ts';
import type { MeetingSide } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import type { FairContext } from '../../../src/core/fair-context.ts';
import { makeMeeting, signUpCompany, signUpVisitor, slotOf } from '../../meetings.ts';
import type { TestPortal } from '../../portal.ts';
import { makeExhibitor, makeVisitor } from '../../world.ts';
import type { Owner } from '../stage-owners.ts';
import { insertRow, type Making, type Nouns } from './noun.ts';

const DAY = 86_400_000;

/** Times of a session that was yesterday. */
const OVER = {
  starts_at: new Date(Date.now() - DAY),
  ends_at: new Date(Date.now() - DAY / 2),
  deadline: new Date(Date.now() - DAY),
};

type Given = { meeting?: object; audit?: 'review' | 'approved' };

/** The caller's party, or the staff's stand-in, and somebody of the other side, both signed up for a new session. */
export async function signedUp(
  { test, owner, ctx }: { test: TestPortal; owner: Owner; ctx: FairContext },
  { meeting: times = {}, audit = 'approved' }: Given = {},
) {
  const meeting = await makeMeeting(test, times, ctx);
  const isVisitor = owner.speaker === null;
  const visitor = isVisitor ? { visitorId: owner.self } : await makeVisitor(test, {}, ctx);
  const company = isVisitor ? await makeExhibitor(test, {}, ctx) : owner.company;
  const [ofVisitor, ofCompany] = isVisitor ? [{ audit }, {}] : [{}, { audit }];
  const visitorSignupId = await signUpVisitor(test, meeting.id, visitor, ofVisitor, ctx);
  const contact = { employee_id: owner.speaker, ...ofCompany };
  const exhibitorSignupId = await signUpCompany(test, meeting.id, company.id, contact, ctx);
  const side: MeetingSide = isVisitor ? 'visitor' : 'exhibitor';
  const [own, partner] = isVisitor ? [visitorSignupId, exhibitorSignupId] : [exhibitorSignupId, visitorSignupId];
  return { meeting, visitorSignupId, exhibitorSignupId, side, own, partner };
}

/** Times of an online session that has just begun, so that the rooms of its first appointments are open. */
const begun = () => ({
  kind: 'online',
  starts_at: new Date(),
  ends_at: new Date(Date.now() + DAY / 4),
  deadline: new Date(),
});

/** An appointment of the caller with somebody, who has proposed it where it waits. */
async function appointment(making: Making, state: 'proposed' | 'confirmed', times: object = {}): Promise<string> {
  const { meeting, visitorSignupId, exhibitorSignupId, side } = await signedUp(making, { meeting: times });
  const agreed = { starts_at: new Date(slotOf(meeting, 0)), ends_at: new Date(slotOf(meeting, 1)) };
  const row = meetingAppointmentRow(making.ctx.exhibition.id, {
    meeting_id: meeting.id,
    visitor_signup_id: visitorSignupId,
    exhibitor_signup_id: exhibitorSignupId,
    state,
    proposed_by: side === 'visitor' ? 'exhibitor' : 'visitor',
    ...(state === 'confirmed' ? agreed : { expires_at: new Date(Date.now() + DAY) }),
  });
  return insertRow(making.ctx, 'meeting_appointment', row);
}

const meetingWith = (given: object) => ({
  make: ({ ctx }: Making) => insertRow(ctx, 'meeting', meetingRow(ctx.exhibition.id, given)),
});

/** Procurement meetings, who signs up for them, and whom they meet there. */
export const meetingNouns: Nouns = {
  meeting: {
    ...meetingWith({}),
    foreign: async ({ test: { ctx } }) => ({
      draft: await insertRow(ctx, 'meeting', meetingRow(ctx.exhibition.id, { state: 'draft' })),
    }),
    owned: 'never',
  },
  openMeeting: { ...meetingWith({}), owned: 'never' },
  managedMeeting: meetingWith({ state: 'draft' }),
  publishedMeeting: meetingWith({}),
  joinedMeeting: { make: async (making) => (await signedUp(making)).meeting.id, owned: 'never' },
  ownSignup: { make: async (making) => (await signedUp(making, { audit: 'review' })).own, owned: 'always' },
  approvedSignup: { make: async (making) => (await signedUp(making)).own, owned: 'always' },
  partnerSignup: { make: async (making) => (await signedUp(making)).partner, owned: 'always' },
  meetingSignup: { make: async (making) => (await signedUp(making, { audit: 'review' })).own },
  approvedVisitorSignup: { make: async (making) => (await signedUp(making)).visitorSignupId },
  approvedExhibitorSignup: { make: async (making) => (await signedUp(making)).exhibitorSignupId },
  appointment: { make: (making) => appointment(making, 'confirmed'), owned: 'always' },
  receivedAppointment: { make: (making) => appointment(making, 'proposed'), owned: 'always' },
  confirmedAppointment: { make: (making) => appointment(making, 'confirmed'), owned: 'always' },
  roomAppointment: { make: (making) => appointment(making, 'confirmed', begun()), owned: 'always' },
  pastAppointment: { make: (making) => appointment(making, 'confirmed', OVER), owned: 'always' },
  managedAppointment: { make: (making) => appointment(making, 'confirmed') },
  managedPastAppointment: { make: (making) => appointment(making, 'confirmed', OVER) },
  meetingPicture: {
    make: ({ company, ctx }) =>
      insertRow(ctx, 'file', drawnFileRow(ctx.exhibition.id, company.id, {}, { width: 400, height: 400 }, 'meeting')),
    owned: 'always',
  },
};
