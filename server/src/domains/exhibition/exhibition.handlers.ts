import { dayAfter } from '@fairbridge/contract/days.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { Handlers } from '../../platform/http/route.ts';
import type { Visibility } from '../../platform/search/search-engine.ts';
import { dayInBeijing } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { cityList, provinceList } from './exhibition.areas.ts';
import { countryList } from './exhibition.countries.ts';
import { VERSIONS } from './exhibition.versions.ts';
import { countedAs, hallsWithCounts } from './exhibition.counts.ts';
import { registrationStateOf } from './exhibition.registration.ts';
import { footerOf, linksFor } from './page-link.queries.ts';
import { readerOf } from './page-link.rules.ts';

/** `seenBy`: the rule of the exhibits, who sees which. */
export const exhibitionHandlers = (
  { config, cacheExpiry, search }: Pick<Services, 'config' | 'cacheExpiry' | 'search'>,
  seenBy: (caller: Caller) => Visibility,
): Handlers<FairContext, Omit<typeof contract.exhibition, 'page'>> => ({
  configuration: async ({ ctx, caller }) => {
    const { exhibition } = ctx;
    return {
      ...exhibition,
      ...(await hallsWithCounts(search, ctx, seenBy(countedAs(caller)))),
      logo: exhibition.logo === null ? '' : `${pictureAddress(exhibition.logo)}/w200.webp`,
      icp: exhibition.legalEntity.icp,
      registration: {
        state: registrationStateOf(exhibition, dayInBeijing(new Date())),
        from: exhibition.registrationFrom,
        until: exhibition.registrationUntil,
      },
      footer: footerOf(await linksFor(ctx, readerOf(caller, ''), cacheExpiry)),
      attributeNames: Object.fromEntries(exhibition.attributes.map(({ code, name }) => [code, name])),
      configSwitch: {
        visitorDelay: exhibition.visitorDelay,
        exhibitorDisabled: exhibition.exhibitorDisabled,
        registrationMode: exhibition.registrationOnly ? 2 : 1,
        preregistrationSite: config.JUMP_URL !== undefined,
      },
    };
  },

  details: ({ ctx: { exhibition } }) => ({
    address: exhibition.address,
    hours: exhibition.hours.flatMap((hours, at) =>
      hours.opens === '' ? [] : [{ day: dayAfter(exhibition.startsOn, at), ...hours }],
    ),
    hosts: exhibition.hosts,
    email: exhibition.email,
    phone: exhibition.phone,
    entity: exhibition.legalEntity,
  }),

  vocabulary: ({ ctx: { exhibition } }) => ({
    categories: [...exhibition.categories.values()],
    classes: [...exhibition.classes.values()],
    companyTypes: [...exhibition.companyTypes.values()],
    formulations: [...exhibition.formulations.values()],
    crops: [...exhibition.crops.values()],
    ingredients: [...exhibition.ingredients.values()],
    attributes: [...exhibition.attributes],
  }),

  countries: () => ({ list: countryList() }),

  provinces: async ({ input: { country } }) => ({ list: await provinceList(country) }),

  cities: async ({ input: { country, province } }) => ({ list: await cityList(country, province) }),

  version: () => ({ version: VERSIONS[0]?.version ?? '', changes: [...VERSIONS] }),
});
