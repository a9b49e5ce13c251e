import { z } from 'zod';
import { areaCode, bilingual, bilingualOut, email, id, lang, typedMobile } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { mailFailure } from '../mail/mail-failure.shapes.ts';
import { requestId } from '../request-id.ts';

/**
 * `active`: has entered as employee. `invited`: added by an admin and not come yet. `waiting`: asked by the company's code and not
 * agreed to yet. `resigned`: has left; stays for the history.
 */
export const employeeState = z.enum(['active', 'invited', 'waiting', 'resigned']);
export type EmployeeState = z.output<typeof employeeState>;

/** Orders of the list of colleagues, the usual one first: who waits, then administrators, then as they came. */
export const EMPLOYEE_SORTS = ['default', 'name', 'since'] as const;
export type EmployeeSort = (typeof EMPLOYEE_SORTS)[number];

/** What an admin fills in for a colleague. An edit of somebody who came by code may leave e-mail or mobile empty, as it was. */
export const employeeForm = z
  .object({
    id: id('employee').optional(),
    /** Of the row that was edited: the later of two edits is told (`editConflict`). */
    version: z.int().min(1).optional(),
    requestId,
    name: bilingual(LIMITS.employeeNameMax),
    position: bilingual(LIMITS.employeePositionMax),
    email: email.or(z.literal('')),
    areaCode,
    mobile: typedMobile.or(z.literal('')),
    /** Id of an uploaded avatar; null for none. */
    avatar: id('avatar').nullable().default(null),
    admin: z.boolean().default(false),
    /** Of the letters to this employee. */
    language: lang.default('zh'),
  })
  .superRefine((value, context) => {
    const wrong = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', message, path: [field], input: value });
    if (value.id === undefined && value.email === '') wrong('email', 'required');
    if (value.id === undefined && value.mobile === '') wrong('mobile', 'required');
    if (value.mobile !== '' && value.areaCode === '' && !/^\s*(\+|00|＋)/.test(value.mobile))
      wrong('areaCode', 'areaCode');
  });
export type EmployeeForm = z.output<typeof employeeForm>;

/** One line of the list. */
export const employeeRow = z.object({
  id: z.string(),
  name: bilingualOut,
  position: bilingualOut,
  email: z.string(),
  /** Calling code and national number; both empty where there is none. */
  areaCode: z.string(),
  mobile: z.string(),
  /** Id of the picture, empty without one. */
  avatar: z.string(),
  admin: z.boolean(),
  state: employeeState,
  /** The one who asks. */
  self: z.boolean(),
  /** Since when the state holds: first entered, invited, asked, left. */
  since: z.string(),
  /** Why the letter to who is invited did not arrive; null where it did, or may yet. */
  undelivered: mailFailure.nullable(),
  /** An invitation can be sent (again). */
  mayInvite: z.boolean(),
});
export type EmployeeRow = z.output<typeof employeeRow>;

export const employeeRecord = employeeRow.extend({
  version: z.int(),
  language: lang,
  /** What hangs on this employee and goes to a colleague at the resignation. */
  holds: z.object({ contacts: z.int(), orders: z.int(), chats: z.int(), meetings: z.int() }),
  /** Who took over, of somebody who has resigned. */
  handedTo: bilingualOut.nullable(),
  may: z.object({ edit: z.boolean(), resign: z.boolean(), restore: z.boolean() }),
});
export type EmployeeRecord = z.output<typeof employeeRecord>;

/** Somebody a visitor can talk to: no address of any kind. */
export const employeeCard = z.object({
  id: z.string(),
  name: bilingualOut,
  position: bilingualOut,
  avatar: z.string(),
});
export type EmployeeCard = z.output<typeof employeeCard>;
