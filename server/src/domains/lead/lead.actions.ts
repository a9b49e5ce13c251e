import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { LeadState } from '@fairbridge/contract/lead/lead.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { allExcept, type VersionedId } from '../../core/matching.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import { holdColleague } from '../identity/employment.queries.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { assignCustomers, claimCustomer } from '../customer/customer.owner.ts';
import { countNotes, entryOfRequest, lockNote, writeEntries, leadEntries, writeNote } from './lead-entry.queries.ts';
import {
  lockLeads,
  lockMatching,
  writeAssigned,
  writeFollowUp,
  writeStates,
  type LeadFilter,
  type LeadKey,
} from './lead.queries.ts';
import { leadAnswered, leadAssigned, leadMoved } from './lead.events.ts';
import { mayRemoveNote } from '../customer/customer.rules.ts';
import { mayEditNote } from './lead.rules.ts';
import { notifyOfLeads } from './lead.notify.ts';

/** All of these are leads that the caller may handle, or nothing happens (G2). */
export async function chosenLeads(
  inner: FairContext,
  caller: ExhibitorCaller,
  ids: readonly string[],
): Promise<LeadKey[]> {
  const wanted = [...new Set(ids)];
  const own = await lockLeads(inner, caller, wanted);
  if (own.length !== wanted.length) fail('notFound');
  return own;
}

const one = async (inner: FairContext, caller: ExhibitorCaller, id: string): Promise<LeadKey> => {
  const [lead] = await chosenLeads(inner, caller, [id]);
  return lead ?? fail('notFound');
};

type Towards = { state: LeadState; lostReason: string };

/** Answers how many stood elsewhere before. */
export async function moveLeads(
  jobs: Jobs,
  inner: FairContext,
  caller: ExhibitorCaller,
  leads: readonly LeadKey[],
  { state, lostReason }: Towards,
) {
  const moved = leads.filter((lead) => lead.state !== state);
  if (moved.length === 0) return 0;
  const text = state === 'lost' ? lostReason : '';
  const leadIds = moved.map(({ id }) => id);
  await writeStates(inner, leadIds, { state, lostReason: text, by: caller.employeeId });
  await writeEntries(inner, moved, { kind: 'state', by: caller.employeeId, state, text });
  const { exhibitorId } = caller;
  await notifyOfLeads(jobs, inner, leadMoved, { exhibitorId, leadIds });
  const answered = moved.filter((lead) => lead.state === 'new').map(({ id }) => id);
  await notifyOfLeads(jobs, inner, leadAnswered, { exhibitorId, leadIds: answered });
  return moved.length;
}

/** Errors: `notFound` where one of them is not the caller's to handle (G2), `editConflict` where other leads match by now. */
export const setStateOf = (
  jobs: Jobs,
  ctx: FairContext,
  caller: ExhibitorCaller,
  chosen: { ids: readonly string[] } | (VersionedId & { filter: LeadFilter }),
  towards: Towards,
) =>
  inTransaction(ctx, async (inner) => {
    const leads =
      'ids' in chosen
        ? await chosenLeads(inner, caller, chosen.ids)
        : allExcept(await lockMatching(inner, caller, chosen.filter), chosen);
    if (leads === null) fail('editConflict');
    return moveLeads(jobs, inner, caller, leads, towards);
  });

/** To a colleague who works for the company, or to nobody, with all else of their buyers. Answers how many were not so before. */
export const assign = (
  jobs: Jobs,
  ctx: FairContext,
  caller: ExhibitorCaller,
  ids: readonly string[],
  employeeId: string | null,
) =>
  inTransaction(ctx, async (inner) => {
    const leads = await chosenLeads(inner, caller, ids);
    if (employeeId !== null && !(await holdColleague(inner, caller.exhibitorId, employeeId))) fail('notFound');
    const { exhibitorId, employeeId: by } = caller;
    const visitorIds = [...new Set(leads.map((lead) => lead.visitor_id))];
    await assignCustomers(jobs, inner, { exhibitorId, visitorIds, employeeId, by });
    const moved = leads.filter((lead) => lead.employee_id !== employeeId);
    if (moved.length === 0) return 0;
    const leadIds = moved.map(({ id }) => id);
    await writeAssigned(inner, leadIds, employeeId);
    await writeEntries(inner, moved, { kind: 'assigned', by, to: employeeId });
    await notifyOfLeads(jobs, inner, leadAssigned, { exhibitorId, leadIds });
    return moved.length;
  });

/** Whoever answers a lead of nobody, or puts it on a day, deals with it from then on. */
export async function claimLeads(
  jobs: Jobs,
  inner: FairContext,
  { exhibitorId, employeeId }: ExhibitorCaller,
  leads: readonly LeadKey[],
): Promise<void> {
  const open = leads.filter((lead) => lead.employee_id === null);
  for (const { visitor_id: visitorId } of open)
    await claimCustomer(jobs, inner, { exhibitorId, visitorId, employeeId });
  const leadIds = open.map(({ id }) => id);
  if (leadIds.length === 0) return;
  await writeAssigned(inner, leadIds, employeeId);
  await writeEntries(inner, open, { kind: 'assigned', by: employeeId, to: employeeId });
  await notifyOfLeads(jobs, inner, leadAssigned, { exhibitorId, leadIds });
}

export const setFollowUp = (
  jobs: Jobs,
  ctx: FairContext,
  caller: ExhibitorCaller,
  { id, on }: { id: string; on: string | null },
) =>
  inTransaction(ctx, async (inner) => {
    const lead = await one(inner, caller, id);
    if (lead.follow_up_on === on) return;
    if (on !== null) await claimLeads(jobs, inner, caller, [lead]);
    await writeFollowUp(inner, id, on);
    await writeEntries(inner, [lead], { kind: 'followUp', by: caller.employeeId, dueOn: on });
  });

type NewNote = { id: string; text: string; requestId?: string | undefined };

/** The same request sent again answers the note it made (G57). */
export const addNote = (ctx: FairContext, caller: ExhibitorCaller, { id, text, requestId }: NewNote) =>
  inTransaction(ctx, async (inner) => {
    const lead = await one(inner, caller, id);
    const before = requestId === undefined ? undefined : await entryOfRequest(inner, id, requestId);
    if (before !== undefined) {
      if (before.kind !== 'note' || before.text !== text || before.employee_id !== caller.employeeId) fail('conflict');
      return { id: before.id };
    }
    const max = LIMITS.leadNotesMax;
    if ((await countNotes(inner, id)) >= max) fail('leadNoteLimit', { max });
    return { id: await writeEntries(inner, [lead], { kind: 'note', by: caller.employeeId, text, requestId }) };
  });

async function ownNote(
  inner: FairContext,
  caller: ExhibitorCaller,
  id: string,
  may: (note: { writtenBy: string | null }, caller: ExhibitorCaller) => boolean,
): Promise<void> {
  const note = await lockNote(inner, caller, id);
  if (note === undefined || !may({ writtenBy: note.employee_id }, caller)) fail('notFound');
}

export const editNote = (ctx: FairContext, caller: ExhibitorCaller, id: string, text: string) =>
  inTransaction(ctx, async (inner) => {
    await ownNote(inner, caller, id, mayEditNote);
    await writeNote(inner, id, text);
  });

export const removeNote = (ctx: FairContext, caller: ExhibitorCaller, id: string) =>
  inTransaction(ctx, async (inner) => {
    await ownNote(inner, caller, id, mayRemoveNote);
    await leadEntries.delete(inner, { id });
  });
