import { httpClient } from '@fairbridge/contract/client.ts';
import { caller } from '../api.ts';
import { calls } from '../calls.ts';

/**
 * Ends a session on the server, in its own name: the browser has forgotten it already. In the other order the server would end the connections
 * of the other windows before these know that somebody has logged out, and they would ask who they are and tell of an expired session.
 * Here it has ended even where the server cannot be told.
 */
export async function logOff(token: string): Promise<void> {
  const ask = httpClient({
    ...caller,
    token: () => token,
    fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
  });
  await ask(calls.account.logOff, {}).catch(() => null);
}
