import type { contract } from '@fairbridge/contract/index.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { Handlers } from '../../platform/http/route.ts';
import type { Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { countedAs, hallsWithCounts } from '../exhibition/exhibition.counts.ts';
import { isSectionOpen } from '../exhibition/exhibition.registration-only.ts';
import { footerOf, linksFor } from '../exhibition/page-link.queries.ts';
import { readerOf } from '../exhibition/page-link.rules.ts';
import { shownSections } from './home-section.queries.ts';

/** The home page as its readers have it. `seenBy`: the rule of the exhibits, who sees which. */
export const homePageHandlers = (
  { cacheExpiry, search }: Pick<Services, 'cacheExpiry' | 'search'>,
  seenBy: (caller: Caller) => Visibility,
): Handlers<FairContext, Pick<typeof contract.exhibition, 'page'>> => ({
  page: async ({ ctx, caller, input }) => {
    const links = await linksFor(ctx, readerOf(caller, input.subjectType), cacheExpiry);
    const { halls } = await hallsWithCounts(search, ctx, seenBy(countedAs(caller)));
    const { about, questionsAnswered } = ctx.exhibition;
    return {
      ...footerOf(links),
      banners: links.banner,
      carousel: links.carousel,
      sideAds: links.sideAd,
      sections: (await shownSections(ctx)).filter(isSectionOpen(ctx)),
      halls,
      about,
      questions: questionsAnswered,
    };
  },
});
