import { z } from 'zod';
import {
  LINK_LOGINS,
  LINK_SUBJECTS,
  NETWORKS,
  PAGE_PLACES,
  SHOW_TYPES,
  URL_TYPES,
  type PagePlace,
} from '../exhibition/page-link.shapes.ts';
import { HOME_SECTIONS, homeSection, SECTION_FACTS } from '../exhibition/home-section.shapes.ts';
import { bilingualOut, id, instant, optionalBilingual, optionalText } from '../fields.ts';
import { exhibitorRef } from '../exhibitor/exhibitor.shapes.ts';
import { LIMITS, type PictureUse, type VideoUse } from '../limits.ts';

export const pagePlace = z.enum(PAGE_PLACES);

/** What a place asks of its links: the picture's use, whether one must be there, and whether a video may. */
export const PLACE_FACTS: Readonly<
  Record<PagePlace, { picture: PictureUse | null; pictureNeeded: boolean; video: VideoUse | null; max: number }>
> = {
  banner: { picture: 'banner', pictureNeeded: false, video: 'bannerVideo', max: 6 },
  carousel: { picture: 'carousel', pictureNeeded: true, video: null, max: 10 },
  sideAd: { picture: 'sideAd', pictureNeeded: true, video: null, max: 8 },
  quickLink: { picture: null, pictureNeeded: false, video: null, max: 12 },
  handbook: { picture: null, pictureNeeded: false, video: null, max: 12 },
  social: { picture: 'socialCode', pictureNeeded: false, video: null, max: 8 },
};

/** A path of this portal, without the language: `//host` and `/\host` would lead elsewhere (G32). */
const INTERNAL = /^\/(?![/\\])[^\s\\]*$/;
/** Only http and https, with a host and without a name before it (G28, G32). */
function isExternal(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.hostname.includes('.');
}

const address = optionalText(LIMITS.pageLinkUrlMax);
const picture = id('pagePicture').nullable().default(null);
const moment = z.iso.datetime({ offset: true }).nullable().default(null);

type Checked = { urlType: string; url: string; urlEn: string };

function wrongAddress({ urlType, url, urlEn }: Checked): { field: 'url' | 'urlEn'; rule: string }[] {
  if (urlType === 'none') return [];
  if (url === '') return [{ field: 'url', rule: 'required' }];
  const isGood = (one: string): boolean => (urlType === 'internal' ? INTERNAL.test(one) : isExternal(one));
  const rule = urlType === 'internal' ? 'pagePath' : 'url';
  return (['url', 'urlEn'] as const).flatMap((field) => {
    const typed = field === 'url' ? url : urlEn;
    return typed === '' || isGood(typed) ? [] : [{ field, rule }];
  });
}

/** A link as the organizer writes it. */
export const pageLinkForm = z
  .object({
    place: pagePlace,
    title: optionalBilingual(LIMITS.pageLinkTitleMax),
    urlType: z.enum(URL_TYPES),
    url: address,
    urlEn: address,
    picture,
    pictureEn: picture,
    /** Plays in the place of the picture, which is its cover. */
    video: id('pageVideo').nullable().default(null),
    showType: z.enum(SHOW_TYPES).default('always'),
    subjectType: z.enum(LINK_SUBJECTS).default('all'),
    isLogin: z.enum(LINK_LOGINS).default('any'),
    network: z.enum(NETWORKS).or(z.literal('')).default(''),
    /** Shown from this instant, and no longer from that one; null for no bound. */
    from: moment,
    until: moment,
    /** Off: kept, and shown to nobody. */
    shown: z.boolean().default(true),
  })
  .superRefine((form, context) => {
    const wrong = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', message, path: field.split('.'), input: form });
    for (const { field, rule } of wrongAddress(form)) wrong(field, rule);
    // what a screen reader says of the picture, or the words of the link
    if (form.title.zh === '' && form.title.en === '') wrong('title', 'required');
    const { picture: use, pictureNeeded, video } = PLACE_FACTS[form.place];
    if (pictureNeeded && form.picture === null) wrong('picture', 'pagePicture');
    if (use === null && (form.picture !== null || form.pictureEn !== null)) wrong('picture', 'pagePicture');
    if (form.picture === null && form.pictureEn !== null) wrong('picture', 'pagePicture');
    if (form.video !== null && video === null) wrong('video', 'pageVideo');
    if (form.video !== null && video !== null && form.picture === null) wrong('picture', 'videoCoverMissing');
    if (form.place === 'social' && form.network === '') wrong('network', 'select');
    if (form.from !== null && form.until !== null && Date.parse(form.from) >= Date.parse(form.until))
      wrong('until', 'pageSpan');
  });
export type PageLinkForm = z.output<typeof pageLinkForm>;

/** Whether a link is seen now by those it is meant for: `waits` for its time or its part of the fair, `ended`, or `off`. */
export const LINK_STATES = ['shown', 'waits', 'ended', 'off'] as const;

/** A link in the console. */
export const managedLink = z.object({
  id: z.string(),
  version: z.int(),
  place: pagePlace,
  title: bilingualOut,
  urlType: z.enum(URL_TYPES),
  url: z.string(),
  urlEn: z.string(),
  /** Files, null without one, and where they are shown from. */
  picture: z.string().nullable(),
  pictureEn: z.string().nullable(),
  pictureAddress: z.string(),
  pictureEnAddress: z.string(),
  video: z.string().nullable(),
  videoAddress: z.string(),
  showType: z.enum(SHOW_TYPES),
  subjectType: z.enum(LINK_SUBJECTS),
  isLogin: z.enum(LINK_LOGINS),
  network: z.enum(NETWORKS).or(z.literal('')),
  from: instant.nullable(),
  until: instant.nullable(),
  shown: z.boolean(),
  state: z.enum(LINK_STATES),
});
export type ManagedLink = z.output<typeof managedLink>;

/** A section in the console. */
export const managedSection = z.object({
  code: homeSection,
  title: bilingualOut,
  shown: z.boolean(),
  amount: z.int(),
});
export type ManagedSection = z.output<typeof managedSection>;

export const sectionForm = z
  .object({
    code: homeSection,
    /** Empty in both languages: the section's usual title. */
    title: optionalBilingual(LIMITS.homeTitleMax),
    shown: z.boolean(),
    amount: z.int('wholeNumber').min(0).max(LIMITS.homeAmountMax),
  })
  .refine(({ code, amount }) => amount <= (SECTION_FACTS[code].amount?.max ?? 0), {
    message: 'homeAmount',
    path: ['amount'],
  });
export type SectionForm = z.output<typeof sectionForm>;

/** Every section once, in their order. */
export const allSections = z
  .array(sectionForm)
  .length(HOME_SECTIONS.length)
  .refine((list) => new Set(list.map(({ code }) => code)).size === list.length, 'choice');

/** As whom the home page is looked at before it is saved: a guest, an approved visitor in no pool, somebody of an exhibitor's staff. */
export const HOME_READERS = ['guest', 'visitor', 'exhibitor'] as const;
export type HomeReader = (typeof HOME_READERS)[number];

/** What is typed and not saved: all sections, or one link (a new one by id null). */
export const unsavedHome = z.object({
  sections: allSections.nullable().default(null),
  link: z
    .object({ id: id('pageLink').nullable(), form: pageLinkForm })
    .nullable()
    .default(null),
});
export type UnsavedHome = z.input<typeof unsavedHome>;

export const featuredExhibitor = exhibitorRef.extend({
  /** A company that is closed stays in the list, and is not shown. */
  open: z.boolean(),
});
export type FeaturedExhibitor = z.output<typeof featuredExhibitor>;
