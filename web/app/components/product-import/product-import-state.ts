import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import type { ProductImport } from '@fairbridge/contract/product-import/product-import.shapes.ts';

export const isRunning = (current: ProductImport | null): boolean =>
  current?.state === 'checking' || current?.state === 'doing';

/** Where one is in the three steps: fill in, upload and check, confirm. */
export function stepOf(current: ProductImport | null): 0 | 1 | 2 {
  if (current === null) return 0;
  if (current.state === 'checking' || current.state === 'refused') return 1;
  return current.state === 'checked' && current.counts.wrong > 0 ? 1 : 2;
}

/** How many rows would change something. */
export const changesOf = ({ counts }: Pick<ProductImport, 'counts'>): number =>
  counts.draft + counts.draftChange + counts.change;

export const mayConfirm = (current: ProductImport): boolean =>
  current.state === 'checked' && current.counts.wrong === 0 && changesOf(current) > 0;

/** Where an import leaves what it adds. */
export const DRAFTS = '/my-exhibit-list?state=drafts';

/** The screen of imports and exports, which remembers what the list was filtered by. */
export function importPath(keyword: string, scope: VisibleRange | null): string {
  const query = new URLSearchParams({
    ...(keyword !== '' && { keyword }),
    ...(scope !== null && { scope: String(scope) }),
  });
  return `/my-exhibit-import${query.size > 0 ? `?${query}` : ''}`;
}
