import type { Bilingual } from '@fairbridge/contract/text.ts';

/** What a company lives from: part of its name, and what its products are drawn from. */
export type Trade = { code: string; weight: number; name: Bilingual };

export const agroTrades: Trade[] = [
  { code: 'pesticides', weight: 24, name: { zh: '作物科学', en: 'Crop Science' } },
  { code: 'pesticides', weight: 20, name: { zh: '农化', en: 'Agrochemical' } },
  { code: 'pesticides', weight: 15, name: { zh: '化工', en: 'Chemical' } },
  { code: 'pesticides', weight: 12, name: { zh: '生物科技', en: 'Biotechnology' } },
  { code: 'pesticides', weight: 10, name: { zh: '植保', en: 'Crop Protection' } },
  { code: 'pesticides', weight: 11, name: { zh: '国际贸易', en: 'International Trading' } },
  { code: 'pesticides', weight: 8, name: { zh: '农业科技', en: 'Agri-Technology' } },
  { code: 'nutrition', weight: 3, name: { zh: '肥业', en: 'Fertilizer' } },
  { code: 'nutrition', weight: 2, name: { zh: '植物营养', en: 'Plant Nutrition' } },
  { code: 'intermediates', weight: 1, name: { zh: '精细化学', en: 'Fine Chemicals' } },
  { code: 'adjuvants', weight: 2, name: { zh: '助剂', en: 'Adjuvants' } },
  { code: 'machinery', weight: 1, name: { zh: '智能装备', en: 'Intelligent Equipment' } },
  { code: 'machinery', weight: 1, name: { zh: '航空植保', en: 'Aerial Spraying' } },
  { code: 'packaging', weight: 2, name: { zh: '包装', en: 'Packaging' } },
  { code: 'services', weight: 1, name: { zh: '检测技术', en: 'Testing' } },
  { code: 'services', weight: 1, name: { zh: '登记咨询', en: 'Regulatory Consulting' } },
];

export const sugarTrades: Trade[] = [
  { code: 'baijiu', weight: 22, name: { zh: '酒业', en: 'Distillery' } },
  { code: 'baijiu', weight: 10, name: { zh: '酿酒', en: 'Liquor' } },
  { code: 'sugar', weight: 12, name: { zh: '糖业', en: 'Sugar' } },
  { code: 'sugar', weight: 5, name: { zh: '甜味料', en: 'Sweeteners' } },
  { code: 'wine', weight: 9, name: { zh: '葡萄酒庄', en: 'Winery' } },
  { code: 'beer', weight: 5, name: { zh: '啤酒', en: 'Brewery' } },
  { code: 'spirits', weight: 5, name: { zh: '洋酒', en: 'Spirits' } },
  { code: 'huangjiu', weight: 4, name: { zh: '黄酒', en: 'Rice Wine' } },
  { code: 'drinks', weight: 8, name: { zh: '饮料', en: 'Beverage' } },
  { code: 'foods', weight: 7, name: { zh: '食品', en: 'Foods' } },
  { code: 'packaging', weight: 6, name: { zh: '包装', en: 'Packaging' } },
  { code: 'equipment', weight: 4, name: { zh: '机械', en: 'Machinery' } },
  { code: 'services', weight: 3, name: { zh: '供应链', en: 'Supply Chain' } },
];
