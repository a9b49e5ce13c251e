import { aliasOf } from '@fairbridge/contract/call-alias.ts';
import type { Caller } from '@fairbridge/contract/client.ts';
import { BASE } from './i18n/address.ts';

type CallFetch = NonNullable<Caller['fetch']>;

/** The aliases of calls that something in this browser stops, by their addresses, until the window closes. */
const moved = new Map<string, string>();

const addressIn = (url: string): string => url.split('?', 1)[0] ?? '';

const fetchMoved: CallFetch = (url, init) => {
  const address = addressIn(url);
  return fetch((moved.get(address) ?? address) + url.slice(address.length), init);
};

/** OPTIONS reaches no call: whatever the server says to it, nothing is done. */
const answers = (address: string): Promise<boolean> =>
  fetch(address, { method: 'OPTIONS' }).then(
    () => true,
    () => false,
  );

/**
 * Makes a call that got no answer at its alias, and those that follow, where its address is stopped in this browser; else it throws what had
 * been thrown, so that nothing is done twice. The contract does not say which calls may be repeated, and a time would prove nothing: a network
 * that goes away fails at once, too. So both addresses are asked at the same moment for nothing: when only the alias is answered, the network
 * is there and the call cannot have left.
 */
export async function fetchElsewhere(
  url: string,
  init: RequestInit,
  error: TypeError,
  useFromNowOn: (way: CallFetch) => void,
): Promise<Response> {
  const address = addressIn(url);
  if (moved.has(address)) throw error;
  const alias = BASE + aliasOf(address.slice(BASE.length));
  const [here, there] = await Promise.all([answers(address), answers(alias)]);
  if (here || !there) throw error;
  moved.set(address, alias);
  useFromNowOn(fetchMoved);
  return fetchMoved(url, init);
}
