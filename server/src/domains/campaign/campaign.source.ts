import { sql, type RawBuilder } from 'kysely';

/** Of a row of `visitor` by its name in a statement: the campaign link by which the registration began; null of any other. */
export const campaignOf = (visitor: string): RawBuilder<string | null> => sql.ref(`${visitor}.campaign_id`);
