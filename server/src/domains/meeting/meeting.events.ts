import { z } from 'zod';

const fair = { exhibitionId: z.string() };

/** Who did it: one of the two sides, or the organizer for both. */
const by = z.enum(['visitor', 'exhibitor', 'organizer']);

/** What happened to a meeting as a whole: it was moved to another time or place, or cancelled. */
export const meetingChanged = {
  name: 'meeting.changed',
  shape: z.object({ ...fair, meetingId: z.string(), version: z.int(), what: z.enum(['moved', 'cancelled']) }),
};

/** Sign-ups were decided about, each at the version it has now. */
export const signupsDecided = {
  name: 'meeting.signups-decided',
  shape: z.object({ ...fair, signups: z.array(z.object({ id: z.string(), version: z.int() })) }),
};

/** Something happened to an appointment that the other side, or both, are to hear of. */
export const appointmentChanged = {
  name: 'meeting.appointment-changed',
  shape: z.object({
    ...fair,
    appointmentId: z.string(),
    version: z.int(),
    what: z.enum(['proposed', 'countered', 'moving', 'declined', 'kept', 'confirmed', 'moved', 'cancelled']),
    by,
  }),
};

export type AppointmentNews = Pick<z.output<typeof appointmentChanged.shape>, 'what' | 'by'>;

/** One side of an appointment has said that it comes late. */
export const appointmentLate = {
  name: 'meeting.appointment-late',
  shape: z.object({
    ...fair,
    appointmentId: z.string(),
    startsAt: z.iso.datetime(),
    by: z.enum(['visitor', 'exhibitor']),
    minutes: z.int(),
  }),
};

/** An appointment begins within a day, or within an hour. */
export const appointmentComing = {
  name: 'meeting.appointment-coming',
  shape: z.object({ ...fair, appointmentId: z.string(), startsAt: z.iso.datetime(), within: z.enum(['day', 'hour']) }),
};
