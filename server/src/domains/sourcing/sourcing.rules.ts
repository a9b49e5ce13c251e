import { sql } from 'kysely';
import type { FileReaders, Participation, SourcingState } from '@fairbridge/contract/sourcing/sourcing.words.ts';
import { dayInBeijing } from '../../core/days.ts';

export type Standing = {
  audit: 'review' | 'approved' | 'notApproved';
  closed_at: Date | null;
  deleted_at: Date | null;
  /** ISO date. */
  deadline: string;
};

/** Where a requirement stands on this day: what its buyer has closed or deleted is closed, whatever else it was. */
export function stateOf(
  { audit, closed_at: closedAt, deleted_at: deletedAt, deadline }: Standing,
  today: string,
): SourcingState {
  if (closedAt !== null || deletedAt !== null) return 'closed';
  if (audit !== 'approved') return audit;
  return deadline < today ? 'ended' : 'open';
}

/** The same of `sourcing s`. */
export const stateSql = (today: string) => sql<SourcingState>`case
  when s.closed_at is not null or s.deleted_at is not null then 'closed'
  when s.audit <> 'approved' then s.audit
  when s.deadline < ${today}::date then 'ended'
  else 'open' end`;

/** Is `sourcing s` open to exhibitors? */
export const isOpenSql = (today: string) => sql<boolean>`(
  s.audit = 'approved' and s.closed_at is null and s.deleted_at is null and s.deadline >= ${today}::date)`;

/** May a company that reads the requirement, and to which its buyer stands like this, read the file? */
export const isReadBy = (
  { readers }: { readers: FileReaders },
  { participation }: { participation: Participation | null },
): boolean => readers === 'fitting' || participation === 'agreed';

const DAYS_MAX = 366;

/** A last day, the day on which goods are needed, or until when an offer stands: today at least, and in a year at most (`dayWithinYear`). */
export function isWithinYear(day: string): boolean {
  const last = dayInBeijing(new Date(Date.now() + DAYS_MAX * 86_400_000));
  return day >= dayInBeijing(new Date()) && day <= last;
}
