import { z } from 'zod';
import { instant } from '../fields.ts';

/** A meeting that one takes part in, an appointment there, a live that one gives or wants to be reminded of, a programme that one has put there. */
export const agendaKind = z.enum(['meeting', 'appointment', 'live', 'programme']);

/** `proposed`: one of the slots that an appointment still holds. */
export const agendaState = z.enum(['proposed', 'confirmed', 'held', 'missed']);

const named = z.object({
  /** `busy`: a time from the own calendar, of which nothing but the time is known. */
  kind: agendaKind.or(z.literal('busy')),
  /** In the language of the caller; empty where only the time is known. */
  title: z.string(),
});

/** One entry of the own agenda; an appointment that is only proposed has one for each of its slots. */
export const agendaEntry = z.object({
  kind: agendaKind,
  /** Of the meeting, the appointment, the live or the programme. */
  id: z.string(),
  /** In the language of the caller: an appointment is called by the other side. */
  title: z.string(),
  startsAt: instant,
  endsAt: instant,
  /** In the language of the caller; empty where it is held on the web alone. */
  place: z.string(),
  online: z.boolean(),
  /** Of an appointment on site that is agreed. */
  table: z.int().nullable(),
  state: agendaState,
  /** A proposal of the other side, to be answered. */
  toAnswer: z.boolean(),
  /** A live that the caller gives. */
  presents: z.boolean(),
  /** Others of the own entries, and own busy times, at the same time; the first few. */
  conflictsWith: z.array(named),
});
export type AgendaEntry = z.output<typeof agendaEntry>;
