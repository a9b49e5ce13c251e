import { z } from 'zod';
import { answerTime, exhibitorRef } from '../exhibitor/exhibitor.shapes.ts';
import { bilingualOut, instant } from '../fields.ts';
import { LEAD_TABS } from '../lead/lead.shapes.ts';
import { OPEN_KINDS, VISITOR_COUNTS } from './report.figures.ts';
import { exhibitFigures, figureName, figurePoint, figureValue } from '../statistics/statistics.shapes.ts';

const listOf = <T extends z.ZodType>(item: T) => z.object({ list: z.array(item), total: z.int() });

/** Days of the fair's zone, both included. `beforeFair`: the fair has not begun, and these are days of its preparation. */
const days = z.object({ from: z.string(), to: z.string(), beforeFair: z.boolean() });

/** People of one country, type or category; `name` null: of those that are too few to be named, or have not said. */
const group = z.object({ name: bilingualOut.nullable(), people: z.int() });
export type ReportGroup = z.output<typeof group>;

const exhibit = exhibitFigures.omit({ withoutEnglish: true });
const answered = z.object({
  leads: z.int(),
  answered: z.int(),
  /** Half of the answered leads were answered no later; null: none was. */
  time: answerTime.nullable(),
});
const waiting = z.object({ count: z.int(), since: z.string().nullable() });

export const companyReport = z.object({
  days,
  company: exhibitorRef,
  figures: z.array(figureValue),
  /** How many other companies the medians are of; 0 where they are too few to tell. */
  companies: z.int(),
  /** Of the company and its exhibits, day by day. */
  views: z.array(figurePoint),
  exhibits: listOf(exhibit),
  /** Registered visitors behind the figures. */
  visitors: z.int(),
  countries: z.array(group),
  businesses: z.array(group),
  interests: z.array(group),
  leads: z.array(z.object({ state: z.enum(LEAD_TABS), count: z.int() })),
  answers: answered,
  /** What waits for the company now. */
  open: z.record(z.enum(OPEN_KINDS), waiting),
});
export type CompanyReport = z.output<typeof companyReport>;

const reportExhibit = z.object({ id: z.string(), name: bilingualOut, cover: z.string(), exhibitor: bilingualOut });
export type ReportExhibit = z.output<typeof reportExhibit>;
const looked = z.object({ exhibitors: listOf(exhibitorRef), exhibits: listOf(reportExhibit) });

const counts = z.record(z.enum(VISITOR_COUNTS), z.int());
export type VisitorCounts = z.output<typeof counts>;

const asked = z.object({
  kind: z.enum(['inquiry', 'order', 'requirement', 'document']),
  /** Of what the kind says; of the exhibit where a document was asked for. */
  id: z.string(),
  at: instant,
  /** Who was asked; null: all who can supply it. */
  exhibitor: bilingualOut.nullable(),
  /** The exhibit, or the title; empty where a whole booth was asked. */
  about: bilingualOut,
  answered: z.boolean(),
});
export type Asked = z.output<typeof asked>;
const unanswered = asked
  .omit({ answered: true, kind: true })
  .extend({ kind: z.enum(['inquiry', 'order', 'requirement', 'document', 'chat', 'appointment']) });
export type Unanswered = z.output<typeof unanswered>;

export const visitorReport = z.object({
  visitor: z.object({ name: z.string(), company: z.string() }),
  seen: looked,
  saved: looked,
  counts,
  asked: listOf(asked),
  /** What nobody has answered, the longest wait first. */
  unanswered: listOf(unanswered),
  /** Whose cards the visitor holds. */
  contacts: listOf(z.object({ id: z.string(), name: bilingualOut, company: bilingualOut, at: instant })),
  appointments: listOf(z.object({ id: z.string(), exhibitor: bilingualOut, meeting: bilingualOut, at: instant })),
  lives: listOf(z.object({ id: z.string(), title: bilingualOut, at: instant })),
  programmes: listOf(z.object({ id: z.string(), title: bilingualOut, at: instant })),
});
export type VisitorReport = z.output<typeof visitorReport>;

/** What anybody with the address reads: nothing of single people, of what is open, and of what others have. */
export const sharedReport = z.discriminatedUnion('kind', [
  companyReport
    .pick({ days: true, company: true, views: true, exhibits: true, visitors: true, countries: true })
    .extend({
      kind: z.literal('company'),
      figures: z.array(z.object({ figure: figureName, value: z.int() })),
      answers: answered.pick({ time: true }),
      expiresAt: instant,
    }),
  z.object({
    kind: z.literal('visitor'),
    /** Null where the visitor has not put the name to it. */
    visitor: visitorReport.shape.visitor.nullable(),
    seen: looked,
    saved: looked,
    counts,
    expiresAt: instant,
  }),
]);
export type SharedReport = z.output<typeof sharedReport>;
export type SharedCompany = Extract<SharedReport, { kind: 'company' }>;
export type SharedVisitor = Extract<SharedReport, { kind: 'visitor' }>;

export const sharing = z.object({
  /** Null: there is no address, or it has ended. */
  expiresAt: instant.nullable(),
  withName: z.boolean(),
  opened: z.int(),
  lastOpenedAt: instant.nullable(),
});
export type Sharing = z.output<typeof sharing>;
