import type { contract } from '@fairbridge/contract/index.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { AnswerTo } from '../../platform/http/prepared-answer.ts';
import type { SearchEngine, Visibility } from '../../platform/search/search-engine.ts';
import { complianceOf } from '../compliance/compliance.rules.ts';
import { shownDocuments } from '../product-document/product-document.answers.ts';
import { documentsOf } from '../product-document/product-document.queries.ts';
import { mayView, visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { countryOf } from '../visitor/visitor.queries.ts';
import { detailAnswer, regulatedOf } from './product.answers.ts';
import { productsLike } from './product.like.ts';
import { product } from './product.queries.ts';
import type { ViewedProduct } from './product.versions.queries.ts';

/** The notice of product tips (specification): leads to the exhibitor, tells nothing of the product. */
export function requireView(
  { scope, exhibitor_id: exhibitorId }: Pick<ViewedProduct, 'scope' | 'exhibitor_id'>,
  visibility: Visibility,
): void {
  if (!mayView({ scope, exhibitorId }, visibility)) fail('productTips', {}, { exhibitorId });
}

/** One product as this caller sees it, read now; errors `notFound`, `productTips`. */
export async function productDetail(
  ctx: FairContext,
  search: SearchEngine,
  id: string,
  caller: Caller,
): Promise<AnswerTo<typeof contract.product.detail>> {
  const row = await product(ctx, id);
  if (row === null) fail('notFound');
  const visibility = visibilityOf(caller);
  requireView(row, visibility);
  const documents = await documentsOf(ctx, row.id, caller.kind === 'visitor' ? caller.visitorId : '');
  const market = caller.kind === 'visitor' ? await countryOf(ctx, caller.visitorId) : '';
  const answer = detailAnswer(ctx.exhibition, row);
  return {
    product: answer,
    like: await productsLike(search, ctx, answer, visibility),
    documents: shownDocuments(documents, { scope: row.scope, exhibitorId: row.exhibitor_id }, caller, visibility),
    compliance: complianceOf(ctx.exhibition, regulatedOf(row.whole_attributes), market),
    mayOrder: caller.kind === 'visitor' && caller.registered,
  };
}

/** Everything that `productDetail` takes of a caller and of the rows: who has the same is answered the same. Asks no rule itself. */
export function detailKey(viewed: ViewedProduct, caller: Caller): string {
  const visibility = visibilityOf(caller);
  return JSON.stringify([
    viewed.id,
    viewed.version,
    viewed.documents,
    viewed.market,
    caller.kind,
    visibility.ranges,
    visibility.pool.includes(viewed.exhibitor_id),
    visibility.owner === viewed.exhibitor_id,
    caller.kind === 'visitor' && caller.registered,
  ]);
}
