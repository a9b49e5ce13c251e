import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { newId } from '../../core/id.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { countCardCode, refundCardCode } from '../card/card.guessing.ts';
import { badgeIdOf } from '../voucher/voucher.codes.ts';
import { badgeOfNumber } from '../voucher/voucher.queries.ts';
import { typedNumber } from '../voucher/voucher.rules.ts';
import { badgeFault } from '../voucher/voucher.handlers.ts';
import { employees } from '../account/account.tables.ts';
import { scanAdded } from './scan.events.ts';
import {
  fairOfBadge,
  insertScan,
  scanById,
  scanOfRequest,
  scanOfMeeting,
  scansOfDay,
  visitorOfBadge,
  writeMeeting,
  type ScanRow,
} from './scan.queries.ts';
import { joinedNotes, saneTime, type Noted } from './scan.rules.ts';

type Guards = Pick<Services, 'counters' | 'config' | 'jobs'>;
type Asking = { caller: ExhibitorCaller; address: string };
type NewScan = Noted & { code: string; scannedAt: string; requestId: string };

/** The badge of a number as it is printed. Numbers that none has are counted, so that nobody finds people by trying them (G17). */
async function badgeNumbered(
  guards: Guards,
  ctx: FairContext,
  { caller, address }: Asking,
  code: string,
): Promise<string> {
  const guesser = { accountId: caller.accountId, address };
  await countCardCode(guards, guesser);
  const number = typedNumber(code);
  const id = number === null ? undefined : await badgeOfNumber(ctx, number);
  if (id === undefined) fail('badgeUnknown');
  await refundCardCode(guards, guesser);
  return id;
}

/** The badge that was read. A code that this portal has signed names its badge, at whichever fair, and cannot be guessed. */
async function readBadge(guards: Guards, ctx: FairContext, asking: Asking, code: string): Promise<string> {
  const id = badgeIdOf(guards.config.SECRET, code) ?? (await badgeNumbered(guards, ctx, asking, code));
  const fair = await fairOfBadge(ctx, id);
  if (fair === undefined) fail('badgeUnknown');
  if (fair !== ctx.exhibition.id) fail('badgeOtherFair');
  if ((await badgeFault(ctx, id)) !== null) fail('badgeNotValid');
  return id;
}

export function failIfInterestsUnknown({ exhibition }: FairContext, interests: readonly string[]): void {
  const unknown = interests.findIndex((code) => !exhibition.categories.has(code));
  if (unknown !== -1) failFields({ field: `interests.${unknown}`, rule: 'choice' });
}

/** Is all of it noted already? A later scan of the same meeting may have added to it. */
function isNoted(stored: Noted, given: Noted): boolean {
  const joined = joinedNotes(stored, given);
  return (
    joined !== null &&
    joined.heat === stored.heat &&
    joined.note === stored.note &&
    joined.interests.length === stored.interests.length
  );
}

type Meeting = Noted & { badgeId: string; requestId: string; at: Date };

/** Answers the scan that a new one belongs to, where the same meeting is noted already; null where it is the first of its meeting. */
async function joinMeeting(inner: FairContext, { employeeId }: ExhibitorCaller, { badgeId, at, ...given }: Meeting) {
  const before = await scanOfMeeting(inner, { employeeId, badgeId, at });
  const noted = before === undefined ? null : joinedNotes(before, given);
  if (before === undefined || noted === null) return null;
  await writeMeeting(inner, before.id, { ...noted, at });
  return before.id;
}

async function newScan(guards: Guards, inner: FairContext, caller: ExhibitorCaller, meeting: Meeting): Promise<string> {
  const { employeeId, exhibitorId } = caller;
  if ((await scansOfDay(inner, employeeId)) >= LIMITS.scansPerEmployeeDay)
    fail('scanLimit', { max: LIMITS.scansPerEmployeeDay });
  const { at: scannedAt, ...noted } = meeting;
  const id = newId();
  const visitorId = await visitorOfBadge(inner, meeting.badgeId);
  await insertScan(inner, { id, employeeId, exhibitorId, visitorId, scannedAt, ...noted });
  await guards.jobs.publish(inner.db, scanAdded, { exhibitionId: inner.exhibition.id, scanId: id });
  return id;
}

/** Keeps a scan once, however often a device sends it (G57); scanned again within minutes it is the same meeting, and one row. */
export async function addScan(guards: Guards, ctx: FairContext, asking: Asking, given: NewScan): Promise<ScanRow> {
  const { caller } = asking;
  const { code, scannedAt, requestId, ...noted } = given;
  failIfInterestsUnknown(ctx, noted.interests);
  const badgeId = await readBadge(guards, ctx, asking, code);
  const meeting = { ...noted, badgeId, requestId, at: saneTime(new Date(scannedAt), new Date()) };
  return inTransaction(ctx, async (inner) => {
    // a day's scans are counted one after the other
    await employees.hold(inner, { id: caller.employeeId });
    const stored = await scanOfRequest(inner, caller.employeeId, requestId);
    if (stored !== undefined && !(stored.badge_id === badgeId && isNoted(stored, noted))) fail('conflict');
    const known = stored?.id ?? (await joinMeeting(inner, caller, meeting));
    const row = await scanById(inner, caller, known ?? (await newScan(guards, inner, caller, meeting)));
    if (row === undefined) fail('conflict');
    return row;
  });
}
