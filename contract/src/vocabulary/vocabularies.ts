import { tradesSubstances } from '../product/registration.rules.ts';
import type { Bilingual } from '../text.ts';

/** What an entry has beside its code and its names. */
export type VocabularyField = 'parent' | 'floor' | 'colour' | 'cas' | 'aliases' | 'class' | 'modeOfAction';

type VocabularyDeclaration = {
  /** What the list is called, and one of its entries. */
  name: Bilingual;
  one: Bilingual;
  fields: readonly VocabularyField[];
  /** How deep entries may stand below one another. */
  levels: number;
  /** The organizer sets the order; without it entries stand by their code. */
  ordered: boolean;
  /** An entry may be merged into another. */
  merges: boolean;
  /** Only at fairs whose exhibits have this attribute. */
  attribute: string | null;
};

const USUAL = { fields: [], levels: 1, ordered: true, merges: true, attribute: null } as const;

/** The lists of words that a fair has of its own: what its halls, exhibits and companies are described by. */
export const VOCABULARIES = {
  categories: {
    ...USUAL,
    name: { zh: '展品类别', en: 'Categories' },
    one: { zh: '类别', en: 'category' },
    fields: ['parent'],
    levels: 3,
  },
  halls: {
    ...USUAL,
    name: { zh: '展馆', en: 'Halls' },
    one: { zh: '展馆', en: 'hall' },
    fields: ['floor', 'colour'],
  },
  floors: { ...USUAL, name: { zh: '楼层', en: 'Floors' }, one: { zh: '楼层', en: 'floor' }, merges: false },
  companyTypes: {
    ...USUAL,
    name: { zh: '企业类型', en: 'Company types' },
    one: { zh: '企业类型', en: 'company type' },
  },
  receivers: {
    ...USUAL,
    name: { zh: '动态标签', en: 'Post tags' },
    one: { zh: '动态标签', en: 'post tag' },
  },
  classes: {
    ...USUAL,
    name: { zh: '分类', en: 'Classes' },
    one: { zh: '分类', en: 'class' },
    attribute: 'class',
  },
  formulations: {
    ...USUAL,
    name: { zh: '剂型', en: 'Formulations' },
    one: { zh: '剂型', en: 'formulation' },
    fields: ['aliases'],
    attribute: 'formulation',
  },
  crops: {
    ...USUAL,
    name: { zh: '作物', en: 'Crops' },
    one: { zh: '作物', en: 'crop' },
    fields: ['aliases'],
    attribute: 'crops',
  },
  ingredients: {
    ...USUAL,
    name: { zh: '有效成分', en: 'Ingredients' },
    one: { zh: '有效成分', en: 'ingredient' },
    fields: ['cas', 'aliases', 'class', 'modeOfAction'],
    ordered: false,
    attribute: 'ingredients',
  },
} as const satisfies Readonly<Record<string, VocabularyDeclaration>>;

export type VocabularyName = keyof typeof VOCABULARIES;
export const VOCABULARY_NAMES = [
  'categories',
  'halls',
  'floors',
  'companyTypes',
  'receivers',
  'classes',
  'formulations',
  'crops',
  'ingredients',
] as const satisfies readonly VocabularyName[];

export const vocabularyOf = (name: VocabularyName): VocabularyDeclaration => VOCABULARIES[name];
export const hasField = (name: VocabularyName, field: VocabularyField): boolean =>
  vocabularyOf(name).fields.includes(field);

/** What only a substance has. */
const OF_SUBSTANCES: readonly VocabularyField[] = ['cas', 'modeOfAction'];

/** The fields of an entry at a fair whose exhibits have these attributes. */
export const fieldsAt = (name: VocabularyName, attributes: readonly string[]): readonly VocabularyField[] =>
  vocabularyOf(name).fields.filter((field) => !OF_SUBSTANCES.includes(field) || tradesSubstances(attributes));

type AttributeNames = Readonly<Record<string, Bilingual>>;

/** What a list is called at a fair: as the attribute of its exhibits, where it is one. */
export function vocabularyTitle(name: VocabularyName, attributeNames: AttributeNames): Bilingual {
  const { attribute, name: usual } = vocabularyOf(name);
  return (attribute === null ? undefined : attributeNames[attribute]) ?? usual;
}

/** The vocabularies of a fair whose exhibits have these attributes. */
export const vocabulariesWith = (attributes: readonly string[]): VocabularyName[] =>
  VOCABULARY_NAMES.filter((name) => {
    const { attribute } = vocabularyOf(name);
    return attribute === null || attributes.includes(attribute);
  });

/** Who or what bears an entry, as its number is told. */
export const BEARER_NAMES = {
  exhibits: ['展品 {count}', '{count} {count|exhibit|exhibits}'],
  drafts: ['展品草稿 {count}', '{count} exhibit {count|draft|drafts}'],
  exhibitors: ['展商 {count}', '{count} {count|exhibitor|exhibitors}'],
  posts: ['商圈动态 {count}', '{count} {count|post|posts}'],
  visitors: ['观众 {count}', '{count} {count|visitor|visitors}'],
  answers: ['问卷回答 {count}', '{count} questionnaire {count|answer|answers}'],
  follows: ['关注 {count}', '{count} {count|follow|follows}'],
  searches: ['保存的搜索 {count}', '{count} saved {count|search|searches}'],
  sourcing: ['采购需求 {count}', '{count} sourcing {count|line|lines}'],
  scans: ['名片扫描 {count}', '{count} {count|scan|scans}'],
  announcements: ['公告 {count}', '{count} {count|announcement|announcements}'],
  assignments: ['接待与分配设置 {count}', '{count} assignment {count|rule|rules}'],
  signups: ['对接会报名 {count}', '{count} meeting {count|sign-up|sign-ups}'],
  rules: ['合规规则 {count}', '{count} compliance {count|rule|rules}'],
  booths: ['展位 {count}', '{count} {count|booth|booths}'],
  drawings: ['平面图元素 {count}', '{count} plan {count|element|elements}'],
  halls: ['展馆 {count}', '{count} {count|hall|halls}'],
  ingredients: ['有效成分 {count}', '{count} {count|ingredient|ingredients}'],
  brands: ['参考品牌 {count}', '{count} reference {count|brand|brands}'],
  entries: ['下级类别 {count}', '{count} {count|subcategory|subcategories}'],
} as const satisfies Readonly<Record<string, readonly [zh: string, en: string]>>;

export type BearerName = keyof typeof BEARER_NAMES;
