import { bilingualOf } from '../../platform/database/bilingual.ts';
import { exhibitPicture } from '../product-visibility/product-visibility.picture.ts';
import type { ProgrammeEvent } from '../programme/programme.calendar.ts';
import type { LiveCard } from '@fairbridge/contract/live/live.shapes.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { exhibitorRef } from '../exhibitor/exhibitor.answers.ts';
import type { LiveCardRow, LiveRow } from './live.queries.ts';

/** What is the same for whoever plans a live and whoever watches it. */
export const liveFacts = (row: LiveRow) => ({
  id: row.id,
  state: row.state,
  party: row.exhibitor_id === null ? ('programme' as const) : ('exhibitor' as const),
  type: row.type,
  title: bilingualOf('title', row),
  introduction: bilingualOf('introduction', row),
  scope: row.scope,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  viewers: row.state === 'onLive' ? row.viewers : 0,
  watched: row.watched,
  likes: row.likes,
  wanted: row.wanted,
});

/** A live in a calendar: it is watched on its page, and whose it is stands where a programme names its speaker. */
export const calendarEvent = (row: LiveCardRow): ProgrammeEvent => ({
  id: row.id,
  version: row.version,
  title: bilingualOf('title', row),
  description: bilingualOf('introduction', row),
  speaker: bilingualOf('exhibitor', row),
  place: { zh: '线上直播', en: 'Online' },
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
});

export const liveCardAnswer = (exhibition: Exhibition, row: LiveCardRow): LiveCard => ({
  ...liveFacts(row),
  cover: exhibitPicture(exhibition, row.cover, row.scope === 0),
  exhibitor: row.exhibitor_id === null ? null : exhibitorRef(exhibition, row.exhibitor_id, row),
});
