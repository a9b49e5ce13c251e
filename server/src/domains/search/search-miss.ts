import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { MissedSearch as Missed } from '@fairbridge/contract/fair-figures/fair-figures.shapes.ts';
import type { Period } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { dayInBeijing } from '../../core/days.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { SearchEngine } from '../../platform/search/search-engine.ts';
import type { MissedSearch } from '../../platform/search/search-log.ts';
import { whoOf as guestOf } from '../tracking/tracking.salt.ts';
import { searchersWithHistory } from './recent-search.queries.ts';
import { exhibitorsOf, missedTerms, putMisses } from './search-miss.queries.ts';
import { blockedTerms, type TermUse } from './search-term.queries.ts';
import { mayTrend, termName, termOf } from './search-term.rules.ts';
import { asking } from './search.asking.ts';

/** So many are looked at for those that still find little, and so many exhibits of each: more are of enough exhibitors. */
const LOOKED_AT = 100;

const differentOf = (ids: readonly string[], exhibitors: ReadonlyMap<string, string>): Set<string> =>
  new Set(ids.flatMap((id) => exhibitors.get(id) ?? []));

/**
 * Counts those who found few exhibitors. Visitors as trends count them, nobody who wants nothing kept; guests by the hash that tells them
 * apart for a day, which nobody can make again once its salt is gone. An answer that guests are given from memory is not counted again.
 */
export async function writeMisses(
  ctx: FairContext,
  whoOf: (searcher: string, term: string) => Buffer,
  misses: readonly MissedSearch[],
  day = dayInBeijing(new Date()),
): Promise<void> {
  const visitors = misses.flatMap(({ by }) => ('visitorId' in by ? by.visitorId : []));
  const keeping = await searchersWithHistory(ctx, [...new Set(visitors)]);
  const exhibitors = await exhibitorsOf(ctx, [...new Set(misses.flatMap(({ products }) => products))]);
  const uses: TermUse[] = [];
  for (const { by, text, products } of misses) {
    if (!mayTrend(text) || differentOf(products, exhibitors).size >= LIMITS.searchFoundFew) continue;
    if ('visitorId' in by && !keeping.has(by.visitorId)) continue;
    const term = termOf(ctx.exhibition.lexicon, text);
    const searcher = 'visitorId' in by ? by.accountId : `guest ${(await guestOf(ctx, day, by)).toString('hex')}`;
    uses.push({ term, who: whoOf(searcher, term) });
  }
  // the same rows in the same order, whoever writes at the same time
  const byTerm = uses.toSorted((a, b) => (a.term < b.term ? -1 : Number(a.term > b.term)));
  await inTransaction(ctx, (inner) => putMisses(inner, byTerm, day));
}

/** How many exhibitors a guest finds by it, as it is written; `searchFoundFew` stands for that many and more. */
async function foundNow(search: SearchEngine, ctx: FairContext, keyword: string): Promise<number> {
  const guest = { kind: 'anonymous' } as const;
  const ask = (kind: 'product' | 'exhibitor') =>
    asking(search, ctx, guest, kind, 'zh', { exact: true })(keyword, {}, { limit: LOOKED_AT });
  const [products, companies] = [await ask('product'), await ask('exhibitor')];
  const productIds = products.corrections.length > 0 ? [] : products.ids;
  const companyIds = companies.corrections.length > 0 ? [] : companies.ids;
  return new Set([...companyIds, ...differentOf(productIds, await exhibitorsOf(ctx, productIds))]).size;
}

/** What enough people searched for in these days and found few exhibitors by, and still would; what is blocked is left out. */
export async function missedSearches(search: SearchEngine, ctx: FairContext, period: Period): Promise<Missed[]> {
  const blocked = new Set(await blockedTerms(ctx));
  const list: Missed[] = [];
  for (const { term, people, last_on: lastOn } of await missedTerms(ctx, period, LOOKED_AT)) {
    const name = termName(ctx.exhibition.lexicon, term);
    if (name === null || blocked.has(term)) continue;
    const found = await foundNow(search, ctx, name.zh || name.en);
    if (found < LIMITS.searchFoundFew) list.push({ term, name, people, found, lastOn });
  }
  return list;
}
