import type { NamedCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';

export type Entry = NamedCode & { more?: readonly string[] };

/** Parts the entries of one cell: a name that holds one of them is written as its code. */
export const BETWEEN = /[;；\n]/u;

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** A vocabulary as it stands in cells: read by code, name in either language or any other word for it; written by name. */
export class Words {
  #codes = new Map<string, string>();
  #entries: ReadonlyMap<string, Entry>;

  constructor(entries: Iterable<Entry>) {
    const all = [...entries];
    this.#entries = new Map(all.map((entry) => [entry.code, entry]));
    // what is said first stands: a code before a name, a name before an alias
    const said = [
      ...all.map(({ code }) => [code, code] as const),
      ...all.flatMap(({ code, name }) => [[name.zh, code] as const, [name.en, code] as const]),
      ...all.flatMap(({ code, more = [] }) => more.map((word) => [word, code] as const)),
    ];
    for (const [word, code] of said)
      if (word !== '' && !this.#codes.has(plain(word))) this.#codes.set(plain(word), code);
  }

  codeOf(typed: string): string | null {
    return this.#codes.get(plain(typed)) ?? null;
  }

  /** The name, where it leads back to this code. */
  label(code: string, lang: Lang): string {
    const entry = this.#entries.get(code);
    const name = entry === undefined ? '' : entry.name[lang] || entry.name[lang === 'zh' ? 'en' : 'zh'];
    return this.codeOf(name) === code && !BETWEEN.test(name) ? name : code;
  }

  labels(lang: Lang): string[] {
    return [...this.#entries.keys()].map((code) => this.label(code, lang));
  }
}
