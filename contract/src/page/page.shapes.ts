import { z } from 'zod';
import { bilingualOut, lang } from '../fields.ts';
import { richBilingual } from '../rich-text/rich-text.ts';

/** The pages every fair has. `agreement` is user agreement and privacy policy in one: what people consent to. */
export const PAGE_NAMES = ['about', 'disclaimer', 'agreement', 'visitorHandbook', 'exhibitorHandbook'] as const;
export const pageName = z.enum(PAGE_NAMES);
export type PageName = z.output<typeof pageName>;
/** Texts of the law: what one consents to, and what the organizer answers for. Nobody registers before both are published. */
export const LEGAL_PAGES = ['agreement', 'disclaimer'] as const satisfies readonly PageName[];
export const legalPage = z.enum(LEGAL_PAGES);
export type LegalPage = z.output<typeof legalPage>;

/** A version's name, such as 2026-01 or 2026-03b. */
export const pageVersion = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,19}$/, 'pageVersion');

const versionHead = z.object({
  version: z.string(),
  changes: bilingualOut,
  /** Whoever has consented to an earlier one is asked again. */
  consentAgain: z.boolean(),
  publishedAt: z.string(),
});

export const pageText = z.object({
  page: pageName,
  version: z.string(),
  publishedAt: z.string(),
  /** Is it the one that holds now? */
  current: z.boolean(),
  body: richBilingual,
  /** All that were published, newest first. */
  versions: z.array(versionHead),
});
export type PageText = z.output<typeof pageText>;

export const pageSummary = z.object({
  page: pageName,
  version: z.string(),
  publishedAt: z.string(),
  /** Something is written that is not published. */
  draft: z.boolean(),
  /** Languages whose readers get the other one, of what is written and not published, else of what is published. */
  lacks: z.array(lang),
});
export type PageSummary = z.output<typeof pageSummary>;

/** A page in the console: what is published, and what is being written; `revision` 0 where nothing is. */
export const pageDesk = pageText.extend({
  draft: z.object({ body: richBilingual, revision: z.int(), changedAt: z.string().nullable() }),
});
export type PageDesk = z.output<typeof pageDesk>;
