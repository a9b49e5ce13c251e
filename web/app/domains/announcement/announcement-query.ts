import type { AnnouncementTab } from '@fairbridge/contract/announcement/announcement.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { pageNumOf } from '../../loading.ts';
import { lacksOf } from '../../ui/list/language-filter.tsx';

export const ANNOUNCEMENTS_PATH = '/organizer/announcements';
const TABS = ['all', 'draft', 'scheduled', 'sent', 'withdrawn'] as const satisfies readonly AnnouncementTab[];

/** The list that an address means; what it cannot mean is everything. */
export function announcementQuery(query: URLSearchParams): { tab: AnnouncementTab; lacks?: Lang; pageNum: number } {
  const lacks = lacksOf(query);
  return {
    tab: TABS.find((one) => one === query.get('tab')) ?? 'all',
    ...(lacks !== null && { lacks }),
    pageNum: pageNumOf(query),
  };
}

export const tabAddress = (tab: AnnouncementTab): string =>
  tab === 'all' ? ANNOUNCEMENTS_PATH : `${ANNOUNCEMENTS_PATH}?tab=${tab}`;
export const announcementAddress = (id: string): string => `${ANNOUNCEMENTS_PATH}/${id}`;
