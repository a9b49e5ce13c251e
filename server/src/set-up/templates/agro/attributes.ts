import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { AttributeDefinition, Choice } from '../vocabulary.ts';
import { crops } from './crops.ts';
import { formulations } from './formulations.ts';
import { agroIngredients } from './ingredients.ts';
import { REGISTRATION_COUNTRIES } from './registration-countries.ts';

/** Product classes, which are the classes of the main ingredient. */
export const agroClasses: Choice[] = [
  { code: 'herbicide', name: { zh: '除草剂', en: 'Herbicide' } },
  { code: 'insecticide', name: { zh: '杀虫剂', en: 'Insecticide' } },
  { code: 'acaricide', name: { zh: '杀螨剂', en: 'Acaricide' } },
  { code: 'fungicide', name: { zh: '杀菌剂', en: 'Fungicide' } },
  { code: 'plantGrowthRegulator', name: { zh: '植物生长调节剂', en: 'Plant growth regulator' } },
  { code: 'rodenticide', name: { zh: '杀鼠剂', en: 'Rodenticide' } },
  { code: 'nematicide', name: { zh: '杀线虫剂', en: 'Nematicide' } },
  { code: 'molluscicide', name: { zh: '杀螺剂', en: 'Molluscicide' } },
  { code: 'biopesticide', name: { zh: '生物农药', en: 'Biopesticide' } },
  { code: 'safener', name: { zh: '安全剂', en: 'Safener' } },
  { code: 'fertilizer', name: { zh: '肥料', en: 'Fertilizer' } },
];

const committees: Readonly<Record<string, string>> = { HRAC: '除草剂', IRAC: '杀虫剂', FRAC: '杀菌剂' };

/** 'HRAC 9' is read as 'herbicide group 9' by those who do not know the committee. */
function groupName(code: string): Bilingual {
  const [committee = '', group = ''] = code.split(' ');
  return {
    zh: `${committees[committee] ?? ''}作用机理 ${group} 组（${committee}）`,
    en: `${committee} group ${group}`,
  };
}

const naturally = new Intl.Collator('en', { numeric: true });

const modeOfActionOptions: Choice[] = [...new Set(agroIngredients.map((ingredient) => ingredient.modeOfAction))]
  .filter((code) => code !== '')
  .toSorted((a, b) => naturally.compare(a, b))
  .map((code) => ({ code, name: groupName(code) }));

const chineseCountries = new Intl.DisplayNames('zh-CN', { type: 'region' });
const englishCountries = new Intl.DisplayNames('en', { type: 'region' });

function countryChoice(code: string): Choice {
  return { code, name: { zh: chineseCountries.of(code) ?? code, en: englishCountries.of(code) ?? code } };
}

const choice = ({ code, name }: Choice): Choice => ({ code, name });

/** The attribute set of the agrochemical fair (ruling 4.2). */
export const agroAttributes: AttributeDefinition[] = [
  {
    code: 'ingredients',
    name: { zh: '有效成分', en: 'Active ingredients' },
    kind: 'ingredients',
    facet: true,
    searchable: true,
  },
  {
    code: 'formulation',
    name: { zh: '剂型', en: 'Formulation' },
    kind: 'code',
    facet: true,
    searchable: true,
    options: formulations.map(choice),
  },
  {
    code: 'class',
    name: { zh: '类别', en: 'Class' },
    kind: 'code',
    facet: true,
    searchable: true,
    options: agroClasses,
  },
  {
    code: 'modeOfAction',
    name: { zh: '作用机理', en: 'Mode of action' },
    kind: 'codes',
    facet: true,
    searchable: true,
    options: modeOfActionOptions,
  },
  {
    code: 'crops',
    name: { zh: '适用作物', en: 'Crops' },
    kind: 'codes',
    facet: true,
    searchable: true,
    options: crops.map(choice),
  },
  { code: 'targets', name: { zh: '防治对象', en: 'Targets' }, kind: 'bilingual', facet: false, searchable: true },
  { code: 'packing', name: { zh: '包装', en: 'Packing' }, kind: 'bilingual', facet: false, searchable: true },
  {
    code: 'registeredIn',
    name: { zh: '登记国家', en: 'Registered in' },
    kind: 'codes',
    facet: true,
    searchable: false,
    options: REGISTRATION_COUNTRIES.map(countryChoice),
  },
  {
    code: 'registrations',
    name: { zh: '登记证', en: 'Registrations' },
    kind: 'registrations',
    facet: false,
    searchable: true,
  },
  {
    code: 'hazard',
    name: { zh: '毒性分级（WHO）', en: 'WHO hazard class' },
    kind: 'code',
    facet: true,
    searchable: false,
    options: [
      { code: 'Ia', name: { zh: 'Ia 剧毒', en: 'Ia extremely hazardous' } },
      { code: 'Ib', name: { zh: 'Ib 高毒', en: 'Ib highly hazardous' } },
      { code: 'II', name: { zh: 'II 中等毒', en: 'II moderately hazardous' } },
      { code: 'III', name: { zh: 'III 低毒', en: 'III slightly hazardous' } },
      { code: 'U', name: { zh: 'U 微毒', en: 'U unlikely to present acute hazard' } },
    ],
  },
  {
    code: 'documents',
    name: { zh: '可提供资料', en: 'Documents' },
    kind: 'codes',
    facet: true,
    searchable: false,
    options: [
      { code: 'coa', name: { zh: '质检报告', en: 'Certificate of analysis' } },
      { code: 'sds', name: { zh: '安全技术说明书', en: 'Safety data sheet' } },
      { code: 'tds', name: { zh: '技术资料', en: 'Technical data sheet' } },
      { code: 'fiveBatch', name: { zh: '五批次全分析', en: 'Five-batch analysis' } },
      { code: 'glp', name: { zh: 'GLP 登记资料', en: 'GLP dossier' } },
      { code: 'letterOfAccess', name: { zh: '资料授权书', en: 'Letter of access' } },
    ],
  },
  {
    code: 'shelfLife',
    name: { zh: '保质期', en: 'Shelf life' },
    kind: 'number',
    unit: 'month',
    facet: false,
    searchable: false,
  },
  { code: 'hsCode', name: { zh: '海关编码', en: 'HS code' }, kind: 'text', facet: false, searchable: true },
  { code: 'unNumber', name: { zh: '联合国编号', en: 'UN number' }, kind: 'text', facet: false, searchable: true },
  {
    code: 'contentNote',
    name: { zh: '含量说明', en: 'Content basis' },
    kind: 'bilingual',
    facet: false,
    searchable: false,
  },
  {
    code: 'specification',
    name: { zh: '规格', en: 'Specification' },
    kind: 'bilingual',
    facet: false,
    searchable: true,
  },
];
