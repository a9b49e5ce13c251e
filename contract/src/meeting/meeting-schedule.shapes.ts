import { z } from 'zod';
import { meetingSide } from './meeting-signup.shapes.ts';
import { span } from './meeting.shapes.ts';

/** Why two are to meet: both wish it, one of them, or the company fits what the buyer seeks. */
export const placedReason = z.enum(['both', ...meetingSide.options, 'fit']);
export type PlacedReason = z.output<typeof placedReason>;

/** Why a wish is not met: somebody refuses, no slot suits both, no table is left, or one of them has no more room. */
export const unmetReason = z.enum(['refused', 'noCommonSlot', 'noTable', 'full']);
export type UnmetReason = z.output<typeof unmetReason>;

const party = z.object({
  signupId: z.string(),
  number: z.int(),
  companyName: z.string(),
  /** Of a company; empty for a buyer. */
  boothNumber: z.string(),
});

const pair = z.object({ visitorSignupId: z.string(), exhibitorSignupId: z.string() });

/** Who might meet whom and when. Nothing is booked before it is confirmed. */
export const scheduleDraft = z.object({
  visitors: z.array(party),
  exhibitors: z.array(party),
  /** Slots that have not begun. */
  slots: z.array(span),
  /** Confirmed appointments, which stay as they are. */
  standing: z.array(pair.extend({ slot: z.iso.datetime() })),
  placed: z.array(pair.extend({ slot: z.iso.datetime(), reason: placedReason })),
  /** Wishes of those who take part: all, and those whose two have an appointment, also an open proposal, or would get one. */
  wishes: z.object({ all: z.int(), met: z.int() }),
  unmet: z.array(pair.extend({ from: meetingSide, why: unmetReason })),
});
export type ScheduleDraft = z.output<typeof scheduleDraft>;
