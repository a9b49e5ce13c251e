import { sql, type RawBuilder } from 'kysely';
import type { CountedTexts } from '@fairbridge/contract/languages.ts';
import { LANGS, type Lang } from '@fairbridge/contract/text.ts';

/** Signs that are blank in the program, and may be none in the database's own tables. */
const BLANKS = '\u00a0\u3000\ufeff';
const WORDS = `$.**.text ? (@ like_regex "[^\\\\s${BLANKS}]")`;
const PICTURES = '$.**.type ? (@ == "picture")';

type Column = RawBuilder<unknown>;
const plainSaid = (column: Column) => sql`(${column} <> '')`;
/** As `isBlank` of the contract has it: neither words nor pictures. */
const richSaid = (column: Column) =>
  sql`(jsonb_path_exists(${column}, ${sql.lit(WORDS)}::jsonpath) or jsonb_path_exists(${column}, ${sql.lit(PICTURES)}::jsonpath))`;

/** Does a text that stands in the other language not stand in this one? As `meterOf` of the contract counts; `of` is the table's short name. */
export function lacks({ plain, rich }: CountedTexts, lang: Lang, of = ''): RawBuilder<boolean> {
  const other = lang === 'zh' ? 'en' : 'zh';
  const column = (name: string, one: Lang): Column => sql.ref(`${of === '' ? '' : `${of}.`}${name}_${one}`);
  const each = [
    ...plain.map((name) => sql`(not ${plainSaid(column(name, lang))} and ${plainSaid(column(name, other))})`),
    ...rich.map((name) => sql`(not ${richSaid(column(name, lang))} and ${richSaid(column(name, other))})`),
  ];
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}

/** The languages that a row lacks. */
export const lackedLangs = (counted: CountedTexts): RawBuilder<Lang[]> =>
  sql<
    Lang[]
  >`array_remove(array[${sql.join(LANGS.map((lang) => sql`case when ${lacks(counted, lang)} then ${sql.lit(lang)} end`))}], null)`;

/** How many rows lack each language: columns of a statement that counts. */
export const lackCounts = (counted: CountedTexts) =>
  LANGS.map((lang) => sql<number>`(count(*) filter (where ${lacks(counted, lang)}))::int`.as(lang));
