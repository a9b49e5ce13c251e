import type { AnyCall } from '@fairbridge/contract/call.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { parseInput } from './parse-input.ts';
import { answerBody, PreparedAnswer, type AnswerTo } from './prepared-answer.ts';
import { ChangeLog, INVALIDATE_ALL, type InvalidationFilter } from './invalidation-log.ts';

type CacheEntry = { exhibitionId: string; path: string; body: Buffer; until: number; bytes: number };

const ANSWER_BYTES_MAX = 200_000;
/** Begins no key that `inputKey` makes: those begin with a language. */
const PREPARED = 'prepared ';
/** What an entry takes beside its key and its bytes, about. */
const ENTRY_BYTES = 300;

/**
 * Answers kept as bytes for a short time; a change drops those it reaches (G5). Those that are the same for every anonymous caller by what was
 * asked (`get` and `set`), others by what they are made of (`prepared`). Bounded by bytes; the least recently used goes first.
 */
export class AnswerCache {
  readonly #answers = new Map<string, CacheEntry>();
  readonly #changes = new ChangeLog();
  readonly #bytesMax: number;
  readonly #milliseconds: number;
  /** Answers under way, for all who ask meanwhile, until the exhibition changes. */
  readonly #preparing = new Map<string, { moment: number; body: Promise<Buffer> }>();
  #bytes = 0;
  constructor(bytesMax: number, milliseconds: number) {
    this.#bytesMax = bytesMax;
    this.#milliseconds = milliseconds;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(exhibitionId: string, path: string, input: string): Buffer | null {
    const key = keyOf(exhibitionId, path, input);
    const found = this.#answers.get(key);
    if (found === undefined) return null;
    this.#answers.delete(key);
    if (found.until < Date.now()) {
      this.#bytes -= found.bytes;
      return null;
    }
    this.#answers.set(key, found);
    return found.body;
  }

  /** Which state of the exhibition an answer is about to be made from: hand it to `set`, so that a change in between wins. */
  moment(exhibitionId: string): number {
    return this.#changes.version(exhibitionId);
  }

  set(exhibitionId: string, path: string, input: string, body: Buffer, moment: number): void {
    if (body.length > ANSWER_BYTES_MAX || this.#changes.isStale(exhibitionId, moment, [path])) return;
    const key = keyOf(exhibitionId, path, input);
    this.#drop(key);
    const bytes = body.length + 2 * key.length + ENTRY_BYTES;
    this.#answers.set(key, { exhibitionId, path, body, until: Date.now() + this.#milliseconds, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#bytesMax) return;
      this.#drop(oldest);
    }
  }

  /**
   * The answer of a call for all who see the same of what it shows, made once. Whoever asks has found in the database what this caller may see
   * now, and puts it into `key`, with the versions of the rows that the answer is made of: a caller who loses a right has another key at once (G5).
   */
  async prepared<C extends AnyCall>(
    exhibitionId: string,
    call: C,
    key: string,
    make: () => Promise<AnswerTo<C>>,
  ): Promise<PreparedAnswer<C>> {
    const input = PREPARED + key;
    const kept = this.get(exhibitionId, call.path, input);
    if (kept !== null) return new PreparedAnswer<C>(kept);
    const whole = keyOf(exhibitionId, call.path, input);
    const moment = this.moment(exhibitionId);
    const preparing = this.#preparing.get(whole);
    if (preparing?.moment === moment) return new PreparedAnswer<C>(await preparing.body);
    const body = make().then((answer) => answerBody(call, answer));
    this.#preparing.set(whole, { moment, body });
    try {
      const made = await body;
      this.set(exhibitionId, call.path, input, made, moment);
      return new PreparedAnswer<C>(made);
    } finally {
      if (this.#preparing.get(whole)?.body === body) this.#preparing.delete(whole);
    }
  }

  changed(exhibitionId: string, filter: InvalidationFilter = INVALIDATE_ALL): void {
    this.#changes.add(exhibitionId, filter);
    for (const [key, entry] of this.#answers)
      if (entry.exhibitionId === exhibitionId && filter(entry.path)) this.#drop(key);
  }

  #drop(key: string): void {
    const entry = this.#answers.get(key);
    if (entry === undefined) return;
    this.#bytes -= entry.bytes;
    this.#answers.delete(key);
  }
}

const keyOf = (exhibitionId: string, path: string, input: string): string => `${exhibitionId} ${path} ${input}`;

const INPUT_KEY_MAX = 2_000;

/** An input as the call reads it, without what it does not know, and in which language: what a kept answer depends on. Null: not kept. */
export function inputKey(call: AnyCall, raw: unknown, lang: Lang): string | null {
  const input = parseInput(call.input, raw, lang);
  if (!input.ok) return null;
  const key = `${lang} ${JSON.stringify(input.data)}`;
  return key.length > INPUT_KEY_MAX ? null : key;
}
