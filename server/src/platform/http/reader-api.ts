import { openEnvelope, type CallApi } from '@fairbridge/contract/client.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { runCall, type ClosedCheck } from './call-run.ts';
import { factsInProcess, type Route } from './route.ts';

/** The calls in process, as this caller. */
export type ReaderApi<S> = (ctx: S, caller: Caller, lang: Lang) => CallApi;

const FACTS = factsInProcess('');
const NOBODY_HEARS = (): void => {};

/**
 * The calls as another caller than the one who asks, for pages that are only looked at. Nothing is taken from the answers that are kept, and
 * none is kept; uses are counted by the call that asks for the page.
 */
export function readerApiOf<S>({
  routes: all,
  closedCheck,
}: {
  routes: readonly Route<S>[];
  closedCheck: ClosedCheck<S>;
}): ReaderApi<S> {
  const byPath = new Map(all.map((route) => [route.call.path, route]));
  return (ctx, caller, lang) => async (asked, input) => {
    const route = byPath.get(asked.path);
    if (route === undefined) throw new Error(`no call at ${asked.path}`);
    const made = await runCall(route, closedCheck, { ctx, caller, raw: input, lang, facts: FACTS }, NOBODY_HEARS);
    if (!made.ok) return openEnvelope(asked, made.failed.status, made.failed.body);
    const body: unknown = JSON.parse(made.body.toString());
    return openEnvelope(asked, 200, body);
  };
}
