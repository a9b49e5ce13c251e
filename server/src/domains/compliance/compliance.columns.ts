import { EFFECT_NAMES, KIND_NAMES } from '@fairbridge/contract/compliance/compliance.names.ts';
import {
  complianceEffect,
  complianceKind,
  COMPLIANCE_EFFECTS,
  COMPLIANCE_KINDS,
  type ComplianceForm,
} from '@fairbridge/contract/compliance/compliance.shapes.ts';
import { EVERYWHERE, marketName } from '@fairbridge/contract/compliance/markets.ts';
import { inLang, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import type { Column } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import { countryList } from '../exhibition/exhibition.countries.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

export type Key =
  | 'ingredient'
  | 'kind'
  | 'country'
  | 'crops'
  | 'usesZh'
  | 'usesEn'
  | 'noteZh'
  | 'noteEn'
  | 'effect'
  | 'sourceZh'
  | 'sourceEn'
  | 'link'
  | 'validFrom'
  | 'validUntil';

/** The part of a form that each column holds: what the schema finds wrong there is told at the column. */
export const FILLED: readonly { key: Key; field: string }[] = [
  { key: 'ingredient', field: 'ingredient' },
  { key: 'kind', field: 'kind' },
  { key: 'country', field: 'country' },
  { key: 'crops', field: 'crops' },
  { key: 'usesZh', field: 'uses.zh' },
  { key: 'usesEn', field: 'uses.en' },
  { key: 'noteZh', field: 'note.zh' },
  { key: 'noteEn', field: 'note.en' },
  { key: 'effect', field: 'effect' },
  { key: 'sourceZh', field: 'source.zh' },
  { key: 'sourceEn', field: 'source.en' },
  { key: 'link', field: 'link' },
  { key: 'validFrom', field: 'validFrom' },
  { key: 'validUntil', field: 'validUntil' },
];

const NOTE = {
  required: true,
  hint: { zh: '必填：中文、英文至少填写一种', en: 'Required in Chinese, in English or in both' },
} as const;

export function columnsOf(lang: Lang): readonly Column<Key>[] {
  const markets = [EVERYWHERE, 'EU'].map(marketName);
  const countries = [...markets, ...countryList().map(({ name }) => name)].map((name) => inLang(name, lang));
  const named = (names: readonly Bilingual[]): string[] => names.map((name) => inLang(name, lang));
  return [
    {
      key: 'ingredient',
      header: { zh: '有效成分或 CAS 号', en: 'Ingredient or CAS number' },
      width: 28,
      required: true,
    },
    {
      key: 'kind',
      header: { zh: '类型', en: 'Kind' },
      width: 26,
      required: true,
      choices: named(COMPLIANCE_KINDS.map((kind) => KIND_NAMES[kind])),
    },
    {
      key: 'country',
      header: { zh: '国家或地区', en: 'Country or region' },
      width: 20,
      choices: countries,
      required: true,
    },
    { key: 'crops', header: { zh: '作物', en: 'Crops' }, optional: true, width: 30 },
    { key: 'usesZh', header: { zh: '其他用途（中文）', en: 'Other uses (Chinese)' }, optional: true, width: 24 },
    { key: 'usesEn', header: { zh: '其他用途（英文）', en: 'Other uses (English)' }, optional: true, width: 24 },
    { key: 'noteZh', header: { zh: '说明（中文）', en: 'Note (Chinese)' }, optional: true, width: 48, ...NOTE },
    { key: 'noteEn', header: { zh: '说明（英文）', en: 'Note (English)' }, optional: true, width: 48, ...NOTE },
    {
      key: 'effect',
      header: { zh: '作用', en: 'Effect' },
      optional: true,
      width: 28,
      choices: named(COMPLIANCE_EFFECTS.map((effect) => EFFECT_NAMES[effect])),
    },
    { key: 'sourceZh', header: { zh: '依据（中文）', en: 'Source (Chinese)' }, optional: true, width: 36 },
    { key: 'sourceEn', header: { zh: '依据（英文）', en: 'Source (English)' }, optional: true, width: 36 },
    { key: 'link', header: { zh: '链接', en: 'Link' }, optional: true, width: 36 },
    { key: 'validFrom', header: { zh: '起始日期', en: 'Valid from' }, optional: true, width: 14 },
    { key: 'validUntil', header: { zh: '截止日期', en: 'Valid until' }, optional: true, width: 14 },
  ];
}

/** A rule as a row of the sheet, in the words of one language. */
export function cellsOf(
  { ingredients, crops }: Pick<Exhibition, 'ingredients' | 'crops'>,
  rule: ComplianceForm,
  lang: Lang,
): Record<Key, string> {
  const ingredient = ingredients.get(rule.ingredient)?.name;
  const claimed = rule.crops.map((code) => inLang(crops.get(code)?.name ?? { zh: code, en: code }, lang));
  return {
    ingredient: ingredient === undefined ? rule.ingredient : inLang(ingredient, lang),
    kind: inLang(KIND_NAMES[rule.kind], lang),
    country: inLang(marketName(rule.country), lang),
    crops: claimed.join('; '),
    usesZh: rule.uses.zh,
    usesEn: rule.uses.en,
    noteZh: rule.note.zh,
    noteEn: rule.note.en,
    effect: inLang(EFFECT_NAMES[rule.effect], lang),
    sourceZh: rule.source.zh,
    sourceEn: rule.source.en,
    link: rule.link,
    validFrom: rule.validFrom,
    validUntil: rule.validUntil,
  };
}

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
const byName = (entries: Iterable<readonly [code: string, names: readonly string[]]>): Map<string, string> =>
  new Map(
    [...entries].flatMap(([code, names]) => [code, ...names].map((name): [string, string] => [plain(name), code])),
  );

/** Finds the codes that the words of a sheet stand for; null where there is none such. */
export type Words = Readonly<
  Record<'ingredient' | 'crop' | 'country' | 'kind' | 'effect', (text: string) => string | null>
>;

export function wordsOf({ ingredients, crops }: Pick<Exhibition, 'ingredients' | 'crops'>): Words {
  const both = ({ zh, en }: Bilingual): string[] => [zh, en];
  const maps = {
    ingredient: byName(
      [...ingredients.values()].map((one) => [one.code, [...both(one.name), ...one.aliases, ...one.cas]]),
    ),
    crop: byName([...crops.values()].map((one) => [one.code, [...both(one.name), ...one.aliases]])),
    country: byName([
      ...[EVERYWHERE, 'EU'].map((code): [string, string[]] => [code, both(marketName(code))]),
      ...countryList().map(({ code, name }): [string, string[]] => [code, both(name)]),
    ]),
    kind: byName(complianceKind.options.map((kind) => [kind, both(KIND_NAMES[kind])])),
    effect: byName(complianceEffect.options.map((effect) => [effect, both(EFFECT_NAMES[effect])])),
  };
  const find =
    (map: ReadonlyMap<string, string>) =>
    (text: string): string | null =>
      map.get(plain(text)) ?? null;
  return {
    ingredient: find(maps.ingredient),
    crop: find(maps.crop),
    country: find(maps.country),
    kind: find(maps.kind),
    effect: find(maps.effect),
  };
}
