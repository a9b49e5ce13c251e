import type { PostState } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';

/** Colleagues, and who wants to become one, are an administrator's (ruling 1.2). */
export const isCompanyAdmin = ({ admin }: ExhibitorCaller): boolean => admin;

/** Of the posts one manages, those one still has something to do with. */
export const activePostCount = ({ published, underReview, refused }: Record<PostState, number>): number =>
  published + underReview + refused;

/** For so many days it is news that somebody looked, or said something that nobody answered. */
export const NEWS_DAYS = { viewers: 7, comments: 14 } as const;

export const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 3_600_000);
