import { newId } from '../src/core/id.ts';
import type { FairContext } from '../src/core/fair-context.ts';
import { insertRows } from '../src/platform/database/insert-rows.ts';
import { cardOf } from '../src/domains/card/card.queries.ts';
import type { Party } from '../src/domains/card/card.rules.ts';
import { badgeCode } from '../src/domains/voucher/voucher.codes.ts';
import { badgeOf } from '../src/domains/voucher/voucher.queries.ts';
import type { TestPortal } from './portal.ts';
import { makeVisitor } from './world.ts';

/** The code of a visitor's card, as it stands in its QR. */
export async function cardCode(ctx: FairContext, visitorId: string): Promise<string> {
  const card = await cardOf(ctx, { kind: 'visitor', id: visitorId });
  if (card === undefined) throw new Error('a visitor has a card');
  return card.code;
}

/** A card of a new visitor that this person has received. */
export const makeReceivedCard = async (test: TestPortal, holder: Party, ctx: FairContext = test.ctx): Promise<string> =>
  makeReceivedCardOf((await makeVisitor(test, {}, ctx)).visitorId, holder, ctx);

/** A card of this visitor that this person has received. */
export async function makeReceivedCardOf(visitorId: string, holder: Party, ctx: FairContext): Promise<string> {
  const card = await cardOf(ctx, { kind: 'visitor', id: visitorId });
  const id = newId();
  const whose = holder.kind === 'visitor' ? { visitor_id: holder.id } : { employee_id: holder.id };
  await insertRows(ctx.db, 'received_card', [
    { id, exhibition_id: ctx.exhibition.id, ...whose, card_id: card?.id ?? '' },
  ]);
  return id;
}

/** What the QR code on a visitor's badge says. */
export async function codeOfBadge(test: TestPortal, visitorId: string, ctx: FairContext = test.ctx): Promise<string> {
  const { id } = await badgeOf(ctx, { visitorId });
  return badgeCode(test.portal.services.config.SECRET, id);
}

type ScannedBy = { exhibitorId: string; employeeId: string };

/** A badge of a new visitor that this employee has scanned. */
export const makeScan = async (test: TestPortal, by: ScannedBy, ctx: FairContext = test.ctx): Promise<string> =>
  makeScanOf((await makeVisitor(test, {}, ctx)).visitorId, by, ctx);

/** The badge of this visitor that this employee has scanned. */
export async function makeScanOf(
  visitorId: string,
  by: ScannedBy,
  ctx: FairContext,
  scannedAt = new Date().toISOString(),
): Promise<string> {
  const { id: badgeId } = await badgeOf(ctx, { visitorId });
  const id = newId();
  const who = { exhibitor_id: by.exhibitorId, employee_id: by.employeeId, visitor_id: visitorId, badge_id: badgeId };
  const made = { request_id: newId(), scanned_at: scannedAt };
  await insertRows(ctx.db, 'scan', [{ id, exhibition_id: ctx.exhibition.id, ...who, ...made }]);
  return id;
}
