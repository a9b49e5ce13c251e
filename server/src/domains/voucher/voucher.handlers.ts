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
  admitBadge,
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

const nobody = (fault: BadgeFault): CheckedBadge => ({ valid: false, fault, admittedAt: null, badge: null });

/** Checks what a reader read, or the number that was typed off the paper. */
async function check(secret: string, ctx: FairContext, code: string): Promise<CheckedBadge> {
  const printed = typedNumber(code);
  const id = printed === null ? badgeIdOf(secret, code) : await badgeOfNumber(ctx, printed);
  if (id === null) return nobody('forged');
  const row = id === undefined ? undefined : await badgeById(ctx, id);
  if (row === undefined) return nobody('unknown');
  const fault = faultOfRow(row);
  const { number, name, company, position } = row;
  const country = countryName(row.country);
  const broughtBy = row.colleague_state === null ? null : { name: row.visitor_name, company: row.visitor_company };
  const badge = { id: row.id, number, kind: badgeKind(row.vip_status), name, company, position, country, broughtBy };
  const before = fault === null ? await admitBadge(ctx, row.id) : null;
  return { valid: fault === null, fault, admittedAt: before?.toISOString() ?? null, badge };
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

  verify: ({ ctx, input }) => check(services.config.SECRET, ctx, input.code),

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
