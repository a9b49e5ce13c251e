import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { WrongConfiguration } from '../../config.ts';
import { AppError } from '../http/app-error.ts';
import type { ByteRange } from './file-store.ts';

export type ObjectStoreSettings = {
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  region: string;
  /** The bucket stands in the path, else before the host's name. */
  pathStyle: boolean;
};

/** Two tries of two seconds: whoever waits for a picture learns within five that there is none now (G62). */
const TRIES = 2;
const ANSWER_MILLISECONDS = 2_000;
const BETWEEN_MILLISECONDS = 150;
/** From the answer's head to its last byte, for what is read whole. */
const BODY_MILLISECONDS = 10_000;
/** A video on a slow line. */
const PUT_MILLISECONDS = 120_000;

/** How stores say that there is no room: by the status, or by the code of MinIO, Ceph and others. */
const FULL = /^507|<Code>(QuotaExceeded|XMinioStorageFull|InsufficientStorage)</;

type Asked = { method: string; headers?: Record<string, string>; body?: Blob; milliseconds?: number };

/** Which variable is to blame for what the store says. */
const BLAME: Readonly<Record<string, [variable: string, why: string]>> = {
  NoSuchBucket: ['S3_BUCKET', 'there is no such bucket'],
  InvalidAccessKeyId: ['S3_ACCESS_KEY', 'the store does not know it'],
  SignatureDoesNotMatch: ['S3_SECRET_KEY', 'it does not belong to S3_ACCESS_KEY'],
  AuthorizationHeaderMalformed: ['S3_REGION', 'the bucket is in another region'],
  PermanentRedirect: ['S3_REGION', 'the bucket is in another region'],
};
const wrong = (variable: string, why: string): WrongConfiguration =>
  new WrongConfiguration(`The configuration is not valid:\n  ${variable} is wrong: ${why}`);

/** The few requests that files need of an S3-compatible store: signed, with an end to waiting, tried again where that is of use. */
export class ObjectStore {
  #client: AwsClient;
  #base: string;
  #onError: (error: Error) => void;
  constructor(
    { endpoint, bucket, accessKey, secretKey, region, pathStyle }: ObjectStoreSettings,
    onError: (error: Error) => void,
  ) {
    this.#client = new AwsClient({
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      region,
      service: 's3',
      retries: 0,
    });
    const url = new URL(endpoint);
    if (!pathStyle) url.host = `${bucket}.${url.host}`;
    const path = url.pathname.replace(/\/$/, '');
    this.#base = `${url.origin}${path}${pathStyle ? `/${bucket}` : ''}`;
    this.#onError = onError;
  }

  async put(key: string, body: Blob, sha256: string): Promise<void> {
    const headers = { 'x-amz-content-sha256': sha256, 'content-type': 'application/octet-stream' };
    await this.#expect(key, { method: 'PUT', headers, body, milliseconds: PUT_MILLISECONDS }, [200]);
  }

  async get(key: string, range?: ByteRange): Promise<Response | null> {
    const headers: Record<string, string> = range === undefined ? {} : { range: `bytes=${range.from}-${range.to}` };
    const answer = await this.#expect(key, { method: 'GET', headers }, [200, 206, 404]);
    if (answer.status !== 404) return answer;
    await answer.body?.cancel();
    return null;
  }

  /** All bytes of an answer; one that stops in the middle is no answer. */
  async whole(answer: Response): Promise<Buffer> {
    const late = AbortSignal.timeout(BODY_MILLISECONDS);
    const waited = new Promise<never>((_resolve, reject) => {
      late.addEventListener('abort', () => reject(new Error('the store stopped in the middle')));
    });
    try {
      return Buffer.from(await Promise.race([answer.arrayBuffer(), waited]));
    } catch (error) {
      return this.#away(error);
    }
  }

  async size(key: string): Promise<number | null> {
    const answer = await this.#expect(key, { method: 'HEAD' }, [200, 404]);
    return answer.status === 404 ? null : Number(answer.headers.get('content-length'));
  }

  async remove(key: string): Promise<void> {
    const answer = await this.#expect(key, { method: 'DELETE' }, [200, 204, 404]);
    await answer.body?.cancel();
  }

  /** One page of the list of what is under `prefix`, as XML. */
  async page(prefix: string, continuation: string): Promise<string> {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix,
      ...(continuation !== '' && { 'continuation-token': continuation }),
    });
    return (await this.#expect(`?${query}`, { method: 'GET' }, [200])).text();
  }

  /** Can we read, write and take away, and can nobody else read? `probe` is written and taken away again. */
  async check(probe: string): Promise<void> {
    const listed = await this.#ask('?list-type=2&max-keys=1', { method: 'GET' }).catch(() => {
      throw wrong('S3_ENDPOINT', 'nothing answers there');
    });
    await blame(listed, 'S3_BUCKET', 'it cannot be read with S3_ACCESS_KEY');
    const written = await this.#ask(probe, { method: 'PUT', body: new Blob(['probe']) });
    await blame(written, 'S3_BUCKET', 'S3_ACCESS_KEY may not write to it');
    const stranger = await fetch(this.#address(probe), { signal: AbortSignal.timeout(ANSWER_MILLISECONDS) }).catch(
      () => null,
    );
    await stranger?.body?.cancel();
    await this.remove(probe);
    if (stranger?.ok === true) throw wrong('S3_BUCKET', 'everybody can read it; make it private');
  }

  #address(key: string): string {
    return key.startsWith('?') ? `${this.#base}${key}` : `${this.#base}/${key}`;
  }

  async #ask(key: string, { milliseconds = ANSWER_MILLISECONDS, ...init }: Asked): Promise<Response> {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new Error('the store does not answer')), milliseconds);
    try {
      const signed = await this.#client.sign(this.#address(key), init);
      // here, not in what is signed: a request's own signal is forgotten with the request, and nothing would end the waiting
      return await fetch(signed, { signal: waiting.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  /** An answer of one of these kinds; a store that is away, or too busy, is asked again once. */
  async #expect(key: string, asked: Asked, statuses: readonly number[]): Promise<Response> {
    let last: unknown = null;
    for (let tried = 0; tried < TRIES; tried += 1) {
      if (tried > 0) await sleep(BETWEEN_MILLISECONDS);
      try {
        const answer = await this.#ask(key, asked);
        if (statuses.includes(answer.status)) return answer;
        const text = (await answer.text()).slice(0, 300);
        last = new Error(`the store answered ${answer.status} ${text}`);
        if (FULL.test(`${answer.status} ${text}`)) throw new AppError('storeFull');
        if (answer.status < 500 && answer.status !== 429) break;
      } catch (error) {
        if (error instanceof AppError) throw error;
        last = error;
      }
    }
    return this.#away(last);
  }

  #away(error: unknown): never {
    this.#onError(error instanceof Error ? error : new Error(String(error)));
    throw new AppError('unavailable');
  }
}

async function blame(answer: Response, variable: string, why: string): Promise<void> {
  const text = await answer.text();
  if (answer.ok) return;
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
  const [known, reason] = BLAME[code] ?? [variable, `${why} (${code || answer.status})`];
  throw wrong(known, reason);
}
