import { newId } from '../src/core/id.ts';
import type { FairContext } from '../src/core/fair-context.ts';
import { gates } from '../src/domains/check-in/gate.queries.ts';
import { entries } from '../src/domains/check-in/entry.queries.ts';

type Gate = { name?: string; hall?: string | null; readmission?: 'once' | 'daily' | 'always'; open?: boolean };

/** A gate of the fair; once in all unless told otherwise. */
export const makeGate = (
  ctx: FairContext,
  { name = '南门', hall = null, readmission = 'once', open = true }: Gate = {},
): Promise<string> => gates.insert(ctx, { name_zh: name, name_en: '', hall, readmission, open });

/** A badge that came in at a gate. */
export const makeEntry = (
  ctx: FairContext,
  given: { gateId: string; badgeId: string; staffId?: string | null; at?: Date; visitorId?: string | null },
): Promise<string> =>
  entries.insert(ctx, {
    gate_id: given.gateId,
    badge_id: given.badgeId,
    visitor_id: given.visitorId ?? null,
    entered_at: given.at ?? new Date(),
    request_id: newId(),
    staff_id: given.staffId ?? null,
  });
