import { z } from 'zod';
import { date, instant } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Time zones that hours are given in, by their IANA names, from west to east. */
export const ZONES = [
  'America/Los_Angeles',
  'America/New_York',
  'America/Sao_Paulo',
  'UTC',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Nairobi',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
] as const;
export const zone = z.enum(ZONES, 'select');
export type Zone = z.output<typeof zone>;

/** On the clock of the zone: '09:00', up to '24:00'. */
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);
const span = z
  .object({ from: clock, to: clock })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'programmeTimes' });
export type Span = z.output<typeof span>;

/** A calendar date of the zone on which other hours hold than on its weekday. */
const exception = z.object({ on: date, hours: span.nullable() });
export type HoursException = z.output<typeof exception>;

/** `week`: from Monday to Sunday; null: closed. */
export const openingHours = z.object({
  zone,
  week: z.array(span.nullable()).length(7),
  exceptions: z
    .array(exception)
    .max(LIMITS.openingExceptionsMax)
    .refine((list) => new Set(list.map(({ on }) => on)).size === list.length, 'postTwice')
    .default([]),
});
export type OpeningHours = z.output<typeof openingHours>;

/** Is it open now, and when does that change? Null where it does not within a month. `zone`: whose clock the hours stand on. */
export const opening = z.object({ open: z.boolean(), changesAt: instant.nullable(), zone });
export type OpenState = z.output<typeof opening>;

/** What somebody keeps, with the version that a change is made on; 0 where nothing was kept yet. */
export const keptHours = z.object({ hours: openingHours.nullable(), version: z.int() });
export const changedHours = z.object({ hours: openingHours.nullable(), version: z.int().min(0) });
