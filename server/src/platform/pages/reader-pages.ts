import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { fail } from '../http/app-error.ts';

/** For whom a page is made that is only looked at. `user` as a browser would keep it, null for a guest; `width` of the window in pixels. */
export type PageReader = { caller: Caller; user: CurrentUser | null; lang: Lang; width: number };

/** A page of the path without language, as this reader has it, as HTML without scripts. */
export type MakePage<S> = (ctx: S, path: string, reader: PageReader) => Promise<string>;

/** Pages as other readers than guests have them: for those who edit a page, and in no cache. */
export class ReaderPages<S> {
  #make: MakePage<S> | null = null;

  /** The pages are mounted. */
  open(make: MakePage<S>): void {
    this.#make = make;
  }

  /** Error `unavailable` in a process without pages. */
  make(ctx: S, path: string, reader: PageReader): Promise<string> {
    if (this.#make === null) fail('unavailable');
    return this.#make(ctx, path, reader);
  }
}

const BEGIN = '<script';
const END = '</script>';

/** Links that only fetch scripts beforehand. */
const FETCHED = /<link rel="modulepreload"[^<>]*>/g;

/** The page without its scripts, found step by step: it holds texts of strangers. */
export function withoutScripts(html: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const begin = html.indexOf(BEGIN, at);
    kept.push(html.slice(at, begin < 0 ? html.length : begin));
    const end = begin < 0 ? -1 : html.indexOf(END, begin);
    if (end < 0) return kept.join('').replaceAll(FETCHED, '');
    at = end + END.length;
  }
}
