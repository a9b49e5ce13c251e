import { sql, type RawBuilder } from 'kysely';

/**
 * Does this text hold every pair of characters that stand beside each other in the word? All texts that hold the word do, and an index
 * on `letter_pairs` of the very same text finds them; the others are still to be left out.
 * @param word at least two characters
 */
export const containsBigramsOf = (text: RawBuilder<unknown>, word: string): RawBuilder<boolean> =>
  sql<boolean>`letter_pairs(${text}) @> letter_pairs(${word})`;
