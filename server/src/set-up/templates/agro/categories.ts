import type { Category } from '../vocabulary.ts';

type Branch = {
  code: string;
  zh: string;
  en: string;
  leaves: readonly (readonly [code: string, zh: string, en: string])[];
};

/** The eight areas of the fair and what each of them shows (trade 4.6, 4.7). */
const tree: readonly Branch[] = [
  {
    code: 'pesticides',
    zh: '农药原药及制剂',
    en: 'Technical and formulated pesticides',
    leaves: [
      ['technicals', '原药', 'Technicals'],
      ['herbicides', '除草剂', 'Herbicides'],
      ['insecticides', '杀虫剂', 'Insecticides'],
      ['acaricides', '杀螨剂', 'Acaricides'],
      ['fungicides', '杀菌剂', 'Fungicides'],
      ['pgr', '植物生长调节剂', 'Plant growth regulators'],
      ['rodenticides', '杀鼠剂', 'Rodenticides'],
      ['nematicides', '杀线虫剂', 'Nematicides'],
      ['molluscicides', '杀螺剂', 'Molluscicides'],
      ['seedTreatment', '种子处理剂', 'Seed treatment'],
      ['publicHealth', '卫生杀虫剂', 'Public health products'],
      ['fumigants', '仓储熏蒸剂', 'Fumigants'],
    ],
  },
  {
    code: 'intermediates',
    zh: '中间体及精细化工',
    en: 'Intermediates and fine chemicals',
    leaves: [
      ['pesticideIntermediates', '农药中间体', 'Pesticide intermediates'],
      ['fineChemicals', '精细化学品', 'Fine chemicals'],
      ['safeners', '安全剂', 'Safeners'],
    ],
  },
  {
    code: 'biologicals',
    zh: '生物农药及生物制剂',
    en: 'Biopesticides and biologicals',
    leaves: [
      ['microbial', '微生物农药', 'Microbial pesticides'],
      ['botanical', '植物源农药', 'Botanical pesticides'],
      ['pheromones', '信息素', 'Pheromones'],
      ['naturalEnemies', '天敌生物', 'Natural enemies'],
      ['rnai', 'RNA 生物农药', 'RNAi products'],
    ],
  },
  {
    code: 'adjuvants',
    zh: '助剂',
    en: 'Adjuvants and formulation aids',
    leaves: [
      ['sprayAdjuvants', '喷雾助剂', 'Spray adjuvants'],
      ['emulsifiers', '乳化剂', 'Emulsifiers'],
      ['dispersants', '分散剂', 'Dispersants'],
      ['solvents', '溶剂', 'Solvents'],
      ['carriers', '载体与填料', 'Carriers and fillers'],
      ['dyes', '染料与警戒色', 'Dyes and warning colours'],
    ],
  },
  {
    code: 'nutrition',
    zh: '肥料、种子与特种营养',
    en: 'Fertilizers, seeds and specialty nutrition',
    leaves: [
      ['nitrogen', '氮肥', 'Nitrogen fertilizers'],
      ['phosphate', '磷肥', 'Phosphate fertilizers'],
      ['potash', '钾肥', 'Potash fertilizers'],
      ['compound', '复合肥', 'Compound fertilizers'],
      ['soluble', '水溶肥', 'Water-soluble fertilizers'],
      ['organic', '有机肥', 'Organic fertilizers'],
      ['biostimulants', '生物刺激素', 'Biostimulants'],
      ['soilConditioners', '土壤调理剂', 'Soil conditioners'],
      ['micronutrients', '中微量元素肥', 'Micronutrients'],
      ['seeds', '种子', 'Seeds'],
    ],
  },
  {
    code: 'machinery',
    zh: '植保机械与加工设备',
    en: 'Application and production equipment',
    leaves: [
      ['drones', '植保无人机', 'Spraying drones'],
      ['sprayers', '喷雾器械', 'Sprayers'],
      ['fillingLines', '灌装线', 'Filling lines'],
      ['beadMills', '砂磨机', 'Bead mills'],
      ['granulators', '造粒设备', 'Granulators'],
      ['labInstruments', '实验仪器', 'Laboratory instruments'],
    ],
  },
  {
    code: 'packaging',
    zh: '包装与物流',
    en: 'Packaging and logistics',
    leaves: [
      ['bottles', '瓶', 'Bottles'],
      ['drums', '桶', 'Drums and jerrycans'],
      ['bags', '袋', 'Bags and sachets'],
      ['labels', '标签', 'Labels'],
      ['traceability', '防伪追溯', 'Anti-counterfeit and traceability'],
      ['freight', '仓储与危化品运输', 'Storage and dangerous-goods freight'],
    ],
  },
  {
    code: 'services',
    zh: '登记、检测与服务',
    en: 'Registration, testing and services',
    leaves: [
      ['registration', '登记服务', 'Registration services'],
      ['glp', 'GLP 试验', 'GLP studies'],
      ['fieldTrials', '田间药效试验', 'Field trials'],
      ['residueTesting', '残留检测', 'Residue testing'],
      ['consulting', '咨询', 'Consulting'],
      ['media', '媒体', 'Media'],
      ['finance', '金融保险', 'Finance and insurance'],
      ['ip', '知识产权', 'Intellectual property'],
      ['digitalFarming', '数字农业', 'Digital farming'],
    ],
  },
];

/** Product categories, parents before their children; `sort` counts through the whole tree. */
export const agroCategories: Category[] = tree
  .flatMap((branch): Omit<Category, 'sort'>[] => [
    { code: branch.code, name: { zh: branch.zh, en: branch.en }, parent: null },
    ...branch.leaves.map(([code, zh, en]) => ({ code, name: { zh, en }, parent: branch.code })),
  ])
  .map((category, index) => ({ ...category, sort: index + 1 }));
