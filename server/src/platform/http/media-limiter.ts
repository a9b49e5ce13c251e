import type { FastifyRequest } from 'fastify';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { fail } from './app-error.ts';
import { rateLimitAddress, type RateLimiter } from './rate-limiter.ts';

/** Names that are remembered, of up to 200 signs. */
const FOUND_MAX = 50_000;

/**
 * Counts requests for media (playlists, segments, pictures, documents) by the client's address: very many for names that were found before, since
 * hundreds of viewers may share an address, and few for names that nobody has found, each of which asks the database. Whoever guesses names
 * behind a shared address keeps nobody there from what is known. Each kind of media has a limiter of its own. Throws `tooMany`.
 */
export class MediaLimiter {
  readonly #rate: RateLimiter;
  readonly #kind: string;
  /** The last found at the end. */
  readonly #found = new Set<string>();
  constructor(rate: RateLimiter, kind: string) {
    this.#rate = rate;
    this.#kind = kind;
  }

  /** Counts a request for a file that is no secret. */
  count({ ip }: Pick<FastifyRequest, 'ip'>): void {
    if (!this.#rate.consumeByAddress(rateLimitAddress(ip), this.#kind, LIMITS.mediaPerMinute, 60)) fail('tooMany');
  }

  /** Counts a name that means nothing. */
  countUnknown({ ip }: Pick<FastifyRequest, 'ip'>): void {
    const { unknownMediaPerMinute } = LIMITS;
    if (!this.#rate.consumeByAddress(rateLimitAddress(ip), this.#unknown, unknownMediaPerMinute, 60)) fail('tooMany');
  }

  /** What `look` finds by this name; null: there is nothing. A client that has used up its unknown names is told nothing of further ones. */
  async find<T>(request: Pick<FastifyRequest, 'ip'>, name: string, look: () => Promise<T | null>): Promise<T | null> {
    this.count(request);
    if (this.#found.has(name)) return look();
    this.countUnknown(request);
    const found = await look();
    if (found === null) return null;
    this.#rate.refundByAddress(rateLimitAddress(request.ip), this.#unknown);
    this.#remember(name);
    return found;
  }

  get #unknown(): string {
    return `unknown ${this.#kind}`;
  }

  #remember(name: string): void {
    const [oldest] = this.#found;
    if (this.#found.size >= FOUND_MAX && oldest !== undefined) this.#found.delete(oldest);
    this.#found.add(name);
  }
}
