import type { ProductDraft } from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import type { ExhibitQuota } from '../../components/own-product/exhibit-quota.ts';

type Draft = Pick<ProductDraft, 'id' | 'scope' | 'faults'>;

/** What becomes of some drafts that are to be published together. */
export type PublishPlan = {
  /** Complete, and there is room for them; in the order of the list. */
  ready: readonly string[];
  incomplete: number;
  /** Complete, but one too many for all buyers, or for the company. */
  overPublic: number;
  over: number;
};

/** Publishing is all or nothing at a limit: what there is no room for is left out before, and told. */
export function publishPlan(drafts: readonly Draft[], quota: ExhibitQuota): PublishPlan {
  const plan = { ready: [] as string[], incomplete: 0, overPublic: 0, over: 0 };
  let shown = 0;
  for (const { id, scope, faults } of drafts) {
    if (faults.length > 0) plan.incomplete += 1;
    else if (plan.ready.length >= quota.exhibits) plan.over += 1;
    else if (scope === 0 && shown >= quota.publicExhibits) plan.overPublic += 1;
    else {
      plan.ready.push(id);
      if (scope === 0) shown += 1;
    }
  }
  return plan;
}
