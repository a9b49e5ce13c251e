import { weighted } from '../../random.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { PictureShape, Random } from '../../shapes.ts';
import { spaced } from './item.ts';
import type { Item } from './item.ts';

type Pack = { name: Bilingual; shape: PictureShape; text: string };

function pack(zh: string, en: string, shape: PictureShape, text: string): Pack {
  return { name: { zh, en }, shape, text };
}

const bulk: readonly Pack[] = [
  pack('50 kg 编织袋', '50 kg woven bag', 'sack', '50 kg'),
  pack('25 kg 纸袋', '25 kg paper bag', 'sack', '25 kg'),
  pack('1000 kg 吨袋', '1000 kg big bag', 'sack', '1000 kg'),
];
const retail: readonly Pack[] = [
  pack('300 g × 40 袋/箱', '300 g × 40 bags per carton', 'bag', '300 g'),
  pack('454 g × 20 袋/箱', '454 g × 20 bags per carton', 'bag', '454 g'),
  pack('1 kg × 12 袋/箱', '1 kg × 12 bags per carton', 'bag', '1 kg'),
  pack('5 g × 1000 条/箱', '5 g × 1000 sticks per carton', 'sachet', '5 g'),
  pack('800 g × 12 罐/箱', '800 g × 12 jars per carton', 'jar', '800 g'),
];
const liquid: readonly Pack[] = [
  pack('25 kg 塑料桶', '25 kg jerrycan', 'jerrycan', '25 kg'),
  pack('75 kg 塑料桶', '75 kg drum', 'drum', '75 kg'),
  pack('290 kg 钢塑桶', '290 kg drum', 'drum', '290 kg'),
  pack('1400 kg 吨桶', '1400 kg IBC', 'drum', '1400 kg'),
  pack('750 mL × 12 瓶/箱', '750 mL × 12 bottles per carton', 'bottle', '750 mL'),
];
const jars: readonly Pack[] = [
  pack('500 g × 12 瓶/箱', '500 g × 12 jars per carton', 'jar', '500 g'),
  pack('1 kg × 6 瓶/箱', '1 kg × 6 jars per carton', 'jar', '1 kg'),
  pack('290 kg 钢桶', '290 kg steel drum', 'drum', '290 kg'),
];

/** One sort of sugar: `kinds` are grades or types that go into its name, `icumsa` its colour range in IU. */
type Sort = {
  weight: number;
  category: string;
  zh: string;
  en: string;
  kinds: readonly (readonly [grade: string, zh: string, en: string, icumsa: number])[];
  ingredient: string;
  content: number;
  formulation: string;
  crop: string;
  packs: readonly Pack[];
  price: readonly [number, number];
  use: Bilingual;
};

const drinksUse = { zh: '适用于饮料、烘焙、糖果和乳品', en: 'For drinks, bakery, confectionery and dairy' };
const homeUse = { zh: '适合家庭烹饪、冲饮与礼品渠道', en: 'For home cooking, hot drinks and gift channels' };
const reduced = { zh: '适合减糖和无糖食品配方', en: 'For reduced-sugar and sugar-free recipes' };

const sorts: readonly Sort[] = [
  {
    weight: 20,
    category: 'whiteSugar',
    zh: '白砂糖',
    en: 'White Granulated Sugar',
    kinds: [
      ['refined', '精制', 'Refined', 25],
      ['superior', '优级', 'Superior', 60],
      ['first', '一级', 'Grade 1', 150],
      ['second', '二级', 'Grade 2', 240],
    ],
    ingredient: 'sucrose',
    content: 99.7,
    formulation: 'CR',
    crop: 'sugarcane',
    packs: bulk,
    price: [5600, 7400],
    use: drinksUse,
  },
  {
    weight: 6,
    category: 'whiteSugar',
    zh: '甜菜绵白糖',
    en: 'Beet Soft White Sugar',
    kinds: [
      ['refined', '精制', 'Refined', 25],
      ['superior', '优级', 'Superior', 50],
    ],
    ingredient: 'sucrose',
    content: 97.9,
    formulation: 'CR',
    crop: 'sugarBeet',
    packs: [...bulk, ...retail],
    price: [5900, 8200],
    use: homeUse,
  },
  {
    weight: 4,
    category: 'whiteSugar',
    zh: '原糖',
    en: 'Raw Sugar',
    kinds: [
      ['first', 'VHP', 'VHP', 1200],
      ['second', '普通', 'Standard', 2500],
    ],
    ingredient: 'sucrose',
    content: 98.5,
    formulation: 'CR',
    crop: 'sugarcane',
    packs: bulk,
    price: [3900, 5200],
    use: { zh: '供精炼糖厂加工', en: 'For refineries' },
  },
  {
    weight: 9,
    category: 'brownSugar',
    zh: '红糖',
    en: 'Brown Sugar',
    kinds: [
      ['superior', '古法块装', 'Traditional Block', 3500],
      ['first', '粉状', 'Powdered', 3000],
      ['first', '姜汁', 'Ginger', 3600],
      ['superior', '深色', 'Dark', 4500],
    ],
    ingredient: 'sucrose',
    content: 90,
    formulation: 'BL',
    crop: 'sugarcane',
    packs: retail,
    price: [9000, 22_000],
    use: homeUse,
  },
  {
    weight: 8,
    category: 'rockSugar',
    zh: '冰糖',
    en: 'Rock Sugar',
    kinds: [
      ['superior', '单晶', 'Monocrystal', 60],
      ['first', '多晶', 'Polycrystal', 120],
      ['first', '黄', 'Yellow', 600],
    ],
    ingredient: 'sucrose',
    content: 99.8,
    formulation: 'RK',
    crop: 'sugarcane',
    packs: [...retail, ...bulk],
    price: [7200, 12_500],
    use: homeUse,
  },
  {
    weight: 4,
    category: 'specialtySugar',
    zh: '方糖',
    en: 'Sugar Cubes',
    kinds: [
      ['superior', '白', 'White', 45],
      ['superior', '咖啡用', 'Coffee', 900],
    ],
    ingredient: 'sucrose',
    content: 99.7,
    formulation: 'CB',
    crop: 'sugarcane',
    packs: retail,
    price: [9500, 16_000],
    use: { zh: '适合咖啡馆、酒店和航空配餐', en: 'For cafés, hotels and airline catering' },
  },
  {
    weight: 4,
    category: 'specialtySugar',
    zh: '糖粉',
    en: 'Icing Sugar',
    kinds: [
      ['superior', '防潮', 'Non-melting', 45],
      ['first', '普通', 'Standard', 60],
    ],
    ingredient: 'sucrose',
    content: 96.5,
    formulation: 'PW',
    crop: 'sugarcane',
    packs: [...retail, ...bulk],
    price: [8200, 14_000],
    use: { zh: '适合烘焙装饰和奶油制作', en: 'For decoration and creams' },
  },
  {
    weight: 5,
    category: 'syrup',
    zh: '转化糖浆',
    en: 'Invert Syrup',
    kinds: [
      ['first', '65°', '65 Brix', 80],
      ['superior', '76°', '76 Brix', 60],
    ],
    ingredient: 'sucrose',
    content: 65,
    formulation: 'SY',
    crop: 'sugarcane',
    packs: liquid,
    price: [4800, 7600],
    use: drinksUse,
  },
  {
    weight: 6,
    category: 'starchSugar',
    zh: '果葡糖浆',
    en: 'High-Fructose Corn Syrup',
    kinds: [
      ['superior', 'F55', 'F55', 25],
      ['first', 'F42', 'F42', 30],
    ],
    ingredient: 'high-fructose-corn-syrup',
    content: 77,
    formulation: 'SY',
    crop: 'corn',
    packs: liquid,
    price: [2900, 4300],
    use: drinksUse,
  },
  {
    weight: 5,
    category: 'starchSugar',
    zh: '麦芽糖浆',
    en: 'Maltose Syrup',
    kinds: [
      ['first', '高纯', 'High-Purity', 40],
      ['first', '传统', 'Traditional', 120],
    ],
    ingredient: 'maltose',
    content: 80,
    formulation: 'SY',
    crop: 'corn',
    packs: liquid,
    price: [3000, 4800],
    use: { zh: '适合糖果、烘焙和酿造', en: 'For confectionery, bakery and brewing' },
  },
  {
    weight: 4,
    category: 'starchSugar',
    zh: '结晶葡萄糖',
    en: 'Dextrose',
    kinds: [
      ['superior', '无水', 'Anhydrous', 20],
      ['first', '一水', 'Monohydrate', 25],
    ],
    ingredient: 'glucose',
    content: 99.5,
    formulation: 'CR',
    crop: 'corn',
    packs: bulk,
    price: [3400, 5200],
    use: drinksUse,
  },
  {
    weight: 3,
    category: 'starchSugar',
    zh: '麦芽糊精',
    en: 'Maltodextrin',
    kinds: [
      ['first', 'DE 15', 'DE 15', 20],
      ['first', 'DE 20', 'DE 20', 20],
    ],
    ingredient: 'maltodextrin',
    content: 95,
    formulation: 'PW',
    crop: 'corn',
    packs: bulk,
    price: [3800, 5600],
    use: drinksUse,
  },
  {
    weight: 5,
    category: 'sweeteners',
    zh: '赤藓糖醇',
    en: 'Erythritol',
    kinds: [
      ['superior', '细晶', 'Fine', 20],
      ['superior', '粉状', 'Powder', 20],
    ],
    ingredient: 'erythritol',
    content: 99.5,
    formulation: 'CR',
    crop: 'corn',
    packs: [...bulk, ...retail],
    price: [9500, 15_000],
    use: reduced,
  },
  {
    weight: 4,
    category: 'sweeteners',
    zh: '木糖醇',
    en: 'Xylitol',
    kinds: [
      ['superior', '20–40 目', '20–40 Mesh', 20],
      ['superior', '60–80 目', '60–80 Mesh', 20],
    ],
    ingredient: 'xylitol',
    content: 99,
    formulation: 'CR',
    crop: 'corn',
    packs: bulk,
    price: [17_000, 26_000],
    use: reduced,
  },
  {
    weight: 4,
    category: 'sweeteners',
    zh: '阿洛酮糖',
    en: 'Allulose',
    kinds: [
      ['superior', '晶体', 'Crystal', 20],
      ['first', '液体', 'Liquid', 30],
    ],
    ingredient: 'allulose',
    content: 98,
    formulation: 'CR',
    crop: 'corn',
    packs: [...bulk],
    price: [16_000, 30_000],
    use: reduced,
  },
  {
    weight: 4,
    category: 'sweeteners',
    zh: '甜菊糖苷',
    en: 'Steviol Glycosides',
    kinds: [
      ['superior', 'RA97', 'RA97', 20],
      ['first', 'RM95', 'RM95', 20],
    ],
    ingredient: 'steviol-glycosides',
    content: 97,
    formulation: 'PW',
    crop: 'stevia',
    packs: bulk.slice(1, 2),
    price: [160_000, 420_000],
    use: reduced,
  },
  {
    weight: 3,
    category: 'sweeteners',
    zh: '罗汉果甜苷',
    en: 'Monk Fruit Extract',
    kinds: [
      ['superior', 'V50', 'V50', 20],
      ['first', 'V25', 'V25', 20],
    ],
    ingredient: 'mogroside-v',
    content: 50,
    formulation: 'PW',
    crop: 'monkFruit',
    packs: bulk.slice(1, 2),
    price: [600_000, 1_400_000],
    use: reduced,
  },
  {
    weight: 3,
    category: 'sweeteners',
    zh: '三氯蔗糖',
    en: 'Sucralose',
    kinds: [
      ['superior', '粉状', 'Powder', 20],
      ['superior', '微粉', 'Micronized', 20],
    ],
    ingredient: 'sucralose',
    content: 99,
    formulation: 'PW',
    crop: 'sugarcane',
    packs: bulk.slice(1, 2),
    price: [130_000, 260_000],
    use: reduced,
  },
  {
    weight: 4,
    category: 'honeyProducts',
    zh: '蜂蜜',
    en: 'Honey',
    kinds: [
      ['superior', '洋槐', 'Acacia', 40],
      ['superior', '椴树', 'Linden', 60],
      ['first', '百花', 'Multiflora', 90],
    ],
    ingredient: 'honey',
    content: 80,
    formulation: 'SY',
    crop: 'fruit',
    packs: jars,
    price: [18_000, 60_000],
    use: homeUse,
  },
];

const pickSort = weighted(sorts.map((sort) => ({ value: sort, weight: sort.weight })));

const coloured: ReadonlySet<string> = new Set(['whiteSugar', 'brownSugar', 'rockSugar', 'specialtySugar']);

/** A sugar, syrup or sweetener in one grade and pack; prices are CNY per tonne. */
export function sugar(random: Random): Item {
  const sort = pickSort(random);
  const [grade, gradeZh, gradeEn, icumsa] = random.pick(sort.kinds);
  const pack = random.pick(sort.packs);
  const hasColour = coloured.has(sort.category);
  const colourZh = hasColour ? `，色值 ${icumsa} IU` : '';
  const colourEn = hasColour ? `, colour ${icumsa} IU` : '';
  return {
    name: { zh: `${spaced(gradeZh, sort.zh)} ${pack.text}`, en: `${gradeEn} ${sort.en}, ${pack.text}` },
    category: sort.category,
    class: 'sugar',
    formulation: sort.formulation,
    ingredients: [{ code: sort.ingredient, content: sort.content, unit: '%' }],
    crops: [sort.crop],
    packing: pack.name,
    extras: { grade, ...(hasColour ? { icumsa } : {}), shelfLife: random.pick([18, 24, 36]) },
    introduction: {
      zh: `${sort.use.zh}。${sort.zh}含量 ${sort.content}%${colourZh}，包装为 ${pack.name.zh}。每批附检验报告，可按合同分期提货。`,
      en: `${sort.use.en}. Content ${sort.content}%${colourEn}; packed in ${pack.name.en}. Each lot has a test report; call-off deliveries under contract.`,
    },
    unit: 't',
    least: sort.price[0] > 50_000 ? 1 : 5,
    price: sort.price,
    shape: pack.shape,
  };
}
