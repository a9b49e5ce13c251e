import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import { holdColleague } from '../identity/employment.queries.ts';
import { makeOnce } from '../audit/sent-request.actions.ts';
import { countNotes, customerOf, writeFollowUp, customerNotes, type CustomerRow } from './customer.queries.ts';
import { assignCustomers, claimCustomer } from './customer.owner.ts';
import { mayRemoveNote } from './customer.rules.ts';

type Using = Pick<Services, 'jobs'>;

/** A buyer whom the company knows and the caller may deal with. Error: `notFound`. */
export const requireCustomer = async (ctx: FairContext, caller: ExhibitorCaller, id: string): Promise<CustomerRow> =>
  (await customerOf(ctx, caller, id)) ?? fail('notFound');

/** Error: `notFound`, also where the colleague does not work for the company. */
export const assignTo = (
  { jobs }: Using,
  ctx: FairContext,
  caller: ExhibitorCaller,
  { id, employeeId }: { id: string; employeeId: string | null },
): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const { exhibitorId, employeeId: by } = caller;
    await requireCustomer(inner, caller, id);
    if (employeeId !== null && !(await holdColleague(inner, exhibitorId, employeeId))) fail('notFound');
    await assignCustomers(jobs, inner, { exhibitorId, visitorIds: [id], employeeId, by });
  });

/** Whoever puts a buyer of nobody on a day is in charge of them. Error: `notFound`. */
export const setFollowUp = (
  { jobs }: Using,
  ctx: FairContext,
  caller: ExhibitorCaller,
  { id, on }: { id: string; on: string | null },
): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const { exhibitorId, employeeId } = caller;
    await requireCustomer(inner, caller, id);
    if (on !== null) await claimCustomer(jobs, inner, { exhibitorId, visitorId: id, employeeId });
    await writeFollowUp(inner, { exhibitorId, visitorId: id }, on);
  });

/** The same request sent again answers the note it made (G57). Errors: `notFound`, `leadNoteLimit`, `conflict`. */
export const addNote = (
  ctx: FairContext,
  caller: ExhibitorCaller,
  note: { id: string; text: string; requestId?: string | undefined },
): Promise<{ id: string }> =>
  makeOnce(ctx, caller, note, (once, { id, text }) =>
    inTransaction(once, async (inner) => {
      const { exhibitorId, employeeId } = caller;
      await requireCustomer(inner, caller, id);
      const max = LIMITS.leadNotesMax;
      if ((await countNotes(inner, { exhibitorId, visitorId: id })) >= max) fail('leadNoteLimit', { max });
      const note = { exhibitor_id: exhibitorId, visitor_id: id, employee_id: employeeId, text };
      return { id: await customerNotes.insert(inner, note) };
    }),
  );

/** Error: `notFound`. */
export const removeNote = (ctx: FairContext, caller: ExhibitorCaller, id: string): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const note = await customerNotes.lock(inner, { id, exhibitor_id: caller.exhibitorId });
    if (!mayRemoveNote({ writtenBy: note.employee_id }, caller)) fail('notFound');
    await customerNotes.delete(inner, { id });
  });
