import type { ProductDraft } from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';

/** Every draft of the company that matches the words, in the order of the list. */
export async function everyDraft(keyword = ''): Promise<ProductDraft[]> {
  const found: ProductDraft[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const page = await api(calls.product.drafts, { keyword, pageNum, pageSize: LIMITS.pageSizeMax });
    found.push(...page.list);
    if (page.list.length === 0 || found.length >= page.total) return found;
  }
}
