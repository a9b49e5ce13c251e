import type {
  MeetingSide,
  OwnSignup,
  Participation,
  SignupForm,
} from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { mobileOf, mobileParts } from '../../platform/phone/phone.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { assertMaySignUp } from '../exhibitor/sign-up-eligibility.queries.ts';
import { countryOf } from '../visitor/visitor.queries.ts';
import { cancelAppointmentsOf } from './meeting-appointment.ending.ts';
import { mayDealWith, partyOf } from './meeting-party.ts';
import { signupAnswer } from './meeting-signup.answers.ts';
import {
  standingOfAccount,
  nextNumber,
  ownPictures,
  placesTaken,
  signupById,
  signupColumns,
  signupOf,
  signups,
  type SignupRow,
} from './meeting-signup.queries.ts';
import { holdsPlace, isApproved, isEditable } from './meeting-signup.rules.ts';
import { holdPublished, type MeetingRow } from './meeting.queries.ts';
import { isOpenForSignup, stageOf } from './meeting.rules.ts';

type Taking = VisitorCaller | ExhibitorCaller;

/** Errors: `meetingFull`. In a transaction that holds the meeting. */
export async function checkPlaces(ctx: FairContext, meeting: MeetingRow, side: MeetingSide, more = 1): Promise<void> {
  const most = side === 'visitor' ? meeting.visitors_max : meeting.exhibitors_max;
  if ((await placesTaken(ctx, meeting.id, side)) + more > most) fail('meetingFull');
}

/** Errors: `meetingElsewhere`, `upgradeOnly`. */
async function checkEligible(ctx: FairContext, caller: Taking, { visitor_countries: countries }: MeetingRow) {
  if (caller.kind === 'exhibitor') return assertMaySignUp(ctx, caller.exhibitorId);
  if (countries.length > 0 && !countries.includes(await countryOf(ctx, caller.visitorId))) fail('meetingElsewhere');
}

/** Errors: `badInput` for a code that the fair does not have, and for a picture that the company has not uploaded for this. */
async function checkForm(ctx: FairContext, caller: Taking, form: SignupForm): Promise<void> {
  const isKnown = (code: string): boolean => code === '' || ctx.exhibition.companyTypes.has(code);
  if (!isKnown(form.businessNature)) failFields({ field: 'businessNature', rule: 'choice' });
  if (!isKnown(form.supplier.businessNature)) failFields({ field: 'supplier.businessNature', rule: 'choice' });
  const pictures = [form.productImage, ...form.certificates].filter((id) => id !== '');
  const own = caller.kind === 'visitor' ? new Set() : await ownPictures(ctx, caller.exhibitorId, pictures);
  if (form.productImage !== '' && !own.has(form.productImage))
    failFields({ field: 'productImage', rule: 'articlePicture' });
  if (form.certificates.some((id) => !own.has(id))) failFields({ field: 'certificates', rule: 'articlePicture' });
}

/** A mobile as calling code and national number, whatever spelling it was typed in. */
function withPlainMobile(form: SignupForm): SignupForm {
  if (form.mobile === '') return { ...form, mobileAreaCode: '' };
  const known = mobileOf(form.mobile, form.mobileAreaCode);
  if (known === null) failFields({ field: 'mobile', rule: 'mobile' });
  const { areaCode, number } = mobileParts(known);
  return { ...form, mobileAreaCode: areaCode, mobile: number };
}

/** A sign-up that stands is changed as it was read; one that was withdrawn is begun anew. */
function checkBefore(caller: Taking, before: SignupRow | undefined, version: number | null): void {
  if (before === undefined) {
    if (version !== null) fail('notFound');
    return;
  }
  if (!mayDealWith(caller, before)) fail('notAllowed');
  if (before.version !== version && !(version === null && before.withdrawn_at !== null)) fail('editConflict');
  if (!isEditable(before)) fail('signupApproved');
}

type Saving = SignupForm & { meetingId: string; version: number | null };

/** Signs up, edits a sign-up that is not approved, or signs up again: under review from then on. */
export async function saveSignup(ctx: FairContext, caller: Taking, { meetingId, version, ...typed }: Saving) {
  const form = withPlainMobile(typed);
  const party = partyOf(caller);
  return inTransaction(ctx, async (inner) => {
    const meeting = await holdPublished(inner, meetingId);
    if (meeting.cancelled_at !== null) fail('meetingCancelled');
    if (!isOpenForSignup(meeting, new Date())) fail('signupOver');
    const found = await signupOf(inner, meetingId, party);
    const before = found === undefined ? undefined : await signups.lock(inner, { id: found.id });
    checkBefore(caller, before, version);
    await checkEligible(inner, caller, meeting);
    await checkForm(inner, caller, form);
    if (before === undefined || !holdsPlace(before)) await checkPlaces(inner, meeting, party.side);
    const written = {
      ...signupColumns(party.side, form),
      ...(caller.kind === 'exhibitor' ? { employee_id: before?.employee_id ?? caller.employeeId } : {}),
      audit: 'review',
      reason: '',
      participation: 'none',
      withdrawn_at: null,
    };
    const id = before?.id ?? (await insertSignup(inner, caller, meetingId, written));
    if (before !== undefined) await signups.update(inner, { id }, written);
    await invalidate(inner, { kind: 'meetingSignup', id });
    return ownAnswer(inner, caller, id, meeting);
  });
}

async function insertSignup(
  ctx: FairContext,
  caller: Taking,
  meetingId: string,
  written: ReturnType<typeof signupColumns>,
): Promise<string> {
  const { side } = partyOf(caller);
  const number = await nextNumber(ctx, meetingId, side);
  const owner = caller.kind === 'visitor' ? { visitor_id: caller.visitorId } : { exhibitor_id: caller.exhibitorId };
  return signups.insert(ctx, { meeting_id: meetingId, side, number, ...owner, ...written });
}

async function ownAnswer(ctx: FairContext, caller: Taking, id: string, meeting: MeetingRow): Promise<OwnSignup> {
  const row = (await signupById(ctx, id)) ?? fail('notFound');
  return signupAnswer(ctx, caller, row, { meeting, now: new Date() });
}

type Read = { id: string; version: number };

/** An own sign-up as it was read, held with its meeting. Errors: `notFound`, `notAllowed`, `editConflict`. */
async function lockOwn(ctx: FairContext, caller: Taking, { id, version }: Read) {
  const { side, id: partyId } = partyOf(caller);
  const key = side === 'visitor' ? { visitor_id: partyId } : { exhibitor_id: partyId };
  const found = (await signups.find(ctx, { id, ...key })) ?? fail('notFound');
  const meeting = await holdPublished(ctx, found.meeting_id);
  if (!mayDealWith(caller, found)) fail('notAllowed');
  const row = await signups.lockVersion(ctx, { id, ...key }, version);
  return { row, meeting, side };
}

/** Withdraws a sign-up, and with it its appointments. */
export const withdrawSignup = (jobs: Jobs, ctx: FairContext, caller: Taking, read: Read): Promise<OwnSignup> =>
  inTransaction(ctx, async (inner) => {
    const { row, meeting, side } = await lockOwn(inner, caller, read);
    if (row.withdrawn_at === null) {
      if (stageOf(meeting, new Date()) !== 'toStart') fail('meetingBegun');
      await signups.update(inner, { id: row.id }, { withdrawn_at: new Date() });
      await cancelAppointmentsOf(jobs, inner, row.id, { reason: '', by: side });
      await invalidate(inner, { kind: 'meetingSignup', id: row.id });
    }
    return ownAnswer(inner, caller, row.id, meeting);
  });

/** Says whether one takes part, once approved; who does not loses the appointments. */
export const answerParticipation = (
  jobs: Jobs,
  ctx: FairContext,
  caller: Taking,
  { participation, ...read }: Read & { participation: Exclude<Participation, 'none'> },
): Promise<OwnSignup> =>
  inTransaction(ctx, async (inner) => {
    const { row, meeting, side } = await lockOwn(inner, caller, read);
    if (!isApproved(row)) fail('signupNotApproved');
    const stage = stageOf(meeting, new Date());
    if (stage === 'ended' || stage === 'cancelled') fail('meetingOver');
    if (row.participation !== participation) {
      await signups.update(inner, { id: row.id }, { participation });
      if (participation === 'denied') await cancelAppointmentsOf(jobs, inner, row.id, { reason: '', by: side });
    }
    return ownAnswer(inner, caller, row.id, meeting);
  });

/** What a visitor has signed up for and has not begun yet is withdrawn: the account goes. */
export async function leaveMeetings(jobs: Jobs, ctx: FairContext, accountId: string): Promise<void> {
  const rows = await standingOfAccount(ctx, accountId);
  for (const { id, meeting_id: meetingId } of rows) {
    await holdPublished(ctx, meetingId);
    await signups.update(ctx, { id }, { withdrawn_at: new Date() });
    await cancelAppointmentsOf(jobs, ctx, id, { reason: '', by: 'visitor' });
  }
}
