import { aliasOf } from '@fairbridge/contract/call-alias.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const FAVOURITES = '/visitor/v2/collection/productList';
const ALIAS = aliasOf(FAVOURITES);

/** What a browser throws where nothing answers. */
const UNREACHED = new TypeError('Failed to fetch');

let asked: string[];
let onLine: boolean;
/** Does an answer come from this address? */
let answered: (method: string, url: string) => boolean;
let fetchCall: (url: string, init: RequestInit) => Promise<Response>;

beforeEach(async () => {
  vi.resetModules();
  [asked, onLine, answered] = [[], true, () => true];
  vi.stubGlobal('navigator', {
    get onLine() {
      return onLine;
    },
  });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', signal }: RequestInit) => {
    asked.push(`${method} ${url}`);
    signal?.throwIfAborted();
    if (!answered(method, url)) throw UNREACHED;
    return Response.json(url);
  });
  ({ fetchCall } = await import('./call-fetch.ts'));
});
afterEach(() => void vi.unstubAllGlobals());

const post = (): Promise<Response> => fetchCall(FAVOURITES, { method: 'POST', body: '{}' });
const blocks =
  (word: string) =>
  (_method: string, url: string): boolean =>
    !url.includes(word);

test('what a blocker stops is made at its alias, and from then on there at once, with its query', async () => {
  answered = blocks('/collection/');
  expect(await (await post()).json()).toBe(ALIAS);
  expect(asked).toEqual([`POST ${FAVOURITES}`, `OPTIONS ${FAVOURITES}`, `OPTIONS ${ALIAS}`, `POST ${ALIAS}`]);
  expect(await (await post()).json()).toBe(ALIAS);
  expect(await (await fetchCall(`${FAVOURITES}?lang=zh`, {})).json()).toBe(`${ALIAS}?lang=zh`);
  expect(asked.slice(4)).toEqual([`POST ${ALIAS}`, `GET ${ALIAS}?lang=zh`]);
});

test('a call whose answer was lost is not made again', async () => {
  answered = (method) => method === 'OPTIONS';
  await expect(post()).rejects.toBe(UNREACHED);
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([`POST ${FAVOURITES}`]);
});

test('without a network nothing is tried, and where the server is away no call is made again', async () => {
  answered = () => false;
  onLine = false;
  await expect(post()).rejects.toBe(UNREACHED);
  expect(asked).toEqual([`POST ${FAVOURITES}`]);
  onLine = true;
  await expect(post()).rejects.toBe(UNREACHED);
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([`POST ${FAVOURITES}`, `POST ${FAVOURITES}`]);
});

test('a call that was given up is not made again', async () => {
  await expect(fetchCall(FAVOURITES, { signal: AbortSignal.abort('left') })).rejects.toBe('left');
  expect(asked).toEqual([`GET ${FAVOURITES}`]);
});
