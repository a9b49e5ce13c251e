import { sql } from 'kysely';
import type { QuoteState } from '@fairbridge/contract/quote/quote.shapes.ts';

export type StoredState = Exclude<QuoteState, 'expired'>;

/** What stands open after its last day can be accepted no more. */
export function stateOf({ state, valid_until: until }: { state: StoredState; valid_until: string }, today: string) {
  return state === 'open' && until < today ? 'expired' : state;
}

/** An offer is good for today at least, and for a year at most. */
export const QUOTE_DAYS_MAX = 366;

/** The last version of each offer, of `quote q`: one that was declined stays until there is a newer. */
export const LAST = sql<boolean>`q.state <> 'replaced'`;
