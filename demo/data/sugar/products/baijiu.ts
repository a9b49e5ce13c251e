import { z } from 'zod';
import { dataFile } from '../../../../server/src/core/data-file.ts';
import { chance, weighted } from '../../random.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { bilingual, parts, text, weight, type Random } from '../../shapes.ts';
import { bottles, shares } from './item.ts';
import type { Item } from './item.ts';

/** An aroma type of baijiu: its category, its usual strengths and its grain bills in per cent, typical and no recipe of any house. */
const aroma = z.strictObject({
  code: text,
  weight,
  category: text,
  name: bilingual,
  taste: bilingual,
  strengths: z.array(z.number()),
  bills: z.array(parts),
});
type Aroma = z.output<typeof aroma>;

/** `lines`: names under which houses bottle. */
const { aromas, lines } = dataFile(
  import.meta.url,
  '../baijiu.json',
  z.strictObject({ aromas: z.array(aroma), lines: z.array(bilingual) }),
);

const pickAroma = weighted(aromas.map((aroma) => ({ value: aroma, weight: aroma.weight })));

const ages = [0, 0, 3, 5, 8, 10, 15, 20] as const;
const volumes = [100, 125, 250, 450, 480, 500, 500, 500, 700, 1000, 1500] as const;

function aged(age: number): Bilingual {
  return age === 0 ? { zh: '', en: '' } : { zh: ` ${age} 年`, en: ` ${age} Years` };
}

function bill(grains: Readonly<Record<string, number>>): Pick<Item, 'ingredients' | 'crops'> {
  const crops: Readonly<Record<string, string>> = { 'glutinous-rice': 'glutinousRice' };
  return { ingredients: shares(grains), crops: Object.keys(grains).map((code) => crops[code] ?? code) };
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

/** Alcohol of grain or molasses that distilleries sell to others in drums. */
function edibleAlcohol(random: Random): Item {
  const alcohol = random.pick([95, 96]);
  const [crop, zh, en] = random.pick([
    ['corn', '玉米', 'Corn'],
    ['sugarcane', '糖蜜', 'Molasses'],
  ] as const);
  return {
    name: { zh: `${zh}食用酒精（乙醇）${alcohol}% vol`, en: `${en} Edible Alcohol (Ethanol), ${alcohol}% vol` },
    category: 'edibleAlcohol',
    class: 'spirits',
    formulation: 'LQ',
    ingredients: [{ code: 'ethanol', content: alcohol, unit: '%' }],
    crops: [crop],
    packing: { zh: '200 L 桶或 1000 L 吨桶', en: '200 L drum or 1000 L IBC' },
    extras: { alcohol, grade: random.pick(['superior', 'first']) },
    introduction: {
      zh: `按 GB 31640 生产的食用酒精，${alcohol}% vol，用于配制酒、香精和食品加工。每批附检验报告，危险品运输由我们安排。`,
      en: `Edible alcohol after GB 31640, ${alcohol}% vol, for liqueurs, flavours and food. Each lot has a test report; we arrange the dangerous-goods freight.`,
    },
    unit: 't',
    least: 5,
    price: [5600, 7800],
    shape: 'drum',
  };
}

/** A baijiu of some aroma, bottled under a house line, or base liquor or edible alcohol in bulk. */
export function baijiu(random: Random): Item {
  const aroma = pickAroma(random);
  if (chance(random, 0.07)) return base(random, aroma);
  if (chance(random, 0.04)) return edibleAlcohol(random);
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
