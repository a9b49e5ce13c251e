import type { Reason, ReasonKind } from '@fairbridge/contract/recommendation/recommendation.calls.ts';
import type { Filter } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { nameOf } from '../follow/follow.handlers.ts';
import { followsOf, openCompanies } from '../follow/follow.queries.ts';
import { chosenCodes, favoured, lookedAt, type SourceRow } from './recommendation.queries.ts';

/** Why something is recommended, and where it is looked for. */
export type Source = { reason: Reason; filter: Filter };

/** Sources of one kind that are asked: more of them add little and cost a search each. */
const EACH = 6;

const like =
  (kind: ReasonKind) =>
  ({ id, name, category, ingredients }: SourceRow): Source => ({
    reason: { kind, code: id, name },
    filter: ingredients.length > 0 ? { ingredient: ingredients } : { category: [category] },
  });

async function followed(ctx: FairContext, visitorId: string): Promise<Source[]> {
  const follows = (await followsOf(ctx, visitorId)).slice(0, EACH);
  const ids = follows.filter(({ kind }) => kind === 'exhibitor').map(({ subject }) => subject);
  const companies = await openCompanies(ctx, ids);
  return follows.flatMap(({ kind, subject }) => {
    const name = nameOf(ctx, { kind, subject }, companies);
    if (name === null) return [];
    const filter: Filter = kind === 'exhibitor' ? { owner: subject } : { [kind]: [subject] };
    return [{ reason: { kind: 'follow' as const, code: `${kind}:${subject}`, name }, filter }];
  });
}

/** Categories of the questionnaire, the narrow ones: a group says less than what was chosen in it. */
function named({ exhibition }: FairContext, codes: readonly string[]): Source[] {
  const parents = new Set([...exhibition.categories.values()].map(({ parent }) => parent));
  return codes
    .flatMap((code) => {
      const category = exhibition.categories.get(code);
      if (category === undefined || parents.has(code)) return [];
      return [{ reason: { kind: 'category' as const, code, name: category.name }, filter: { category: [code] } }];
    })
    .slice(0, EACH);
}

/** One of each kind in turn, so that what somebody did most does not drown the rest. */
function inTurn(kinds: readonly (readonly Source[])[]): Source[] {
  const longest = Math.max(0, ...kinds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => kinds.flatMap((kind) => kind.slice(at, at + 1))).flat();
}

/** What is known of a person's interests: looked at, favoured, followed, named in the questionnaire. */
export async function sourcesOf(ctx: FairContext, visitorId: string): Promise<Source[]> {
  const [looked, favourites, follows, codes] = await Promise.all([
    lookedAt(ctx, visitorId),
    favoured(ctx, visitorId),
    followed(ctx, visitorId),
    chosenCodes(ctx, visitorId),
  ]);
  return inTurn([
    looked.slice(0, EACH).map(like('looked')),
    favourites.slice(0, EACH).map(like('favourite')),
    follows,
    named(ctx, codes),
  ]);
}
