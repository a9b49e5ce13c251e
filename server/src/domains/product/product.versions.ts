import { Batcher } from '../../platform/database/batcher.ts';
import type { FairContext } from '../../core/fair-context.ts';
import {
  shownProducts,
  viewedProducts,
  type ShownProduct,
  type ViewedProduct,
  type Viewing,
} from './product.versions.queries.ts';

/** So many viewers by one statement. */
const VIEWERS_MOST = 50;
const STATEMENTS_AT_ONCE = 2;

type Batchers = {
  shown: Batcher<readonly string[], ReadonlyMap<string, ShownProduct>>;
  viewed: Batcher<Viewing, ViewedProduct | null>;
};

/**
 * Who may see a product now, and the versions of the rows that its answers are made of, asked of the database at every call: what comes at the
 * same time goes by one statement. Answers that are kept are found by these, so that none outlives a row it was made of (G5).
 */
export class ProductVersions {
  readonly #batchers = new WeakMap<FairContext['exhibition'], Batchers>();

  /** Those of these products that are shown, by id. */
  shown(ctx: FairContext, ids: readonly string[]): Promise<ReadonlyMap<string, ShownProduct>> {
    return this.#of(ctx).shown.add(ids);
  }

  /** Null where no such product is shown. */
  viewed(ctx: FairContext, viewing: Viewing): Promise<ViewedProduct | null> {
    return this.#of(ctx).viewed.add(viewing);
  }

  #of(ctx: FairContext): Batchers {
    const before = this.#batchers.get(ctx.exhibition);
    if (before !== undefined) return before;
    const options = { most: VIEWERS_MOST, lanes: STATEMENTS_AT_ONCE };
    const made: Batchers = {
      shown: new Batcher({
        ...options,
        run: async (lists) => {
          const rows = await shownProducts(ctx, [...new Set(lists.flat())]);
          const byId: ReadonlyMap<string, ShownProduct> = new Map(rows.map((row) => [row.id, row]));
          return lists.map(() => byId);
        },
      }),
      viewed: new Batcher({ ...options, run: (viewings) => viewedProducts(ctx, viewings) }),
    };
    this.#batchers.set(ctx.exhibition, made);
    return made;
  }
}
