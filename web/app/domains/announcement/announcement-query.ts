import type { AnnouncementTab } from '@fairbridge/contract/announcement/announcement.shapes.ts';
import { pageNumOf } from '../../loading.ts';

export const ANNOUNCEMENTS_PATH = '/organizer/announcements';
const TABS = ['all', 'draft', 'scheduled', 'sent', 'withdrawn'] as const satisfies readonly AnnouncementTab[];

/** The list that an address means; what it cannot mean is everything. */
export const announcementQuery = (query: URLSearchParams): { tab: AnnouncementTab; pageNum: number } => ({
  tab: TABS.find((one) => one === query.get('tab')) ?? 'all',
  pageNum: pageNumOf(query),
});

export const tabAddress = (tab: AnnouncementTab): string =>
  tab === 'all' ? ANNOUNCEMENTS_PATH : `${ANNOUNCEMENTS_PATH}?tab=${tab}`;
export const announcementAddress = (id: string): string => `${ANNOUNCEMENTS_PATH}/${id}`;
