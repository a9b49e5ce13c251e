import { lookup as resolve } from 'node:dns';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivate } from './private-address.ts';

/** A request to an address that somebody outside has chosen. */
export type Outgoing = { address: string; headers: Readonly<Record<string, string>>; body: string | Buffer };
export type OutgoingAnswer = { status: number; headers: IncomingMessage['headers']; text: string };

type Options = {
  /** Host names that may be reached although they are private, also without TLS: the installation's own word, for tests. */
  allowed: readonly string[];
  milliseconds?: number;
  answerBytesMax?: number;
};

const MILLISECONDS = 10_000;
const ANSWER_BYTES_MAX = 8_192;

/** The address is none that a request may go to; asked again it is none either. */
export class ForbiddenAddressError extends Error {}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Names that lead nowhere on the internet: of one word, of this machine, of a network of one's own. */
const isHome = (host: string): boolean =>
  isIP(host) === 0 && (!host.replace(/\.$/, '').includes('.') || /\.(localhost|local|internal)\.?$/.test(host));

/** The address where a request may go to it as far as its words tell; null otherwise. What its name leads to is judged as the line is opened. */
export function checkPublicAddress(address: string, allowed: readonly string[]): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const host = hostOf(url);
  if (url.username !== '' || url.password !== '') return null;
  if (allowed.includes(host)) return ['https:', 'http:'].includes(url.protocol) ? url : null;
  if (url.protocol !== 'https:') return null;
  return isHome(host) || (isIP(host) !== 0 && isPrivate(host)) ? null : url;
}

/** Resolves a name once, for the very line that is opened: who answers differently the second time is never asked. One private address among several refuses all. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '', 0);
    const [first] = addresses;
    if (first === undefined || addresses.some(({ address }) => isPrivate(address)))
      return callback(new ForbiddenAddressError(`${hostname} leads to a private network`), '', 0);
    if (options.all === true) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

/** What was answered, up to so many bytes: the rest is not waited for. */
async function read(answer: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer) {
    const chunk = Buffer.from(part);
    parts.push(chunk.subarray(0, most - bytes));
    bytes += chunk.length;
    if (bytes >= most) break;
  }
  answer.destroy();
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Posts to an address that somebody outside has chosen: https alone, never to a private network, no redirect followed, a line of its own,
 * within `milliseconds` from the name to the last byte.
 * @throws ForbiddenAddressError, or what went wrong on the way
 */
export async function postToPublicAddress(
  { address, headers, body }: Outgoing,
  { allowed, milliseconds = MILLISECONDS, answerBytesMax = ANSWER_BYTES_MAX }: Options,
): Promise<OutgoingAnswer> {
  const url = checkPublicAddress(address, allowed);
  if (url === null) throw new ForbiddenAddressError('no https address, or one of a private network');
  const own = allowed.includes(hostOf(url));
  const send = url.protocol === 'https:' ? requestSecure : requestPlain;
  const answer = await new Promise<IncomingMessage>((answered, failed) => {
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent: false,
      signal: AbortSignal.timeout(milliseconds),
      ...(!own && { lookup: publicLookup }),
    });
    request.on('response', answered).on('error', failed).end(body);
  });
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: await read(answer, answerBytesMax) };
}
