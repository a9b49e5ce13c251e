import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { z } from 'zod';

const words = z.object({ title: z.string(), body: z.string(), lang: z.string(), tag: z.string(), url: z.string() });
type Pushed = { words: z.output<typeof words>; headers: IncomingHttpHeaders };
/** What a browser hands over as it subscribes. */
export type Subscription = { endpoint: string; p256dh: string; auth: string };
type Browser = { ecdh: ECDH; auth: Buffer; received: Pushed[] };

const SALT = 16;
const HEAD = 86;
const TAG = 16;

/** Reads a message as the browser that subscribed does (RFC 8291); throws where it was encrypted for another. */
function decrypt(message: Buffer, { ecdh, auth }: Browser): string {
  const salt = message.subarray(0, SALT);
  const theirs = message.subarray(SALT + 5, HEAD);
  const derive = (secret: Buffer, given: Buffer, info: string | Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, given, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs]);
  const secret = derive(ecdh.computeSecret(theirs), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(message.subarray(-TAG));
  const plain = Buffer.concat([decipher.update(message.subarray(HEAD, -TAG)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

/** Does this key prove the token of a push, and is the token for us? */
export function isProvenBy(publicKey: string, { headers }: Pushed, origin: string): boolean {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const proof = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const { aud } = z.looseObject({ aud: z.string() }).parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  const said = Buffer.from(`${head}.${claims}`);
  const signed = verify('sha256', said, { key: proof, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  return signed && key === publicKey && aud === origin;
}

/** A push service of one's own on this machine, and the browsers that it brings messages to. */
export class PushReceiver {
  readonly #server: Server;
  readonly #browsers = new Map<string, Browser>();
  readonly #statuses = new Map<string, number[]>();
  readonly #tried = new Map<string, number>();
  constructor() {
    this.#server = createServer((request, reply) => {
      void this.#take(request).then((status) => reply.writeHead(status).end());
    });
  }

  static async open(): Promise<PushReceiver> {
    const receiver = new PushReceiver();
    await new Promise<void>((listening) => receiver.#server.listen(0, '127.0.0.1', listening));
    return receiver;
  }

  get origin(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  }

  /** A browser that subscribes here. `statuses`: how the service answers its first messages; then it takes them all. */
  subscribe(statuses: readonly number[] = []): Subscription {
    const ecdh = createECDH('prime256v1');
    const endpoint = `${this.origin}/${randomBytes(12).toString('hex')}`;
    const browser = { ecdh, auth: randomBytes(16), received: [] };
    const p256dh = ecdh.generateKeys('base64url');
    this.#browsers.set(endpoint, browser);
    this.#statuses.set(endpoint, [...statuses]);
    return { endpoint, p256dh, auth: browser.auth.toString('base64url') };
  }

  received({ endpoint }: Pick<Subscription, 'endpoint'>): readonly Pushed[] {
    return this.#browsers.get(endpoint)?.received ?? [];
  }

  /** How many messages came for it, also those that were not taken. */
  tried({ endpoint }: Pick<Subscription, 'endpoint'>): number {
    return this.#tried.get(endpoint) ?? 0;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  async #take(request: IncomingMessage): Promise<number> {
    const endpoint = this.origin + (request.url ?? '');
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    this.#tried.set(endpoint, (this.#tried.get(endpoint) ?? 0) + 1);
    const browser = this.#browsers.get(endpoint);
    const status = this.#statuses.get(endpoint)?.shift() ?? 201;
    if (browser === undefined) return 404;
    if (status !== 201) return status;
    const said = words.parse(JSON.parse(decrypt(Buffer.concat(parts), browser)));
    browser.received.push({ words: said, headers: request.headers });
    return status;
  }
}
