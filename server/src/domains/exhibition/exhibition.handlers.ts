import { contract } from '@fairbridge/contract/index.ts';
import type { Caller } from '@fairbridge/contract/who.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import type { Visibility } from '../../platform/search/find.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { cityList, provinceList } from './exhibition.areas.ts';
import { countryList } from './exhibition.countries.ts';
import { VERSIONS } from './exhibition.versions.ts';
import { fairCounts } from './exhibition.counts.ts';
import { openSection } from './exhibition.opening.ts';
import { shownSections } from './home-section.queries.ts';
import { linksFor, type LinksByPlace } from './page-link.queries.ts';
import { readerOf } from './page-link.rules.ts';

const footerOf = ({ quickLink, handbook, social }: LinksByPlace) => ({ quickLinks: quickLink, handbook, social });

async function hallsWithCounts(search: Services['search'], scope: Scope, reader: Visibility) {
  const { byHall, exhibitors, products } = await fairCounts(search, scope, reader);
  const halls = [...scope.exhibition.halls.values()].map((hall) => ({
    ...hall,
    exhibitors: byHall.get(hall.code) ?? 0,
  }));
  return { halls, exhibitors, products };
}

/** Exhibitors count what guests do. */
const guestOf = (caller: Caller): Caller => (caller.kind === 'exhibitor' ? { kind: 'anonymous' } : caller);

/** `seenBy`: the rule of the exhibits, who sees which. */
export const exhibitionHandlers = (
  { config, cacheExpiry, search }: Pick<Services, 'config' | 'cacheExpiry' | 'search'>,
  seenBy: (caller: Caller) => Visibility,
): Implementation<Scope, typeof contract.exhibition> => ({
  configuration: async ({ scope, caller }) => {
    const { exhibition } = scope;
    return {
      ...exhibition,
      ...(await hallsWithCounts(search, scope, seenBy(guestOf(caller)))),
      footer: footerOf(await linksFor(scope, readerOf(caller, ''), cacheExpiry)),
      attributeNames: Object.fromEntries(exhibition.attributes.map(({ code, name }) => [code, name])),
      configSwitch: {
        visitorDelay: exhibition.visitorDelay,
        exhibitorDisabled: exhibition.exhibitorDisabled,
        registrationMode: exhibition.registrationMode,
        preregistrationSite: config.JUMP_URL !== undefined,
      },
    };
  },

  vocabulary: ({ scope: { exhibition } }) => ({
    categories: [...exhibition.categories.values()],
    classes: [...exhibition.classes.values()],
    companyTypes: [...exhibition.companyTypes.values()],
    formulations: [...exhibition.formulations.values()],
    crops: [...exhibition.crops.values()],
    ingredients: [...exhibition.ingredients.values()],
    attributes: [...exhibition.attributes],
  }),

  page: async ({ scope, caller, input }) => {
    const links = await linksFor(scope, readerOf(caller, input.subjectType), cacheExpiry);
    const { halls } = await hallsWithCounts(search, scope, seenBy(guestOf(caller)));
    const { about, questionsAnswered } = scope.exhibition;
    return {
      ...footerOf(links),
      banners: links.banner,
      carousel: links.carousel,
      sideAds: links.sideAd,
      sections: (await shownSections(scope)).filter(openSection(scope)),
      halls,
      about,
      questions: questionsAnswered,
    };
  },

  countries: () => ({ list: countryList() }),

  provinces: async ({ input: { country } }) => ({ list: await provinceList(country) }),

  cities: async ({ input: { country, province } }) => ({ list: await cityList(country, province) }),

  version: () => ({ version: VERSIONS[0]?.version ?? '', changes: [...VERSIONS] }),
});
