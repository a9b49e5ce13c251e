import {
  ANNOUNCEMENT_SORTS,
  type AnnouncementSort,
  type AnnouncementTab,
} from '@fairbridge/contract/announcement/announcement.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { pageNumOf } from '../../define-load.ts';
import { lacksOf } from '../../ui/list/language-filter.tsx';
import { parseSort, sortQuery } from '../../ui/list/sorting.ts';

export const ANNOUNCEMENTS_PATH = '/organizer/announcements';
export const ANNOUNCEMENT_TABS = [
  'all',
  'draft',
  'scheduled',
  'sent',
  'withdrawn',
] as const satisfies readonly AnnouncementTab[];

export type AnnouncementQuery = {
  tab: AnnouncementTab;
  lacks: Lang | null;
  sort: AnnouncementSort;
  descending: boolean;
  pageNum: number;
};

/** The list that an address means; what it cannot mean is everything. */
export const announcementQuery = (query: URLSearchParams): AnnouncementQuery => ({
  tab: ANNOUNCEMENT_TABS.find((one) => one === query.get('tab')) ?? 'all',
  lacks: lacksOf(query),
  ...parseSort(query, ANNOUNCEMENT_SORTS),
  pageNum: pageNumOf(query),
});

/** The first page of such a list. */
export function announcementsAddress({
  tab = 'all',
  lacks = null,
  sort = 'updatedAt',
  descending = true,
}: Partial<AnnouncementQuery>): string {
  const query = new URLSearchParams({
    ...(tab !== 'all' && { tab }),
    ...(lacks !== null && { lacks }),
    ...sortQuery(sort, descending, 'updatedAt'),
  });
  return query.size === 0 ? ANNOUNCEMENTS_PATH : `${ANNOUNCEMENTS_PATH}?${query}`;
}

/** The same list in another order. */
export const announcementsSorted = (asked: AnnouncementQuery, by: string, descending: boolean): string =>
  announcementsAddress({ ...asked, sort: ANNOUNCEMENT_SORTS.find((one) => one === by) ?? 'updatedAt', descending });

export const announcementAddress = (id: string): string => `${ANNOUNCEMENTS_PATH}/${id}`;
