import { onEvent, type EventHandler } from '../../core/domain.ts';
import { inTransaction } from '../../core/fair-context.ts';
import { customersAssigned } from '../customer/customer.events.ts';
import { leadAssigned } from './lead.events.ts';
import { writeEntries } from './lead-entry.queries.ts';
import { followOwners } from './lead.queries.ts';
import { notifyOfLeads } from './lead.notify.ts';

/** All leads of a buyer go to whoever is in charge of them. Run twice, it finds nothing left to move. */
export const leadEventHandlers: readonly EventHandler[] = [
  onEvent(customersAssigned, 'lead', ({ jobs }, ctx, { exhibitorId, visitorIds, by }) =>
    inTransaction(ctx, async (inner) => {
      const moved = await followOwners(inner, exhibitorId, visitorIds);
      if (moved.length === 0) return;
      for (const to of new Set(moved.map((lead) => lead.employee_id)))
        await writeEntries(
          inner,
          moved.filter((lead) => lead.employee_id === to),
          { kind: 'assigned', by, to },
        );
      await notifyOfLeads(jobs, inner, leadAssigned, { exhibitorId, leadIds: moved.map(({ id }) => id) });
    }),
  ),
];
