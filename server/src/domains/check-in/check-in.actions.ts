import {
  finding,
  type CheckedIn,
  type EntryHolder,
  type Finding,
} from '@fairbridge/contract/check-in/check-in.shapes.ts';
import { CONSOLE_LIMITS } from '@fairbridge/contract/console-limits.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { can, type OrganizerCaller } from '@fairbridge/contract/roles.ts';
import type { CheckedBadge } from '@fairbridge/contract/voucher/voucher.shapes.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { checkBadge, readBadge } from '../voucher/voucher.handlers.ts';
import { badgeOf, badges } from '../voucher/voucher.queries.ts';
import { findingOf, saneEntryTime, spanInWay } from './check-in.rules.ts';
import { badgesHeld, entries, entryInto, entryOfRequest, markOf, mayComeIn, type MarkRow } from './entry.queries.ts';
import { gateAnswer, gates } from './gate.queries.ts';

type Using = Pick<Services, 'config'>;
export type BadgeAsked = { holder: EntryHolder };
type Asked = BadgeAsked & { gateId: string; requestId: string };

const keptOut = (checked: CheckedBadge): CheckedIn => ({ ...checked, entry: null, before: null });

async function gateOf(ctx: FairContext, id: string) {
  const row = await gates.find(ctx, { id });
  return row === undefined ? fail('notFound') : gateAnswer(row);
}

/** The badge of whoever stands at the gate; of somebody found by name it is made where there is none. Errors: `notFound`. */
export async function badgeAt(using: Using, ctx: FairContext, holder: EntryHolder) {
  if ('code' in holder) return readBadge(using, ctx, holder.code);
  const id = 'visitorId' in holder ? holder.visitorId : holder.colleagueId;
  const held = await badgesHeld(ctx, { visitors: [id], colleagues: [id] });
  const badge = held.get(id);
  if (badge !== undefined) return badge;
  if (!(await mayComeIn(ctx, holder))) fail('notFound');
  return badgeOf(ctx, 'visitorId' in holder ? holder : { preregistrationId: holder.colleagueId });
}

/** An entry that was sent before is answered as it is. Errors: `conflict` where the request was of another badge or gate. */
async function sentBefore(ctx: FairContext, { gateId, requestId }: Asked, badgeId: string): Promise<MarkRow | null> {
  const sent = await entryOfRequest(ctx, requestId);
  if (sent === undefined) return null;
  if (sent.badge_id !== badgeId || sent.gate_id !== gateId) fail('conflict');
  return sent;
}

/**
 * Lets somebody in, or says why not. Of two gates at once one is first: whoever asks about a badge waits for the other.
 * @param override why the badge comes in although it did before; null asks the gate's rule
 */
export async function enter(
  using: Using,
  ctx: FairContext,
  acting: Acting,
  asked: Asked,
  override: string | null = null,
): Promise<CheckedIn> {
  const gate = await gateOf(ctx, asked.gateId);
  if (!gate.open) fail('gateClosed');
  const read = await badgeAt(using, ctx, asked.holder);
  if (!('id' in read)) return keptOut({ valid: false, fault: read.fault, badge: null });
  return inTransaction(ctx, async (inner) => {
    await badges.hold(inner, { id: read.id });
    const checked = await checkBadge(inner, read.id);
    const sent = await sentBefore(inner, asked, read.id);
    if (sent !== null) return { ...checked, entry: markOf(sent), before: null };
    if (!checked.valid) return keptOut(checked);
    const at = new Date();
    const span = spanInWay(gate.readmission, at);
    const before = span === null ? undefined : await entryInto(inner, { badgeId: read.id, hall: gate.hall, span });
    if (before !== undefined && override === null) return { ...checked, entry: null, before: markOf(before) };
    const reason = before === undefined ? '' : (override ?? '');
    const id = await insertEntry(inner, acting.caller, { ...asked, badgeId: read.id, at, reason });
    if (reason !== '') await writeOverride(inner, acting, read.id, reason);
    return { ...checked, entry: { id, at: at.toISOString(), gate: gate.name }, before: null };
  });
}

const writeOverride = (inner: FairContext, acting: Acting, badgeId: string, reason: string): Promise<void> =>
  writeAudit(inner, acting, { act: 'entry.override', object: { kind: 'badge', id: badgeId }, details: { reason } });

type NewEntry = {
  gateId: string;
  requestId: string;
  badgeId: string;
  at: Date;
  reason: string;
  /** Of one that was made without a network. */
  offline?: { found: Finding | null; doubleOf: string | null };
};

async function insertEntry(inner: FairContext, { staffId }: OrganizerCaller, entry: NewEntry): Promise<string> {
  const badge = await badges.find(inner, { id: entry.badgeId });
  return entries.insert(inner, {
    gate_id: entry.gateId,
    badge_id: entry.badgeId,
    visitor_id: badge?.visitor_id ?? null,
    entered_at: entry.at,
    request_id: entry.requestId,
    staff_id: staffId,
    reason: entry.reason,
    offline: entry.offline !== undefined,
    found: entry.offline?.found ?? null,
    double_of: entry.offline?.doubleOf ?? null,
  });
}

type Recorded = { gateId: string; code: string; enteredAt: string; requestId: string; reason: string };

/**
 * Keeps an entry that a device made without a network: it has happened, so it counts, and what the gate would have said stands beside it.
 * @returns what turned out; `unknown` where nothing is kept
 */
export async function recordEntry(
  using: Using,
  ctx: FairContext,
  acting: Acting,
  given: Recorded,
): Promise<Finding | 'unknown' | null> {
  const gate = await gateOf(ctx, given.gateId);
  const read = await readBadge(using, ctx, given.code);
  if (!('id' in read)) return 'unknown';
  return inTransaction(ctx, async (inner) => {
    await badges.hold(inner, { id: read.id });
    const badge = await badges.find(inner, { id: read.id });
    if (badge === undefined) return 'unknown';
    const { requestId } = given;
    const sent = await entryOfRequest(inner, requestId);
    if (sent !== undefined) return sent.badge_id === read.id ? finding.nullable().parse(sent.found) : fail('conflict');
    const at = saneEntryTime(new Date(given.enteredAt), new Date(), badge.created_at);
    // a reason of whoever may not let anybody in again says nothing
    const reason = can(contract.checkIn.enterAnyway.roles, acting.caller) ? given.reason : '';
    const { fault } = await checkBadge(inner, read.id);
    const span = spanInWay(gate.readmission, at);
    const other =
      span === null || reason !== '' ? undefined : await entryInto(inner, { badgeId: read.id, hall: gate.hall, span });
    const found = findingOf(fault, badge.revoked_at, at) ?? (other === undefined ? null : 'double');
    const offline = { found, doubleOf: other?.id ?? null };
    await insertEntry(inner, acting.caller, { gateId: gate.id, requestId, badgeId: read.id, at, reason, offline });
    if (reason !== '') await writeOverride(inner, acting, read.id, reason);
    return found;
  });
}

/** Takes back an entry that one has just made; twice does it once. Errors: `notFound`, `entryTooOld`. */
export const undoEntry = (ctx: FairContext, acting: Acting, id: string): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const entry = await entries.lock(inner, { id });
    if (entry.undone_at !== null) return;
    if (!mayUndo(acting.caller, entry)) fail('entryTooOld');
    await entries.write(inner, { id }, { undone_at: new Date() });
    await writeAudit(inner, acting, { act: 'entry.undo', object: { kind: 'badge', id: entry.badge_id } });
  });

/** Whoever let somebody in may take that back, for a minute. */
export const mayUndo = ({ staffId }: OrganizerCaller, entry: { staff_id: string | null; created_at: Date }): boolean =>
  entry.staff_id === staffId && Date.now() - entry.created_at.getTime() <= CONSOLE_LIMITS.entryUndoSeconds * 1_000;
