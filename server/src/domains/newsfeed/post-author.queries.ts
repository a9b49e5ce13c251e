import { sql } from 'kysely';
import type { Written } from './newsfeed.rules.ts';
import { isEmployed } from '../identity/employment.queries.ts';

export type AuthorRow = Written & {
  visitor_name: string | null;
  visitor_company: string | null;
  visitor_avatar: string | null;
  employed: boolean | null;
  person_zh: string | null;
  person_en: string | null;
  person_avatar: string | null;
  exhibitor_zh: string | null;
  exhibitor_en: string | null;
  logo: string | null;
  country: string | null;
  hall: string | null;
  booth_number: string | null;
};

/** What an author is called by; the tables stand under `v`, `m` and `e`. */
export const AUTHOR = sql`
  v.id as visitor_id, v.name as visitor_name, v.company as visitor_company, v.avatar as visitor_avatar,
  m.id as employee_id, ${isEmployed('m')} as employed,
  m.name_zh as person_zh, m.name_en as person_en, m.avatar as person_avatar,
  e.id as exhibitor_id, e.name_zh as exhibitor_zh, e.name_en as exhibitor_en, e.logo, e.country, e.hall, e.booth_number`;

/** Posts `p` with their authors. */
export const POSTS = sql`
  post p left join visitor v on v.id = p.visitor_id left join employee m on m.id = p.employee_id
  left join exhibitor e on e.id = p.exhibitor_id`;

/** Comments `c` with their authors. */
export const COMMENTS = sql`
  post_comment c left join visitor v on v.id = c.visitor_id left join employee m on m.id = c.employee_id
  left join exhibitor e on e.id = m.exhibitor_id`;

/** A visitor who is let in, or a company that is open: its posts stay when the employee who wrote them leaves (G11). */
export const POST_SHOWN = sql<boolean>`
  p.state = 'published' and ((v.id is not null and v.suspended_at is null) or e.open)`;

/** What a person says for himself goes when he goes: a visitor who is let in, or somebody who works for a company that is open. */
export const SPEAKER_SHOWN = sql<boolean>`
  ((v.id is not null and v.suspended_at is null) or (e.open and ${isEmployed('m')}))`;

/** Counts of a post `p` are those of people who are still here (G6). */
export const COUNTS = sql`
  (select count(*)::int from ${COMMENTS} where c.post_id = p.id and c.removed_at is null and ${SPEAKER_SHOWN}) as comments,
  (select count(*)::int from post_like l left join visitor v on v.id = l.visitor_id left join employee m on m.id = l.employee_id
    left join exhibitor e on e.id = m.exhibitor_id where l.post_id = p.id and ${SPEAKER_SHOWN}) as likes`;

/** What everybody may read of a post `p`. */
export const POST = sql`
  p.id, p.lang, p.text, p.receivers, p.categories, p.pictures, p.video, p.video_cover, p.published_at, p.edited_at,
  ${AUTHOR}, ${COUNTS}`;
