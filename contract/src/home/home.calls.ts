import { z } from 'zod';
import { callsOf } from '../call.ts';
import { HOME_SECTIONS } from '../exhibition/home-section.shapes.ts';
import { id, lang } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { editor } from '../roles.ts';
import {
  allSections,
  featuredExhibitor,
  HOME_READERS,
  managedLink,
  managedSection,
  pageLinkForm,
  pagePlace,
  unsavedHome,
} from './home.shapes.ts';

const call = callsOf('/organizer/v1/home', [editor]);

/** Of what was read: whoever saves after somebody else is told. */
const version = z.int().min(0);

export const listLinks = call({
  does: 'Every link that stands on the home page and in the footer, by place and in order, those not shown now too',
  path: 'linkList',
  output: z.object({
    places: z.array(z.object({ place: pagePlace, version: z.int(), links: z.array(managedLink) })),
  }),
});

export const saveLink = call({
  does: 'Add a link at the end of its place, or edit one; what is shown follows at once',
  path: 'linkSave',
  input: z.object({
    /** Null makes a new one. */
    id: id('pageLink').nullable(),
    version: version.nullable(),
    form: pageLinkForm,
  }),
  output: z.object({ id: z.string(), version: z.int() }),
  errors: ['notFound', 'editConflict'],
  example: {
    id: '$pageLink',
    version: 1,
    form: {
      place: 'carousel',
      title: { zh: '新品首发', en: 'New on show' },
      urlType: 'internal',
      url: '/find/product',
      picture: '$pagePicture',
    },
  },
});

export const sortLinks = call({
  does: 'Put the links of a place in this order',
  path: 'linkSort',
  input: z.object({ place: pagePlace, version, ids: z.array(id('pageLink')).max(LIMITS.pageLinksMax) }),
  output: z.object({ version: z.int() }),
  errors: ['notFound', 'editConflict'],
  example: { place: 'carousel', version: 0, ids: ['$pageLink'] },
});

export const removeLink = call({
  does: 'Take a link off for good',
  path: 'linkRemove',
  input: z.object({ id: id('pageLink'), version }),
  errors: ['notFound', 'editConflict'],
  example: { id: '$pageLink', version: 1 },
});

export const listSections = call({
  does: 'The sections of the home page in order, with their titles, on or off',
  path: 'sectionList',
  output: z.object({ version: z.int(), sections: z.array(managedSection) }),
});

export const saveSections = call({
  does: 'Order, titles, amounts and switches of the sections of the home page, all of them together',
  path: 'sectionSave',
  input: z.object({
    version,
    sections: allSections,
  }),
  output: z.object({ version: z.int() }),
  errors: ['editConflict'],
  example: {
    version: 0,
    sections: HOME_SECTIONS.map((code) => ({ code, title: { zh: '', en: '' }, shown: true, amount: 0 })),
  },
});

export const preview = call({
  does: 'The home page as a reader would have it, with what is not saved yet: the whole page without scripts; nothing of it is kept',
  path: 'preview',
  input: unsavedHome.extend({
    as: z.enum(HOME_READERS),
    lang,
    /** Of the window, in pixels: what the page itself decides by it. */
    width: z.int().min(320).max(3_000),
  }),
  output: z.object({ html: z.string() }),
  errors: ['notFound'],
  rate: { perMinute: 120 },
  example: { as: 'guest', lang: 'zh', width: 1_440 },
});

export const listFeatured = call({
  does: 'The featured exhibitors in order',
  path: 'featuredList',
  output: z.object({ version: z.int(), exhibitors: z.array(featuredExhibitor) }),
});

export const saveFeatured = call({
  does: 'Choose and order the featured exhibitors; they stand first in lists, too',
  path: 'featuredSave',
  input: z.object({
    version,
    ids: z
      .array(id('exhibitor'))
      .max(LIMITS.featuredMax)
      .refine((list) => new Set(list).size === list.length, 'choice'),
  }),
  output: z.object({ version: z.int() }),
  errors: ['notFound', 'editConflict'],
  example: { version: 0, ids: ['$exhibitor'] },
});
