import { sql } from 'kysely';
import { isEmployed } from '../identity/employment.queries.ts';

export type AnswererRow = { answerer_zh: string | null; answerer_en: string | null };

/** Of `lead l`: the colleague who answered first. Whoever has left is named to nobody any more, as at the booth. */
export const WITH_ANSWERER = sql`left join employee r on r.id = l.answered_by and r.account_id is not null and ${isEmployed('r')}`;
export const ANSWERER = sql`r.name_zh as answerer_zh, r.name_en as answerer_en`;
