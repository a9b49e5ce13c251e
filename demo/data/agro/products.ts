import { goodDraft, goodsOf } from '../goods.ts';
import { chance } from '../random.ts';
import type { CompanyName, ProductDraft, Random } from '../shapes.ts';
import { fertilizer, pesticide } from './products/pesticide.ts';

const goods = goodsOf('agro');

function oneGood(random: Random, company: CompanyName, trade: string): ProductDraft {
  const shelf = goods.filter((good) => good.trade === trade);
  return goodDraft(random, company, random.pick(shelf.length > 0 ? shelf : goods));
}

/**
 * One product of an exhibitor at the agrochemical fair. The company's trade decides: about seven of eight products
 * are pesticides, the rest fertilizers, adjuvants, intermediates, machines, packaging, biologicals and services.
 */
export function agroProduct(random: Random, company: CompanyName): ProductDraft {
  const trade = company.trade ?? 'pesticides';
  if (trade === 'nutrition') return chance(random, 0.8) ? fertilizer(random, company) : oneGood(random, company, trade);
  if (trade !== 'pesticides')
    return chance(random, 0.95) ? oneGood(random, company, trade) : pesticide(random, company);
  const draw = random.next();
  if (draw < 0.012) return oneGood(random, company, 'biologicals');
  return draw < 0.03 ? fertilizer(random, company) : pesticide(random, company);
}
