import { httpClient, type CallApi } from '@fairbridge/contract/client.ts';
import { asSignedIn, caller } from './api.ts';

/** Calls as `api` does; what is on its way when the window closes still arrives. For small inputs: browsers let 64 kB go so. */
export const keepaliveApi: CallApi = asSignedIn(
  httpClient({ ...caller, fetch: (input, init) => fetch(input, { ...init, keepalive: true }) }),
);
