import { z } from 'zod';
import { callsOf } from '../call.ts';
import { optionalText, page, pageSchema, versioned } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { reviewer, support } from '../roles.ts';
import { colleagueCounts, colleagueFilter, colleagueStanding, reviewedColleague } from './colleague-review.shapes.ts';

const call = callsOf('/organizer/v1/preRegistration', [reviewer, support]);

export const list = call({
  does: 'Pre-registered colleagues of this exhibition by standing and keyword, with who brought whom and the number in each standing',
  path: 'list',
  input: page.extend({
    ...colleagueFilter.shape,
    standing: colleagueStanding.optional(),
    sort: z.enum(['newest', 'oldest']).default('newest'),
  }),
  output: pageSchema(reviewedColleague).extend({ counts: colleagueCounts }),
  example: { standing: 'underReview' },
});

export const decide = call({
  does: 'Approve colleagues who have confirmed, or not with a reason, as they were read: all of them or none. Each change is told by e-mail, and to who entered them by a notice',
  path: 'review',
  roles: [reviewer],
  input: z
    .object({
      colleagues: z.array(versioned('confirmedColleague')).min(1, 'select').max(LIMITS.reviewedAtOnceMax),
      state: z.enum(['approved', 'notApproved']),
      /** Shown to the colleague; required when not approved. */
      reason: optionalText(500),
    })
    .superRefine((value, context) => {
      if (value.state === 'notApproved' && value.reason === '')
        context.addIssue({ code: 'custom', message: 'required', path: ['reason'], input: value });
    }),
  /** Who stood there already is not counted and not told again. */
  output: z.object({ changed: z.int() }),
  errors: ['notFound', 'colleagueUnanswered', 'editConflict', 'decidedMeanwhile'],
  example: { colleagues: [{ id: '$confirmedColleague', version: 1 }], state: 'approved' },
});
