import type { Random } from '../../shapes.ts';
import { drinksOf } from './drinks.ts';
import type { Drink } from './drinks.ts';
import { bottles, spaced } from './item.ts';
import type { Item } from './item.ts';

/** Ingredients of drinks whose kind decides them. */
const ingredientOfKind: Readonly<Record<string, string>> = {
  'NFC Apple': 'apple',
  'Sea Buckthorn': 'sea-buckthorn',
  Bayberry: 'bayberry',
};

function drinkItem(random: Random, drink: Drink, className: string): Item {
  const [kindZh, kindEn] = random.pick(drink.kinds);
  const volume = random.pick(drink.volumes);
  const alcohol = drink.alcohol.length > 0 ? random.pick(drink.alcohol) : undefined;
  const strength = alcohol === undefined ? '' : `${alcohol}% vol `;
  const single = ingredientOfKind[kindEn];
  const parts = single === undefined ? drink.ingredients : [[single, 100] as const];
  return {
    name: {
      zh: `${spaced(kindZh, drink.zh)} ${strength}${volume} mL`,
      en: `${kindEn} ${drink.en}, ${strength.trim()}${strength === '' ? '' : ', '}${volume} mL`,
    },
    category: drink.category,
    class: className,
    formulation: drink.sparkling || kindEn === 'Sparkling' ? 'SP' : 'LQ',
    ingredients: parts.map(([code, content]) => ({ code, content, unit: '%' as const })),
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
  const list = drinksOf[trade] ?? Object.values(drinksOf).flat();
  return drinkItem(random, random.pick(list), classOf[trade] ?? 'drink');
}
