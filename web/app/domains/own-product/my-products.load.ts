import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { exhibitQuery, type ExhibitState } from './exhibit-query.ts';

const PAGE_SIZE = 20;

/** One state as a page, of the others how many match the same words. */
export const load = defineClientLoad(async ({ api, query }) => {
  const asked = exhibitQuery.read(query);
  const { keyword, scope, sort, descending } = asked;
  const range = (state: ExhibitState) =>
    state === asked.state
      ? { keyword, pageNum: asked.pageNum, pageSize: PAGE_SIZE }
      : { keyword, pageNum: 1, pageSize: 1 };
  const filter = { keyword, scope };
  const [live, drafts, removed] = await Promise.all([
    api(calls.product.ownList, { ...range('live'), ...filter, sort, descending }),
    api(calls.product.drafts, range('drafts')),
    api(calls.product.removedList, range('removed')),
  ]);
  return { asked, filter, live, drafts, removed };
});
