import type { DocumentUse, PictureUse, VideoUse } from '@fairbridge/contract/limits.ts';
import type { ExhibitorCaller, OrganizerCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { EXHIBIT_USES } from '../product-visibility/product-visibility.picture.ts';
import type { PrivateUse } from '../../platform/files/private-pictures.ts';
import { CHAT_USES } from '../chat/chat-file.rules.ts';

/** Photos of people and passports are kept apart from what everybody may see (G43). */
export const isPrivate = (use: PictureUse): use is PrivateUse => use === 'vipPassport' || use === 'vipAvatar';

/** What the organizer's editors upload: pictures of their pages, and nobody else does. */
export const ORGANIZER_USES: readonly PictureUse[] = [
  'banner',
  'carousel',
  'sideAd',
  'socialCode',
  'collection',
  'article',
  'fairLogo',
];

const VISITOR_USES: readonly PictureUse[] = ['avatar', 'post', 'videoCover', 'chat'];

/** Who brings pictures. */
export type Uploader = VisitorCaller | ExhibitorCaller | OrganizerCaller;

/**
 * A visitor uploads the own avatar, pictures of own posts with the cover of their video, of messages, and VIP photos; an exhibitor everything that
 * is shown of the company, and the own avatar; an editor of the organizer what stands in articles and pages.
 */
export function mayUpload(caller: Uploader, use: PictureUse): boolean {
  // lives are planned by companies and by the organizer
  if (caller.kind === 'organizer') return ORGANIZER_USES.includes(use) || use === 'live';
  if (caller.kind === 'visitor') return VISITOR_USES.includes(use) || isPrivate(use);
  return !isPrivate(use) && !ORGANIZER_USES.includes(use);
}

/** Whose picture it becomes: an avatar is its person's, everything else the company's; what the organizer brings is the fair's. */
export function ownerOf(caller: Uploader, use: PictureUse, exhibitionId: string): string {
  if (caller.kind === 'organizer') return exhibitionId;
  if (caller.kind === 'visitor') return caller.visitorId;
  return use === 'avatar' ? caller.employeeId : caller.exhibitorId;
}

/** Never for everybody: what is said in a chat, and what a company shows the organizer of itself when it signs up for a meeting. */
export const NEVER_FOR_ALL = [...CHAT_USES, 'meeting'] as const satisfies readonly (
  | PictureUse
  | VideoUse
  | DocumentUse
)[];

/** Files of these uses are for everybody only while what has them is: an exhibit, a post or a live (G43, G48). All others but the ones above always are. */
const FOLLOWING_USES: readonly string[] = [
  ...EXHIBIT_USES,
  ...(['post', 'videoCover', 'live'] as const satisfies readonly PictureUse[]),
  ...(['productVideo', 'postVideo'] as const satisfies readonly VideoUse[]),
  ...NEVER_FOR_ALL,
];
export const follows = (use: string): boolean => FOLLOWING_USES.includes(use);

/** What everybody may see of an exhibit or a post may be hidden the next minute: nobody keeps it longer than a signed address works (G5). */
const FOLLOWING_SECONDS = 300;
const YEAR_SECONDS = 31_536_000;

/** A browser keeps what is signed no longer than its address works (`seconds`); caches in between keep what is for everybody only. */
export function cacheControlOf(file: { use: string; for_all: boolean }, seconds: number): string {
  if (!file.for_all) return `private, max-age=${seconds}`;
  return follows(file.use) ? `public, max-age=${FOLLOWING_SECONDS}` : `public, max-age=${YEAR_SECONDS}, immutable`;
}

/** A visitor's video stands in a post or a message; an exhibitor's there, with an exhibit or with the company; an editor's is a banner of the home page. */
export function mayUploadVideo(caller: Uploader, use: VideoUse): boolean {
  if (caller.kind === 'organizer') return use === 'bannerVideo';
  return use === 'postVideo' || use === 'chatVideo' || (caller.kind === 'exhibitor' && use !== 'bannerVideo');
}

/** Whose video it becomes: a visitor's own, the company's, or the fair's. */
export function videoOwnerOf(caller: Uploader, exhibitionId: string): string {
  if (caller.kind === 'organizer') return exhibitionId;
  return caller.kind === 'visitor' ? caller.visitorId : caller.exhibitorId;
}

/** Visitors bring documents of messages and of requirements, companies those of messages and of exhibits. */
export const mayUploadDocument = (caller: VisitorCaller | ExhibitorCaller, use: DocumentUse): boolean =>
  use !== (caller.kind === 'exhibitor' ? 'sourcingDocument' : 'document');

/** Whose document it becomes: a visitor's own, or the company's. */
export const documentOwnerOf = (caller: VisitorCaller | ExhibitorCaller): string =>
  caller.kind === 'visitor' ? caller.visitorId : caller.exhibitorId;
