import { z } from 'zod';
import { dataFile } from '../../../../server/src/core/data-file.ts';
import { chance, zipf } from '../../random.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { bilingual, text, type Random } from '../../shapes.ts';
import { bottles } from './item.ts';
import type { Item } from './item.ts';

/** A wine grape with the colour of its wine; `code` is that of the template's ingredients, as is a fruit's. */
const grape = z.strictObject({ code: text, colour: z.enum(['red', 'white']), name: bilingual });
const style = z.strictObject({ category: text, name: bilingual, alcohol: z.array(z.number()), formulation: text });
const { grapes, estates, styles, fruits } = dataFile(
  import.meta.url,
  '../wines.json',
  z.strictObject({
    grapes: z.array(grape),
    estates: z.array(bilingual),
    styles: z.strictObject({ red: style, white: style, rose: style, sparkling: style }),
    fruits: z.array(z.strictObject({ code: text, name: bilingual })),
  }),
);
const pickGrape = zipf(grapes, 0.6);

function styleOf(random: Random, colour: 'red' | 'white') {
  if (chance(random, 0.1)) return styles.sparkling;
  if (colour === 'white') return styles.white;
  return chance(random, 0.08) ? styles.rose : styles.red;
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
  const {
    code: grape,
    name: { zh, en },
  } = random.pick(fruits);
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
  const { code: grape, colour, name: kind } = pickGrape(random);
  const { category, formulation, alcohol, name: style } = styleOf(random, colour);
  const estate = random.pick(estates);
  const vintage = 2015 + random.int(9);
  const volume = random.pick([187, 375, 750, 750, 750, 1500]);
  const name = {
    zh: `${estate.zh}${kind.zh}${style.zh} ${vintage} ${volume} mL`,
    en: `${estate.en} ${kind.en} ${style.en} ${vintage}, ${volume} mL`,
  };
  const bottling = { name, category, formulation, grape, alcohol: random.pick(alcohol), volume };
  return { ...vintageWine({ ...bottling, price: [22, 260] }, vintage), series: estate };
}
