import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, lang, page, pageSchema } from '../fields.ts';
import { organizer } from '../roles.ts';
import { period } from '../statistics/statistics.shapes.ts';
import { BOOTH_FIGURE_NAMES } from './fair-figures.definitions.ts';
import {
  boothFigures,
  exhibitorFigureFilter,
  exhibitorFigures,
  FIGURE_TABLES,
  hallRow,
  missedSearch,
  registrationDay,
  registrationGroups,
  requirementRow,
  waitingExhibitor,
} from './fair-figures.shapes.ts';

const call = callsOf('/organizer/v1/figures', [organizer]);

const EXAMPLE = { period: { from: '2027-03-01', to: '2027-03-07' } };

export const registrations = call({
  does: 'Registrations begun, completed and approved in some days: day by day, and by source, country, category of interest and type of company',
  path: 'registrations',
  input: z.object({ period }),
  output: z.object({ days: z.array(registrationDay), groups: registrationGroups }),
  example: EXAMPLE,
});

export const halls = call({
  does: 'Hall by hall: exhibitors, booths and exhibits as they are, page views and inquiries of some days',
  path: 'halls',
  input: z.object({ period }),
  output: z.object({ list: z.array(hallRow) }),
  example: EXAMPLE,
});

export const booths = call({
  does: 'For the heat map of the plan: badges scanned, page views or inquiries of some days, by exhibitor and by hall',
  path: 'booths',
  input: z.object({ period, figure: z.enum(BOOTH_FIGURE_NAMES) }),
  output: boothFigures,
  example: { ...EXAMPLE, figure: 'visitors' },
});

export const searches = call({
  does: 'What at least five people searched for in some days and found fewer than three exhibitors by, as long as that is still so',
  path: 'searches',
  input: z.object({ period }),
  output: z.object({ list: z.array(missedSearch) }),
  example: EXAMPLE,
});

export const waiting = call({
  does: 'Exhibitors for whose answer somebody has been waiting for more than a day, with what waits, the longest first',
  path: 'waiting',
  input: page,
  output: pageSchema(waitingExhibitor),
});

export const requirements = call({
  does: 'Open sourcing requirements for which no company has signed up, by category',
  path: 'requirements',
  output: z.object({ list: z.array(requirementRow) }),
});

export const exhibitors = call({
  does: 'Exhibitors by what is done of their booth, and by how soon they answered what they were asked in some days',
  path: 'exhibitors',
  input: page.extend({ period, ...exhibitorFigureFilter }),
  output: pageSchema(exhibitorFigures),
  example: EXAMPLE,
});

export const exportTable = call({
  does: 'One table of the figures as a spreadsheet, with the definitions. Written to the audit log',
  path: 'export',
  answers: 'file',
  input: z.object({ period, table: z.enum(FIGURE_TABLES), ...exhibitorFigureFilter, lang }),
  output: fileOut,
  rate: { perMinute: 10 },
  example: { ...EXAMPLE, table: 'halls', lang: 'zh' },
});
