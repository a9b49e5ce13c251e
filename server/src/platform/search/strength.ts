/** Content of an active ingredient or of alcohol: 480 g/L, 41 %, 53°. */
export type Strength = { content: number; unit: '%' | 'g/L' };
type Found = Strength & { start: number; end: number };

/** At most three blanks where some may stand: rows of them as long as somebody likes take the time of their square. */
const PATTERN =
  /(?<![\d.,])(?<percentOf>百分之\s{0,3})?(?<whole>\d{1,4})(?:[.,](?<part>\d{1,4}))?\s{0,3}(?:(?<percent>%|per\s?cent|度(?!电)|°(?!\s?[a-z])|degrees?(?![a-z]))(?:\s{0,3}\(?[wvm]\/[wvm]\)?)?(?:\s{0,3}(?:vol|abv|alc)\.?(?![a-z]))?|(?<proof>proof(?![a-z]))|(?<litre>g(?:rams?)?\s{0,3}(?:a\.?\s?[ei]\.?)?\s{0,3}(?:\/|per)\s{0,3}l(?:it(?:er|re)s?)?(?![a-z])|gpl(?![a-z])|克\s{0,3}(?:\/|每)\s{0,3}升|克\s{0,3}\/\s{0,3}l(?![a-z]))|(?<kilogram>g\s{0,3}\/\s{0,3}kg(?![a-z])|克\s{0,3}(?:\/|每)\s{0,3}(?:千克|公斤)))|百分之\s{0,3}(?<spoken>\d{1,3}(?:\.\d{1,4})?)/giu;

/**
 * The strengths in a text whose full-width characters are already half-width, with their places: '480g/L SL', '41 %',
 * '200克/升', '70% w/w', '2,5%' (decimal comma), '700 g/kg' (70 %), '53度', '80 proof' (40 %). A bare number is none (trade 4.2).
 */
export function parseStrengths(text: string): Found[] {
  return [...text.matchAll(PATTERN)].map((match) => {
    const { whole = '', part, litre, kilogram, proof, spoken } = match.groups ?? {};
    const content = Number(spoken ?? (part === undefined ? whole : `${whole}.${part}`));
    const place = { start: match.index, end: match.index + match[0].length };
    if (litre !== undefined) return { ...place, content, unit: 'g/L' as const };
    if (proof !== undefined) return { ...place, content: round(content / 2), unit: '%' as const };
    return { ...place, content: kilogram === undefined ? content : round(content / 10), unit: '%' as const };
  });
}

const round = (value: number): number => Number(value.toFixed(4));

/** The other way of writing it for a liquid of density 1: 48 % is sold as 480 g/L. Null where nobody would say so. */
export function equivalent({ content, unit }: Strength): Strength | null {
  if (unit === '%') return content <= 100 ? { content: round(content * 10), unit: 'g/L' } : null;
  return content <= 1000 ? { content: round(content / 10), unit: '%' } : null;
}
