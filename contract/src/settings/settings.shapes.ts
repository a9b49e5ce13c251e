import { z } from 'zod';
import { optionalText, phone, sides } from '../fields.ts';
import { SETTINGS, settingRows, type FairSettings, type SettingName } from './settings.ts';

type Row = ReturnType<typeof settingRows>[number];

function shapeOf(row: Row): z.ZodType {
  if (row.kind === 'switch') return z.boolean();
  if (row.kind === 'number') return z.int('wholeNumber').min(0).max(row.max);
  if (row.kind === 'phone') return phone.unwrap();
  const text = optionalText(row.max);
  return z.object({ zh: text, en: text });
}

/** What may be changed of a row: words are typed in both languages, and trimmed. */
const changedShapeOf = (row: Row): z.ZodType => (row.kind === 'words' ? sides(row.max) : shapeOf(row)).optional();

/** The schemas of all rows; the types follow from their kinds. */
const shapes = <Shape>(of: (row: Row) => z.ZodType): Shape =>
  Object.fromEntries(settingRows().map((row) => [row.name, of(row)])) as Shape;

/** What the organizer has set (specification, section 3; rulings 2.6, 2.9), and where customer service is reached. */
export const fairSettings = z.object(
  shapes<{ [Name in SettingName]: z.ZodType<FairSettings[Name], FairSettings[Name]> }>(shapeOf),
);
/** What may be changed, one by one. */
export const changedSettings = z.object(
  shapes<{ [Name in SettingName]: z.ZodOptional<z.ZodType<FairSettings[Name], FairSettings[Name]>> }>(changedShapeOf),
);

const initial = Object.fromEntries(Object.entries(SETTINGS).map(([name, row]) => [name, row.initial]));
const stored = fairSettings.partial();

/** The settings of a fair from what its row keeps: what was never changed is as it is initially, what is unknown is left out. */
export const settingsFrom = (kept: unknown): FairSettings => fairSettings.parse({ ...initial, ...stored.parse(kept) });
