import { z } from 'zod';
import { callsOf } from '../call.ts';
import { code, fileOut, id, lang } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { editor } from '../roles.ts';
import { SHEET_ERRORS } from '../sheet-errors.ts';
import {
  editedFloor,
  floorCounts,
  floorForm,
  planFindings,
  planReport,
  planRevision,
} from './floor-plan-desk.shapes.ts';

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

export const getFloor = call({
  does: 'A floor to be edited: what is drawn on it, and the exhibitors that may be given booths',
  path: 'getFloor',
  input: z.object({ floor: code }),
  output: editedFloor,
  errors: ['notFound'],
  example: { floor: '1F' },
});

export const saveFloor = call({
  does: 'Draw a floor anew and give booths to exhibitors: whole or not at all. Who stands at a booth keeps it when its number changes. Of two who edit at once the later is told',
  path: 'saveFloor',
  input: mode.extend({ floor: code, version: z.int().min(1), form: floorForm }),
  output: planReport,
  errors: ['notFound', 'editConflict'],
  bodyBytesMax: LIMITS.planBytesMax,
  rate: { perMinute: 60 },
  example: {
    mode: 'all',
    floor: '1F',
    version: 1,
    form: {
      width: 60,
      depth: 40,
      elements: [],
      booths: [
        {
          id: null,
          hall: 'H1',
          number: 'A01',
          state: 'open',
          points: [
            [5, 5],
            [8, 5],
            [8, 8],
            [5, 8],
          ],
        },
      ],
      places: [],
    },
  },
});

export const revisions = call({
  does: 'The plans as they were stored, the newest first',
  path: 'revisions',
  output: z.object({ list: z.array(planRevision) }),
});

export const restore = call({
  does: 'Take an earlier plan in the place of the one there is; who stands where stays as it is',
  path: 'restore',
  input: mode.extend({ id: id('planRevision') }),
  output: planReport,
  errors: ['notFound'],
  rate: { perMinute: 20 },
  example: { mode: 'all', id: '$planRevision' },
});
