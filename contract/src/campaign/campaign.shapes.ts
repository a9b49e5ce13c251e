import { z } from 'zod';
import { bilingualOut, date, instant, line, optionalText, page, pageSchema, searchText, upTo } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { period } from '../statistics/statistics.shapes.ts';
import { CAMPAIGN_FIGURE_NAMES, CAMPAIGN_MEDIUM_NAMES } from './campaign.figures.ts';

export const campaignMedium = z.enum(CAMPAIGN_MEDIUM_NAMES);

/** A link is `over` after its last day, or once it was ended: it still leads on, and is not counted. */
export const campaignState = z.enum(['live', 'over']);
export type CampaignState = z.output<typeof campaignState>;

export const CAMPAIGN_SORTS = ['createdAt', 'name', ...CAMPAIGN_FIGURE_NAMES] as const;

/** What a link may lead to, and at which address of the portal it stands. A company's own lead to `COMPANY_TARGETS` alone. */
export const CAMPAIGN_TARGETS = {
  home: '/',
  register: '/register',
  exhibitor: '/find-exhibitor/detail/:id',
  product: '/find-exhibit/detail/:id',
  live: '/live/:id',
  meeting: '/meetingList/:id',
  programme: '/programme/:id',
} as const;
export type CampaignTarget = keyof typeof CAMPAIGN_TARGETS;
export const COMPANY_TARGETS: readonly CampaignTarget[] = ['home', 'register', 'exhibitor', 'product', 'live'];
export const campaignTarget = z.enum(Object.keys(CAMPAIGN_TARGETS) as [CampaignTarget, ...CampaignTarget[]]);

export const campaignFigures = z.object(
  Object.fromEntries(CAMPAIGN_FIGURE_NAMES.map((name) => [name, z.int()])) as Record<
    (typeof CAMPAIGN_FIGURE_NAMES)[number],
    z.ZodInt
  >,
);
export type CampaignFigures = z.output<typeof campaignFigures>;

export const campaign = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  medium: campaignMedium,
  /** The short address, whole: to be copied, and the text of its QR code. */
  link: z.string(),
  /** The path it leads to, and what stands there; `isGone`: that is no longer public, and the link leads to the home page. */
  target: z.object({ kind: campaignTarget, path: z.string(), name: bilingualOut, isGone: z.boolean() }),
  lastDay: date.nullable(),
  state: campaignState,
  createdAt: instant,
});
export type Campaign = z.output<typeof campaign>;

export const campaignForm = z.object({
  name: line(LIMITS.campaignNameMax),
  medium: campaignMedium,
  /** A page of this site, as its path or its whole address. */
  target: upTo(LIMITS.campaignTargetMax).trim().min(1),
  lastDay: date.nullable(),
});
export type CampaignForm = z.output<typeof campaignForm>;

/** Which links, and over which days their figures are; without days since they were made. */
const campaignFilter = z.object({
  keyword: searchText,
  state: campaignState.optional(),
  medium: campaignMedium.optional(),
  period: period.optional(),
  sort: z.enum(CAMPAIGN_SORTS).default('createdAt'),
  descending: z.boolean().default(true),
});
export type CampaignFilter = z.output<typeof campaignFilter>;

export const campaignsAsked = page.extend(campaignFilter.shape);
export const campaignsExported = campaignFilter.extend({ lang: z.enum(['zh', 'en']) });

export const campaignList = pageSchema(campaign.extend({ figures: campaignFigures })).extend({
  /** How many links are live, and how many may be. */
  live: z.int(),
  liveMax: z.int(),
});
export type CampaignRecord = z.output<typeof campaignList>['list'][number];

/** The code of a short address, as it was typed or scanned. */
export const campaignCode = optionalText(40);
