import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, id, instant, lang, optionalText, page, pageSchema, versioned, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { allMatching, selectionOf, someAsRead } from '../selection.ts';
import { owner, reviewer, support } from '../roles.ts';
import {
  SEEN_PAGES,
  reviewedVisitor,
  VISITOR_SORTS,
  visitorCounts,
  visitorFilter,
  visitorRecord,
  visitorState,
} from './visitor-review.shapes.ts';

const call = callsOf('/organizer/v1/visitor', [reviewer]);

export const list = call({
  does: 'Visitors of this exhibition by state and filter, with the number in each state',
  path: 'list',
  roles: [reviewer, support],
  input: page.extend({
    ...visitorFilter.shape,
    state: visitorState.optional(),
    sort: z.enum(VISITOR_SORTS).default('newest'),
  }),
  /** `readAt`: who waits since then or before is what the reviewer may have seen. */
  output: pageSchema(reviewedVisitor).extend({ counts: visitorCounts, readAt: instant }),
  example: { state: 'underReview' },
});

export const exportList = call({
  does: 'The visitors as a spreadsheet, filtered and sorted as the list is; how to reach them of those alone who have agreed to the privacy policy. Written to the audit log',
  path: 'export',
  answers: 'file',
  input: z.object({
    ...visitorFilter.shape,
    state: visitorState.optional(),
    sort: z.enum(VISITOR_SORTS).default('newest'),
    lang,
  }),
  output: fileOut,
  rate: { perMinute: 5 },
  example: { lang: 'zh', state: 'approved' },
});

export const get = call({
  does: 'One visitor with questionnaire, consent, source and the history of the review',
  path: 'get',
  roles: [reviewer, support],
  input: z.object({ id: id('visitor') }),
  output: visitorRecord,
  errors: ['notFound'],
  example: { id: '$visitor' },
});

const decision = {
  state: z.enum(['approved', 'notApproved']),
  /** Shown to the visitor; required when not approved. */
  reason: optionalText(500),
};

/** Nobody is turned away without being told why. */
function needsReason(
  value: { state: 'approved' | 'notApproved'; reason: string },
  context: z.core.$RefinementCtx<unknown>,
): void {
  if (value.state === 'notApproved' && value.reason === '')
    context.addIssue({ code: 'custom', message: 'required', path: ['reason'], input: value });
}

export const decide = call({
  does: 'Approve visitors, or not with a reason: some as they were read, all of them or none; or those under review that match a filter but for some, longest waiting first, at most 1,000 a call. Each change is told by a notice and an e-mail',
  path: 'review',
  input: z
    .object({
      selection: selectionOf(
        someAsRead('visitor', LIMITS.reviewedAtOnceMax),
        /** `readAt`: when the list was read; who completed the registration later is not decided about. */
        allMatching('visitor', visitorFilter).extend({ readAt: z.iso.datetime() }),
      ),
      ...decision,
    })
    .superRefine(needsReason),
  /** Who stood there already is not counted and not told again. `left`: match too and are still under review, but for those left out. */
  output: z.object({ changed: z.int(), left: z.int() }),
  errors: ['notFound', 'registrationOpen', 'decidedMeanwhile', 'editConflict'],
  rate: { perMinute: 240 },
  example: { selection: { records: [{ id: '$visitor', version: 1 }] }, state: 'approved' },
});

export const suspend = call({
  does: 'Suspend a visitor: the sessions end at once, no further log-in at this fair',
  path: 'suspend',
  input: versioned('visitor').extend({ reason: text(500) }),
  errors: ['notFound', 'decidedMeanwhile'],
  example: { id: '$visitor', version: 1, reason: '多次发送广告' },
});

export const suspendBlocked = call({
  does: 'Suspend at once the visitors whom a block is about, at most 1,000 a call',
  path: 'suspendBlocked',
  input: z.object({ id: id('block'), reason: text(500) }),
  /** `left`: are still to be suspended. */
  output: z.object({ suspended: z.int(), left: z.int() }),
  errors: ['notFound', 'decidedMeanwhile'],
  rate: { perMinute: 10 },
  example: { id: '$block', reason: '批量注册' },
});

export const seePage = call({
  does: 'A page of the fair as this visitor sees it, without scripts; nothing of it is kept, and it is written to the audit log with the reason',
  path: 'seePage',
  roles: [owner],
  input: z.object({
    id: id('visitor'),
    page: z.enum(SEEN_PAGES, 'choice'),
    lang,
    /** Of the window, in pixels: what the page itself decides by it. */
    width: z.int().min(320).max(3_000),
    reason: text(500),
  }),
  output: z.object({ html: z.string() }),
  errors: ['notFound'],
  rate: { perMinute: 30 },
  example: { id: '$visitor', page: '/', lang: 'zh', width: 1_440, reason: '观众来电：看不到展品' },
});

export const restore = call({
  does: 'Let a suspended visitor in again',
  path: 'restore',
  input: versioned('visitor').extend({ reason: optionalText(500) }),
  errors: ['notFound', 'decidedMeanwhile'],
  example: { id: '$visitor', version: 1, reason: '' },
});
