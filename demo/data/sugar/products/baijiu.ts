import { baijiuAromas } from '../../../../server/src/set-up/templates/sugar/aromas.ts';
import { chance, weighted } from '../../random.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { Random } from '../../shapes.ts';
import { bottles } from './item.ts';
import type { Item } from './item.ts';

/** An aroma type of baijiu: its category, its usual strengths and its grain bills in per cent. */
type Aroma = {
  code: string;
  weight: number;
  category: string;
  name: Bilingual;
  strengths: readonly number[];
  bills: readonly (readonly (readonly [code: string, share: number])[])[];
  taste: Bilingual;
};

const five = [
  ['sorghum', 36],
  ['rice', 22],
  ['glutinous-rice', 18],
  ['wheat', 16],
  ['corn', 8],
] as const;
const sorghumOnly = [['sorghum', 100]] as const;

/** Aroma types with the national names; shares of grain bills are typical, not a recipe of any house. */
const aromas: readonly Aroma[] = [
  {
    code: 'strong',
    weight: 34,
    category: 'strongAroma',
    name: baijiuAromas.strong,
    strengths: [38, 42, 45, 52, 52, 60],
    bills: [five, sorghumOnly],
    taste: { zh: '窖香浓郁、绵甜爽净', en: 'rich cellar aroma, soft, sweet and clean' },
  },
  {
    code: 'sauce',
    weight: 28,
    category: 'sauceAroma',
    name: baijiuAromas.sauce,
    strengths: [43, 53, 53, 53],
    bills: [sorghumOnly],
    taste: { zh: '酱香突出、空杯留香持久', en: 'marked sauce aroma that stays in the empty cup' },
  },
  {
    code: 'light',
    weight: 16,
    category: 'lightAroma',
    name: baijiuAromas.light,
    strengths: [42, 45, 53, 53, 56],
    bills: [sorghumOnly],
    taste: { zh: '清香纯正、醇甜柔和', en: 'pure, light aroma, mellow and gentle' },
  },
  {
    code: 'mixed',
    weight: 7,
    category: 'mixedAroma',
    name: baijiuAromas.mixed,
    strengths: [42, 46, 52],
    bills: [sorghumOnly, five],
    taste: { zh: '酱浓谐调、幽雅舒适', en: 'sauce and cellar notes in balance' },
  },
  {
    code: 'rice',
    weight: 5,
    category: 'riceAroma',
    name: baijiuAromas.rice,
    strengths: [38, 42, 50],
    bills: [[['rice', 100]]],
    taste: { zh: '米香清雅、入口柔绵', en: 'delicate rice aroma and a soft palate' },
  },
  {
    code: 'feng',
    weight: 3,
    category: 'fengAroma',
    name: baijiuAromas.feng,
    strengths: [42, 45, 52],
    bills: [sorghumOnly],
    taste: { zh: '醇香秀雅、诸味谐调', en: 'mellow and elegant, all tastes in tune' },
  },
  {
    code: 'sesame',
    weight: 3,
    category: 'sesameAroma',
    name: baijiuAromas.sesame,
    strengths: [42, 52, 54],
    bills: [
      [
        ['sorghum', 80],
        ['wheat', 20],
      ],
    ],
    taste: { zh: '焦香如芝麻、丰满醇厚', en: 'toasted like sesame, full and round' },
  },
  {
    code: 'laobaigan',
    weight: 2,
    category: 'laobaiganAroma',
    name: baijiuAromas.laobaigan,
    strengths: [40, 52, 65, 67],
    bills: [sorghumOnly],
    taste: { zh: '醇香清雅、酒体挺拔', en: 'clear, mellow and upright' },
  },
  {
    code: 'chi',
    weight: 2,
    category: 'chiAroma',
    name: baijiuAromas.chi,
    strengths: [29, 30, 33],
    bills: [
      [
        ['rice', 95],
        ['soybean', 5],
      ],
    ],
    taste: { zh: '豉香纯正、余味爽净', en: 'true chi aroma with a clean finish' },
  },
];

const pickAroma = weighted(aromas.map((aroma) => ({ value: aroma, weight: aroma.weight })));

const lines: readonly Bilingual[] = [
  { zh: '窖藏', en: 'Cellar' },
  { zh: '陈酿', en: 'Aged' },
  { zh: '原浆', en: 'Original' },
  { zh: '珍藏', en: 'Reserve' },
  { zh: '老坊', en: 'Old Workshop' },
  { zh: '封坛', en: 'Sealed Jar' },
  { zh: '青花', en: 'Blue Flower' },
  { zh: '红釉', en: 'Red Glaze' },
  { zh: '家宴', en: 'Family Feast' },
  { zh: '喜宴', en: 'Wedding' },
  { zh: '岁月', en: 'Years' },
  { zh: '匠造', en: 'Craft' },
  { zh: '小酌', en: 'Small Sip' },
  { zh: '元气', en: 'Vigour' },
  { zh: '山河', en: 'Hills and Rivers' },
  { zh: '花好', en: 'In Bloom' },
];

const ages = [0, 0, 3, 5, 8, 10, 15, 20] as const;
const volumes = [100, 125, 250, 450, 480, 500, 500, 500, 700, 1000, 1500] as const;

function aged(age: number): Bilingual {
  return age === 0 ? { zh: '', en: '' } : { zh: ` ${age} 年`, en: ` ${age} Years` };
}

function bill(parts: readonly (readonly [string, number])[]): Pick<Item, 'ingredients' | 'crops'> {
  const crops: Readonly<Record<string, string>> = { 'glutinous-rice': 'glutinousRice' };
  return {
    ingredients: parts.map(([code, content]) => ({ code, content, unit: '%' as const })),
    crops: parts.map(([code]) => crops[code] ?? code),
  };
}

function base(random: Random, aroma: Aroma): Item {
  const alcohol = random.pick([53, 60, 65, 68]);
  const years = random.pick([1, 2, 3, 5]);
  return {
    name: {
      zh: `${aroma.name.zh}基酒 ${alcohol}% vol ${years} 年`,
      en: `${aroma.name.en} Base, ${alcohol}% vol, ${years} Years`,
    },
    category: 'baseLiquor',
    class: 'baijiu',
    formulation: 'LQ',
    ...bill(random.pick(aroma.bills)),
    packing: { zh: '1000 L 不锈钢罐或 500 kg 陶坛', en: '1000 L steel tank or 500 kg clay jar' },
    extras: { alcohol, aroma: aroma.code, age: years, grade: random.pick(['superior', 'first']) },
    introduction: {
      zh: `固态发酵${aroma.name.zh}基酒，${aroma.taste.zh}。可按批次寄样，随货附理化与色谱检测报告，适合品牌商勾调和贴牌。`,
      en: `Solid-state fermented base: ${aroma.taste.en}. Samples by batch; physical, chemical and chromatographic reports come with the goods. For blending and private labels.`,
    },
    unit: 't',
    least: 1,
    price: [18_000, 120_000],
    shape: 'drum',
  };
}

/** A baijiu of some aroma, bottled under a house line, or base liquor in bulk. */
export function baijiu(random: Random): Item {
  const aroma = pickAroma(random);
  if (chance(random, 0.07)) return base(random, aroma);
  const line = random.pick(lines);
  const age = random.pick(ages);
  const alcohol = random.pick(aroma.strengths);
  const volume = random.pick(volumes);
  const count = volume <= 125 ? 24 : volume >= 1000 ? 4 : 6;
  const low = (18 + age * 14) * Math.max(0.3, volume / 500) * (aroma.code === 'sauce' ? 1.8 : 1);
  return {
    name: {
      zh: `${line.zh}${aged(age).zh} ${aroma.name.zh} ${alcohol}% vol ${volume} mL`,
      en: `${line.en}${aged(age).en} ${aroma.name.en}, ${alcohol}% vol, ${volume} mL`,
    },
    series: line,
    category: aroma.category,
    class: 'baijiu',
    formulation: 'LQ',
    ...bill(random.pick(aroma.bills)),
    packing: bottles(volume, count),
    extras: {
      alcohol,
      netContent: volume,
      aroma: aroma.code,
      ...(age === 0 ? {} : { age }),
      grade: random.pick(['superior', 'superior', 'first']),
    },
    introduction: {
      zh: `${aroma.taste.zh}。纯粮固态发酵，酒精度 ${alcohol}% vol，净含量 ${volume} mL，${count} 瓶一箱。支持区域代理与企业定制，可提供型式检验报告。`,
      en: `${aroma.taste.en.charAt(0).toUpperCase()}${aroma.taste.en.slice(1)}. Solid-state fermented from grain, ${alcohol}% vol, ${volume} mL, ${count} bottles a case. Regional agents wanted; company bottlings possible; test report available.`,
    },
    unit: 'bottle',
    least: count * 10,
    price: [low, low * 3],
    shape: 'glassBottle',
  };
}
