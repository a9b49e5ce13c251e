import type { FairContext } from '../../core/fair-context.ts';
import type { Handover } from '../exhibitor/employee.handovers.ts';
import { writeEntries } from './lead-entry.queries.ts';
import { countAssigned, reassign } from './lead.queries.ts';

async function handOver(ctx: FairContext, fromId: string, toId: string | null): Promise<number> {
  const moved = await reassign(ctx, fromId, toId);
  await writeEntries(ctx, moved, { kind: 'assigned', by: null, to: toId });
  return moved.length;
}

/** Leads assigned to one employee: open ones have to be dealt with by somebody, old ones are the history with a buyer. */
export const heldLeads: Handover = { name: 'orders', count: countAssigned, handOver };
