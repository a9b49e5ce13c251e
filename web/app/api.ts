import { httpClient, type CallApi } from '@fairbridge/contract/client.ts';
import type { Context } from '@fairbridge/contract/envelope.ts';
import { PAGE_LIMITS } from '@fairbridge/contract/page-limits.ts';
import { isLang } from '@fairbridge/contract/text.ts';
import { fetchCall } from './call-fetch.ts';
import { failureOf } from './failure.ts';
import { BASE } from './i18n/address.ts';
import { showAccessClosed } from './session/access-closed.ts';
import { showExpiry } from './session/expiry.ts';
import { getSession } from './session/session.ts';

/** The context fields of section 7 of the specification. The server believes only the language (ruling 1.5). */
function context(): Context {
  const { lang, dataset } = document.documentElement;
  const kind = getSession()?.user.subjectType;
  return {
    languageType: isLang(lang) ? lang : 'zh',
    exhibitionId: dataset['exhibition'] ?? '',
    appId: 'portal',
    terminal: window.innerWidth < PAGE_LIMITS.mobileBreakpointPx ? 'H5' : 'PC',
    subjectType: kind === 'VISITOR' || kind === 'ACTOR' ? kind : '',
  };
}

/** What the contract's client needs to know of this browser; uploads (`sendBytes`) take it too. */
export const caller = { context, token: () => getSession()?.token ?? null, base: BASE, fetch: fetchCall };

const anonymousClient = httpClient({ ...caller, token: () => null });

/** A client whose calls end the session when the server says so. */
export const asSignedIn =
  (client: CallApi): CallApi =>
  async (call, input, signal) => {
    const token = caller.token();
    try {
      return await client(call, input, signal);
    } catch (error) {
      const failure = failureOf(error);
      // Only the session that asked may expire: a late answer must not end a newer one, nor tell who has logged out.
      if (token !== null && token === caller.token()) {
        if (failure?.code === 1003 || failure?.code === 401) showExpiry(failure.message);
        else if (failure?.name === 'accountSuspended') showExpiry(failure.message, true);
        // inside: who stands at the door, signed in as a visitor, reads it there
        else if (failure?.name === 'exhibitorSideClosed' && getSession()?.user.subjectType === 'ACTOR')
          showAccessClosed();
      }
      throw error;
    }
  };

/** Calls the server as whoever is signed in: `await api(calls.order.create, input)`. Throws `CallFailed`. */
export const api: CallApi = asSignedIn(httpClient(caller));

/** Calls that never tell who asks, such as those of the human check (specification, section 7). */
export const tokenlessApi: CallApi = anonymousClient;

/** Public pages as this reader sees them. Exhibitors see them as anybody does: the find calls are not theirs. */
export const publicApi: CallApi = (call, input, signal) =>
  getSession()?.user.subjectType === 'ACTOR' ? anonymousClient(call, input, signal) : api(call, input, signal);
