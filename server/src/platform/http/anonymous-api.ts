import { openEnvelope, type CallApi } from '@fairbridge/contract/client.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { inputKey, type AnswerCache } from './answer-cache.ts';
import { ANONYMOUS, checkRate } from './call-gate.ts';
import { runCall, type ClosedCheck, type CallResult } from './call-run.ts';
import { factsInProcess, type Route } from './route.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** For whom calls are made in process: the client's address, which they count for, and an ear for the paths that were asked. */
export type InProcess = { address: string; used?: (path: string) => void };

type Calls<S> = { routes: readonly Route<S>[]; closedCheck: ClosedCheck<S>; rate: RateLimiter; answers: AnswerCache };
const NOBODY_HEARS = (): void => {};

/**
 * The calls in process, as the anonymous caller: what pages are rendered with. They share the answers kept for anonymous callers,
 * and count for whoever asked for the page as if the client had made them; whether a page is made at all is decided before.
 */
export function anonymousApiOf<S extends { exhibition: { id: string } }>({
  routes: all,
  closedCheck,
  rate,
  answers,
}: Calls<S>) {
  const byPath = new Map(all.map((route) => [route.call.path, route]));

  return (ctx: S, lang: Lang, { address, used }: InProcess): CallApi => {
    const fair = ctx.exhibition.id;

    async function make(route: Route<S>, raw: unknown): Promise<CallResult> {
      checkRate(rate, route, { account: null, address }, lang);
      const facts = factsInProcess(address);
      return runCall(route, closedCheck, { ctx, caller: ANONYMOUS, raw, lang, facts }, NOBODY_HEARS);
    }

    return async (asked, input) => {
      // a page bundle holds its own copy of the contract, so a call is looked up by its path
      const route = byPath.get(asked.path);
      if (route === undefined) throw new Error(`no call at ${asked.path}`);
      used?.(asked.path);
      const key = route.call.cacheable ? inputKey(route.call, input, lang) : null;
      const cached = key === null ? null : answers.get(fair, asked.path, key);
      const moment = answers.moment(fair);
      const made: CallResult = cached === null ? await make(route, input) : { ok: true, body: cached, file: null };
      if (!made.ok) return openEnvelope(asked, made.failed.status, made.failed.body);
      if (key !== null && cached === null) answers.set(fair, asked.path, key, made.body, moment);
      const body: unknown = JSON.parse(made.body.toString());
      return openEnvelope(asked, 200, body);
    };
  };
}
