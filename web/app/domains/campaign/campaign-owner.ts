import { CAMPAIGN_MEDIUM_NAMES } from '@fairbridge/contract/campaign/campaign.figures.ts';
import { CAMPAIGN_SORTS } from '@fairbridge/contract/campaign/campaign.shapes.ts';
import { dayAfter } from '@fairbridge/contract/days.ts';
import { PERIOD_DAYS_MAX } from '@fairbridge/contract/statistics/statistics.figures.ts';
import type { Period } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { beijingToday } from '../../i18n/numbers.ts';
import { anyOf, anyTabOf, day, defineListQuery, words } from '../../ui/list/list-query.ts';
import type { COMPANY } from './company-campaigns.ts';
import type { FAIR } from './fair-campaigns.ts';

export const STATES = ['live', 'over'] as const;

export const campaignQuery = (path: string) =>
  defineListQuery(
    path,
    { state: anyTabOf(STATES), keyword: words, medium: anyOf(CAMPAIGN_MEDIUM_NAMES), from: day, to: day },
    CAMPAIGN_SORTS,
  );

export type CampaignsAsked = ReturnType<ReturnType<typeof campaignQuery>['read']>;

/** The days that are meant, as many as figures are told of: up to today, or from the earliest on, where only one is given; undefined for all. */
export function periodOf({ from, to }: Pick<CampaignsAsked, 'from' | 'to'>): Period | undefined {
  if (from === undefined && to === undefined) return undefined;
  const last = to ?? beijingToday();
  const [since, until] = from !== undefined && from > last ? [to ?? from, from] : [from ?? '', last];
  const earliest = dayAfter(until, 1 - PERIOD_DAYS_MAX);
  return { from: since < earliest ? earliest : since, to: until };
}

/** What the list asks the server for. */
export function filterOf({ from, to, pageNum: _pageNum, ...asked }: CampaignsAsked) {
  return { ...asked, period: periodOf({ from, to }) };
}

/** A company's links, or the organizer's: where they stand, and which calls are theirs. */
export type CampaignOwner = typeof COMPANY | typeof FAIR;
