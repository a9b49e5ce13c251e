import { DONE } from '@fairbridge/contract/fields.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { OrganizerCaller } from '@fairbridge/contract/who.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { transact, type Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { tellChange } from '../exhibition/exhibition.changes.ts';
import { blockedTerms, popularTerms, setBlocked } from './search-term.queries.ts';
import { termName, termOf } from './search-term.rules.ts';
import { trending } from './search-trend.ts';

const LISTED = 200;

type Acting = { caller: OrganizerCaller; address: string };

/** Blocks a word by all its names, or lets it go; done twice it is done, and logged, once. */
async function decide(scope: Scope, { caller, address }: Acting, text: string, blocked: boolean): Promise<void> {
  const term = termOf(scope.exhibition.lexicon, text);
  await transact(scope, async (inner) => {
    if (!(await setBlocked(inner, term, blocked))) return;
    const name = termName(inner.exhibition.lexicon, term)?.zh ?? text;
    const act = blocked ? 'searchTerm.block' : 'searchTerm.unblock';
    await writeAudit(inner, caller, { act, object: { kind: 'searchTerm', id: term }, details: { name }, address });
    await tellChange(inner, { kind: 'searchTerm', id: term });
  });
}

export const searchTermHandlers = ({
  search,
}: Pick<Services, 'search'>): Implementation<Scope, typeof contract.searchTerm> => ({
  list: async ({ scope }) => {
    const { lexicon } = scope.exhibition;
    const popular = await popularTerms(scope, new Date(), LISTED);
    const blocked = await blockedTerms(scope);
    const shown = new Set((await trending(search, scope)).map(({ term }) => term));
    const counted = new Set(popular.map(({ term }) => term));
    const all = [...popular, ...blocked.filter((term) => !counted.has(term)).map((term) => ({ term, accounts: 0 }))];
    const list = all.flatMap(({ term, accounts }) => {
      const name = termName(lexicon, term);
      if (name === null) return [];
      return [{ term, name, accounts, blocked: blocked.includes(term), shown: shown.has(term) }];
    });
    return { list };
  },

  block: async ({ scope, caller, input, request: { address } }) => {
    await decide(scope, { caller, address }, input.text, true);
    return DONE;
  },

  unblock: async ({ scope, caller, input, request: { address } }) => {
    await decide(scope, { caller, address }, input.text, false);
    return DONE;
  },
});
