import { z } from 'zod';
import { bilingualOut, id, instant, searchText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { meetingSide, signupValues } from './meeting-signup.shapes.ts';
import { meetingKind, meetingStage, span } from './meeting.shapes.ts';

/**
 * `proposed` holds up to three slots until one of them is accepted; `confirmed` has one. `held` and `missed` are said after its end.
 * All others are over.
 */
export const appointmentState = z.enum(['proposed', 'confirmed', 'declined', 'expired', 'cancelled', 'held', 'missed']);
export type AppointmentState = z.output<typeof appointmentState>;

/** Slots out of the grid of the meeting, by when they begin. */
export const slots = z.array(z.iso.datetime()).min(1, 'select').max(LIMITS.meetingSlotsProposedMax, 'tooMuch');

const appointmentCore = z.object({
  id: z.string(),
  version: z.int(),
  state: appointmentState,
  /** Whose proposal is open, or was the last; the organizer books at once. */
  proposedBy: z.enum([...meetingSide.options, 'organizer']),
  message: z.string(),
  /** Why it was declined or cancelled. */
  reason: z.string(),
  /** The slot that is agreed; null before. */
  agreed: span.nullable(),
  /** Number of the table of the agreed slot; null before, and in a room on the web. */
  table: z.int().nullable(),
  /** Slots that are held until one is accepted: of a new appointment, or of one that is to be moved. */
  proposed: z.array(span),
  /** When they are let go; null where none are held. */
  expiresAt: instant.nullable(),
  createdAt: instant,
});

/** As one of the two sides reads it. */
export const ownAppointment = appointmentCore.extend({
  /** Whether the open proposal is one's own, or one's colleague's. */
  mine: z.boolean(),
  meeting: z.object({
    id: z.string(),
    title: bilingualOut,
    place: bilingualOut,
    kind: meetingKind,
    stage: meetingStage,
    startsAt: instant,
    endsAt: instant,
    /** Whether the own side has agreed to take part. */
    agreed: z.boolean(),
    /** Whether an online one has an outside address. */
    outside: z.boolean(),
    /** That address, for whoever has agreed, while the room is open; empty at any other time. */
    room: z.string(),
  }),
  partner: z.object({
    /** Of the sign-up. */
    id: z.string(),
    companyName: z.string(),
    country: z.string(),
    boothNumber: z.string(),
    exhibitorId: z.string().nullable(),
    /** What a company shows of its products. */
    productImage: signupValues.shape.productImage,
    /** Who comes; told once a slot is agreed. */
    contactName: z.string(),
    /** By how many minutes they have said to be late; null where they have not, or have come since. */
    lateMinutes: z.int().nullable(),
  }),
  /** Whether the two have talked in the room. */
  met: z.boolean(),
  /** `room`: enter its room and note something of it, as whoever deals with it. */
  may: z.object({
    answer: z.boolean(),
    move: z.boolean(),
    cancel: z.boolean(),
    mark: z.boolean(),
    room: z.boolean(),
  }),
});
export type OwnAppointment = z.output<typeof ownAppointment>;

const party = z.object({ signupId: z.string(), companyName: z.string(), contactName: z.string() });

/** Narrows the appointments of a meeting; what is left out does not narrow. */
export const appointmentFilter = z.object({
  meetingId: id('managedMeeting'),
  /** Part of a company or contact of either side. */
  keyword: searchText,
  state: appointmentState.optional(),
});
export type AppointmentFilter = z.output<typeof appointmentFilter>;

/** A line of the organizer's list. */
export const managedAppointment = appointmentCore.extend({
  visitor: party,
  exhibitor: party.extend({ boothNumber: z.string() }),
  may: z.object({ cancel: z.boolean(), mark: z.boolean() }),
});
export type ManagedAppointment = z.output<typeof managedAppointment>;
