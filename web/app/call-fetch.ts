import type { Caller } from '@fairbridge/contract/client.ts';

type CallFetch = NonNullable<Caller['fetch']>;

let fetchNow: CallFetch = (url, init) => fetch(url, init);

/**
 * Fetches for a call. Where no answer comes although there is a network, a blocker may have stopped it by its address: then it is made once more
 * at its alias. What was sent and lost its answer on the way may have been done, and is not sent again (other-address.ts tells them apart).
 */
export const fetchCall: CallFetch = (url, init) =>
  fetchNow(url, init).catch(async (error: unknown) => {
    if (!(error instanceof TypeError) || !navigator.onLine) throw error;
    const { fetchElsewhere } = await import('./other-address.ts');
    return fetchElsewhere(url, init, error, (way) => (fetchNow = way));
  });
