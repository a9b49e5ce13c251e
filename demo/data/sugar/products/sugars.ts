import { z } from 'zod';
import { dataFile } from '../../../../server/src/core/data-file.ts';
import { weighted } from '../../random.ts';
import { bilingual, likeInBoth, pictureShape, priceRange, text, weight, type Random } from '../../shapes.ts';
import { spaced } from './item.ts';
import type { Item } from './item.ts';

const pack = z.strictObject({ code: text, name: bilingual, shape: pictureShape, text });
/** One sort of sugar: `kinds` are grades or types that go into its name, `icumsa` its colour in IU; `packs` by their codes. */
const sort = z.strictObject({
  weight,
  category: text,
  name: bilingual,
  kinds: z.array(z.strictObject({ grade: text, name: likeInBoth, icumsa: z.number() })),
  ingredient: text,
  content: z.number(),
  formulation: text,
  crop: text,
  packs: z.array(text),
  price: priceRange,
  use: bilingual,
});
const { packs, sorts } = dataFile(
  import.meta.url,
  '../sugars.json',
  z.strictObject({ packs: z.array(pack), sorts: z.array(sort) }),
);

const pickSort = weighted(sorts.map((sort) => ({ value: sort, weight: sort.weight })));

const coloured: ReadonlySet<string> = new Set(['whiteSugar', 'rawSugar', 'brownSugar', 'rockSugar', 'specialtySugar']);

/** A sugar, syrup or sweetener in one grade and pack; prices are CNY per tonne. */
export function sugar(random: Random): Item {
  const sort = pickSort(random);
  const { grade, name, icumsa } = random.pick(sort.kinds);
  const code = random.pick(sort.packs);
  const pack = packs.find((one) => one.code === code);
  if (pack === undefined) throw new Error(`unknown pack ${code}`);
  const hasColour = coloured.has(sort.category);
  const colourZh = hasColour ? `，色值 ${icumsa} IU` : '';
  const colourEn = hasColour ? `, colour ${icumsa} IU` : '';
  return {
    name: { zh: `${spaced(name.zh, sort.name.zh)} ${pack.text}`, en: `${name.en} ${sort.name.en}, ${pack.text}` },
    category: sort.category,
    class: 'sugar',
    formulation: sort.formulation,
    ingredients: [{ code: sort.ingredient, content: sort.content, unit: '%' }],
    crops: [sort.crop],
    packing: pack.name,
    extras: { grade, ...(hasColour ? { icumsa } : {}), shelfLife: random.pick([18, 24, 36]) },
    introduction: {
      zh: `${sort.use.zh}。${sort.name.zh}含量 ${sort.content}%${colourZh}，包装为 ${pack.name.zh}。每批附检验报告，可按合同分期提货。`,
      en: `${sort.use.en}. Content ${sort.content}%${colourEn}; packed in ${pack.name.en}. Each lot has a test report; call-off deliveries under contract.`,
    },
    unit: 't',
    least: sort.price[0] > 50_000 ? 1 : 5,
    price: sort.price,
    shape: pack.shape,
  };
}
