/**
 * Text-search expressions, built as text for the cast to tsquery. Every lexeme begins with the field it comes from, so
 * that one index answers for all fields and no weight has to be looked up in the row:
 * `n:` `o:` `r:` words of names, owner and the rest · `@kind:code` a term of the document · `N@` `R@` a term its names or the
 * rest mention · `s:` strengths · `v:` numbers of attributes · `c:` article and registration numbers · `b:` places · `/facet:code` facets · `^` boosted.
 */
export type Field = 'n' | 'o' | 'r';

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

export const lexeme = (text: string): string => quoted(text);
export const beginning = (text: string): string => `${quoted(text)}:*`;

/** Matches nothing: an empty choice. */
export const NOTHING = quoted('!');

export function all(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? NOTHING) : parts.map((part) => `(${part})`).join(' & ') || NOTHING;
}

export function any(parts: readonly string[]): string {
  const distinct = [...new Set(parts)].filter((part) => part !== NOTHING);
  return distinct.length > 1 ? `(${distinct.join(' | ')})` : (distinct[0] ?? NOTHING);
}

/** Whatever does not match. */
export const not = (part: string): string => `!(${part})`;

/** Pairs of neighbouring characters: how a Chinese word is found wherever the texts were cut. */
export function bigrams(word: string): string[] {
  const characters = [...word];
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}
