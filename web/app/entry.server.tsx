// oxlint-disable-next-line no-restricted-imports -- server entry: React writes into Node's streams
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { CallApi } from '@fairbridge/contract/client.ts';
import {
  createContext,
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router';
import fullStylesheet from './app.css?url';
import { youMayLike } from '@fairbridge/contract/recommendation/recommendation.calls.ts';
import { PreviewContext, type PreviewReader } from './preview-context.ts';
import { siteContext } from './define-load.ts';
import { loadedContext, LoaderDataContext, loaderJson } from './loader-data.tsx';
import { NonceProvider } from './shell/nonce.ts';
import { SheetContext } from './shell/page-sheet.tsx';

// The server takes these from the built entry: its own copy of the modules would be a different one.
export { matchRoute, sitemapPaths } from './match-route.ts';

const RENDER_SECONDS = 10;
/** Tells the server which inline scripts are the page's own; it is removed before anything is sent. */
const NONCE_HEADER = 'x-page-nonce';

/** The sheets of pages that have one of their own (`web/page-sheets.ts`), by route. */
type PageSheets = Readonly<Record<string, string>>;
const sheetsContext = createContext<PageSheets>({});

/** While the fair is not open nobody is recommended anything. */
const NONE = { list: [], muted: 0 };
const shownContext = createContext<PreviewReader | null>(null);

/** What a page is made of. With `shownTo` it is made to be looked at, as somebody else has it. */
type Rendered = { api: CallApi; ownApi?: CallApi; origin: string; shownTo?: Omit<PreviewReader, 'recommended'> };

/** The page renderer of this build: one request in, one whole page out, as an anonymous caller sees it, or another reader. */
export function rendererOf(build: ServerBuild, dev: boolean, sheets: PageSheets) {
  const handle = createRequestHandler(build, dev ? 'development' : 'production');
  return async (
    address: string,
    { api, ownApi = api, origin, shownTo }: Rendered,
  ): Promise<{ response: Response; nonce: string }> => {
    const context = new RouterContextProvider();
    context.set(siteContext, { api, ownApi, origin });
    if (shownTo !== undefined)
      context.set(shownContext, { ...shownTo, recommended: await api(youMayLike, {}).catch(() => NONE) });
    context.set(sheetsContext, sheets);
    context.set(loadedContext, []);
    const response = await handle(new Request(address), context);
    const nonce = response.headers.get(NONCE_HEADER) ?? '';
    return { response, nonce };
  };
}

/** The router builds a tree of all routes that it is told of, for each page; of this page's own it needs no more (a twentieth of the time to render one). */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const { matches } = context.staticHandlerContext;
  if (matches.length === 0) return context;
  const { manifest } = context;
  const routes = Object.fromEntries(matches.map(({ route }) => [route.id, manifest.routes[route.id]]));
  return { ...context, manifest: { ...manifest, routes } };
}

/** Renders the whole page into one buffer: packing a stream piece by piece costs as much as rendering it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loading: Readonly<RouterContextProvider>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const body = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(Buffer.concat(chunks), { status: failed ? 500 : status, headers }));
        done();
      },
    });
    let failed = false;
    const nonce = crypto.randomUUID();
    headers.set(NONCE_HEADER, nonce);
    const route = context.staticHandlerContext.matches.at(-1)?.route.id ?? '';
    const own = loading.get(sheetsContext)[route] ?? null;
    const page = (
      <NonceProvider value={nonce}>
        <SheetContext value={{ own, whole: fullStylesheet }}>
          <LoaderDataContext value={loaderJson(loading)}>
            <PreviewContext value={loading.get(shownContext)}>
              <ServerRouter context={withMatchedRoutes(context)} url={request.url} nonce={nonce} />
            </PreviewContext>
          </LoaderDataContext>
        </SheetContext>
      </NonceProvider>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // React would send larger parts after the page, hidden until a script puts them in their place: late for the eye, never without scripts
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(body),
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), RENDER_SECONDS * 1000);
  });
}
