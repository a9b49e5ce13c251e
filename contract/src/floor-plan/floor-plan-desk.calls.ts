import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, lang } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { editor } from '../roles.ts';
import { SHEET_ERRORS } from '../sheet-errors.ts';
import { floorCounts, planFindings, planReport } from './floor-plan-desk.shapes.ts';

const call = callsOf('/organizer/v1/floorPlan', [editor]);

const mode = z.object({
  /** `preview` changes nothing. */
  mode: z.enum(['preview', 'all']),
});

export const overview = call({
  does: 'What the plan holds, floor by floor, and what does not fit: booths that cannot be reached, exhibitors whose booth is not on it',
  path: 'overview',
  output: z.object({ version: z.int(), floors: z.array(floorCounts), warnings: planFindings }),
});

export const exportPlan = call({
  does: 'The whole plan as GeoJSON, in metres: to be edited elsewhere and read in again',
  path: 'exportPlan',
  answers: 'file',
  output: fileOut,
  rate: { perMinute: 20 },
});

export const importPlan = call({
  does: 'Read a plan from GeoJSON: it takes the place of the one there is, whole or not at all',
  path: 'importPlan',
  takes: 'bytes',
  input: mode,
  output: planReport,
  rate: { perMinute: 20 },
  bodyBytesMax: LIMITS.planBytesMax,
  example: { mode: 'all' },
});

export const exportBooths = call({
  does: 'The booths as a spreadsheet, with who stands there: to be edited and read in again',
  path: 'exportBooths',
  answers: 'file',
  input: z.object({ lang }),
  output: fileOut,
  rate: { perMinute: 20 },
  example: { lang: 'zh' },
});

export const importBooths = call({
  does: 'Read booths from a spreadsheet: a row of a known hall and number changes that booth, another adds one; the others stay; all rows or none',
  path: 'importBooths',
  takes: 'bytes',
  input: mode,
  output: planReport,
  errors: SHEET_ERRORS,
  rate: { perMinute: 20 },
  example: { mode: 'all' },
});
