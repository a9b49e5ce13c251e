import type { Page } from './page.ts';

type Kept = { page: Page; freshUntil: number; staleUntil: number };

/**
 * Whole pages for anonymous readers: bounded, the least recently used goes first. A page is fresh for `freshMs` and then still
 * served for `staleMs` while one request renders it anew. Concurrent misses of one key share one render.
 * Keys begin with the exhibition's id and a space, so that a change can empty exactly that exhibition's pages.
 */
export class PageCache {
  readonly #pages = new Map<string, Kept>();
  readonly #rendering = new Map<string, Promise<Page>>();
  readonly #changes = new Map<string, number>();
  readonly #limits: { pages: number; freshMs: number; staleMs: number };
  readonly #now: () => number;

  constructor(limits: { pages: number; freshMs: number; staleMs: number }, now: () => number = Date.now) {
    this.#limits = limits;
    this.#now = now;
  }

  /** The kept page; `stale` asks the caller to renew it beside. */
  get(key: string): { page: Page; stale: boolean } | null {
    const kept = this.#pages.get(key);
    if (kept === undefined) return null;
    const now = this.#now();
    if (now >= kept.staleUntil) {
      this.#pages.delete(key);
      return null;
    }
    this.#pages.delete(key);
    this.#pages.set(key, kept);
    return { page: kept.page, stale: now >= kept.freshUntil };
  }

  /** Renders the page, once for all who ask meanwhile, and keeps it unless its exhibition changed since the render began. */
  fill(exhibitionId: string, key: string, render: () => Promise<Page>): Promise<Page> {
    const running = this.#rendering.get(key);
    if (running !== undefined) return running;
    const before = this.#changes.get(exhibitionId) ?? 0;
    const rendering = render()
      .then((page) => {
        if (page.keep && before === (this.#changes.get(exhibitionId) ?? 0)) this.#keep(key, page);
        return page;
      })
      .finally(() => {
        if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
      });
    this.#rendering.set(key, rendering);
    return rendering;
  }

  /** Forgets every page of an exhibition; renders under way are finished for those who wait, but not kept or shared any more. */
  empty(exhibitionId: string): void {
    this.#changes.set(exhibitionId, (this.#changes.get(exhibitionId) ?? 0) + 1);
    const prefix = `${exhibitionId} `;
    for (const key of this.#pages.keys()) if (key.startsWith(prefix)) this.#pages.delete(key);
    for (const key of this.#rendering.keys()) if (key.startsWith(prefix)) this.#rendering.delete(key);
  }

  #keep(key: string, page: Page): void {
    const now = this.#now();
    this.#pages.delete(key);
    this.#pages.set(key, {
      page,
      freshUntil: now + this.#limits.freshMs,
      staleUntil: now + this.#limits.freshMs + this.#limits.staleMs,
    });
    const oldest = this.#pages.size > this.#limits.pages ? this.#pages.keys().next() : null;
    if (oldest?.done === false) this.#pages.delete(oldest.value);
  }
}
