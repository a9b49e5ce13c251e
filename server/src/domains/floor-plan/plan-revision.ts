import { z } from 'zod';
import { editedFloor } from '@fairbridge/contract/floor-plan/floor-plan-desk.shapes.ts';
import { planElement } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Findings, PlanDraft } from './plan-draft.ts';
import { planRevisions } from './plan-revision.queries.ts';

const { name, width, depth, booths } = editedFloor.shape;
const where = z.string();
const storedPlan = z.object({
  floors: z.array(z.object({ code: z.string(), name, width, depth })),
  elements: z.array(planElement.extend({ where, floor: z.string() })),
  booths: z.array(booths.element.extend({ where })),
});

/** An earlier plan. What stands in halls or on floors that are no more is told. Error: `notFound`. */
export async function planOfRevision(ctx: FairContext, id: string, faults: Findings): Promise<PlanDraft> {
  const row = await planRevisions.find(ctx, { id });
  if (row === undefined) fail('notFound');
  const draft = storedPlan.parse(row.plan);
  const { halls } = ctx.exhibition;
  const floors = new Set(draft.floors.map(({ code }) => code));
  for (const { where: part, hall } of [...draft.elements, ...draft.booths])
    if (hall !== null && !floors.has(halls.get(hall)?.floor ?? '')) faults.add(part, 'planHall', { text: hall });
  return draft;
}
