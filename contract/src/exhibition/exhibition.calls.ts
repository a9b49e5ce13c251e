import { z } from 'zod';
import { call } from '../call.ts';
import { bilingualOut, code, country, emptyObject } from '../fields.ts';
import { anonymous, exhibitor, organizer, visitor } from '../roles.ts';
import { exhibition as exhibitionShape, hall, vocabulary as vocabularyShape } from './exhibition.shapes.ts';
import { shownSection } from './home-section.shapes.ts';
import { footerLinks, pageLink } from './page-link.shapes.ts';

const everybody = [anonymous, visitor, exhibitor, organizer] as const;
/** Picks the view of an anonymous caller, and of nobody else (ruling 1.5). */
const anonymousView = z.object({ subjectType: z.enum(['', 'VISITOR', 'ACTOR']).default('') });

export const configuration = call({
  does: 'The public settings of the exhibition: names, dates, halls, colours, switches',
  path: '/visitor/v2/configurationItem/visitor/getConfigurationInformation',
  roles: everybody,
  input: emptyObject,
  output: exhibitionShape,
  errors: [],
  cacheable: true,
  example: {},
});

export const vocabulary = call({
  does: 'Categories, formulations, crops, ingredients and the attribute set of the exhibition',
  path: '/visitor/v2/configurationItem/visitor/getVocabulary',
  roles: everybody,
  input: emptyObject,
  output: vocabularyShape,
  errors: [],
  cacheable: true,
  example: {},
});

export const page = call({
  does: 'What the organizer placed on the pages for this caller, now: banners, carousel, side ads, links of the footer; the sections of the home page in order, and the halls',
  path: '/visitor/v3/pageConfig/listByProjectId',
  roles: everybody,
  input: anonymousView,
  output: footerLinks.extend({
    banners: z.array(pageLink),
    carousel: z.array(pageLink),
    sideAds: z.array(pageLink),
    sections: z.array(shownSection),
    halls: z.array(hall),
    about: bilingualOut,
    questions: z.array(z.object({ question: bilingualOut, answer: bilingualOut })),
  }),
  errors: [],
  cacheable: true,
  example: {},
});

const areas = z.object({ list: z.array(z.object({ code: z.string(), name: bilingualOut })) });

export const countries = call({
  does: 'Countries with their names and dialling codes',
  path: '/visitor/v2/area/getCountryList',
  method: 'GET',
  roles: everybody,
  input: emptyObject,
  output: z.object({ list: z.array(z.object({ code: z.string(), name: bilingualOut, areaCode: z.string() })) }),
  errors: [],
  cacheable: true,
  example: {},
});

export const provinces = call({
  does: 'Provinces or states of a country; an empty list where it has none, or is not known',
  path: '/visitor/v2/area/getProvinceList',
  method: 'GET',
  roles: everybody,
  input: z.object({ country }),
  output: areas,
  errors: [],
  cacheable: true,
  example: { country: 'CN' },
});

export const cities = call({
  does: 'Cities of a province; without a province those of a country that has none',
  path: '/visitor/v2/area/getCityList',
  method: 'GET',
  roles: everybody,
  input: z.object({ country, province: code.or(z.literal('')).default('') }),
  output: areas,
  errors: [],
  cacheable: true,
  example: { country: 'CN', province: 'CN-JS' },
});

export const version = call({
  does: 'The version of the portal and what changed in it, newest first',
  path: '/visitor/v2/versionInfo/getAppVersion',
  roles: everybody,
  input: emptyObject,
  output: z.object({
    version: z.string(),
    changes: z.array(z.object({ version: z.string(), date: z.string(), text: bilingualOut })),
  }),
  errors: [],
  cacheable: true,
  example: {},
});
