import { contract } from '@fairbridge/contract/index.ts';
import type { ReviewedColleague } from '@fairbridge/contract/preregistration/colleague-review.shapes.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Handlers } from '../../platform/http/route.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { decideColleagues } from './colleague-review.actions.ts';
import { colleaguesOfFair, countColleaguesOfFair, type ReviewedRow } from './colleague-review.queries.ts';
import { colleagueStateOf } from './preregistration.rules.ts';

const lineOf = (row: ReviewedRow): ReviewedColleague => {
  const standing = colleagueStateOf(row.standing);
  return {
    id: row.id,
    version: row.review_version,
    standing,
    name: row.name,
    email: row.email,
    company: row.company,
    position: row.position,
    country: row.country,
    mobile: row.mobile,
    reason: standing === 'notApproved' ? row.review_reason : '',
    broughtBy: { id: row.visitor_id, name: row.visitor_name, company: row.visitor_company },
    createdAt: row.created_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
};

export const colleagueReviewHandlers = (
  services: Services,
): Handlers<FairContext, typeof contract.colleagueReview> => ({
  list: async ({ ctx, input }) => {
    const counts = await countColleaguesOfFair(ctx, input);
    const rows = await colleaguesOfFair(ctx, input, rangeOf(input));
    const total =
      input.standing === undefined
        ? Object.values(counts).reduce((sum, count) => sum + count, 0)
        : counts[input.standing];
    return { ...pageAnswer(rows.map(lineOf), total, input), counts };
  },

  decide: async ({ ctx, input, acting }) => ({
    changed: await decideColleagues(services, ctx, acting, input),
  }),
});
