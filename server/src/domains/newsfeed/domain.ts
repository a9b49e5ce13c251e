import type { Domain } from '../../core/domain.ts';
import { newsfeedHandlers } from './newsfeed.handlers.ts';
import { postReviewHandlers } from './post-review.handlers.ts';

export const newsfeed = {
  handlers: (services) => ({ newsfeed: newsfeedHandlers(services), postReview: postReviewHandlers(services) }),
  // what a visitor said goes with him; a company's posts are the company's, and lose the name when the employee row does
  tables: {
    post_comment: {
      personal: [
        { column: 'visitor_id', of: 'visitor', hidden: ['removed_by'], erase: 'delete' },
        { column: 'employee_id', of: 'subject', hidden: ['removed_by'], erase: 'delete' },
      ],
      exempt: { removed_by: 'the author of the post or the organizer, not by name' },
      retention: { limit: 'postCommentsMax' },
    },
    post_like: {
      personal: [
        { column: 'account_id', of: 'account', erase: 'delete' },
        { column: 'visitor_id', of: 'visitor', organizerOwned: true, erase: 'delete' },
        { column: 'employee_id', of: 'subject', organizerOwned: true, erase: 'delete' },
      ],
      retention: { one: 'account and post' },
    },
    post_report: {
      personal: [{ column: 'account_id', of: 'account', erase: 'delete' }],
      retention: { one: 'account and post or comment' },
    },
    post: {
      personal: [
        { column: 'visitor_id', of: 'visitor', erase: 'delete' },
        { column: 'employee_id', of: 'subject', erase: 'keep' },
      ],
      files: {
        pictures: { uses: ['post'], list: true },
        video: { uses: ['postVideo'] },
        video_cover: { uses: ['videoCover'] },
      },
      retention: { limit: 'withdrawnPostsMax' },
    },
  },
} as const satisfies Domain;
