import type { AnyCall } from '@fairbridge/contract/call.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { parseInput } from './parse-input.ts';
import { ChangeLog, INVALIDATE_ALL, type InvalidationFilter } from './invalidation-log.ts';

type CacheEntry = { exhibitionId: string; path: string; body: Buffer; until: number; bytes: number };

const ANSWER_BYTES_MAX = 200_000;
/** What an entry takes beside its key and its bytes, about. */
const ENTRY_BYTES = 300;

/**
 * Answers that are the same for every anonymous caller, kept as bytes for a short time; a change drops those it reaches (G5).
 * Bounded by bytes; the least recently used goes first. The key is the call, the language and the input as the call reads it.
 */
export class AnswerCache {
  readonly #answers = new Map<string, CacheEntry>();
  readonly #changes = new ChangeLog();
  readonly #bytesMax: number;
  readonly #milliseconds: number;
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
