import { pictureAddress } from '../../platform/files/picture-address.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import type { Scope } from '../../scope.ts';
import type { Services } from '../../services.ts';
import { cityList, provinceList } from './exhibition.areas.ts';
import { countryList } from './exhibition.countries.ts';
import { VERSIONS } from './exhibition.versions.ts';
import { fairCounts, pageLinks } from './exhibition.queries.ts';

async function hallsWithCounts(scope: Scope) {
  const { byHall, exhibitors, products } = await fairCounts(scope);
  const halls = [...scope.exhibition.halls.values()].map((hall) => ({
    ...hall,
    exhibitors: byHall.get(hall.code) ?? 0,
  }));
  return { halls, exhibitors, products };
}

export const exhibitionHandlers = ({
  config,
}: Pick<Services, 'config'>): Implementation<Scope, typeof contract.exhibition> => ({
  configuration: async ({ scope }) => {
    const { exhibition } = scope;
    return {
      ...exhibition,
      ...(await hallsWithCounts(scope)),
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

  page: async ({ scope }) => {
    const links = (await pageLinks(scope)).map((row) => ({
      id: row.id,
      place: row.place,
      title: { zh: row.title_zh, en: row.title_en },
      url: row.url,
      picture: pictureAddress(row.picture),
      showType: row.show_type,
    }));
    const at = (place: string) => links.filter((link) => link.place === place);
    const { halls } = await hallsWithCounts(scope);
    const { about, questionsAnswered } = scope.exhibition;
    return {
      banners: at('banner'),
      carousel: at('carousel'),
      quickLinks: at('quickLink'),
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
