import { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import { transact, type Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { areaName } from '../exhibition/exhibition.areas.ts';
import { tellChange } from '../exhibition/exhibition.changes.ts';
import { filterAnswers, visitorCardAnswer } from './visitor-browse.answers.ts';
import {
  contactsOf,
  countedVisitors,
  foundVisitors,
  placeOf,
  privacyOf,
  visitorCards,
  writePrivacy,
} from './visitor-browse.queries.ts';
import { readerOf } from './visitor-browse.rules.ts';
import { businessNames } from './visitor.document.ts';
import { askable } from './visitor-facet.queries.ts';

type BrowseCalls = Pick<typeof contract.visitor, 'browse' | 'detail' | 'privacy' | 'setPrivacy'>;
const NOWHERE = { zh: '', en: '' };

/** Visitors as others find them, and what each of them decides about it. */
export const visitorBrowseHandlers = ({
  visitorCounts,
}: Pick<Services, 'visitorCounts'>): Implementation<Scope, BrowseCalls> => ({
  browse: async ({ scope, caller, input }) => {
    const { exhibition } = scope;
    const reader = readerOf(caller);
    const wanted = askable(reader, input);
    const counted = await visitorCounts.of(exhibition.id, [reader.names, wanted], () =>
      countedVisitors(scope, reader, wanted),
    );
    const rows = await foundVisitors(scope, reader, wanted, { sort: input.sort, ...rangeOf(input) });
    const names = await businessNames(scope);
    const total = counted.find(({ filter }) => filter === 'total')?.count ?? 0;
    return {
      ...pageAnswer(
        rows.map((row) => visitorCardAnswer(exhibition, names, row, reader)),
        total,
        input,
      ),
      facets: filterAnswers(exhibition, names, counted, wanted),
    };
  },

  detail: async ({ scope, caller, input }) => {
    const reader = readerOf(caller);
    const [row] = await visitorCards(scope, [input.id], reader);
    if (row === undefined) refuse('notFound');
    const card = visitorCardAnswer(scope.exhibition, await businessNames(scope), row, reader);
    if (card.masked) return { ...card, province: NOWHERE, city: NOWHERE, contact: null };
    const place = await placeOf(scope, row.id);
    const contacts = caller.kind === 'exhibitor' ? await contactsOf(scope, [row.id], caller) : null;
    return {
      ...card,
      province: areaName(row.country, null, place?.province ?? ''),
      city: areaName(row.country, place?.province ?? '', place?.city ?? ''),
      contact: contacts?.get(row.id) ?? null,
    };
  },

  privacy: ({ scope, caller }) => privacyOf(scope, caller.visitorId),

  setPrivacy: async ({ scope, caller, input }) => {
    await transact(scope, async (inner) => {
      if (await writePrivacy(inner, caller.visitorId, input))
        await tellChange(inner, { kind: 'visitor', id: caller.visitorId });
    });
    return input;
  },
});
