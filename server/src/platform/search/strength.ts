/** Content of an active ingredient: 480 g/L, 41 %. */
export type Strength = { content: number; unit: '%' | 'g/L' };
type Found = Strength & { start: number; end: number };

const PATTERN =
  /(?<![\d.,])(?<percentOf>百分之\s*)?(?<whole>\d{1,4})(?:[.,](?<part>\d{1,4}))?\s*(?:(?<percent>%|per\s?cent)(?:\s*\(?[wm]\/[wvm]\)?)?|(?<litre>g(?:rams?)?\s*(?:a\.?\s?[ei]\.?)?\s*(?:\/|per)\s*l(?:it(?:er|re)s?)?(?![a-z])|gpl(?![a-z])|克\s*(?:\/|每)\s*升|克\s*\/\s*l(?![a-z]))|(?<kilogram>g\s*\/\s*kg(?![a-z])|克\s*(?:\/|每)\s*(?:千克|公斤)))|百分之\s*(?<spoken>\d{1,3}(?:\.\d{1,4})?)/giu;

/**
 * The strengths in a text whose full-width characters are already half-width, with their places: '480g/L SL', '41 %',
 * '200克/升', '70% w/w', '2,5%' (decimal comma), '700 g/kg' (70 %). A bare number is none (trade.md 4.2).
 */
export function parseStrengths(text: string): Found[] {
  return [...text.matchAll(PATTERN)].map((match) => {
    const { whole = '', part, litre, kilogram, spoken } = match.groups ?? {};
    const content = Number(spoken ?? (part === undefined ? whole : `${whole}.${part}`));
    const place = { start: match.index, end: match.index + match[0].length };
    if (litre !== undefined) return { ...place, content, unit: 'g/L' as const };
    return { ...place, content: kilogram === undefined ? content : round(content / 10), unit: '%' as const };
  });
}

const round = (value: number): number => Number(value.toFixed(4));

/** The other way of writing it for a liquid of density 1: 48 % is sold as 480 g/L. Null where nobody would say so. */
export function equivalent({ content, unit }: Strength): Strength | null {
  if (unit === '%') return content <= 100 ? { content: round(content * 10), unit: 'g/L' } : null;
  return content <= 1000 ? { content: round(content / 10), unit: '%' } : null;
}
