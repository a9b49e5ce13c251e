import { z } from 'zod';
import { exhibitorCard } from '../exhibitor/exhibitor.shapes.ts';
import { optionalText, page, searchText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { liveCard } from '../live/live.shapes.ts';
import { productCard } from '../product/product.shapes.ts';
import { visitorCard } from '../visitor/visitor-browse.shapes.ts';

/** What can be a favourite (specification, section 3): visitors keep exhibitors, products and lives, an exhibitor's employees visitors. */
export const collectionSubjectType = z.enum(['ACTOR', 'PRODUCT', 'VISITOR', 'LIVE']);
export type CollectionSubjectType = z.output<typeof collectionSubjectType>;

/** For the owner alone. */
export const favouriteNote = optionalText(LIMITS.favouriteNoteMax);

const kept = { note: z.string(), savedAt: z.string() };
export const favouriteProduct = productCard.extend(kept);
export const favouriteExhibitor = exhibitorCard.extend(kept);
export const favouriteVisitor = visitorCard.extend(kept);
export const favouriteLive = liveCard.extend(kept);
export type FavouriteProduct = z.output<typeof favouriteProduct>;
export type FavouriteExhibitor = z.output<typeof favouriteExhibitor>;
export type FavouriteVisitor = z.output<typeof favouriteVisitor>;
export type FavouriteLive = z.output<typeof favouriteLive>;

export const FAVOURITE_SORTS = ['newest', 'name'] as const;

/** What of the own favourites is looked for: in their names and one's own notes. */
export const favouriteSearch = z.object({
  keyword: searchText,
  sort: z.enum(FAVOURITE_SORTS).default('newest'),
});
export const favouritePage = page.extend(favouriteSearch.shape);
