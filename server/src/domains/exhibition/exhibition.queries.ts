import { sql } from 'kysely';
import { z } from 'zod';
import { attributeDefinition, namedCode, theme } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { bilingualOut } from '@fairbridge/contract/fields.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { loadComplianceRules } from './exhibition.compliance.ts';
import type { Exhibition } from './exhibition.directory.ts';

const withAliases = z.array(namedCode.extend({ aliases: z.array(z.string()).default([]) }));
const attributeList = z.array(
  attributeDefinition.extend({
    searchable: z.boolean().default(true),
    unit: z.string().default(''),
    options: z.array(namedCode).default([]),
  }),
);
const answered = z.array(z.object({ question: bilingualOut, answer: bilingualOut }));
const mode = z.union([z.literal(1), z.literal(2)]);

const pair = (zh: string, en: string): Bilingual => ({ zh, en });
const byCode = <T extends { code: string }>(list: T[]): Map<string, T> =>
  new Map(list.map((entry) => [entry.code, entry]));
const group = <T extends { exhibition_id: string }>(rows: T[]): Map<string, T[]> =>
  Map.groupBy(rows, (row) => row.exhibition_id);

/** The only query without a scope: it is what scopes are made from. */
export async function loadExhibitions(db: Db): Promise<Omit<Exhibition, 'lexicon' | 'signedPictures'>[]> {
  const rows = await db
    .selectFrom('exhibition')
    .selectAll()
    .select([sql<string>`starts_on::text`.as('starts_text'), sql<string>`ends_on::text`.as('ends_text')])
    .orderBy('code')
    .execute();
  const halls = group(await db.selectFrom('hall').selectAll().orderBy('sort').execute());
  const categories = group(await db.selectFrom('category').selectAll().orderBy('sort').execute());
  const ingredients = group(await db.selectFrom('ingredient').selectAll().orderBy('code').execute());
  const complianceRulesOf = await loadComplianceRules(db);
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    host: row.host,
    isDefault: row.is_default,
    name: pair(row.name_zh, row.name_en),
    shortName: pair(row.short_name_zh, row.short_name_en),
    slogan: pair(row.slogan_zh, row.slogan_en),
    searchHint: pair(row.search_hint_zh, row.search_hint_en),
    venue: pair(row.venue_zh, row.venue_en),
    city: pair(row.city_zh, row.city_en),
    about: pair(row.about_zh, row.about_en),
    startsOn: row.starts_text,
    endsOn: row.ends_text,
    theme: theme.parse(row.theme),
    visitorDelay: row.visitor_delay,
    exhibitorDisabled: row.exhibitor_disabled,
    registrationMode: mode.parse(row.registration_mode),
    reviewAtOnce: row.review_at_once,
    adminSecondStep: row.admin_second_step,
    postReview: row.post_review,
    postsMax: {
      visitor: row.posts_visitor_max,
      standard: row.posts_standard_max,
      upgraded: row.posts_upgraded_max,
      regional: row.posts_regional_max,
    },
    service: { phone: row.service_phone, hours: pair(row.service_hours_zh, row.service_hours_en) },
    receivers: byCode(z.array(namedCode).parse(row.receivers)),
    consentVersion: row.consent_version,
    questionsAnswered: answered.parse(row.questions_answered),
    halls: byCode(
      (halls.get(row.id) ?? []).map((hall) => ({
        code: hall.code,
        name: pair(hall.name_zh, hall.name_en),
        floor: hall.floor,
        colour: hall.colour,
      })),
    ),
    categories: byCode(
      (categories.get(row.id) ?? []).map((entry) => ({
        code: entry.code,
        name: pair(entry.name_zh, entry.name_en),
        parent: entry.parent,
      })),
    ),
    classes: byCode(z.array(namedCode).parse(row.classes)),
    companyTypes: byCode(z.array(namedCode).parse(row.company_types)),
    formulations: byCode(withAliases.parse(row.formulations)),
    crops: byCode(withAliases.parse(row.crops)),
    ingredients: byCode(
      (ingredients.get(row.id) ?? []).map((entry) => ({
        code: entry.code,
        name: pair(entry.name_zh, entry.name_en),
        cas: entry.cas,
        aliases: entry.aliases,
        class: entry.class,
        modeOfAction: entry.mode_of_action,
      })),
    ),
    attributes: attributeList.parse(row.attributes),
    homeCountry: row.home_country,
    complianceRules: complianceRulesOf(row.id),
  }));
}
