import { z } from 'zod';
import { asShown, type VisitingCard } from '@fairbridge/contract/card/card.shapes.ts';
import type { MessageSide, SentFile } from '@fairbridge/contract/chat/chat.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { videoAddress } from '../../platform/files/video-address.ts';
import type { Visibility } from '../../platform/search/search-engine.ts';
import { cardValues } from '../card/card.answers.ts';
import { cardsOfOwners } from '../card/card.queries.ts';
import { cardAnswer } from '../product/product.answers.ts';
import { cards } from '../product/product.queries.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { attachedFiles, type AttachedRow } from './chat-file.queries.ts';
import { cardsStillGiven, standingOfVisitor, type MessageRow } from './chat-message.queries.ts';
import { offersIn, type NamedOffers } from './chat-offer.reader.ts';
import { sideOf, type Member } from './chat.rules.ts';

/** Whose eyes messages are for: their side, and what they may see of exhibits. The organizer’s staff read as the fair. */
export type Reader = { side: MessageSide; visibility: Visibility };

export const readerOf = (caller: Member): Reader => ({
  side: sideOf(caller),
  // guests see of exhibits what everybody does
  visibility: visibilityOf(caller.kind === 'guest' ? { kind: 'anonymous' } : caller),
});

/** The visitor of a conversation, who is told of something by somebody else. */
export async function visitorAsReader(ctx: FairContext, visitorId: string): Promise<Reader> {
  const { approved, pool } = await standingOfVisitor(ctx, visitorId);
  return { side: 'visitor', visibility: { ranges: approved ? [0, 2] : [0], pool } };
}

/** The company of a conversation. */
export const companyAsReader = (exhibitorId: string): Reader => ({
  side: 'exhibitor',
  visibility: { ranges: [], pool: [], owner: exhibitorId },
});

const productBody = z.object({ productId: z.string() });
export const productIdOf = ({ kind, body, recalled_at: recalledAt }: MessageRow): string | null =>
  kind === 'product' && recalledAt === null ? productBody.parse(body).productId : null;

const isCard = ({ kind, recalled_at: recalledAt }: MessageRow): boolean => kind === 'card' && recalledAt === null;

type ShownProduct = Pick<ReturnType<typeof cardAnswer>, 'id' | 'name' | 'strength' | 'cover'>;
/** What messages name, as this reader may see it now: exhibits by their ids, cards and files by the ids of their messages. */
export type Named = NamedOffers & {
  products: ReadonlyMap<string, ShownProduct>;
  cards: ReadonlyMap<string, VisitingCard>;
  files: ReadonlyMap<string, SentFile[]>;
};

async function productsOf(ctx: FairContext, reader: Reader, rows: readonly MessageRow[]): Promise<Named['products']> {
  const ids = new Set(rows.map(productIdOf).filter((id) => id !== null));
  const found = await cards(ctx, [...ids], reader.visibility);
  return new Map(found.map((row) => [row.id, cardAnswer(ctx.exhibition, row)]));
}

/** A card that is withdrawn stands nowhere; nor one, for companies, whose owner has withdrawn from them since (ruling 3.3). */
async function cardsOf(ctx: FairContext, reader: Reader, rows: readonly MessageRow[]): Promise<Named['cards']> {
  const sent = rows.filter(isCard);
  if (sent.length === 0 || reader.side === 'fair') return new Map();
  const owners = await cardsOfOwners(ctx, [...new Set(sent.map((row) => row.author_id ?? ''))]);
  const byOwner = new Map(owners.map((card) => [card.visitor_id ?? card.employee_id ?? '', card]));
  const foreign = reader.side === 'exhibitor' ? sent.filter(({ side }) => side === 'visitor') : [];
  const given =
    foreign.length === 0
      ? new Set<string>()
      : await cardsStillGiven(
          ctx,
          foreign.map(({ id }) => id),
        );
  const shown = new Map<string, VisitingCard>();
  for (const row of sent) {
    const card = byOwner.get(row.author_id ?? '');
    if (card?.present !== true || (foreign.includes(row) && !given.has(row.id))) continue;
    shown.set(row.id, asShown(cardValues(ctx.exhibition, card), card.shown));
  }
  return shown;
}

/** Whoever reads a message sees its pictures and videos, at addresses that work for five minutes (G43). */
function sentFile({ exhibition: { signedPictures } }: FairContext, row: AttachedRow): SentFile {
  const address = (id: string): string => signedPictures.address(id);
  const { id, name, cover, bytes, width, height, seconds, pages } = row;
  if (row.kind === 'pdf') return { kind: 'document', id, name, bytes, pages };
  if (row.kind !== 'mp4') return { kind: 'picture', id, url: address(id), width, height };
  return { kind: 'video', id, url: videoAddress(id, address), cover: address(cover ?? ''), seconds, width, height };
}

async function filesOf(ctx: FairContext, rows: readonly MessageRow[]): Promise<Named['files']> {
  const sent = rows.filter(({ kind, recalled_at: recalledAt }) => kind === 'files' && recalledAt === null);
  const found = await attachedFiles(
    ctx,
    sent.map(({ id }) => id),
  );
  const byMessage = Map.groupBy(found, (row) => row.message_id);
  return new Map([...byMessage].map(([id, files]) => [id, files.map((row) => sentFile(ctx, row))]));
}

export const namedIn = async (ctx: FairContext, reader: Reader, rows: readonly MessageRow[]): Promise<Named> => ({
  products: await productsOf(ctx, reader, rows),
  cards: await cardsOf(ctx, reader, rows),
  files: await filesOf(ctx, rows),
  ...(await offersIn(ctx, reader.side, rows)),
});
