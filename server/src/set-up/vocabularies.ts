import type { Insertable } from 'kysely';
import { newId } from '../core/id.ts';
import { bilingualColumns } from '../platform/database/bilingual.ts';
import { insertRows } from '../platform/database/insert-rows.ts';
import type { Db, Tables } from '../platform/database/kysely.ts';
import type { FairTemplate } from './templates/vocabulary.ts';

type Row<T extends keyof Tables> = Insertable<Tables[T]>;
type InRow = 'theme' | 'formulations' | 'crops' | 'classes' | 'companyTypes' | 'attributes' | 'receivers' | 'brands';
/** One for each: a vocabulary that is not written would be the database's own, and does not compile. */
type RowColumns = Record<Exclude<InRow, 'companyTypes' | 'brands'> | 'company_types' | 'reference_brands', unknown>;
type InTables = 'floors' | 'halls' | 'categories' | 'ingredients' | 'compliance' | 'crops' | 'questionnaire';

const NO_TEXT = { zh: '', en: '' };

/** Rows travel as JSON, so a JSON column takes the value as it is. */
const json = (value: unknown) => value as string;

/** What a fair of this trade has in its own row: colours and the vocabularies of its exhibits. */
export const vocabularyColumns = (template: Pick<FairTemplate, InRow>) =>
  ({
    theme: template.theme,
    formulations: json(template.formulations),
    crops: json(template.crops),
    classes: json(template.classes),
    company_types: json(template.companyTypes),
    attributes: json(template.attributes.map((attribute) => ({ unit: '', options: [], ...attribute }))),
    receivers: json(template.receivers),
    reference_brands: json(template.brands),
  }) satisfies RowColumns;

type Own = { exhibition_id: string };

/** Floors and their halls, categories, ingredients with their rules, and the questionnaire: each a table of its own. */
export async function loadVocabularies(
  db: Db,
  exhibitionId: string,
  template: Pick<FairTemplate, InTables>,
): Promise<void> {
  const own = { exhibition_id: exhibitionId };
  await insertRows(db, 'floor', floorRows(own, template));
  await insertRows(db, 'hall', hallRows(own, template));
  await insertRows(db, 'category', categoryRows(own, template));
  await insertRows(db, 'ingredient', ingredientRows(own, template));
  await insertRows(db, 'compliance_rule', ruleRows(own, template));
  await insertRows(db, 'question', questionRows(own, template));
}

const floorRows = (own: Own, { floors }: Pick<FairTemplate, 'floors'>) =>
  floors.map(({ code, name, sort }): Row<'floor'> => ({
    ...own,
    code,
    ...bilingualColumns('name', name),
    sort,
  }));

const hallRows = (own: Own, { halls }: Pick<FairTemplate, 'halls'>) =>
  halls.map(({ code, name, floor, colour, sort }): Row<'hall'> => ({
    ...own,
    code,
    ...bilingualColumns('name', name),
    floor,
    colour,
    sort,
  }));

const categoryRows = (own: Own, { categories }: Pick<FairTemplate, 'categories'>) =>
  categories.map(({ code, name, parent, sort }): Row<'category'> => ({
    ...own,
    code,
    parent,
    ...bilingualColumns('name', name),
    sort,
  }));

const ingredientRows = (own: Own, { ingredients }: Pick<FairTemplate, 'ingredients'>) =>
  ingredients.map((entry): Row<'ingredient'> => ({
    ...own,
    code: entry.code,
    ...bilingualColumns('name', entry.name),
    cas: entry.cas,
    aliases: entry.aliases,
    class: entry.class,
    mode_of_action: entry.modeOfAction,
  }));

const ruleRows = (own: Own, template: Pick<FairTemplate, 'compliance' | 'crops'>) =>
  template.compliance.map(
    ({ note, source, uses = NO_TEXT, validFrom = null, crops, ...rule }): Row<'compliance_rule'> => ({
      ...own,
      id: newId(),
      ...rule,
      // a rule keeps its crops in the order of the fair
      crops: template.crops.flatMap(({ code }) => (crops.includes(code) ? [code] : [])),
      ...bilingualColumns('note', note),
      ...bilingualColumns('source', source),
      ...bilingualColumns('uses', uses),
      valid_from: validFrom,
      valid_until: null,
      version: 1,
    }),
  );

const questionRows = (own: Own, { questionnaire }: Pick<FairTemplate, 'questionnaire'>) =>
  questionnaire.map((entry, sort): Row<'question'> => ({
    ...own,
    site: entry.site ?? 'register',
    code: entry.code,
    ...bilingualColumns('section', entry.section ?? NO_TEXT),
    ...bilingualColumns('title', entry.title),
    ...bilingualColumns('hint', entry.hint ?? NO_TEXT),
    ...bilingualColumns('unit', entry.unit ?? NO_TEXT),
    kind: entry.kind,
    required: entry.required,
    min: entry.min ?? null,
    max: entry.max ?? null,
    whole: entry.whole ?? false,
    options: json(entry.options),
    condition: entry.condition === undefined ? null : json(entry.condition),
    version: 1,
    sort,
  }));
