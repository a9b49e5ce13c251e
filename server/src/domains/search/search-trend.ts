import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { SearchEngine, Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { blockedTerms, popularTerms } from './search-term.queries.ts';
import { termName } from './search-term.rules.ts';

const PUBLIC: Visibility = { ranges: [0], pool: [] };
/** So many are looked at for the few that are shown. */
const LOOKED_AT = 60;

/** Does everybody find something by it, as it is written? */
async function finds(search: SearchEngine, { exhibition }: FairContext, keyword: string): Promise<boolean> {
  for (const kind of ['product', 'exhibitor'] as const) {
    const found = await search.query(
      exhibition.lexicon,
      {
        exhibitionId: exhibition.id,
        kind,
        keyword,
        filter: {},
        sort: 'relevance',
        offset: 0,
        limit: 0,
        facets: [],
        exact: true,
        lang: 'zh',
      },
      PUBLIC,
    );
    if (found.total > 0 && found.corrections.length === 0) return true;
  }
  return false;
}

export type Trending = { term: string; name: Bilingual; accounts: number };

/** What trends: used by enough people, not blocked, and finding something that everybody may see. */
export async function trending(search: SearchEngine, ctx: FairContext, now = new Date()): Promise<Trending[]> {
  const blocked = new Set(await blockedTerms(ctx));
  const shown: Trending[] = [];
  for (const { term, accounts } of await popularTerms(ctx, now, LOOKED_AT)) {
    if (shown.length >= LIMITS.trendsShown) break;
    const name = termName(ctx.exhibition.lexicon, term);
    if (name === null || blocked.has(term)) continue;
    if (await finds(search, ctx, name.zh || name.en)) shown.push({ term, name, accounts });
  }
  return shown;
}
