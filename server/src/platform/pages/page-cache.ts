import { ChangeLog, INVALIDATE_ALL, type InvalidationFilter } from '../http/invalidation-log.ts';
import type { Page } from './page.ts';

type CacheEntry = {
  exhibitionId: string;
  page: Page;
  /** The calls it was made of. */
  from: ReadonlySet<string>;
  /** Whose request it was made for, until somebody else asks for it too. */
  client: string | null;
  freshUntil: number;
  staleUntil: number;
  bytes: number;
};
type Rendering = { exhibitionId: string; page: Promise<Page>; from: ReadonlySet<string> };
type Limits = { pages: number; bytes?: number; freshMs: number; staleMs: number };

const BYTES_MAX = 100_000_000;
/** So much of the cache, in pages and in bytes, may hold what only one client has asked for. */
const ASKED_ONCE_SHARE = 0.5;

/** Pages in the order of their use, with their bytes. */
class Shelf {
  readonly pages = new Map<string, CacheEntry>();
  bytes = 0;

  put(key: string, entry: CacheEntry): void {
    this.take(key);
    this.pages.set(key, entry);
    this.bytes += entry.bytes;
  }

  take(key: string): CacheEntry | undefined {
    const entry = this.pages.get(key);
    if (entry === undefined) return undefined;
    this.pages.delete(key);
    this.bytes -= entry.bytes;
    return entry;
  }

  /** Lets the least recently used go until no more than this is left. */
  shrink(pages: number, bytes: number): void {
    for (const key of this.pages.keys()) {
      if (this.pages.size <= pages && this.bytes <= bytes) return;
      this.take(key);
    }
  }
}

/**
 * Whole pages for anonymous readers, bounded in number and bytes; the least recently used goes first. A page is fresh for `freshMs` and
 * then still served for `staleMs` while one request renders it anew. Concurrent misses of one key share one render. Pages that only one
 * client has asked for have a shelf of their own: whoever asks for thousands of addresses pushes out those, not what everybody reads.
 * A change drops the pages of its exhibition that were made of calls it reaches.
 */
export class PageCache {
  readonly #askedOnce = new Shelf();
  readonly #shared = new Shelf();
  readonly #rendering = new Map<string, Rendering>();
  readonly #changes = new ChangeLog();
  readonly #limits: Required<Limits>;
  readonly #now: () => number;

  constructor(limits: Limits, now: () => number = Date.now) {
    this.#limits = { bytes: BYTES_MAX, ...limits };
    this.#now = now;
  }

  get bytes(): number {
    return this.#askedOnce.bytes + this.#shared.bytes;
  }

  /** The kept page; `stale` asks the caller to renew it beside. `client`: who asks, by address. */
  get(key: string, client: string): { page: Page; stale: boolean } | null {
    const entry = this.#askedOnce.take(key) ?? this.#shared.take(key);
    if (entry === undefined) return null;
    const now = this.#now();
    if (now >= entry.staleUntil) return null;
    this.#put(key, { ...entry, client: entry.client === client ? client : null });
    return { page: entry.page, stale: now >= entry.freshUntil };
  }

  isRendering(key: string): boolean {
    return this.#rendering.has(key);
  }

  /** Renders the page, once for all who ask meanwhile, and keeps it unless something it was made of changed since the render began. `used` hears each call. */
  fill(
    exhibitionId: string,
    key: string,
    client: string,
    render: (used: (path: string) => void) => Promise<Page>,
  ): Promise<Page> {
    const running = this.#rendering.get(key);
    if (running !== undefined) return running.page;
    const before = this.#changes.version(exhibitionId);
    const from = new Set<string>();
    const page = render((path) => void from.add(path))
      .then((made) => {
        if (made.keep && !this.#changes.isStale(exhibitionId, before, from))
          this.#keep(exhibitionId, key, client, made, from);
        return made;
      })
      .finally(() => {
        if (this.#rendering.get(key)?.page === page) this.#rendering.delete(key);
      });
    this.#rendering.set(key, { exhibitionId, page, from });
    return page;
  }

  /** Forgets the pages of an exhibition that a change reaches; such renders under way are finished for those who wait, but not kept or shared any more. */
  changed(exhibitionId: string, filter: InvalidationFilter = INVALIDATE_ALL): void {
    this.#changes.add(exhibitionId, filter);
    const reached = (one: { exhibitionId: string; from: ReadonlySet<string> }): boolean =>
      one.exhibitionId === exhibitionId && (one.from.size === 0 || [...one.from].some(filter));
    for (const shelf of [this.#askedOnce, this.#shared])
      for (const [key, entry] of shelf.pages) if (reached(entry)) shelf.take(key);
    for (const [key, rendering] of this.#rendering) if (reached(rendering)) this.#rendering.delete(key);
  }

  #keep(exhibitionId: string, key: string, client: string, page: Page, from: ReadonlySet<string>): void {
    const now = this.#now();
    const before = this.#askedOnce.take(key) ?? this.#shared.take(key);
    this.#put(key, {
      exhibitionId,
      page,
      from,
      client: before !== undefined && before.client !== client ? null : client,
      freshUntil: now + this.#limits.freshMs,
      staleUntil: now + this.#limits.freshMs + this.#limits.staleMs,
      bytes: page.bytesKept + 2 * key.length,
    });
  }

  #put(key: string, entry: CacheEntry): void {
    (entry.client === null ? this.#shared : this.#askedOnce).put(key, entry);
    const { pages, bytes } = this.#limits;
    if (this.#askedOnce.pages.size + this.#shared.pages.size <= pages && this.bytes <= bytes) return;
    this.#askedOnce.shrink(
      Math.max(Math.floor(pages * ASKED_ONCE_SHARE), pages - this.#shared.pages.size),
      Math.max(bytes * ASKED_ONCE_SHARE, bytes - this.#shared.bytes),
    );
    this.#shared.shrink(pages - this.#askedOnce.pages.size, bytes - this.#askedOnce.bytes);
  }
}
