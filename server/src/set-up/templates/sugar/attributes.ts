import type { AttributeDefinition, Choice } from '../vocabulary.ts';
import { rawMaterials, sugarForms } from './forms.ts';
import { baijiuAromas } from './aromas.ts';

/** Classes of goods, then the classes of raw materials. */
export const sugarClasses: Choice[] = [
  { code: 'sugar', name: { zh: '食糖与甜味料', en: 'Sugar and sweeteners' } },
  { code: 'baijiu', name: { zh: '白酒', en: 'Baijiu' } },
  { code: 'huangjiu', name: { zh: '黄酒', en: 'Huangjiu' } },
  { code: 'wine', name: { zh: '葡萄酒与果酒', en: 'Wine' } },
  { code: 'beer', name: { zh: '啤酒', en: 'Beer' } },
  { code: 'spirits', name: { zh: '烈酒', en: 'Spirits' } },
  { code: 'drink', name: { zh: '饮料', en: 'Soft drink' } },
  { code: 'grain', name: { zh: '酿造原料', en: 'Brewing material' } },
  { code: 'fruit', name: { zh: '水果', en: 'Fruit' } },
  { code: 'additive', name: { zh: '食品添加剂', en: 'Additive' } },
];

const choice = ({ code, name }: Choice): Choice => ({ code, name });

/** '浓香型白酒' gives '浓香型': in the filter the word for liquor goes without saying. */
const aromaOptions: Choice[] = Object.entries(baijiuAromas).map(([code, { zh, en }]) => ({
  code,
  name: { zh: zh.replace('白酒', ''), en: en.replace(' Baijiu', '') },
}));

/** The attribute set of the sugar and liquor fair (ruling 4.2). */
export const sugarAttributes: AttributeDefinition[] = [
  {
    code: 'ingredients',
    name: { zh: '原料与品种', en: 'Ingredients and varieties' },
    kind: 'ingredients',
    facet: true,
    searchable: true,
  },
  {
    code: 'class',
    name: { zh: '品类', en: 'Class' },
    kind: 'code',
    facet: true,
    searchable: true,
    options: sugarClasses,
  },
  {
    code: 'alcohol',
    name: { zh: '酒精度', en: 'Alcohol' },
    kind: 'number',
    unit: '% vol',
    facet: true,
    searchable: false,
  },
  {
    code: 'netContent',
    name: { zh: '净含量', en: 'Net content' },
    kind: 'number',
    unit: 'mL',
    facet: true,
    searchable: false,
  },
  {
    code: 'aroma',
    name: { zh: '香型', en: 'Aroma type' },
    kind: 'code',
    facet: true,
    searchable: true,
    options: aromaOptions,
  },
  { code: 'age', name: { zh: '年份酒龄', en: 'Age' }, kind: 'number', unit: 'year', facet: true, searchable: false },
  { code: 'vintage', name: { zh: '采摘年份', en: 'Vintage' }, kind: 'number', facet: true, searchable: true },
  {
    code: 'icumsa',
    name: { zh: '色值', en: 'ICUMSA colour' },
    kind: 'number',
    unit: 'IU',
    facet: true,
    searchable: false,
  },
  {
    code: 'grade',
    name: { zh: '等级', en: 'Grade' },
    kind: 'code',
    facet: true,
    searchable: false,
    options: [
      { code: 'refined', name: { zh: '精制', en: 'Refined' } },
      { code: 'superior', name: { zh: '优级', en: 'Superior' } },
      { code: 'first', name: { zh: '一级', en: 'First' } },
      { code: 'second', name: { zh: '二级', en: 'Second' } },
    ],
  },
  {
    code: 'formulation',
    name: { zh: '形态', en: 'Form' },
    kind: 'code',
    facet: true,
    searchable: true,
    options: sugarForms.map(choice),
  },
  {
    code: 'crops',
    name: { zh: '原料作物', en: 'Raw materials' },
    kind: 'codes',
    facet: true,
    searchable: true,
    options: rawMaterials.map(choice),
  },
  { code: 'origin', name: { zh: '产地', en: 'Origin' }, kind: 'bilingual', facet: false, searchable: true },
  { code: 'packing', name: { zh: '包装', en: 'Packing' }, kind: 'bilingual', facet: false, searchable: true },
  {
    code: 'shelfLife',
    name: { zh: '保质期', en: 'Shelf life' },
    kind: 'number',
    unit: 'month',
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
