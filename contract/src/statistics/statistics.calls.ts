import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, page, pageSchema } from '../fields.ts';
import { exhibitorAdmin } from '../roles.ts';
import {
  advice as adviceShape,
  exhibitFigures,
  exhibitSort,
  figureGroup,
  figureName,
  figurePerson,
  figurePoint,
  figureSubject,
  figureValue,
  period,
} from './statistics.shapes.ts';

const call = callsOf('/visitor/v2/statistical', [exhibitorAdmin]);

const EXAMPLE = { period: { from: '2027-03-01', to: '2027-03-07' } };

export const overview = call({
  does: "The figures of one group over some days, with those of as many days before and the median of the company's categories",
  path: 'overview',
  input: z.object({ period, group: figureGroup }),
  output: z.object({
    figures: z.array(figureValue),
    /** How many other companies the medians are of; 0 where they are too few to tell. */
    companies: z.int(),
  }),
  example: { ...EXAMPLE, group: 'browse' },
});

export const series = call({
  does: 'One figure day by day, or hour by hour of a single day, with nothing left out',
  path: 'series',
  input: z.object({ period, figure: figureName }),
  output: z.object({ points: z.array(figurePoint) }),
  example: { ...EXAMPLE, figure: 'companyViews' },
});

export const people = call({
  does: 'The visitors behind a figure, the last first: those who let themselves be seen; of strangers name and company alone',
  path: 'people',
  input: page.extend({ period, figure: figureName }),
  output: pageSchema(figurePerson).extend({
    /** How much of the figure is by guests, by people who are gone and by those who do not want to be seen. */
    unnamed: z.int(),
  }),
  example: { ...EXAMPLE, figure: 'productFavourites' },
});

export const subjects = call({
  does: 'A figure by exhibit, post or live stream, the largest first',
  path: 'subjects',
  input: page.extend({ period, figure: figureName }),
  output: pageSchema(figureSubject),
  example: { ...EXAMPLE, figure: 'productViews' },
});

export const exhibits = call({
  does: 'The way of each exhibit from being seen to being ordered',
  path: 'exhibits',
  input: page.extend({ period, sort: exhibitSort.default('views') }),
  output: pageSchema(exhibitFigures),
  example: EXAMPLE,
});

export const advice = call({
  does: 'What to do next: who waits, which exhibits are seen and not asked for or lack English, and at which hours people come',
  path: 'advice',
  input: z.object({ period }),
  output: adviceShape,
  example: EXAMPLE,
});

export const exportFigures = call({
  does: 'All figures of some days as a spreadsheet, each with the days before, the median and its definition',
  path: 'exportFigures',
  input: z.object({ period }),
  output: fileOut,
  answers: 'file',
  rate: { perMinute: 10 },
  example: EXAMPLE,
});

export const exportPeople = call({
  does: 'The visitors behind a figure as a spreadsheet, as they are listed',
  path: 'exportPeople',
  input: z.object({ period, figure: figureName }),
  output: fileOut,
  answers: 'file',
  rate: { perMinute: 10 },
  example: { ...EXAMPLE, figure: 'productFavourites' },
});
