import { sql } from 'kysely';
import type { PostState } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import type { Caller, ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';

/** Whoever may write in the business circle. */
export type Speaker = VisitorCaller | ExhibitorCaller;

/** Whose something is: a visitor's, or an employee's and with that the company's. */
export type Written = { visitor_id: string | null; employee_id: string | null; exhibitor_id: string | null };

/** Did this caller write it? */
export const isByCaller = (written: Omit<Written, 'exhibitor_id'>, caller: Caller): boolean =>
  caller.kind === 'visitor'
    ? written.visitor_id === caller.visitorId
    : caller.kind === 'exhibitor' && written.employee_id === caller.employeeId;

/** `isByCaller` in SQL, of `post p`. */
export const byCaller = (caller: Speaker) =>
  caller.kind === 'visitor'
    ? sql<boolean>`p.visitor_id = ${caller.visitorId}`
    : sql<boolean>`p.employee_id = ${caller.employeeId}`;

/** A post of a company belongs to the company: whoever wrote it manages it, and so do its administrators. */
export const isOwnPost = (post: Written, caller: Caller): boolean =>
  isByCaller(post, caller) || (caller.kind === 'exhibitor' && caller.admin && post.exhibitor_id === caller.exhibitorId);

/** `isOwnPost` in SQL, of `post p`: what an employee writes carries the company, by which the index finds it. */
export function ownPost(caller: Speaker) {
  if (caller.kind === 'visitor') return byCaller(caller);
  const ofCompany = sql<boolean>`p.exhibitor_id = ${caller.exhibitorId}`;
  return caller.admin ? ofCompany : sql<boolean>`(${byCaller(caller)} and ${ofCompany})`;
}

/** What was withdrawn or removed stays as it is; it can be copied. */
export const mayEdit = (state: PostState): boolean =>
  state === 'underReview' || state === 'published' || state === 'refused';

/** Whoever corrects a refused post hands it in again; a published one is looked at anew where posts are reviewed first. */
export const stateAfterEdit = (state: PostState, reviewed: boolean): PostState =>
  state === 'published' && !reviewed ? 'published' : 'underReview';
