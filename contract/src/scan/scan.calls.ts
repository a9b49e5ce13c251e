import { z } from 'zod';
import { callsOf } from '../call.ts';
import {
  bilingualOut,
  code,
  fileOut,
  id,
  instant,
  lang,
  optionalText,
  page,
  pageSchema,
  searchText,
  trimmed,
} from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { exhibitor, exhibitorAdmin } from '../roles.ts';
import { requestId } from '../request-id.ts';
import { heat, scan } from './scan.shapes.ts';

const call = callsOf('/visitor/v2/badgeScan', [exhibitor]);

/** What staff note of whom they scanned. */
const noted = {
  heat: heat.nullable().default(null),
  interests: z.array(code).max(LIMITS.scanInterestsMax, 'tooMuch').default([]),
  note: optionalText(LIMITS.scanNoteMax),
};

export const add = call({
  does: 'Keep that a badge was scanned, with what was noted; also later, when the device is online again',
  path: 'insert',
  input: z.object({
    /** The QR code of the badge, or its number as printed. */
    code: trimmed(200).min(1),
    /** By the clock of the device; one that is wrong is put right. */
    scannedAt: instant,
    ...noted,
    /** Of every scan, also of one that is sent as it is made. */
    requestId: requestId.unwrap(),
  }),
  /** `before`: which colleague had scanned the same badge last, and when. */
  output: scan.extend({ before: z.object({ employee: bilingualOut, at: z.string() }).nullable() }),
  errors: ['badgeUnknown', 'badgeOtherFair', 'badgeNotValid', 'scanLimit', 'conflict', 'tooManyTries'],
  rate: { perMinute: 120 },
  example: {
    code: 'FB1.0000000000000000000.0000000000000000000000',
    scannedAt: '2026-03-10T02:30:00.000Z',
    heat: 'warm',
    interests: [],
    note: '',
    requestId: 'a-scan-of-the-reference',
  },
});

export const change = call({
  does: 'Change what was noted at a scan',
  path: 'update',
  input: z.object({ id: id('scan'), ...noted }),
  output: scan,
  errors: ['notFound'],
  example: { id: '$scan', heat: 'hot', interests: [], note: '要报价' },
});

export const remove = call({
  does: 'Delete a scan that was a mistake',
  path: 'delete',
  input: z.object({ id: id('scan') }),
  errors: ['notFound'],
  example: { id: '$scan' },
});

const filter = z.object({ keyword: searchText, heat: heat.optional() });

export const list = call({
  does: "The company's scans of badges, newest first: admins see all, other staff their own",
  path: 'list',
  input: page.extend(filter.shape),
  /** `counts`: of those that the keyword finds. */
  output: pageSchema(scan).extend({
    counts: z.object({ all: z.int(), hot: z.int(), warm: z.int(), cold: z.int() }),
  }),
});

export const exportList = call({
  does: "The company's scans of badges as a spreadsheet, filtered as the list is",
  path: 'exportList',
  roles: [exhibitorAdmin],
  answers: 'file',
  input: filter.extend({ lang }),
  output: fileOut,
  rate: { perMinute: 20 },
  example: { lang: 'zh' },
});
