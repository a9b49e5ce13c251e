import type { contract } from '@fairbridge/contract/index.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { badgeCode } from '../voucher/voucher.codes.ts';
import { checkBadge } from '../voucher/voucher.handlers.ts';
import { badges } from '../voucher/voucher.queries.ts';
import { countPrint, layoutOf, layoutRow, layouts } from './badge-layout.queries.ts';
import { badgeAt, type BadgeAsked } from './check-in.actions.ts';

/** Errors: `notFound`, `badgeNotValid`, `badgePrinted` where it was printed before and no reason is given. */
async function printBadge(
  services: Pick<Services, 'config'>,
  ctx: FairContext,
  acting: Acting,
  { holder, reason }: BadgeAsked & { reason: string },
) {
  const read = await badgeAt(services, ctx, holder);
  if (!('id' in read)) fail('notFound');
  return inTransaction(ctx, async (inner) => {
    await badges.hold(inner, { id: read.id });
    const { valid, badge } = await checkBadge(inner, read.id);
    if (!valid || badge === null) fail('badgeNotValid');
    const row = await badges.find(inner, { id: read.id });
    if ((row?.print_count ?? 0) > 0 && reason === '') fail('badgePrinted');
    const prints = await countPrint(inner, read.id);
    const object = { kind: 'badge', id: read.id };
    await writeAudit(
      inner,
      acting,
      prints === 1 ? { act: 'badge.print', object } : { act: 'badge.reprint', object, details: { reason, prints } },
    );
    const { number, kind, name, company, position, country } = badge;
    const qr = badgeCode(services.config.SECRET, read.id);
    return { number, kind, name, company, position, country, qr, fair: inner.exhibition.name, prints };
  });
}

export const badgeLayoutHandlers = (
  services: Pick<Services, 'config'>,
): Handlers<FairContext, typeof contract.badgeLayout> => ({
  get: ({ ctx }) => layoutOf(ctx),

  save: ({ ctx, caller, acting, input: { version, paper, fields } }) =>
    saveVersioned(ctx, caller, { kind: 'badgeLayout', id: ctx.exhibition.id, version }, async (inner) => {
      const columns = { paper, fields: JSON.stringify(fields) };
      const before = await layoutRow(inner);
      if ((before?.version ?? 0) !== version) fail('editConflict');
      if (before === undefined && (await layouts.insertOnce(inner, columns)) === null) fail('editConflict');
      if (before !== undefined) await layouts.lockVersion(inner, { id: before.id }, version);
      const next = before === undefined ? 1 : await layouts.update(inner, { id: before.id }, columns);
      await writeAudit(inner, acting, { act: 'badge.layout' });
      return { version: next };
    }),

  print: ({ ctx, input, acting }) => printBadge(services, ctx, acting, input),
});
