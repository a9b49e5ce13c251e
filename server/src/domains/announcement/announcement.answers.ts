import {
  announcementState,
  audiencePeople,
  type Announcement,
  type Audience,
} from '@fairbridge/contract/announcement/announcement.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { AnnouncementRow, ReadRow } from './announcement.queries.ts';

export const audienceOf = (row: Pick<AnnouncementRow, 'people' | 'countries' | 'categories'>): Audience => ({
  people: audiencePeople.parse(row.people),
  countries: row.countries,
  categories: row.categories,
});

export const wordsOf = (row: AnnouncementRow) => ({
  title: bilingualOf('title', row),
  body: bilingualOf('body', row),
  link: row.link,
});

export const announcementAnswer = (row: ReadRow, read: number): Announcement => ({
  id: row.id,
  ...wordsOf(row),
  audience: audienceOf(row),
  byEmail: row.by_email,
  state: announcementState.parse(row.state),
  version: row.version,
  author: row.author,
  updatedAt: row.updated_at.toISOString(),
  sendAt: row.send_at?.toISOString() ?? null,
  sentAt: row.sent_at?.toISOString() ?? null,
  expected: row.expected,
  recipients: row.recipients,
  emails: row.emails,
  read,
});
