import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, lang, upTo } from '../fields.ts';
import { everybody, exhibitorAdmin, registeredVisitor } from '../roles.ts';
import { SHARE_DAYS } from './report.figures.ts';
import { companyReport, sharedReport, sharing as sharingShape, visitorReport } from './report.shapes.ts';

const call = callsOf('/visitor/v2/report', [registeredVisitor, exhibitorAdmin]);

export const company = call({
  does: "The company's fair up to now: its figures, exhibits, visitors by country and trade as numbers alone, leads, and what is still open",
  path: 'company',
  roles: [exhibitorAdmin],
  output: companyReport,
});

export const visitor = call({
  does: "The visitor's fair up to now: what was seen, saved and asked, which answers are missing, and the contacts gained",
  path: 'visitor',
  roles: [registeredVisitor],
  output: visitorReport,
});

export const companyPdf = call({
  does: "The company's report as PDF",
  path: 'companyPdf',
  roles: [exhibitorAdmin],
  input: z.object({ lang }),
  output: fileOut,
  answers: 'file',
  rate: { perMinute: 10 },
  example: { lang: 'en' },
});

export const visitorPdf = call({
  does: "The visitor's report as PDF",
  path: 'visitorPdf',
  roles: [registeredVisitor],
  input: z.object({ lang }),
  output: fileOut,
  answers: 'file',
  rate: { perMinute: 10 },
  example: { lang: 'en' },
});

export const sharing = call({
  does: 'Whether the public part of the report can be read at an address, until when, and how often it was opened',
  path: 'sharing',
  output: sharingShape,
});

export const share = call({
  does: 'Make an address at which anybody reads the public part of the report for some days; it is told once, and takes the place of the one before',
  path: 'share',
  input: z.object({
    days: z.literal([...SHARE_DAYS]),
    /** Of a visitor: with name and company. */
    withName: z.boolean().default(false),
  }),
  output: sharingShape.extend({ address: z.string() }),
  rate: { perMinute: 10 },
  example: { days: 30 },
});

export const unshare = call({
  does: 'Have the address of the report answer no longer',
  path: 'unshare',
});

export const shared = call({
  does: 'The public part of a report, to anybody who has its address, until that ends',
  path: 'shared',
  roles: everybody,
  input: z.object({ token: upTo(100) }),
  output: sharedReport,
  errors: ['notFound'],
  rate: { perMinute: 30 },
  example: { token: 'made-by-share' },
});
