import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { ownerOf } from '../customer/customer-owner.queries.ts';
import { claimCustomer } from '../customer/customer.owner.ts';
import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import { leadAssigned } from './lead.events.ts';
import { writeEntries } from './lead-entry.queries.ts';
import { holdColleague } from '../identity/employment.queries.ts';
import { writeAssigned } from './lead.queries.ts';
import {
  newLeads,
  ruledTo,
  takeTurn,
  writeRules,
  writeTurns,
  type NewLead,
  type NewRule,
} from './lead-rule.queries.ts';
import { notifyOfLeads } from './lead.notify.ts';

/** Rules in the place of those before. All name colleagues who work for the company, or nothing changes (G2). */
export const setRules = (
  ctx: FairContext,
  exhibitorId: string,
  { rules, turns }: { rules: readonly NewRule[]; turns: readonly string[] },
): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    await lockCompany(inner, exhibitorId);
    const takers = [...new Set(turns)];
    for (const id of new Set([...rules.map(({ employeeId }) => employeeId), ...takers]))
      if (!(await holdColleague(inner, exhibitorId, id))) fail('notFound');
    await writeRules(inner, exhibitorId, rules);
    await writeTurns(inner, exhibitorId, takers);
  });

/** A category with those above it: a rule for a group is one for all that is in it. */
function withParents({ exhibition }: FairContext, categories: readonly string[]): string[] {
  const all = new Set<string>();
  for (const category of categories)
    for (let code: string | null = category; code !== null && !all.has(code);) {
      all.add(code);
      code = exhibition.categories.get(code)?.parent ?? null;
    }
  return [...all];
}

const takerOf = async (inner: FairContext, lead: NewLead, wanted: string | null): Promise<string | null> =>
  (await ownerOf(inner, { exhibitorId: lead.exhibitor_id, visitorId: lead.visitor_id })) ??
  (wanted !== null && (await holdColleague(inner, lead.exhibitor_id, wanted)) ? wanted : null) ??
  (await ruledTo(inner, { ...lead, categories: withParents(inner, lead.categories) })) ??
  (await takeTurn(inner, lead.exhibitor_id));

/**
 * Gives leads that were just made to whoever is in charge of their buyers, else to whom their company's rules name, in the transaction that
 * makes them: whoever is told of them is told as of one's own. What no rule fits stays nobody's. `wanted`: a colleague who comes before the
 * rules, having offered what the buyer now asks for.
 */
export async function giveByRule(
  jobs: Jobs,
  inner: FairContext,
  ids: readonly string[],
  wanted: string | null = null,
): Promise<void> {
  for (const lead of await newLeads(inner, ids)) {
    const to = await takerOf(inner, lead, wanted);
    if (to === null) continue;
    await claimCustomer(jobs, inner, { exhibitorId: lead.exhibitor_id, visitorId: lead.visitor_id, employeeId: to });
    await writeAssigned(inner, [lead.id], to);
    await writeEntries(inner, [lead], { kind: 'assigned', by: null, to });
    await notifyOfLeads(jobs, inner, leadAssigned, { exhibitorId: lead.exhibitor_id, leadIds: [lead.id] });
  }
}
