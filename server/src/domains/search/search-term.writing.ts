import { createHmac, hkdfSync } from 'node:crypto';
import type { LoggedSearch, MissedSearch } from '../../platform/search/search-log.ts';
import { contextById, inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { searchersWithHistory, putRecent } from './recent-search.queries.ts';
import { dropUses, putUses, termsInUse } from './search-term.queries.ts';
import { mayTrend, termOf } from './search-term.rules.ts';
import { dropMisses, termsMissed } from './search-miss.queries.ts';
import { writeMisses } from './search-miss.ts';

/** A key of its own: what is hashed here can be compared with nothing else. */
const termKeyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'search terms v1', 32));

/** Account and term together, so that the rows of one person cannot be told to be one person's. */
const whoOf = (
  key: Buffer,
  { exhibitionId, accountId }: Pick<LoggedSearch, 'exhibitionId' | 'accountId'>,
  term: string,
): Buffer => createHmac('sha256', key).update(`${exhibitionId} ${accountId} ${term}`).digest().subarray(0, 16);

/** Keeps what was asked for those who want it kept, and counts it; whoever wants nothing kept is not counted either. */
async function writeSearches(
  ctx: FairContext,
  key: Buffer,
  searches: readonly LoggedSearch[],
  now = new Date(),
): Promise<void> {
  const { lexicon } = ctx.exhibition;
  const keeping = await searchersWithHistory(ctx, [...new Set(searches.map(({ visitorId }) => visitorId))]);
  const kept = searches
    .filter(({ visitorId }) => keeping.has(visitorId))
    .map((one) => ({ ...one, term: termOf(lexicon, one.text) }));
  // the same rows in the same order, whoever writes at the same time
  const byTerm = kept.toSorted((a, b) => (a.term < b.term ? -1 : Number(a.term > b.term)));
  const uses = byTerm
    .filter(({ text }) => mayTrend(text))
    .map((one) => ({ term: one.term, who: whoOf(key, one, one.term) }));
  await inTransaction(ctx, async (inner) => {
    await putUses(inner, uses, now);
    await putRecent(inner, kept);
  });
}

/** Has what is searched written down from now on. */
export function keepSearches(services: Services): void {
  const key = termKeyOf(services.config.SECRET);
  services.searchLog.writeBy(async (asked, missed) => {
    for (const [exhibitionId, some] of Map.groupBy<string, LoggedSearch>(asked, (one) => one.exhibitionId)) {
      const ctx = contextById(services, exhibitionId);
      if (ctx !== null) await writeSearches(ctx, key, some);
    }
    for (const [exhibitionId, some] of Map.groupBy<string, MissedSearch>(missed, (one) => one.exhibitionId)) {
      const ctx = contextById(services, exhibitionId);
      if (ctx !== null)
        await writeMisses(ctx, (accountId, term) => whoOf(key, { exhibitionId, accountId }, term), some);
    }
  });
}

/** Takes an account's searches out of the counts: its hashes are made again for every term, since the rows tell nobody whose they are. */
export async function forgetAccount(ctx: FairContext, secret: string, accountId: string): Promise<void> {
  const key = termKeyOf(secret);
  const own = { exhibitionId: ctx.exhibition.id, accountId };
  const hashesOf = (terms: readonly string[]): Buffer[] => terms.map((term) => whoOf(key, own, term));
  await dropUses(ctx, hashesOf(await termsInUse(ctx)));
  await dropMisses(ctx, hashesOf(await termsMissed(ctx)));
}
