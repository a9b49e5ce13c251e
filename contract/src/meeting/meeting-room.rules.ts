import type { Span } from './meeting.shapes.ts';

/** So long before the beginning a room opens, and so long after the end it stays open; not among the limits, which public pages do not load. */
export const ROOM_MINUTES = { before: 15, after: 30 };

const MINUTE_MS = 60_000;
const shifted = (time: string, minutes: number): string =>
  new Date(Date.parse(time) + minutes * MINUTE_MS).toISOString();

/** From when on the room of a meeting or an appointment can be entered, and until when. */
export const roomOpensAt = ({ startsAt }: Pick<Span, 'startsAt'>): string => shifted(startsAt, -ROOM_MINUTES.before);
export const roomClosesAt = ({ endsAt }: Pick<Span, 'endsAt'>): string => shifted(endsAt, ROOM_MINUTES.after);

/** How a room stands by the clock. */
export function roomStateAt(span: Span, now: Date): 'early' | 'open' | 'closed' {
  if (now.getTime() < Date.parse(roomOpensAt(span))) return 'early';
  return now.getTime() < Date.parse(roomClosesAt(span)) ? 'open' : 'closed';
}
