import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const BUCKET = 'fair-files';
const ACCESS_KEY = 'fairkey';
const SECRET_KEY = 'fairsecret/with+signs';
const REGION = 'eu-test-1';
const PAGE = 3;

/** How the store behaves from now on. `busy`: so many of the next requests are answered 503. */
type Mood = { silent?: boolean; readOnly?: boolean; open?: boolean; full?: boolean; busy?: number };

export type TestObjectStore = {
  environment: Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'S3_REGION', string>;
  objects: Map<string, { bytes: Buffer; at: Date }>;
  /** What was asked of it, as method and path. */
  asked: string[];
  be: (mood: Mood) => void;
  /** Refuses connections until it is mended. */
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  close: () => Promise<void>;
};

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** What is wrong with the signature (Signature Version 4), or nothing: written from Amazon's description, apart from the client. */
function wrongSignature(request: IncomingMessage, url: URL, body: Buffer): string | null {
  const header = request.headers.authorization ?? '';
  const [, key, date, region, names = '', given] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      header,
    ) ?? [];
  if (key === undefined || date === undefined) return 'AccessDenied';
  if (key !== ACCESS_KEY) return 'InvalidAccessKeyId';
  if (region !== REGION) return 'AuthorizationHeaderMalformed';
  const time = String(request.headers['x-amz-date']);
  const hash = String(request.headers['x-amz-content-sha256']);
  const signed = names.split(';');
  if (!signed.includes('host') || !signed.includes('x-amz-date') || !time.startsWith(date)) return 'AccessDenied';
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const query = [...url.searchParams]
    .map((pair) => pair.map(escaped).join('='))
    .toSorted()
    .join('&');
  const lines = signed.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('');
  const path = url.pathname
    .split('/')
    .map((part) => escaped(decodeURIComponent(part)))
    .join('/');
  const canonical = [request.method, path, query, lines, names, hash].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const signing = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET_KEY}`);
  const right = hmac(signing, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${sha256(canonical)}`).toString('hex');
  return right === given ? null : 'SignatureDoesNotMatch';
}

const refuse = (response: ServerResponse, status: number, code: string): void =>
  void response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);

/** A small S3 in memory for one bucket: objects, ranges, lists in pages, and signatures that it checks. */
export async function openObjectStore(): Promise<TestObjectStore> {
  const objects: TestObjectStore['objects'] = new Map();
  const asked: string[] = [];
  let mood: Mood = {};

  function list(response: ServerResponse, query: URLSearchParams): void {
    const after = query.get('continuation-token') ?? '';
    const all = [...objects.keys()]
      .toSorted()
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after);
    const page = all.slice(0, PAGE);
    const entries = page.map(
      (key) =>
        `<Contents><Key>${key.replaceAll('&', '&amp;')}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
    );
    const next =
      all.length > PAGE
        ? `<NextContinuationToken>${page.at(-1)?.replaceAll('&', '&amp;')}</NextContinuationToken>`
        : '';
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(`<ListBucketResult>${entries.join('')}${next}</ListBucketResult>`);
  }

  function give(request: IncomingMessage, response: ServerResponse, key: string): void {
    const found = objects.get(key);
    if (found === undefined) return refuse(response, 404, 'NoSuchKey');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const bytes = from === undefined ? found.bytes : found.bytes.subarray(Number(from), Number(to) + 1);
    response.writeHead(from === undefined ? 200 : 206, { 'content-length': bytes.length });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://store');
    asked.push(`${request.method} ${url.pathname}`);
    const body = await buffer(request);
    if (mood.silent === true) return;
    if ((mood.busy ?? 0) > 0) {
      mood.busy = (mood.busy ?? 0) - 1;
      return refuse(response, 503, 'SlowDown');
    }
    const wrong = wrongSignature(request, url, body);
    if (wrong !== null && !(mood.open === true && request.method === 'GET')) return refuse(response, 403, wrong);
    const [, bucket, ...rest] = url.pathname.split('/');
    const key = rest.join('/');
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    if (key === '') return list(response, url.searchParams);
    if (request.method === 'GET' || request.method === 'HEAD') return give(request, response, key);
    if (mood.readOnly === true) return refuse(response, 403, 'AccessDenied');
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (mood.full === true) return refuse(response, 507, 'InsufficientStorage');
    if (Number(request.headers['content-length']) !== body.length) return refuse(response, 411, 'MissingContentLength');
    objects.set(key, { bytes: body, at: new Date() });
    response.writeHead(200).end();
  }

  const server = createServer((request, response) => void answer(request, response));
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  // the address is that of a port: it listens on no path
  const { port } = server.address() as AddressInfo;
  const cut = async (): Promise<void> => {
    const gone = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await gone;
  };
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY: ACCESS_KEY,
      S3_SECRET_KEY: SECRET_KEY,
      S3_REGION: REGION,
    },
    objects,
    asked,
    be: (next) => void (mood = next),
    cut,
    mend: () => listen(port),
    close: async () => {
      if (server.listening) await cut();
    },
  };
}
