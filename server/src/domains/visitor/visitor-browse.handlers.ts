import { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { areaName } from '../exhibition/exhibition.areas.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
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
}: Pick<Services, 'visitorCounts'>): Handlers<FairContext, BrowseCalls> => ({
  browse: async ({ ctx, caller, input }) => {
    const { exhibition } = ctx;
    const reader = readerOf(caller);
    const wanted = askable(reader, input);
    const counted = await visitorCounts.of(exhibition.id, [reader.names, wanted], () =>
      countedVisitors(ctx, reader, wanted),
    );
    const rows = await foundVisitors(ctx, reader, wanted, { sort: input.sort, ...rangeOf(input) });
    const names = await businessNames(ctx);
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

  detail: async ({ ctx, caller, input }) => {
    const reader = readerOf(caller);
    const [row] = await visitorCards(ctx, [input.id], reader);
    if (row === undefined) fail('notFound');
    const card = visitorCardAnswer(ctx.exhibition, await businessNames(ctx), row, reader);
    if (card.masked) return { ...card, province: NOWHERE, city: NOWHERE, contact: null };
    const place = await placeOf(ctx, row.id);
    const contacts = caller.kind === 'exhibitor' ? await contactsOf(ctx, [row.id], caller) : null;
    return {
      ...card,
      province: areaName(row.country, null, place?.province ?? ''),
      city: areaName(row.country, place?.province ?? '', place?.city ?? ''),
      contact: contacts?.get(row.id) ?? null,
    };
  },

  privacy: ({ ctx, caller }) => privacyOf(ctx, caller.visitorId),

  setPrivacy: async ({ ctx, caller, input }) => {
    await inTransaction(ctx, async (inner) => {
      if (await writePrivacy(inner, caller.visitorId, input))
        await invalidate(inner, { kind: 'visitor', id: caller.visitorId });
    });
    return privacyOf(ctx, caller.visitorId);
  },
});
