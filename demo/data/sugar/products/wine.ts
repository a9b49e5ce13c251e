import { chance, zipf } from '../../random.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { Random } from '../../shapes.ts';
import { bottles } from './item.ts';
import type { Item } from './item.ts';

/** A wine grape with the colour of its wine; `code` is that of the ingredient table. */
type Grape = readonly [colour: 'red' | 'white', code: string, zh: string, en: string];

const grapes: readonly Grape[] = [
  ['red', 'cabernet-sauvignon', '赤霞珠', 'Cabernet Sauvignon'],
  ['red', 'merlot', '美乐', 'Merlot'],
  ['white', 'chardonnay', '霞多丽', 'Chardonnay'],
  ['red', 'marselan', '马瑟兰', 'Marselan'],
  ['red', 'syrah', '西拉', 'Syrah'],
  ['white', 'riesling', '雷司令', 'Riesling'],
  ['red', 'pinot-noir', '黑皮诺', 'Pinot Noir'],
  ['white', 'sauvignon-blanc', '长相思', 'Sauvignon Blanc'],
  ['red', 'cabernet-gernischt', '蛇龙珠', 'Cabernet Gernischt'],
  ['red', 'tempranillo', '丹魄', 'Tempranillo'],
  ['red', 'malbec', '马尔贝克', 'Malbec'],
  ['white', 'welschriesling', '贵人香', 'Welschriesling'],
];

const pickGrape = zipf(grapes, 0.6);

const estates: readonly Bilingual[] = [
  { zh: '珍藏', en: 'Reserve' },
  { zh: '特级珍藏', en: 'Grand Reserve' },
  { zh: '老藤', en: 'Old Vines' },
  { zh: '橡木桶陈酿', en: 'Oak Aged' },
  { zh: '酒庄', en: 'Estate' },
  { zh: '东坡', en: 'East Slope' },
  { zh: '砾石园', en: 'Gravel Garden' },
  { zh: '风语', en: 'Windsong' },
];

type Style = { category: string; zh: string; en: string; alcohol: readonly number[]; formulation: string };

const redStyle: Style = {
  category: 'redWine',
  zh: '干红葡萄酒',
  en: 'Dry Red',
  alcohol: [12.5, 13, 13.5, 14],
  formulation: 'LQ',
};
const whiteStyle: Style = {
  category: 'whiteWine',
  zh: '干白葡萄酒',
  en: 'Dry White',
  alcohol: [11.5, 12, 12.5, 13],
  formulation: 'LQ',
};
const roseStyle: Style = {
  category: 'roseWine',
  zh: '桃红葡萄酒',
  en: 'Rosé',
  alcohol: [11.5, 12, 12.5],
  formulation: 'LQ',
};
const sparklingStyle: Style = {
  category: 'sparklingWine',
  zh: '起泡葡萄酒',
  en: 'Sparkling',
  alcohol: [11, 12, 12.5],
  formulation: 'SP',
};

function styleOf(random: Random, colour: Grape[0]): Style {
  if (chance(random, 0.1)) return sparklingStyle;
  if (colour === 'white') return whiteStyle;
  return chance(random, 0.08) ? roseStyle : redStyle;
}

/** What tells one wine from another. `volume` is in mL, `price` CNY per bottle. */
type Bottling = {
  name: Bilingual;
  category: string;
  formulation: string;
  grape: string;
  alcohol: number;
  volume: number;
  price: readonly [number, number];
};

/** What every bottle has, of grapes or of other fruit. */
function bottle(bottling: Bottling, raw: 'grape' | 'fruit', introduction: Bilingual): Item {
  const { name, category, formulation, grape, alcohol, volume, price } = bottling;
  return {
    name,
    category,
    class: 'wine',
    formulation,
    ingredients: [{ code: grape, content: 100, unit: '%' }],
    crops: [raw],
    packing: bottles(volume, 6),
    extras: { alcohol, netContent: volume, grade: raw === 'grape' ? 'superior' : 'first' },
    introduction,
    unit: 'bottle',
    least: 60,
    price,
    shape: 'glassBottle',
  };
}

/** A wine of grapes, with its vintage. */
function vintageWine(bottling: Bottling, vintage: number): Item {
  const item = bottle(bottling, 'grape', {
    zh: `${vintage} 年份，酒精度 ${bottling.alcohol}% vol，果香清晰，单宁与酸度平衡。适合餐饮渠道和专卖店，现场可品鉴。`,
    en: `Vintage ${vintage}, ${bottling.alcohol}% vol, clear fruit with tannin and acid in balance. For restaurants and wine stores; taste it at our booth.`,
  });
  return { ...item, extras: { ...item.extras, vintage } };
}

/** Ice wine of Vidal or Riesling in half bottles. */
function iceWine(random: Random): Item {
  const vintage = 2017 + random.int(7);
  const vidal = chance(random, 0.7);
  const [grape, zh, en] = vidal ? ['vidal', '威代尔', 'Vidal'] : ['riesling', '雷司令', 'Riesling'];
  const name = { zh: `${zh}冰葡萄酒 ${vintage} 375 mL`, en: `${en} Ice Wine ${vintage}, 375 mL` };
  return vintageWine(
    { name, category: 'iceWine', formulation: 'LQ', grape, alcohol: 11, volume: 375, price: [90, 320] },
    vintage,
  );
}

/** Fruit wine of one fruit. */
function fruitWine(random: Random): Item {
  const [grape, zh, en] = random.pick([
    ['plum', '青梅', 'Green Plum'],
    ['bayberry', '杨梅', 'Bayberry'],
    ['sea-buckthorn', '沙棘', 'Sea Buckthorn'],
    ['wolfberry', '枸杞', 'Goji'],
    ['apple', '苹果', 'Apple'],
  ] as const);
  const alcohol = random.pick([6, 8, 10, 12]);
  const volume = random.pick([330, 375, 500, 750]);
  const name = { zh: `${zh}酒 ${alcohol}% vol ${volume} mL`, en: `${en} Wine, ${alcohol}% vol, ${volume} mL` };
  return bottle({ name, category: 'fruitWine', formulation: 'LQ', grape, alcohol, volume, price: [16, 88] }, 'fruit', {
    zh: `鲜果低温发酵，${alcohol}% vol，酸甜平衡，适合年轻消费者与餐饮聚会。可调整糖度和瓶型。`,
    en: `Fresh fruit fermented cool, ${alcohol}% vol, sweet and sour in balance, for young drinkers and dining out. Sweetness and bottle can be changed.`,
  });
}

/** A wine: still, sparkling, ice or fruit. */
export function wine(random: Random): Item {
  const draw = random.next();
  if (draw < 0.05) return iceWine(random);
  if (draw < 0.17) return fruitWine(random);
  const [colour, grape, zh, en] = pickGrape(random);
  const { category, formulation, alcohol, ...style } = styleOf(random, colour);
  const estate = random.pick(estates);
  const vintage = 2015 + random.int(9);
  const volume = random.pick([187, 375, 750, 750, 750, 1500]);
  const name = {
    zh: `${estate.zh}${zh}${style.zh} ${vintage} ${volume} mL`,
    en: `${estate.en} ${en} ${style.en} ${vintage}, ${volume} mL`,
  };
  const bottling = { name, category, formulation, grape, alcohol: random.pick(alcohol), volume };
  return { ...vintageWine({ ...bottling, price: [22, 260] }, vintage), series: estate };
}
