import { z } from 'zod';
import { call } from '../call.ts';
import { bilingualOut, nothing } from '../fields.ts';
import { anonymous, exhibitor, organizer, visitor } from '../who.ts';
import { exhibition as exhibitionShape, hall, pageLink, vocabulary as vocabularyShape } from './exhibition.shapes.ts';

const everybody = [anonymous, visitor, exhibitor, organizer] as const;

export const configuration = call({
  does: 'The public settings of the exhibition: names, dates, halls, colours, switches',
  path: '/visitor/v2/configurationItem/visitor/getConfigurationInformation',
  who: everybody,
  input: nothing,
  output: exhibitionShape,
  errors: [],
  cacheable: true,
  example: {},
});

export const vocabulary = call({
  does: 'Categories, formulations, crops, ingredients and the attribute set of the exhibition',
  path: '/visitor/v2/configurationItem/visitor/getVocabulary',
  who: everybody,
  input: nothing,
  output: vocabularyShape,
  errors: [],
  cacheable: true,
  example: {},
});

export const page = call({
  does: 'What the organizer placed on the home page: banners, carousel, halls, quick links',
  path: '/visitor/v3/pageConfig/listByProjectId',
  who: everybody,
  input: nothing,
  output: z.object({
    banners: z.array(pageLink),
    carousel: z.array(pageLink),
    quickLinks: z.array(pageLink),
    halls: z.array(hall),
    about: bilingualOut,
    questions: z.array(z.object({ question: bilingualOut, answer: bilingualOut })),
  }),
  errors: [],
  cacheable: true,
  example: {},
});

export const countries = call({
  does: 'Countries with their names and dialling codes',
  path: '/visitor/v2/area/getCountryList',
  method: 'GET',
  who: everybody,
  input: nothing,
  output: z.object({ list: z.array(z.object({ code: z.string(), name: bilingualOut, areaCode: z.string() })) }),
  errors: [],
  cacheable: true,
  example: {},
});
