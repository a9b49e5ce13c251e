import { richOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import type { Insertable } from 'kysely';
import { newId } from '../id.ts';
import type { Db, Tables } from '../platform/database/kysely.ts';
import { RECEIVERS } from './data/posts.ts';
import type { Bilingual, DemoFair, FairDefinition } from './data/shapes.ts';
import { loadLinks } from './demo-home.ts';
import { complianceRow, drawnFileRow, exhibitionRow } from './factories/factories.ts';
import { insertRows } from './factories/insert.ts';

type Row<T extends keyof Tables> = Insertable<Tables[T]>;
const DAY = 86_400_000;
const MOTIFS = {
  agro: ['field', 'lab', 'port', 'drone', 'conference'],
  sugar: ['cane', 'bottles', 'grain', 'port', 'conference'],
} as const;

const SEARCH_HINTS = {
  agro: { zh: '产品、有效成分、CAS 号、剂型或公司', en: 'Product, ingredient, CAS number, formulation or company' },
  sugar: { zh: '产品、香型、原料、等级或公司', en: 'Product, aroma type, raw material, grade or company' },
} as const;

export type FairPlace = { host: string | null; isDefault: boolean; opensInDays: number };

const iso = (at: number): string => new Date(at).toISOString();
const NO_TEXT: Bilingual = { zh: '', en: '' };
const columns = <N extends string>(name: N, text: Bilingual) =>
  ({ [`${name}_zh`]: text.zh, [`${name}_en`]: text.en }) as Record<`${N}_zh` | `${N}_en`, string>;

const SERVICE = {
  phone: '+86 21 5550 0120',
  hours: {
    zh: '周一至周五 9:00–18:00（北京时间），展期内 8:00–20:00',
    en: 'Monday to Friday 9:00–18:00, during the fair 8:00–20:00 (Beijing time)',
  },
};

/** The exhibition itself with its vocabularies, questionnaire, news and programmes. Answers its id and the id of its hero picture's file. */
export async function loadFair(db: Db, fair: DemoFair, place: FairPlace): Promise<string> {
  const { definition } = fair;
  const opens = Date.now() + place.opensInDays * DAY;
  const exhibition = exhibitionRow({
    code: definition.code,
    host: place.host,
    is_default: place.isDefault,
    ...columns('name', definition.name),
    ...columns('short_name', definition.shortName),
    ...columns('slogan', definition.slogan),
    ...columns('search_hint', SEARCH_HINTS[definition.code === 'sugar' ? 'sugar' : 'agro']),
    ...columns('venue', definition.venue),
    ...columns('city', definition.city),
    ...columns('about', definition.about),
    service_phone: SERVICE.phone,
    ...columns('service_hours', SERVICE.hours),
    starts_on: iso(opens).slice(0, 10),
    ends_on: iso(opens + 2 * DAY).slice(0, 10),
    ...vocabularyColumns(definition),
    questions_answered: json(definition.qa),
    receivers: json(RECEIVERS[definition.code === 'sugar' ? 'sugar' : 'agro']),
  });
  await insertRows(db, 'exhibition', [exhibition]);
  await loadVocabularies(db, exhibition.id, definition);
  await loadContent(db, exhibition.id, definition, opens);
  return exhibition.id;
}

/** What a fair of this trade has in its own row: colours and the vocabularies of its exhibits. */
export const vocabularyColumns = (
  definition: Pick<FairDefinition, 'theme' | 'formulations' | 'crops' | 'classes' | 'companyTypes' | 'attributes'>,
) => ({
  theme: definition.theme,
  formulations: json(definition.formulations),
  crops: json(definition.crops),
  classes: json(definition.classes),
  company_types: json(definition.companyTypes),
  attributes: json(definition.attributes.map((attribute) => ({ unit: '', options: [], ...attribute }))),
});

/** Rows travel as JSON, so a JSON column takes the value as it is. */
const json = (value: unknown) => value as string;

/** Halls, categories, ingredients with their rules, and the questionnaire: each a table of its own. */
export async function loadVocabularies(
  db: Db,
  exhibitionId: string,
  definition: Pick<FairDefinition, 'halls' | 'categories' | 'ingredients' | 'compliance' | 'crops' | 'questionnaire'>,
): Promise<void> {
  const own = { exhibition_id: exhibitionId };
  await insertRows(
    db,
    'hall',
    definition.halls.map(({ code, name, floor, colour, sort }): Row<'hall'> => ({
      ...own,
      code,
      ...columns('name', name),
      floor,
      colour,
      sort,
    })),
  );
  await insertRows(
    db,
    'category',
    definition.categories.map(({ code, name, parent, sort }): Row<'category'> => ({
      ...own,
      code,
      parent,
      ...columns('name', name),
      sort,
    })),
  );
  await insertRows(
    db,
    'ingredient',
    definition.ingredients.map((entry): Row<'ingredient'> => ({
      ...own,
      code: entry.code,
      ...columns('name', entry.name),
      cas: entry.cas,
      aliases: entry.aliases,
      class: entry.class,
      mode_of_action: entry.modeOfAction,
    })),
  );
  await insertRows(
    db,
    'compliance_rule',
    definition.compliance.map(({ note, source, uses = NO_TEXT, validFrom = null, crops, ...rule }) =>
      complianceRow(exhibitionId, rule.ingredient, {
        ...rule,
        // a rule keeps its crops in the order of the fair
        crops: definition.crops.flatMap(({ code }) => (crops.includes(code) ? [code] : [])),
        ...columns('note', note),
        ...columns('source', source),
        ...columns('uses', uses),
        valid_from: validFrom,
      }),
    ),
  );
  await insertRows(
    db,
    'question',
    definition.questionnaire.map((entry, sort): Row<'question'> => ({
      ...own,
      site: entry.site ?? 'register',
      code: entry.code,
      ...columns('section', entry.section ?? NO_TEXT),
      ...columns('title', entry.title),
      ...columns('hint', entry.hint ?? NO_TEXT),
      ...columns('unit', entry.unit ?? NO_TEXT),
      kind: entry.kind,
      required: entry.required,
      min: entry.min ?? null,
      max: entry.max ?? null,
      whole: entry.whole ?? false,
      options: json(entry.options),
      condition: entry.condition === undefined ? null : json(entry.condition),
      version: 1,
      sort,
    })),
  );
}

async function loadContent(db: Db, exhibitionId: string, definition: FairDefinition, opens: number): Promise<void> {
  const motifs = definition.code === 'sugar' ? MOTIFS.sugar : MOTIFS.agro;
  const hue = definition.code === 'sugar' ? 345 : 140;
  const files: Row<'file'>[] = [];
  const news = definition.articles.map((article, index): Row<'article'> => {
    const motif = motifs[index % motifs.length] ?? 'field';
    const picture = drawnFileRow(
      exhibitionId,
      exhibitionId,
      { draw: 'news', seed: `${definition.code} ${index}`, hue: (hue + index * 17) % 360, motif },
      { width: 1200, height: 675 },
    );
    files.push(picture);
    return {
      id: newId(),
      exhibition_id: exhibitionId,
      ...columns('title', article.title),
      ...columns('summary', article.summary),
      body_zh: json(richOf(article.body.zh)),
      body_en: json(richOf(article.body.en)),
      picture: picture.id,
      published_at: iso(Date.now() - (index * 3 + 1) * DAY),
    };
  });
  const hero = drawnFileRow(
    exhibitionId,
    exhibitionId,
    { draw: 'hero', fair: definition.code, ...definition.theme },
    { width: 1600, height: 700 },
  );
  files.push(hero);
  await insertRows(db, 'file', files);
  await insertRows(db, 'article', news);
  await insertRows(db, 'programme', programmeRows(exhibitionId, definition, opens));
  await loadLinks(db, exhibitionId, definition, hero.id);
}

/** Times of programmes are Beijing times. */
const beijing = (day: string, time: string): string => new Date(`${day}T${time}:00+08:00`).toISOString();

function programmeRows(exhibitionId: string, definition: FairDefinition, opens: number): Row<'programme'>[] {
  return definition.programmes.map((programme) => {
    const day = iso(opens + (programme.day - 1) * DAY).slice(0, 10);
    return {
      id: newId(),
      exhibition_id: exhibitionId,
      ...columns('title', programme.title),
      ...columns('description', programme.description),
      ...columns('place', programme.place),
      ...columns('speaker', programme.speaker),
      kind: programme.kind,
      starts_at: beijing(day, programme.startsAt),
      ends_at: beijing(day, programme.endsAt),
    };
  });
}
