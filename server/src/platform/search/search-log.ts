import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { RequestFacts } from '../http/route.ts';
import type { SearchResult } from './search-engine.ts';

/** A question that somebody signed in has asked. */
export type LoggedSearch = { exhibitionId: string; accountId: string; visitorId: string; text: string };

/** A visitor, or a guest as far as one day tells guests apart. */
export type Searcher = Pick<LoggedSearch, 'accountId' | 'visitorId'> | Pick<RequestFacts, 'address' | 'agent'>;
/** A question by which somebody found few exhibitors, or these exhibits, which may be of few. */
export type MissedSearch = { exhibitionId: string; by: Searcher; text: string; products: readonly string[] };
type Found = Pick<SearchResult, 'ids' | 'total' | 'setAside' | 'corrections'>;

type Write = (searches: readonly LoggedSearch[], missed: readonly MissedSearch[]) => Promise<void>;

const MILLISECONDS = 1_000;
/** More than a process is asked in that time: what comes beyond it is not counted, and nobody waits. */
const WAITING_MAX = 5_000;

/**
 * What was asked, written some moments after the answer and many at a time, so that counting never slows a search. What a crash takes away
 * is a second of it.
 */
export class SearchLog {
  #waiting: LoggedSearch[] = [];
  #missed: MissedSearch[] = [];
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();
  #write: Write = async () => {};
  #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Who keeps what was asked; set once, while the portal opens. */
  writeBy(write: Write): void {
    this.#write = write;
  }

  /** A visitor's question, at its first page; everybody else's is not counted. */
  record(exhibitionId: string, caller: Caller, { keyword, pageNum }: { keyword: string; pageNum: number }): void {
    if (caller.kind !== 'visitor' || pageNum !== 1) return;
    const { accountId, visitorId } = caller;
    this.#add(this.#waiting, { exhibitionId, accountId, visitorId, text: keyword.trim() });
  }

  /**
   * What a visitor or a guest asked whole, without a filter, and found little by: as this caller finds, who may see more than others. It
   * tells nothing of what others may not see: a name of a restricted exhibit stands in it only where people have typed that name themselves,
   * and one who may see the exhibit finds it and is not counted. What finds more in the meantime is left out where it is read.
   */
  recordMiss(
    exhibitionId: string,
    { caller, request }: { caller: Caller; request: RequestFacts },
    asked: {
      kind: 'product' | 'exhibitor';
      keyword: string;
      pageNum: number;
      filter: Record<string, readonly string[]>;
    },
    found: Found,
  ): void {
    const by = searcherOf(caller, request);
    if (by === null || asked.pageNum !== 1 || Object.values(asked.filter).some((chosen) => chosen.length > 0)) return;
    const products = fewOf(asked.kind, found);
    if (products !== null) this.#add(this.#missed, { exhibitionId, by, text: asked.keyword.trim(), products });
  }

  #add<T extends { text: string }>(waiting: T[], one: T): void {
    if (one.text === '' || waiting.length >= WAITING_MAX) return;
    waiting.push(one);
    this.#timer ??= setTimeout(() => void this.flush(), MILLISECONDS).unref();
  }

  /** Writes what waits; one after the other, so that the later question stays the later one. */
  flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const [searches, missed] = [this.#waiting, this.#missed];
    this.#waiting = [];
    this.#missed = [];
    if (searches.length + missed.length > 0)
      this.#writing = this.#writing.then(() => this.#write(searches, missed)).catch(this.#onError);
    return this.#writing;
  }
}

/** Nobody who asks not to be followed, and none of those who exhibit or run the fair. */
function searcherOf(caller: Caller, { doNotTrack, address, agent }: RequestFacts): Searcher | null {
  if (caller.kind === 'visitor') return { accountId: caller.accountId, visitorId: caller.visitorId };
  return caller.kind === 'anonymous' && !doNotTrack ? { address, agent } : null;
}

/**
 * Null where enough was found. What was set aside was not found. Exhibits that fill more than a page are taken for those of enough
 * exhibitors; fewer are told, so that their exhibitors are counted when the miss is written.
 */
function fewOf(kind: 'product' | 'exhibitor', { ids, total, setAside, corrections }: Found): readonly string[] | null {
  if (setAside.length > 0 || corrections.some(({ to }) => to === '') || total < LIMITS.searchFoundFew) return [];
  return kind === 'product' && total <= ids.length ? ids : null;
}
