import type { PagePlace } from '@fairbridge/contract/exhibition/page-link.shapes.ts';
import { HOME_CONFIG } from '../../shell/organizer/home-tabs.tsx';

/** The links of a place. */
export const linksAddress = (place: PagePlace): string => `${HOME_CONFIG.links}?${new URLSearchParams({ place })}`;

/** The form of a new link, by its own id, among all that one person writes. */
export const linkDraftKey = (place: PagePlace, id: string): string => `${place}-${id}`;

/** Where a link is edited, or a new one written: 'new', with the slot of one that was begun. */
export function linkAddress(id: string, place: PagePlace, draftKey = ''): string {
  const own = draftKey.slice(linkDraftKey(place, '').length);
  const query = new URLSearchParams({ place, ...(own !== '' && { slot: own }) });
  return `${HOME_CONFIG.links}/links/${id}?${query}`;
}
