import type { CallApi } from '@fairbridge/contract/client.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import {
  createContext,
  data,
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { api, publicApi } from './api.ts';
import { failureOf } from './failure.ts';
import { loadedOf, markLoaded } from './loader-data.tsx';
import { retryWhenOnline } from './retry-when-online.ts';
import { bare, langOf, withoutBase } from './i18n/address.ts';
import { getSession } from './session/session.ts';

/**
 * What the server hands to the pages it renders: the API in process, as the anonymous caller, and the configured origin. Where a page is made to be
 * looked at as another reader has it, `api` is what `publicApi` is in a browser, and `ownApi` asks as the reader.
 */
export const siteContext = createContext<{ api: CallApi; ownApi: CallApi; origin: string }>();

export type LoadArgs = {
  api: CallApi;
  /** The same, but for exhibitors too as who they are: for calls that are theirs as well. */
  ownApi: CallApi;
  /** Of the fair, as its visitors see it. */
  origin: string;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  lang: Lang;
  /** The path without base path and language. */
  path: string;
  signal: AbortSignal;
};

type Load<T> = (args: LoadArgs) => Promise<T>;

type Asked = Pick<LoadArgs, 'params' | 'origin'> & { request: Request };

function argsOf({ request, params, origin }: Asked, callApi: CallApi, ownApi = callApi): LoadArgs {
  const url = new URL(request.url);
  const path = withoutBase(url.pathname);
  return {
    api: callApi,
    ownApi,
    origin,
    params,
    query: url.searchParams,
    lang: langOf(path),
    path: bare(path),
    signal: request.signal,
  };
}

/** A failed call becomes an error page with the right status; its text is the server's. An address that no id can have has no page. */
function toErrorPage(error: unknown): unknown {
  const failure = failureOf(error);
  if (failure === null) return error;
  const status = failure.name === 'badInput' ? 404 : failure.status;
  return data({ failure: { name: failure.name, message: failure.message } }, { status });
}

async function run<T>(load: Load<T>, args: LoadArgs): Promise<T> {
  try {
    return await load(args);
  } catch (error) {
    throw toErrorPage(error);
  }
}

let pendingLoads = 0;
/** Does the browser ask for what a page shows to its reader, and show the guest's meanwhile? */
export const isClientLoading = (): boolean => pendingLoads > 0;

/**
 * A public screen's data, loaded by one function on the server (anonymous) and in the browser (as the reader):
 *
 *     const load = defineLoad(async ({ api, params }) => api(calls.product.detail, { id: params['id'] ?? '' }));
 *     export const loader = load.server;
 *     export const clientLoader = load.browser;
 *     export default function Screen() { const { product } = load.useData(); ... }
 *
 * A served page asks nothing on hydration unless a visitor is signed in, who may see more than the page shows.
 * `exhibitorsToo`: the calls are exhibitors' as well, who see more than a guest; `byOwnApi`: those are that `ownApi` makes.
 */
export function defineLoad<T>(load: Load<T>, { exhibitorsToo = false }: { exhibitorsToo?: boolean | 'byOwnApi' } = {}) {
  const server = async ({ request, params, context }: LoaderFunctionArgs) => {
    const { api: asGuest, ownApi, origin } = context.get(siteContext);
    const args = argsOf({ request, params, origin }, exhibitorsToo === true ? ownApi : asGuest, ownApi);
    return markLoaded(context, await run(load, args));
  };
  const browser = ({ request, params }: ClientLoaderFunctionArgs): Promise<T> => {
    pendingLoads += 1;
    return retryWhenOnline(
      () =>
        run(load, argsOf({ request, params, origin: location.origin }, exhibitorsToo === true ? api : publicApi, api)),
      request.signal,
    ).finally(() => (pendingLoads -= 1));
  };
  const kind = getSession()?.user.subjectType;
  browser.hydrate = kind === 'VISITOR' || kind === 'ORGANIZER' || (exhibitorsToo !== false && kind === 'ACTOR');
  return { server, browser, useData: (): T => loadedOf(useLoaderData()) as T };
}

/**
 * A work screen's data, loaded in the browser only, as the signed-in user whom the guard (`shell/guarded-layout.tsx`) let in:
 *
 *     const load = defineClientLoad(async ({ api, query }) => api(calls.inquiry.ownRequests, { pageNum: pageSchema(query) }));
 *     export const clientLoader = load.browser;
 *     export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
 */
export function defineClientLoad<T>(load: Load<T>) {
  const browser = ({ request, params }: ClientLoaderFunctionArgs): Promise<T> =>
    retryWhenOnline(() => run(load, argsOf({ request, params, origin: location.origin }, api)), request.signal);
  return { browser, useData: (): T => useLoaderData<T>() as T };
}
