import type { FigureName } from '../statistics/statistics.figures.ts';

/** What a company's report begins with, in this order; each is counted as it is on the dashboard. */
export const REPORT_FIGURES = [
  'people',
  'companyViews',
  'productViews',
  'companyFavourites',
  'productFavourites',
  'inquiries',
  'orders',
  'conversations',
  'cards',
  'liveViewers',
  'invitations',
  'appointments',
] as const satisfies readonly FigureName[];

/** What waits for a company. */
export const OPEN_KINDS = ['leads', 'chats', 'documentRequests', 'sourcing', 'appointments'] as const;

/** What a visitor's report counts beside what was seen and saved. */
export const VISITOR_COUNTS = [
  'inquiries',
  'orders',
  'quotes',
  'requirements',
  'documents',
  'contacts',
  'appointments',
  'lives',
  'programmes',
] as const;

/** Rows that a list of a report shows; of the others it says how many there are. */
export const REPORT_ROWS_MAX = 20;
/** Countries, types of company and categories that are named one by one. */
export const REPORT_GROUPS_MAX = 10;
/** A group of fewer people is counted among the others, so that nobody is told by their country or trade. */
export const REPORT_GROUP_LEAST = 3;
/** Days of the report of a fair that has not begun: how it was prepared. */
export const REPORT_DAYS_BEFORE = 30;

/** For so many days an address can be made. */
export const SHARE_DAYS = [7, 30, 90] as const;
