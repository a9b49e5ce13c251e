import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import {
  attributeDefinition,
  namedCode,
  theme,
  vocabularyCode,
  type NamedCode,
} from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { bookable } from '@fairbridge/contract/exhibitor/package.shapes.ts';
import { profileOut } from '@fairbridge/contract/fair-profile/fair-profile.shapes.ts';
import { FAIR_STATES } from '@fairbridge/contract/fair-state.ts';
import { bilingualOut } from '@fairbridge/contract/fields.ts';
import { settingsFrom } from '@fairbridge/contract/settings/settings.shapes.ts';
import { referenceBrand } from '@fairbridge/contract/search/reference-brand.calls.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { isLetterKind, type LetterKind } from '@fairbridge/contract/mail/mail.letters.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { Db, Tables } from '../../platform/database/kysely.ts';
import { loadComplianceRules } from './exhibition.compliance.queries.ts';
import type { Exhibition } from './exhibition.directory.ts';

const named = z.array(vocabularyCode);
const withAliases = z.array(vocabularyCode.extend({ aliases: z.array(z.string()).default([]) }));
const attributeList = z.array(
  attributeDefinition.extend({
    searchable: z.boolean().default(true),
    unit: z.string().default(''),
    options: z.array(namedCode).default([]),
  }),
);
const answered = z.array(z.object({ question: bilingualOut, answer: bilingualOut }));

const pair = (zh: string, en: string): Bilingual => ({ zh, en });
const byCode = <T extends { code: string }>(list: T[]): Map<string, T> =>
  new Map(list.map((entry) => [entry.code, entry]));
const group = <T extends { exhibition_id: string }>(rows: T[]): Map<string, T[]> =>
  Map.groupBy(rows, (row) => row.exhibition_id);

type Loaded = Omit<Exhibition, 'lexicon' | 'signedPictures'>;
type FairRow = Awaited<ReturnType<typeof fairRows>>[number];

/** Loads every fair. The only queries without a scope: they are what scopes are made from. */
export async function loadExhibitions(db: Db): Promise<Loaded[]> {
  const rows = await fairRows(db);
  const halls = group(await db.selectFrom('hall').selectAll().orderBy('sort').execute());
  const categories = group(await db.selectFrom('category').selectAll().orderBy('sort').execute());
  const ingredients = group(await db.selectFrom('ingredient').selectAll().orderBy('code').execute());
  const mailTexts = group(await db.selectFrom('mail_text').where('replaces', '=', true).selectAll().execute());
  const complianceRulesOf = await loadComplianceRules(db);
  return rows.map((row) => ({
    ...fairOf(row),
    ...settingsOf(row),
    ...vocabulariesOf(row),
    halls: byCode((halls.get(row.id) ?? []).map(hallOf)),
    categories: byCode((categories.get(row.id) ?? []).map(categoryOf)),
    ingredients: byCode((ingredients.get(row.id) ?? []).map(ingredientOf)),
    complianceRules: complianceRulesOf(row.id),
    mailTexts: new Map((mailTexts.get(row.id) ?? []).flatMap(mailTextOf)),
  }));
}

const fairRows = (db: Db) =>
  db
    .selectFrom('exhibition')
    .selectAll()
    .select([sql<string>`starts_on::text`.as('starts_text'), sql<string>`ends_on::text`.as('ends_text')])
    .orderBy('code')
    .execute();

const previewOf = ({ preview_hash: hash, preview_until: until }: FairRow) =>
  hash === null || until === null ? null : { hash, until };

const fairOf = (row: FairRow) => ({
  id: row.id,
  code: row.code,
  host: row.host,
  isDefault: row.is_default,
  state: z.enum(FAIR_STATES).parse(row.state),
  preview: previewOf(row),
  deletingAt: row.deleting_at,
  name: pair(row.name_zh, row.name_en),
  shortName: pair(row.short_name_zh, row.short_name_en),
  slogan: pair(row.slogan_zh, row.slogan_en),
  searchHint: pair(row.search_hint_zh, row.search_hint_en),
  venue: pair(row.venue_zh, row.venue_en),
  city: pair(row.city_zh, row.city_en),
  about: pair(row.about_zh, row.about_en),
  address: pair(row.address_zh, row.address_en),
  hours: profileOut.shape.hours.parse(row.hours),
  hosts: profileOut.shape.hosts.parse(row.hosts),
  logo: row.logo,
  email: row.email,
  phone: row.phone,
  legalEntity: profileOut.shape.entity.parse(row.legal_entity),
  startsOn: row.starts_text,
  endsOn: row.ends_text,
  theme: theme.parse(row.theme),
  homeCountry: row.home_country,
});

/** What the organizer sets. */
const settingsOf = (row: FairRow) => ({
  ...settingsFrom(row.settings),
  receivers: byCode(named.parse(row.receivers)),
  consentVersion: row.consent_version,
  termsPublished: row.terms_published,
  questionsAnswered: answered.parse(row.questions_answered),
  packages: z.array(bookable).min(1).parse(row.packages),
});

/** The vocabularies that stand in the fair's own row. */
function vocabulariesOf(row: FairRow) {
  const classes = named.parse(row.classes);
  const formulations = withAliases.parse(row.formulations);
  const crops = withAliases.parse(row.crops);
  // options that are one of these vocabularies are what it holds now
  const held: Readonly<Record<string, readonly NamedCode[]>> = { class: classes, formulation: formulations, crops };
  const attributes = attributeList.parse(row.attributes).map((attribute) => {
    const options = attribute.options.length === 0 ? undefined : held[attribute.code];
    return options === undefined
      ? attribute
      : { ...attribute, options: options.map(({ code, name }) => ({ code, name })) };
  });
  return {
    classes: byCode(classes),
    companyTypes: byCode(named.parse(row.company_types)),
    formulations: byCode(formulations),
    crops: byCode(crops),
    attributes,
    referenceBrands: z.array(referenceBrand).parse(row.reference_brands),
  };
}

const retiredOf = ({ retired_at }: { retired_at: Date | null }) => (retired_at === null ? {} : { retired: true });

type MailText = { subject: Bilingual; body: Bilingual };
/** Nothing of a kind that this release does not know. */
const mailTextOf = (row: Selectable<Tables['mail_text']>): [LetterKind, MailText][] =>
  isLetterKind(row.mail_kind)
    ? [[row.mail_kind, { subject: bilingualOf('subject', row), body: bilingualOf('body', row) }]]
    : [];

const hallOf = (row: Selectable<Tables['hall']>) => ({
  code: row.code,
  name: pair(row.name_zh, row.name_en),
  floor: row.floor,
  colour: row.colour,
  ...retiredOf(row),
});

const categoryOf = (row: Selectable<Tables['category']>) => ({
  code: row.code,
  name: pair(row.name_zh, row.name_en),
  parent: row.parent,
  ...retiredOf(row),
});

const ingredientOf = (row: Selectable<Tables['ingredient']>) => ({
  code: row.code,
  name: pair(row.name_zh, row.name_en),
  cas: row.cas,
  aliases: row.aliases,
  class: row.class,
  modeOfAction: row.mode_of_action,
  ...retiredOf(row),
});
