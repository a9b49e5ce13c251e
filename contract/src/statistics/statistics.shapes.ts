import { z } from 'zod';
import { countDays } from '../days.ts';
import { bilingualOut, date, instant } from '../fields.ts';
import { FIGURE_GROUPS, FIGURE_NAMES, PERIOD_DAYS_MAX, type FigureGroup } from './statistics.figures.ts';

/** Days of the fair's zone, both included. */
export const period = z
  .object({ from: date, to: date })
  .refine(({ from, to }) => from <= to, { message: 'daysInOrder', path: ['to'] })
  .refine((days) => countDays(days) <= PERIOD_DAYS_MAX, {
    message: 'periodTooLong',
    path: ['to'],
    params: { max: PERIOD_DAYS_MAX },
  });
export type Period = z.output<typeof period>;

export const figureName = z.enum(FIGURE_NAMES);
export const figureGroup = z.enum(Object.keys(FIGURE_GROUPS) as [FigureGroup, ...FigureGroup[]]);

export const figureValue = z.object({
  figure: figureName,
  value: z.int(),
  /** Of as many days just before. */
  before: z.int(),
  /** Of the other companies with a category in common, up to the last roll-up; null of too few of them, and of averages. */
  median: z.number().nullable(),
});
export type FigureValue = z.output<typeof figureValue>;

/** `at`: a day as an ISO date, or an hour of the one day, '00' to '23'. */
export const figurePoint = z.object({ at: z.string(), value: z.int() });
export type FigurePoint = z.output<typeof figurePoint>;

/** Who stands behind a figure. Of strangers name and company alone. */
export const figurePerson = z.object({
  visitorId: z.string(),
  name: z.string(),
  company: z.string(),
  /** In the customer pool of the company: more is read of them there. */
  contact: z.boolean(),
  times: z.int(),
  lastAt: instant,
});
export type FigurePerson = z.output<typeof figurePerson>;

/** An exhibit, a post or a live stream of the company, and how much of the figure is its. */
export const figureSubject = z.object({ id: z.string(), name: bilingualOut, times: z.int() });
export type FigureSubjectRow = z.output<typeof figureSubject>;

/** The way of one exhibit from being seen to being ordered. */
export const exhibitFigures = z.object({
  id: z.string(),
  name: bilingualOut,
  cover: z.string(),
  views: z.int(),
  favourites: z.int(),
  inquiries: z.int(),
  orders: z.int(),
  /** Its name or its description is missing in English. */
  withoutEnglish: z.boolean(),
});
export type ExhibitFigures = z.output<typeof exhibitFigures>;

export const exhibitSort = z.enum(['views', 'favourites', 'inquiries', 'orders']);
export type ExhibitSort = z.output<typeof exhibitSort>;

const waiting = z.object({ count: z.int(), since: z.string().nullable() });
const namedExhibit = z.object({ id: z.string(), name: bilingualOut, views: z.int() });

/** What to do next. */
export const advice = z.object({
  leads: waiting,
  chats: waiting,
  documentRequests: waiting,
  sourcing: waiting,
  appointments: waiting,
  /** Numbers of yesterday (`day`) that lie well beyond the least and the most of a day in the two weeks before it. */
  unusual: z.array(z.object({ figure: figureName, day: date, value: z.int(), lowest: z.int(), highest: z.int() })),
  /** Viewed within the period, and nobody has made them a favourite, asked or ordered: the most viewed first. */
  seenNotAsked: z.array(namedExhibit),
  /** The most viewed of those that say something in Chinese alone, and how many there are. */
  withoutEnglish: z.object({ count: z.int(), exhibits: z.array(namedExhibit) }),
  /** Views by the hour of the fair's zone, 0 to 23, over the period. */
  hours: z.array(z.int()),
});
export type Advice = z.output<typeof advice>;
