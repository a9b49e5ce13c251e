import { z } from 'zod';
import { bilingualOut } from '../fields.ts';

/** The completion flags of a visitor's registration (specification, section 3). */
export const completeState = z.object({
  completeVisitor: z.boolean(),
  completeVisitorRegister: z.boolean(),
  completeQuestionnaire: z.boolean(),
  completeExhibitionRegistration: z.boolean(),
});
export type CompleteState = z.output<typeof completeState>;

export const reviewState = z.enum(['underReview', 'approved', 'notApproved']);
export type ReviewState = z.output<typeof reviewState>;

/** Who is signed in, as the browser keeps it (specification, section 3: stored user info). */
export const currentUser = z.object({
  userAccountId: z.string(),
  subjectId: z.string(),
  subjectType: z.enum(['VISITOR', 'ACTOR', 'ORGANIZER']),
  exhibitionId: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  roles: z.array(z.enum(['VISITOR', 'ACTOR', 'ORGANIZER'])),
  exhibitorEmployee: z
    .object({
      exhibitorId: z.string(),
      admin: z.boolean(),
      exhibitor: z.object({ id: z.string(), name: bilingualOut }),
    })
    .nullable(),
  exhibitionUserCompleteState: completeState.nullable(),
  review: z.object({ state: reviewState, reason: z.string() }).nullable(),
  unreadNotices: z.int(),
});
export type CurrentUser = z.output<typeof currentUser>;

export const signedIn = z.object({
  token: z.string(),
  user: currentUser,
  /** Where to go next (specification, section 2: landing after login). */
  landing: z.string(),
});
