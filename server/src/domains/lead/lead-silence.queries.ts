import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';

export type SilentRow = { silent: boolean };

/** Of `lead l`: as long without an answer as it takes until its buyer is told to ask others. What was taken back has no lead. */
export const SILENT = sql`coalesce(l.state = 'new' and l.closed_at is null
  and l.created_at <= now() - make_interval(hours => ${3 * LIMITS.leadSilentHours}), false) as silent`;
