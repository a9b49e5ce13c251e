import { z } from 'zod';
import { callsOf } from '../call.ts';
import { bilingualOut, code, country } from '../fields.ts';
import { everybody } from '../roles.ts';
import { exhibition as exhibitionShape, hall, vocabulary as vocabularyShape } from './exhibition.shapes.ts';
import { fairDetails } from '../fair-profile/fair-profile.shapes.ts';
import { shownSection } from './home-section.shapes.ts';
import { footerLinks, pageLink } from './page-link.shapes.ts';

const call = callsOf('/visitor/v2/area', everybody);
/** Picks the view of an anonymous caller, and of nobody else (ruling 1.5). */
const anonymousView = z.object({ subjectType: z.enum(['', 'VISITOR', 'ACTOR']).default('') });

export const configuration = call({
  does: 'The public settings of the exhibition: names, dates, halls, colours, switches',
  path: '/visitor/v2/configurationItem/visitor/getConfigurationInformation',
  output: exhibitionShape,
  cacheable: true,
});

export const details = call({
  does: 'The address, opening hours, hosts, contacts and legal entity of the fair',
  path: 'getFairDetails',
  output: fairDetails,
  cacheable: true,
});

export const vocabulary = call({
  does: 'Categories, formulations, crops, ingredients and the attribute set of the exhibition',
  path: '/visitor/v2/configurationItem/visitor/getVocabulary',
  output: vocabularyShape,
  cacheable: true,
});

export const page = call({
  does: 'What the organizer placed on the pages for this caller, now: banners, carousel, side ads, links of the footer; the sections of the home page in order, and the halls',
  path: '/visitor/v3/pageConfig/listByProjectId',
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
  cacheable: true,
});

const areas = z.object({ list: z.array(z.object({ code: z.string(), name: bilingualOut })) });

export const countries = call({
  does: 'Countries with their names and dialling codes',
  path: 'getCountryList',
  method: 'GET',
  output: z.object({ list: z.array(z.object({ code: z.string(), name: bilingualOut, areaCode: z.string() })) }),
  cacheable: true,
});

export const provinces = call({
  does: 'Provinces or states of a country; an empty list where it has none, or is not known',
  path: 'getProvinceList',
  method: 'GET',
  input: z.object({ country }),
  output: areas,
  cacheable: true,
  example: { country: 'CN' },
});

export const cities = call({
  does: 'Cities of a province; without a province those of a country that has none',
  path: 'getCityList',
  method: 'GET',
  input: z.object({ country, province: code.or(z.literal('')).default('') }),
  output: areas,
  cacheable: true,
  example: { country: 'CN', province: 'CN-JS' },
});

export const version = call({
  does: 'The version of the portal and what changed in it, newest first',
  path: '/visitor/v2/versionInfo/getAppVersion',
  output: z.object({
    version: z.string(),
    changes: z.array(z.object({ version: z.string(), date: z.string(), text: bilingualOut })),
  }),
  cacheable: true,
});
