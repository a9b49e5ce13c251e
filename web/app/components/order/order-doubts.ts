import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { ownList } from '@fairbridge/contract/order/order.calls.ts';
import type { ProductCard } from '@fairbridge/contract/product/product.shapes.ts';

type Order = { quantity: number; unit: string };
type Own = OutputOf<typeof ownList>['list'][number];
/** Why somebody may not mean an order: less than the minimum, the same as one that stands open. */
export type OrderDoubts = { below: boolean; sameSince: string };

const OPEN: ReadonlySet<Own['progress']> = new Set(['sent', 'seen', 'answered']);

/** Null where nothing is doubtful. `own`: one's orders of the same exhibit. */
export function doubtsOf(
  { quantity, unit }: Order,
  minimum: ProductCard['minimumOrder'],
  own: readonly Pick<Own, 'quantity' | 'unit' | 'progress' | 'orderedAt'>[],
): OrderDoubts | null {
  const below = minimum !== null && minimum.unit === unit && quantity < minimum.quantity;
  const same = own.find((one) => OPEN.has(one.progress) && one.quantity === quantity && one.unit === unit);
  return below || same !== undefined ? { below, sameSince: same?.orderedAt ?? '' } : null;
}
