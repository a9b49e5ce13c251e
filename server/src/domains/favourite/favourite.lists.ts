import type {
  FavouriteExhibitor,
  FavouriteLive,
  FavouriteProduct,
  FavouriteVisitor,
} from '@fairbridge/contract/favourite/favourite.shapes.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { exhibitorCards } from '../booth/booth.answers.ts';
import { liveCardAnswer } from '../live/live.answers.ts';
import { watchableRows } from '../live/live.queries.ts';
import { cardAnswer } from '../product/product.answers.ts';
import { cards } from '../product/product.queries.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { visitorCardsById } from '../visitor/visitor-browse.answers.ts';
import { readerOf } from '../visitor/visitor-browse.rules.ts';
import type { FavouriteRow } from './favourite.queries.ts';

const kept = ({ note, created_at: at }: FavouriteRow) => ({ note, savedAt: at.toISOString() });
const idsOf = (rows: readonly FavouriteRow[]): string[] => rows.map(({ id }) => id);

/** In the order of the rows, with what was kept of each; one that has vanished in this moment is left out. */
function joined<T>(rows: readonly FavouriteRow[], found: ReadonlyMap<string, T>) {
  return rows.flatMap((row) => {
    const card = found.get(row.id);
    return card === undefined ? [] : [{ ...card, ...kept(row) }];
  });
}

export async function productItems(
  ctx: FairContext,
  caller: VisitorCaller,
  rows: readonly FavouriteRow[],
): Promise<FavouriteProduct[]> {
  const found = await cards(ctx, idsOf(rows), visibilityOf(caller));
  return joined(rows, new Map(found.map((row) => [row.id, cardAnswer(ctx.exhibition, row)])));
}

export async function exhibitorItems(
  ctx: FairContext,
  caller: VisitorCaller,
  rows: readonly FavouriteRow[],
): Promise<FavouriteExhibitor[]> {
  const found = await exhibitorCards(ctx, idsOf(rows), visibilityOf(caller));
  return joined(rows, new Map(found.map((card) => [card.id, card])));
}

export async function liveItems(
  ctx: FairContext,
  caller: VisitorCaller,
  rows: readonly FavouriteRow[],
): Promise<FavouriteLive[]> {
  const found = await watchableRows(ctx, caller, idsOf(rows));
  return joined(rows, new Map(found.map((row) => [row.id, liveCardAnswer(ctx.exhibition, row)])));
}

export async function visitorItems(
  ctx: FairContext,
  caller: ExhibitorCaller,
  rows: readonly FavouriteRow[],
): Promise<FavouriteVisitor[]> {
  return joined(rows, await visitorCardsById(ctx, idsOf(rows), readerOf(caller)));
}
