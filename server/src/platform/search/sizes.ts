import { lexeme } from './expression.ts';
import type { Interpretation } from './interpretation.ts';
import type { Lexicon } from './lexicon.ts';
import { sizeSense, unitSense } from './parser.ts';
import { SIZE_UNITS } from './stop-words.ts';
import { nameKey } from './tokens.ts';
import { valueLexeme } from './words.ts';

/** Units of one dimension, by how many of the smallest they are: '70 cl' is 700 mL, '1 ton' 1000 kg. */
const DIMENSIONS: readonly Readonly<Record<string, number>>[] = [
  { ml: 1, cl: 10, l: 1000 },
  { g: 1, kg: 1000, t: 1_000_000 },
];

const wordOf = ({ tokens }: Interpretation): string => tokens.map(({ stem }) => stem).join('');
const unitOf = (word: string): string | undefined => SIZE_UNITS.get(word)?.[0];

/** The same size in the other units of its dimension. */
function sameSize(number: number, unit: string): { number: number; unit: string }[] {
  const dimension = DIMENSIONS.find((one) => one[unit] !== undefined);
  const smallest = number * (dimension?.[unit] ?? 0);
  return Object.entries(dimension ?? {}).map(([other, count]) => ({
    number: Number((smallest / count).toFixed(6)),
    unit: other,
  }));
}

const isNumber = ({ tokens }: Interpretation): boolean => tokens.length === 1 && tokens[0]?.script === 'digits';

export const isSize = ({ tokens }: Interpretation): boolean =>
  tokens.length > 1 &&
  tokens[0]?.script === 'digits' &&
  SIZE_UNITS.has(
    tokens
      .slice(1)
      .map(({ stem }) => stem)
      .join(''),
  );

function sizeOf(lexicon: Lexicon, number: Interpretation, unit: Interpretation): Interpretation {
  const name = unitOf(wordOf(unit)) ?? '';
  const same = sameSize(Number(wordOf(number)), name);
  const others = same
    .filter((other) => other.unit !== name)
    .map((other) => ({ number: String(other.number), unit: unitSense(SIZE_UNITS.get(other.unit) ?? [], '') }));
  const values = lexicon.measures.flatMap((measure) =>
    same
      .filter((other) => other.unit === unitOf(nameKey(measure.unit)))
      .map((other) => lexeme(valueLexeme(measure.code, other.number))),
  );
  return {
    ...number,
    sense: sizeSense(number.sense, unit.sense, others, values),
    tokens: [...number.tokens, ...unit.tokens],
    part: number.part && unit.part ? { ...number.part, end: unit.part.end } : null,
  };
}

/** Puts a number and its unit together. */
export function sized(lexicon: Lexicon, asked: readonly Interpretation[]): Interpretation[] {
  const result: Interpretation[] = [];
  for (const one of asked) {
    const last = result.at(-1);
    const isUnit = last !== undefined && isNumber(last) && unitOf(wordOf(one)) !== undefined;
    if (isUnit) result[result.length - 1] = sizeOf(lexicon, last, one);
    else result.push(one);
  }
  return result;
}
