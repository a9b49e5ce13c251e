import { LIMITS } from '../limits.ts';
import type { Span } from './meeting.shapes.ts';

const MINUTE_MS = 60_000;
const shifted = (time: string, minutes: number): string =>
  new Date(Date.parse(time) + minutes * MINUTE_MS).toISOString();

/** From when on the room of a meeting or an appointment can be entered, and until when. */
export const roomOpensAt = ({ startsAt }: Pick<Span, 'startsAt'>): string =>
  shifted(startsAt, -LIMITS.meetingRoomOpensMinutes);
export const roomClosesAt = ({ endsAt }: Pick<Span, 'endsAt'>): string =>
  shifted(endsAt, LIMITS.meetingRoomStaysMinutes);

/** How a room stands by the clock. */
export function roomStateAt(span: Span, now: Date): 'early' | 'open' | 'closed' {
  if (now.getTime() < Date.parse(roomOpensAt(span))) return 'early';
  return now.getTime() < Date.parse(roomClosesAt(span)) ? 'open' : 'closed';
}
