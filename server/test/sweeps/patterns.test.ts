import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '@fairbridge/contract/index.ts';
import { patternsIn, type Pattern } from '../patterns.ts';
import { worstInputs } from '../worst-inputs.ts';
import { walk } from './schema-walk.ts';

const MEGABYTE = 1_000_000;
const MILLISECONDS = 20;
const TRIES = 8;
/** On a busy machine hardly one try of a few milliseconds is left alone. */
const TRIES_OF_LONG = 60;

/** Milliseconds of the best of several tries: what else the machine does must not count. Once fast enough, once more for the order. */
function best(work: () => unknown, tries = TRIES): number {
  let least = Infinity;
  for (let at = 0; at < tries && (least >= MILLISECONDS || at < 2); at += 1) {
    const before = performance.now();
    work();
    least = Math.min(least, performance.now() - before);
    // so much is no noise
    if (least > 20 * MILLISECONDS) break;
  }
  return least;
}

/** From short to long, and each time only those that took longest: what takes exponential or cubic time shows before it takes minutes. */
const ROUNDS = [
  { length: 12, goOn: 400 },
  { length: 24, goOn: 400 },
  { length: 30, goOn: 200 },
  { length: 40, goOn: 200 },
  { length: 60, goOn: 200 },
  { length: 100, goOn: 200 },
  { length: 400, goOn: 60 },
  { length: 4_000, goOn: 12 },
  { length: 16_000, goOn: 6 },
  { length: 100_000, goOn: 2 },
  { length: MEGABYTE, goOn: 0 },
] as const;

/** The first input on which a pattern takes too long, named by its length and its beginning; null for none. */
function slowOn({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string | null {
  const pattern = new RegExp(source, flags);
  let timed = worstInputs(source, flags).map((make) => ({ make, took: 0 }));
  for (const { length, goOn } of ROUNDS) {
    for (const one of timed) {
      const text = one.make(length);
      one.took = best(
        () => {
          pattern.lastIndex = 0;
          return pattern.test(text);
        },
        length === MEGABYTE ? TRIES_OF_LONG : TRIES,
      );
      if (one.took >= MILLISECONDS) return `${length}: ${JSON.stringify(text.slice(0, 40))}`;
    }
    timed = timed.toSorted((one, other) => other.took - one.took).slice(0, goOn);
  }
  return null;
}

/** Patterns that stood in the program once, and the classic ones. */
const KNOWN: RegExp[] = [
  /\/+$/,
  /^$|^(https?:\/\/)?[^\s/?#@:]+\.[^\s/?#@:]{2,}(:\d{1,5})?([/?#]\S*)?$/i,
  /\s*[,;，；、/+]\s*/,
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  /^(mailto:[^\s<>"]+@[^\s<>"]+|tel:\+?[\d-]{3,20})$/i,
  /^(?<name>.+?)\s*(?<content>\d+(?:\.\d+)?)\s*(?<unit>%|g\/l|克\/升)$/iu,
  /(?:; )+$/,
  /startxref\s+\d+\s+%%EOF\s*\0*\s*$/,
  /\/Filter\s*(\/\w+|\[[^\]]*\])/,
  /<Contents>(.*?)<\/Contents>/gs,
  /<script([^>]*)>([\s\S]*?)<\/script>/g,
  /[\w./-]*$/u,
  /^[\s·+,，、/&-]+|[\s·+,，、/&-]+$/gu,
  /"[^"]*"|\\.|_.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi,
  /^'+|'+$/g,
  /(?<whole>\d{1,4})\s*(?:%|g(?:rams?)?\s*(?:a\.?\s?[ei]\.?)?\s*(?:\/|per)\s*l)/giu,
  /^(?:(?:zh|[bpmf])?(?:uai|ua|ai|a|i|u))+$/u,
  /^(\s*)([-–—•]*)\s*(.*)$/u,
  /^(a+)+$/,
];

const folders = ['contract/src', 'server/src', 'demo', 'web/app'];
const { patterns, made } = patternsIn(folders);

describe('patterns over what strangers write', () => {
  it('finds the slow ones that stood here once', () => {
    expect(KNOWN.filter((pattern) => slowOn(pattern) === null)).toEqual([]);
  }, 300_000);
  it('stand in the sources as literals, so that they can be tried', () => {
    expect(made.map((place) => place.split(':')[0])).toEqual([
      // in the last sixty characters alone
      'server/src/domains/product-import/sheet.expiry.ts',
      'server/src/domains/product-import/sheet.expiry.ts',
      // the words that were searched for, each sign of them escaped
      'web/app/ui/highlight.tsx',
    ]);
  });
  it(`take less than ${MILLISECONDS} ms for a megabyte of the worst input`, () => {
    expect(patterns.length).toBeGreaterThan(300);
    const different = [...new Map(patterns.map((one) => [`/${one.source}/${one.flags}`, one])).entries()];
    const slow = different.flatMap(([pattern, one]) => {
      const on = slowOn(one);
      return on === null ? [] : [`${one.place} ${pattern} on ${on}`];
    });
    expect(slow).toEqual([]);
  }, 300_000);
});

const EVIL = ['a', '0', ' ', '/', '.', '中', 'a.', '@.a', '0-'].map(
  (row) => `a@a${row.repeat(MEGABYTE / Buffer.byteLength(row))}!`,
);
const maxOf = z.looseObject({ check: z.literal('max_length'), abort: z.boolean().optional() });

const texts = new Map<z.ZodString, string>();
for (const [name, { input }] of calls)
  walk(input, (schema, path) => {
    if (schema instanceof z.ZodString) texts.set(schema, `${name} ${path.join('.')}`);
  });

describe('texts that calls take (G33)', () => {
  it('are refused for their length before any rule looks at them', () => {
    const wrong = [...texts].filter(([schema]) =>
      (schema.def.checks ?? []).some(({ _zod: { def } }) => {
        const max = maxOf.safeParse(def);
        return max.success && max.data.abort !== true;
      }),
    );
    expect(texts.size).toBeGreaterThan(100);
    expect(wrong.map(([, place]) => place)).toEqual([]);
  });
  it(`take less than ${MILLISECONDS} ms each for a megabyte`, () => {
    const slow = [...texts].flatMap(([schema, place]) =>
      EVIL.filter((text) => best(() => schema.safeParse(text), TRIES_OF_LONG) >= MILLISECONDS).map(
        (text) => `${place}: ${JSON.stringify(text.slice(0, 20))}`,
      ),
    );
    expect(slow).toEqual([]);
  }, 300_000);
});
