import { z } from 'zod';
import { instant } from '../fields.ts';
import { ownAppointment } from './meeting-appointment.shapes.ts';

/** One side of an appointment in its room. `here`: within the last minute or so. */
const attendance = z.object({
  here: z.boolean(),
  /** Since when; null while it is not there. */
  since: instant.nullable(),
  /** By how many minutes it has said to be late; null where it has not, or has come since. */
  lateMinutes: z.int().nullable(),
});
export type Attendance = z.output<typeof attendance>;

/** Who is in the room. */
export const roomSides = z.object({ own: attendance, other: attendance });
export type RoomSides = z.output<typeof roomSides>;

/** An own appointment with who is in its room, and what the own side has noted; the version of a note is 0 before the first. */
export const appointmentRoom = z.object({
  appointment: ownAppointment,
  sides: roomSides,
  note: z.object({ text: z.string(), version: z.int() }),
});
export type AppointmentRoom = z.output<typeof appointmentRoom>;
