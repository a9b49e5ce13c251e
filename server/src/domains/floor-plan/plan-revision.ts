import { z } from 'zod';
import { BOOTH_STATES, ELEMENT_KIND_NAMES } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import { points } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { bilingualOut } from '@fairbridge/contract/fields.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Findings, PlanDraft } from './plan-draft.ts';
import { planRevisions } from './plan-revision.queries.ts';

const storedPlan = z.object({
  floors: z.array(z.object({ code: z.string(), name: bilingualOut, width: z.number(), depth: z.number() })),
  elements: z.array(
    z.object({
      id: z.string(),
      where: z.string(),
      floor: z.string(),
      kind: z.enum(ELEMENT_KIND_NAMES),
      hall: z.string().nullable(),
      name: bilingualOut,
      connector: z.string(),
      points,
    }),
  ),
  booths: z.array(
    z.object({
      id: z.string(),
      where: z.string(),
      hall: z.string(),
      number: z.string(),
      state: z.enum(BOOTH_STATES),
      points,
    }),
  ),
});

/** An earlier plan. What stands in halls or on floors that are no more is told. Error: `notFound`. */
export async function planOfRevision(ctx: FairContext, id: string, faults: Findings): Promise<PlanDraft> {
  const row = await planRevisions.find(ctx, { id });
  if (row === undefined) fail('notFound');
  const draft = storedPlan.parse(row.plan);
  const { halls } = ctx.exhibition;
  const floors = new Set(draft.floors.map(({ code }) => code));
  for (const { where, hall } of [...draft.elements, ...draft.booths])
    if (hall !== null && !floors.has(halls.get(hall)?.floor ?? '')) faults.add(where, 'planHall', { text: hall });
  return draft;
}
