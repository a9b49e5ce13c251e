import { sql } from 'kysely';
import type { LiveState } from '@fairbridge/contract/live/live.shapes.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { visibilityOf, type Viewer } from '../product-visibility/product-visibility.rules.ts';

/** How soon before its planned beginning a live may go on the air. */
export const EARLY_MINUTES = 60;
/** A live whose encoder is gone ends by itself so long after its planned end. */
export const LATE_MINUTES = 30;
/** One that is still sent ends so long after it; nobody has forgotten that one, and the package of a company has its hours. */
export const OVERRUN_MINUTES = 120;
/** Somebody who says nothing for so long watches no more. */
export const VIEWER_SECONDS = 45;

export type LiveTimes = {
  ends_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  has_replay: boolean;
  recorded_seconds: number;
  /** By the organizer, for good. */
  stopped: boolean;
};

/** States follow the stream and the schedule (ruling 6.1). */
export function stateOf(live: LiveTimes, now: Date): LiveState {
  if (live.stopped) return 'ended';
  if (live.ended_at !== null) return live.has_replay && live.recorded_seconds > 0 ? 'replay' : 'ended';
  if (live.started_at !== null) return 'onLive';
  return live.ends_at > now ? 'upcoming' : 'ended';
}

/** `stateOf` in SQL, of `live l`. */
export const STATE_SQL = sql<LiveState>`(case
  when l.stopped then 'ended'
  when l.ended_at is not null then case when l.has_replay and l.recorded_seconds > 0 then 'replay' else 'ended' end
  when l.started_at is not null then 'onLive'
  when l.ends_at > now() then 'upcoming' else 'ended' end)`;

export type LiveAudience = { scope: number; exhibitor_id: string | null };

/**
 * May this caller watch? The rule of the exhibits (ruling 3.5), except that a code lets into the pool, and the pool into every live of its
 * company.
 */
export function mayWatch(live: LiveAudience, caller: Caller): boolean {
  const { ranges, pool, owner } = visibilityOf(caller);
  if (live.exhibitor_id !== null && (owner === live.exhibitor_id || pool.includes(live.exhibitor_id))) return true;
  return live.scope === 0 || ranges.some((range) => range === live.scope);
}

/** `mayWatch` in SQL, of `live l`. */
export const mayWatchSql = (caller: Viewer) => {
  const { ranges, pool, owner } = visibilityOf(caller);
  const companies = owner === undefined ? pool : [...pool, owner];
  return sql<boolean>`(l.scope = 0 or l.scope = any(${[...ranges]}::smallint[]) or l.exhibitor_id = any(${[...companies]}::text[]))`;
};
