import { sql, type RawBuilder } from 'kysely';

/** The key by which people sort a text with numbers in it: A2 before A10. Each number counts by its last nine digits. */
export const naturalOrder = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql`regexp_replace(regexp_replace(${text}, '(\\d+)', '00000000\\1', 'g'), '0*(\\d{9})', '\\1', 'g')`;
