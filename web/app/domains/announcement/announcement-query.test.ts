import { expect, test } from 'vitest';
import { announcementQuery, announcementsAddress, announcementsSorted } from './announcement-query.ts';

const read = (query: string) => announcementQuery(new URLSearchParams(query));

test('an address of the announcements is read back as it was written, and what it cannot mean is everything', () => {
  const asked = read('tab=sent&lacks=en&sort=reached&descending=false&pageNum=2');
  expect(asked).toEqual({ tab: 'sent', lacks: 'en', sort: 'reached', descending: false, pageNum: 2 });
  expect(announcementsAddress(asked)).toBe('/organizer/announcements?tab=sent&lacks=en&sort=reached&descending=false');
  expect(announcementsAddress(read('tab=lost&sort=secret'))).toBe('/organizer/announcements');
});

test('another order keeps what the list is narrowed by', () => {
  expect(announcementsSorted(read('tab=draft&lacks=zh'), 'sendAt', true)).toBe(
    '/organizer/announcements?tab=draft&lacks=zh&sort=sendAt',
  );
});
