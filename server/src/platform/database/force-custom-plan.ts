import { sql } from 'kysely';

/**
 * Begins a statement that PostgreSQL plans for the values of each call: it is given no name (client.ts). For lists of what one company may
 * have twenty thousand of and most have a dozen, where the plan for the average walks all of it; planning takes half a millisecond.
 * ``sql`${FORCE_CUSTOM_PLAN} select …` ``
 */
export const FORCE_CUSTOM_PLAN = sql.raw('/* planned anew */');
