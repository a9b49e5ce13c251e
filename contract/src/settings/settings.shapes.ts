import { z } from 'zod';
import { country, date, email, phone, sides } from '../fields.ts';
import { CURRENCIES } from '../product/price.ts';
import { SETTING_ROWS, type FairSettings, type SettingName } from './settings.ts';

type Row = (typeof SETTING_ROWS)[number];

const COUNTRIES_MAX = 260;
const HOSTS_MAX = 20;
/** A host as a policy of a page names it (CSP 3, host-source): without scheme, with a port where it has one, '*.' for all below it. */
const host = z
  .string()
  .max(200)
  .toLowerCase()
  .regex(/^(\*\.)?[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*(:\d{1,5})?$/, 'hostName');
const currency = z.enum(CURRENCIES);
/** A millionth is less than any currency in the table is worth. */
const rate = z.number('number').min(0.000_001).max(1_000_000);

/** As it is kept: what was set under an earlier rule is still in force, and shown. */
function keptShapeOf({ kind }: Row): z.ZodType {
  if (kind === 'switch') return z.boolean();
  if (kind === 'number') return z.int();
  if (kind === 'countries') return z.array(z.string());
  if (kind === 'hosts') return z.array(host);
  if (kind === 'rates') return z.partialRecord(currency, z.number());
  return kind === 'phone' || kind === 'day' || kind === 'email'
    ? z.string()
    : z.object({ zh: z.string(), en: z.string() });
}

/** As it may be set. */
function changedShapeOf(row: Row): z.ZodType {
  if (row.kind === 'switch') return z.boolean();
  if (row.kind === 'number') return z.int('wholeNumber').min(0).max(row.max);
  if (row.kind === 'countries') return z.array(country).max(COUNTRIES_MAX);
  if (row.kind === 'hosts') return z.array(host).max(HOSTS_MAX);
  if (row.kind === 'rates') return z.partialRecord(currency, rate);
  if (row.kind === 'day') return date.or(z.literal(''));
  if (row.kind === 'email') return z.literal('').or(email);
  return row.kind === 'phone' ? phone.unwrap() : sides(row.max);
}

/** The schemas of all rows; the types follow from their kinds. */
const shapes = <Shape>(of: (row: Row) => z.ZodType): Shape =>
  Object.fromEntries(SETTING_ROWS.map((row) => [row.name, of(row)])) as Shape;

type ShapeOf<Name extends SettingName> = z.ZodType<FairSettings[Name], FairSettings[Name]>;

/** What the organizer has set (specification, section 3; rulings 2.6, 2.9), and where customer service is reached. */
export const fairSettings = z.object(shapes<{ [Name in SettingName]: ShapeOf<Name> }>(keptShapeOf));
/** What may be changed, one by one. */
export const changedSettings = z.object(
  shapes<{ [Name in SettingName]: z.ZodOptional<ShapeOf<Name>> }>((row) => changedShapeOf(row).optional()),
);

const kept = z.object(
  shapes<{ [Name in SettingName]: ShapeOf<Name> }>((row) => keptShapeOf(row).default(row.initial).catch(row.initial)),
);

/**
 * The settings of a fair from what its row keeps. What was never changed, or is of another kind than it was, is as it is initially; what
 * is unknown is left out: a fair is loaded whatever another version has kept.
 */
export const settingsFrom = (stored: unknown): FairSettings => kept.parse(stored);
