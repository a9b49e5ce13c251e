import { z } from 'zod';
import { dataFile } from '../../../../server/src/core/data-file.ts';
import { bilingual, parts, pictureShape, priceRange, text, type Random } from '../../shapes.ts';
import { bottles, shares, spaced } from './item.ts';
import type { Item } from './item.ts';

/** A line of bottled drinks by the trade of its maker, known by name, kinds, strengths and volumes. */
const drink = z.strictObject({
  trade: text,
  category: text,
  name: bilingual,
  taste: bilingual,
  kinds: z.array(bilingual),
  alcohol: z.array(z.number()),
  volumes: z.array(z.number()),
  sparkling: z.boolean(),
  ingredients: parts,
  crops: z.array(text),
  shape: pictureShape,
  count: z.int(),
  price: priceRange,
});
type Drink = z.output<typeof drink>;
const drinks = dataFile(import.meta.url, '../drinks.json', z.array(drink));

/** Ingredients of drinks whose kind decides them. */
const ingredientOfKind: Readonly<Record<string, string>> = {
  'NFC Apple': 'apple',
  'Sea Buckthorn': 'sea-buckthorn',
  Bayberry: 'bayberry',
};

function drinkItem(random: Random, drink: Drink, className: string): Item {
  const kind = random.pick(drink.kinds);
  const volume = random.pick(drink.volumes);
  const alcohol = drink.alcohol.length > 0 ? random.pick(drink.alcohol) : undefined;
  const strength = alcohol === undefined ? '' : `${alcohol}% vol `;
  const single = ingredientOfKind[kind.en];
  return {
    name: {
      zh: `${spaced(kind.zh, drink.name.zh)} ${strength}${volume} mL`,
      en: `${kind.en} ${drink.name.en}, ${strength.trim()}${strength === '' ? '' : ', '}${volume} mL`,
    },
    category: drink.category,
    class: className,
    formulation: drink.sparkling || kind.en === 'Sparkling' ? 'SP' : 'LQ',
    ingredients: shares(single === undefined ? drink.ingredients : { [single]: 100 }),
    crops: [...drink.crops],
    packing: bottles(volume, drink.count),
    extras: {
      netContent: volume,
      ...(alcohol === undefined ? {} : { alcohol }),
      ...(className === 'beer' || className === 'drink' ? { shelfLife: random.pick([6, 9, 12, 18]) } : {}),
    },
    introduction: {
      zh: `${drink.taste.zh}。规格 ${volume} mL，${drink.count} 瓶一箱。欢迎商超、餐饮和区域经销商洽谈，可提供样品。`,
      en: `${drink.taste.en.charAt(0).toUpperCase()}${drink.taste.en.slice(1)}. ${volume} mL, ${drink.count} bottles a case. Retailers, restaurants and distributors are welcome; samples available.`,
    },
    unit: 'bottle',
    least: drink.count * 20,
    price: drink.price,
    shape: drink.shape,
  };
}

const classOf: Readonly<Record<string, string>> = {
  beer: 'beer',
  spirits: 'spirits',
  huangjiu: 'huangjiu',
  drinks: 'drink',
};

/** A bottled drink of a trade: 'beer', 'spirits', 'huangjiu' or 'drinks'. */
export function bottled(random: Random, trade: string): Item {
  const own = drinks.filter((one) => one.trade === trade);
  return drinkItem(random, random.pick(own.length > 0 ? own : drinks), classOf[trade] ?? 'drink');
}
