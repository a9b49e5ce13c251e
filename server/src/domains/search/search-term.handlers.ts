import { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { blockedTerms, popularTerms, setBlocked } from './search-term.queries.ts';
import { termName, termOf } from './search-term.rules.ts';
import { trending } from './search-trend.ts';

const LISTED = 200;

/** Blocks a word by all its names, or lets it go; done twice it is done, and logged, once. */
async function decide(ctx: FairContext, acting: Acting, text: string, blocked: boolean): Promise<void> {
  const term = termOf(ctx.exhibition.lexicon, text);
  await inTransaction(ctx, async (inner) => {
    if (!(await setBlocked(inner, term, blocked))) return;
    const name = termName(inner.exhibition.lexicon, term)?.zh ?? text;
    const act = blocked ? 'searchTerm.block' : 'searchTerm.unblock';
    await writeAudit(inner, acting, { act, object: { kind: 'searchTerm', id: term }, details: { name } });
    await invalidate(inner, { kind: 'searchTerm', id: term });
  });
}

export const searchTermHandlers = ({
  search,
}: Pick<Services, 'search'>): Handlers<FairContext, typeof contract.searchTerm> => ({
  list: async ({ ctx }) => {
    const { lexicon } = ctx.exhibition;
    const popular = await popularTerms(ctx, new Date(), LISTED);
    const blocked = await blockedTerms(ctx);
    const shown = new Set((await trending(search, ctx)).map(({ term }) => term));
    const counted = new Set(popular.map(({ term }) => term));
    const all = [...popular, ...blocked.filter((term) => !counted.has(term)).map((term) => ({ term, accounts: 0 }))];
    const list = all.flatMap(({ term, accounts }) => {
      const name = termName(lexicon, term);
      if (name === null) return [];
      return [{ term, name, accounts, blocked: blocked.includes(term), shown: shown.has(term) }];
    });
    return { list };
  },

  block: ({ ctx, input, acting }) => decide(ctx, acting, input.text, true),

  unblock: ({ ctx, input, acting }) => decide(ctx, acting, input.text, false),
});
