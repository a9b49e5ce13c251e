import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, id, lang, optionalText, page, pageSchema, text, versioned } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { requestId } from '../request-id.ts';
import { editor, reviewer } from '../roles.ts';
import { allMatching, expected, selectionOf, someAsRead } from '../selection.ts';
import { appointmentFilter, managedAppointment } from './meeting-appointment.shapes.ts';
import { scheduleDraft } from './meeting-schedule.shapes.ts';
import { audit, managedSignup, signupCounts, signupFilter } from './meeting-signup.shapes.ts';
import { span } from './meeting.shapes.ts';

const call = callsOf('/organizer/v1/meeting', [reviewer]);

export const signups = call({
  does: 'The sign-ups of a meeting by side, decision and participation, those that wait the longest first, with the number in each decision',
  path: 'signup/list',
  roles: [reviewer, editor],
  input: page.extend(signupFilter.shape),
  output: pageSchema(managedSignup).extend({ counts: signupCounts }),
  errors: ['notFound'],
  example: { meetingId: '$managedMeeting' },
});

export const signup = call({
  does: 'One sign-up for a meeting',
  path: 'signup/get',
  roles: [reviewer, editor],
  input: z.object({ id: id('meetingSignup') }),
  output: managedSignup,
  errors: ['notFound'],
  example: { id: '$meetingSignup' },
});

/** Nobody is turned away without being told why. */
function needsReason(
  value: { audit: 'approved' | 'notApproved'; reason: string },
  context: z.core.$RefinementCtx<unknown>,
): void {
  if (value.audit === 'notApproved' && value.reason === '')
    context.addIssue({ code: 'custom', message: 'required', path: ['reason'], input: value });
}

export const decide = call({
  does: 'Approve sign-ups, or not with a reason: some as they were read, or all under review that match a filter but for some; all of them or none. Each decision is told by a notice and an e-mail; what is no longer approved loses its appointments',
  path: 'signup/decide',
  input: z
    .object({
      selection: selectionOf(
        someAsRead('meetingSignup', LIMITS.reviewedAtOnceMax),
        allMatching('meetingSignup', signupFilter).extend({ expected: expected.max(LIMITS.decidedMatchingMax) }),
      ),
      audit: audit.exclude(['review']),
      /** Shown to whoever signed up; required when not approved. */
      reason: optionalText(LIMITS.meetingReasonMax),
    })
    .superRefine(needsReason),
  /** Those that stood there already are not counted and not told again. */
  output: z.object({ changed: z.int() }),
  errors: ['notFound', 'editConflict', 'meetingCancelled', 'meetingOver', 'meetingFull'],
  example: { selection: { records: [{ id: '$meetingSignup', version: 1 }] }, audit: 'approved' },
});

export const exportSignups = call({
  does: 'The sign-ups of a meeting as a spreadsheet, filtered as the list is. Written to the audit log',
  path: 'signup/export',
  answers: 'file',
  input: signupFilter.extend({ lang }),
  output: fileOut,
  errors: ['notFound'],
  rate: { perMinute: 5 },
  example: { meetingId: '$managedMeeting', lang: 'zh' },
});

export const appointments = call({
  does: 'The appointments of a meeting in the order of time',
  path: 'appointment/list',
  roles: [reviewer, editor],
  input: page.extend(appointmentFilter.shape),
  output: pageSchema(managedAppointment),
  errors: ['notFound'],
  example: { meetingId: '$managedMeeting' },
});

export const freeSlots = call({
  does: 'The slots of a meeting that are free for two who are signed up, a table included',
  path: 'appointment/freeSlots',
  roles: [reviewer],
  input: z.object({ visitorSignupId: id('approvedVisitorSignup'), exhibitorSignupId: id('approvedExhibitorSignup') }),
  output: z.object({ slots: z.array(span) }),
  errors: ['notFound', 'signupNotApproved'],
  example: { visitorSignupId: '$approvedVisitorSignup', exhibitorSignupId: '$approvedExhibitorSignup' },
});

export const appoint = call({
  does: 'Book an appointment of two who are approved, confirmed at once; both are told',
  path: 'appointment/appoint',
  input: z.object({
    visitorSignupId: id('approvedVisitorSignup'),
    exhibitorSignupId: id('approvedExhibitorSignup'),
    slot: z.iso.datetime(),
    requestId,
  }),
  output: managedAppointment,
  errors: [
    'notFound',
    'conflict',
    'signupNotApproved',
    'meetingCancelled',
    'meetingOver',
    'appointmentOpen',
    'slotOutside',
    'slotTaken',
  ],
  example: {
    visitorSignupId: '$approvedVisitorSignup',
    exhibitorSignupId: '$approvedExhibitorSignup',
    slot: '2027-03-10T02:00:00Z',
  },
});

export const cancelAppointment = call({
  does: 'Cancel an appointment before it begins; both sides are told why',
  path: 'appointment/cancel',
  input: versioned('managedAppointment').extend({ reason: text(LIMITS.meetingReasonMax) }),
  output: managedAppointment,
  errors: ['notFound', 'editConflict', 'appointmentClosed'],
  example: { id: '$managedAppointment', version: 1, reason: '展商无法到场' },
});

export const markAppointment = call({
  does: 'Say after its end whether an appointment was held or missed, or correct what was said',
  path: 'appointment/mark',
  input: versioned('managedPastAppointment').extend({ state: z.enum(['held', 'missed']) }),
  output: managedAppointment,
  errors: ['notFound', 'editConflict', 'appointmentClosed', 'appointmentNotOver'],
  example: { id: '$managedPastAppointment', version: 1, state: 'held' },
});

export const exportAppointments = call({
  does: 'The appointments of a meeting as a spreadsheet, filtered as the list is. Written to the audit log',
  path: 'appointment/export',
  answers: 'file',
  input: appointmentFilter.extend({ lang }),
  output: fileOut,
  errors: ['notFound'],
  rate: { perMinute: 5 },
  example: { meetingId: '$managedMeeting', lang: 'zh' },
});

export const suggestSchedule = call({
  does: 'Suggest who meets whom and when, by the wishes of both sides and by what fits; confirmed appointments stay, and nothing is booked',
  path: 'schedule/suggest',
  input: z.object({
    meetingId: id('publishedMeeting'),
    /** The most appointments of a party, those that stand among them. */
    most: z.int('wholeNumber').min(1).max(LIMITS.meetingScheduleEachMax).optional(),
    /** Whoever wishes for nobody is given nobody who only fits. */
    wishesOnly: z.boolean().default(false),
  }),
  output: scheduleDraft,
  errors: ['notFound', 'meetingCancelled', 'meetingOver', 'scheduleTooLong'],
  rate: { perMinute: 10 },
  example: { meetingId: '$publishedMeeting' },
});

export const confirmSchedule = call({
  does: 'Book all appointments of a schedule, confirmed at once, or none of them; both sides of each are told',
  path: 'schedule/confirm',
  input: z.object({
    meetingId: id('publishedMeeting'),
    appointments: z
      .array(
        z.object({
          visitorSignupId: id('approvedVisitorSignup'),
          exhibitorSignupId: id('approvedExhibitorSignup'),
          slot: z.iso.datetime(),
        }),
      )
      .min(1, 'select')
      .max(LIMITS.meetingScheduleMax),
    requestId,
  }),
  output: z.object({ made: z.int() }),
  errors: ['notFound', 'conflict', 'meetingCancelled', 'meetingOver', 'slotOutside', 'slotTaken', 'scheduleChanged'],
  rate: { perMinute: 10 },
  example: {
    meetingId: '$publishedMeeting',
    appointments: [
      {
        visitorSignupId: '$approvedVisitorSignup',
        exhibitorSignupId: '$approvedExhibitorSignup',
        slot: '2027-03-10T02:00:00Z',
      },
    ],
  },
});
