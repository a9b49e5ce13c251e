import { z } from 'zod';
import { bilingualOut } from '../fields.ts';

/** Where on the pages a link of the organizer stands (specification, section 3: home banner, carousel; section 9: side ads). */
export const PAGE_PLACES = ['banner', 'carousel', 'sideAd', 'quickLink', 'handbook', 'social'] as const;
export type PagePlace = (typeof PAGE_PLACES)[number];

/** Advertising: not for exhibitors, who would read their rivals' (specification, section 2). */
export const AD_PLACES: readonly PagePlace[] = ['carousel', 'sideAd'];

/** `none`: nothing to press; `internal`: a path of this portal, of both languages; `external`: another site, in a new window. */
export const URL_TYPES = ['none', 'internal', 'external'] as const;
export type UrlType = (typeof URL_TYPES)[number];

/** When it is shown: before the opening day, from then to the end of the last one, or after it; days in Beijing. */
export const SHOW_TYPES = ['always', 'before', 'during', 'after'] as const;
export type ShowType = (typeof SHOW_TYPES)[number];

/** For whom: everybody, buyers, exhibitors' staff, or those who are neither. */
export const LINK_SUBJECTS = ['all', 'VISITOR', 'ACTOR', 'anonymous'] as const;
export type LinkSubject = (typeof LINK_SUBJECTS)[number];

export const LINK_LOGINS = ['any', 'signedIn', 'signedOut'] as const;
export type LinkLogin = (typeof LINK_LOGINS)[number];

/** Social networks of the specification (section 3). */
export const NETWORKS = [
  'wechat',
  'qq',
  'linkedin',
  'facebook',
  'instagram',
  'pinterest',
  'twitter',
  'youtube',
] as const;
export type Network = (typeof NETWORKS)[number];

/** A link the organizer placed on a page, as whoever it is meant for gets it. `urlEn` and `pictureEn` are empty where both languages share one. */
export const pageLink = z.object({
  id: z.string(),
  title: bilingualOut,
  urlType: z.enum(URL_TYPES),
  url: z.string(),
  urlEn: z.string(),
  picture: z.string(),
  pictureEn: z.string(),
  /** Where the video of a banner plays, whose cover the picture then is; empty without one. */
  video: z.string(),
  showType: z.enum(SHOW_TYPES),
  subjectType: z.enum(LINK_SUBJECTS),
  isLogin: z.enum(LINK_LOGINS),
  /** Of a social link; empty elsewhere. */
  network: z.enum(NETWORKS).or(z.literal('')),
});
export type PageLink = z.output<typeof pageLink>;

/** What stands in the footer of every page. */
export const footerLinks = z.object({
  quickLinks: z.array(pageLink),
  handbook: z.array(pageLink),
  social: z.array(pageLink),
});
export type FooterLinks = z.output<typeof footerLinks>;
