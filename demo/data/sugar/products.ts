import { goodDraft, goodsOf } from '../goods.ts';
import { chance } from '../random.ts';
import type { CompanyName, ProductDraft, Random } from '../shapes.ts';
import { baijiu } from './products/baijiu.ts';
import { bottled } from './products/bottled.ts';
import { finish } from './products/item.ts';
import type { Item } from './products/item.ts';
import { sugar } from './products/sugars.ts';
import { wine } from './products/wine.ts';

const goods = goodsOf('sugar');

function itemOf(random: Random, trade: string): Item {
  if (trade === 'sugar') return sugar(random);
  if (trade === 'wine') return wine(random);
  return trade === 'baijiu' ? baijiu(random) : bottled(random, trade);
}

/** Makers of drinks sometimes show a neighbouring line: a distillery its rice wine, a brewery its soda. */
const neighbours: Readonly<Record<string, string>> = {
  baijiu: 'huangjiu',
  wine: 'spirits',
  beer: 'drinks',
  spirits: 'wine',
  huangjiu: 'baijiu',
  drinks: 'beer',
  sugar: 'drinks',
};

/** One product of an exhibitor at the sugar and liquor fair, by the company's trade. */
export function sugarProduct(random: Random, company: CompanyName): ProductDraft {
  const trade = company.trade ?? 'baijiu';
  const shelf = goods.filter((good) => good.trade === trade);
  if (shelf.length > 0) return goodDraft(random, company, random.pick(shelf));
  const neighbour = neighbours[trade] ?? trade;
  const line = chance(random, 0.06) ? neighbour : trade;
  return finish(random, company, itemOf(random, line));
}
