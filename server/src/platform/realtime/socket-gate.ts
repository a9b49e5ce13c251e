import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ErrorName } from '@fairbridge/contract/codes.ts';
import { rateLimitAddress, type RateLimiter } from '../http/rate-limiter.ts';

/** From where a connection was made. */
export type SocketOrigin = { host: string; address: string };

type GateOptions = {
  isOurHost: (host: string) => boolean;
  rate: RateLimiter;
  /** Addresses that many people share. */
  venue: readonly string[];
};

/** The id of the connection that a request belongs to; null where it opens one. */
export const openedBefore = ({ url }: IncomingMessage): string | null =>
  new URLSearchParams(url?.split('?')[1]).get('sid');

/** Who may knock at all: pages of our own, and so many connections of one address. */
export class SocketGate {
  readonly #options: GateOptions;
  readonly #open = new Map<string, number>();
  readonly #whence = new WeakMap<IncomingMessage, SocketOrigin>();
  constructor(options: GateOptions) {
    this.#options = { ...options, venue: options.venue.map(rateLimitAddress) };
  }

  /** Null where nothing is in the way. A request of a connection that is open (`sid`) is no new one. */
  refused(request: FastifyRequest): ErrorName | null {
    const address = rateLimitAddress(request.ip);
    if (!this.#isOwnPage(request)) return 'notAllowed';
    this.#whence.set(request.raw, { host: request.requestHost, address });
    if (openedBefore(request.raw) !== null) return null;
    if (!this.#options.rate.consumeGeneral({ account: null, address })) return 'tooMany';
    const most = this.#options.venue.includes(address) ? Infinity : LIMITS.socketsPerClientMax;
    return (this.#open.get(address) ?? 0) >= most ? 'tooMany' : null;
  }

  /** A page of somebody else's is refused whatever it asks for (G26); what is no page says no origin, and cannot show a token that it has not. */
  #isOwnPage({ headers, requestHost }: FastifyRequest): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && headers.origin === undefined) return false;
    if (headers.origin === undefined) return true;
    const host = URL.canParse(headers.origin) ? new URL(headers.origin).hostname : '';
    return host !== '' && (host === requestHost.toLowerCase() || this.#options.isOurHost(host));
  }

  whenceOf(request: IncomingMessage): SocketOrigin | null {
    return this.#whence.get(request) ?? null;
  }

  /** Counts an open connection; answers what counts it out. */
  count({ address }: SocketOrigin): () => void {
    this.#open.set(address, (this.#open.get(address) ?? 0) + 1);
    return () => {
      const left = (this.#open.get(address) ?? 1) - 1;
      if (left > 0) this.#open.set(address, left);
      else this.#open.delete(address);
    };
  }
}
