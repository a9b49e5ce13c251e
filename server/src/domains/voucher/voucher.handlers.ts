import { contract } from '@fairbridge/contract/index.ts';
import type { BadgeFault, CheckedBadge } from '@fairbridge/contract/voucher/voucher.shapes.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { countryName } from '../exhibition/exhibition.countries.ts';
import { badgeIdOf } from './voucher.codes.ts';
import { badgeData, badgesFile, confirmationFile, type DocumentHolder } from './voucher.documents.ts';
import {
  badgeById,
  badgeOfNumber,
  badgePerson,
  revokeBadge,
  type CheckedRow,
  type PersonRow,
} from './voucher.queries.ts';
import { badgeKind, faultOf, typedNumber, voucherState, type BadgeStatus } from './voucher.rules.ts';

type Row = Pick<PersonRow, 'complete_exhibition_registration' | 'review_state' | 'suspended_at'>;
const standingOf = (row: Row): BadgeStatus => ({
  registered: row.complete_exhibition_registration,
  reviewState: row.review_state,
  suspended: row.suspended_at !== null,
});
const bearerOf = ({ name, company, position, country, vip_status }: PersonRow): DocumentHolder => ({
  name,
  company,
  position,
  country,
  kind: badgeKind(vip_status),
});

async function person(ctx: FairContext, visitorId: string): Promise<PersonRow> {
  const row = await badgePerson(ctx, visitorId);
  if (row === undefined) fail('sessionExpired');
  return row;
}

/** A visitor who may have a badge. */
export async function readyBearer(ctx: FairContext, visitorId: string): Promise<DocumentHolder> {
  const row = await person(ctx, visitorId);
  if (voucherState(standingOf(row)) !== 'ready') fail('voucherNotReady');
  return bearerOf(row);
}

function faultOfRow(row: CheckedRow): BadgeFault | null {
  const { colleague_state: colleague, colleague_review: review } = row;
  const confirmed = colleague === null || (colleague === 'confirmed' && review === 'approved');
  return faultOf({ revoked: row.revoked_at !== null, confirmed, badgeStatus: standingOf(row) });
}

/** Why this badge does not let in, or null where it does. */
export async function badgeFault(ctx: FairContext, id: string): Promise<BadgeFault | null> {
  const row = await badgeById(ctx, id);
  return row === undefined ? 'unknown' : faultOfRow(row);
}

const nobody = (fault: BadgeFault): CheckedBadge => ({ valid: false, fault, badge: null });

function checkedOf(row: CheckedRow): CheckedBadge {
  const fault = faultOfRow(row);
  const { id, number, name, company, position } = row;
  const country = countryName(row.country);
  const broughtBy = row.colleague_state === null ? null : { name: row.visitor_name, company: row.visitor_company };
  const badge = { id, number, kind: badgeKind(row.vip_status), name, company, position, country, broughtBy };
  return { valid: fault === null, fault, badge };
}

/** Whose badge this is, and whether it lets in now. */
export async function checkBadge(ctx: FairContext, id: string): Promise<CheckedBadge> {
  const row = await badgeById(ctx, id);
  return row === undefined ? nobody('unknown') : checkedOf(row);
}

/**
 * The badge that a reader read or whose number was typed off the paper.
 * @returns its id, or why there is none
 */
export async function readBadge(
  { config }: Pick<Services, 'config'>,
  ctx: FairContext,
  code: string,
): Promise<{ id: string } | { fault: 'forged' | 'unknown' }> {
  const printed = typedNumber(code);
  const id = printed === null ? badgeIdOf(config.SECRET, code) : await badgeOfNumber(ctx, printed);
  if (id === null) return { fault: 'forged' };
  return id === undefined ? { fault: 'unknown' } : { id };
}

export const voucherHandlers = (services: Services): Handlers<FairContext, typeof contract.voucher> => ({
  get: async ({ ctx, caller }) => {
    const row = await person(ctx, caller.visitorId);
    const state = voucherState(standingOf(row));
    const holder = { visitorId: caller.visitorId };
    const { name, venue, city, startsOn, endsOn } = ctx.exhibition;
    return {
      state,
      reason: state === 'notApproved' ? row.review_reason : '',
      badge: state === 'ready' ? await badgeData(services, ctx, holder, bearerOf(row)) : null,
      fair: { name, venue, city, startsOn, endsOn },
    };
  },

  badge: async ({ ctx, caller: { visitorId }, input }) =>
    badgesFile(services, ctx, [{ holder: { visitorId }, bearer: await readyBearer(ctx, visitorId) }], input.lang),

  confirmation: async ({ ctx, caller: { visitorId }, input }) =>
    confirmationFile(services, ctx, { visitorId }, await readyBearer(ctx, visitorId), input.lang),

  verify: async ({ ctx, input }) => {
    const read = await readBadge(services, ctx, input.code);
    return 'id' in read ? checkBadge(ctx, read.id) : nobody(read.fault);
  },

  revoke: async ({ ctx, caller, input: { id }, request }) => {
    await inTransaction(ctx, async (inner) => {
      const outcome = await revokeBadge(inner, id);
      if (outcome === 'missing') fail('notFound');
      if (outcome === 'revoked')
        await writeAudit(
          inner,
          { caller, address: request.address },
          {
            act: 'badge.revoke',
            object: { kind: 'badge', id },
          },
        );
    });
  },
});
