import { contract } from '@fairbridge/contract/index.ts';
import { DONE } from '@fairbridge/contract/fields.ts';
import type { ScoredAct } from '@fairbridge/contract/lead-score/lead-score.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/who.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { poolRows } from '../contact/contact-pool.queries.ts';
import { actsOf, buyersOf, weightsOf, writeWeights, type ActRow } from './lead-score.queries.ts';

/** A lead or a contact, and who it is. */
type Subject = { id: string; visitor_id: string };

const sumOf = (acts: readonly ActRow[]): number => acts.reduce((sum, { points }) => sum + points, 0);

const actAnswer = ({ kind, at, points, times, subject, name_zh: zh, name_en: en }: ActRow): ScoredAct => ({
  kind,
  at: at.toISOString(),
  points,
  times,
  subject,
  name: zh === null && en === null ? null : { zh: zh ?? '', en: en ?? '' },
});

async function scoresOf(scope: Scope, caller: ExhibitorCaller, subjects: readonly Subject[]) {
  const weights = await weightsOf(scope, caller.exhibitorId);
  const ids = [...new Set(subjects.map((one) => one.visitor_id))];
  const acts = Map.groupBy(await actsOf(scope, caller, ids, weights), (act) => act.visitor_id);
  return { list: subjects.map((one) => ({ id: one.id, points: sumOf(acts.get(one.visitor_id) ?? []) })) };
}

async function evidenceOf(scope: Scope, caller: ExhibitorCaller, [subject]: readonly Subject[]) {
  if (subject === undefined) refuse('notFound');
  const weights = await weightsOf(scope, caller.exhibitorId);
  const acts = await actsOf(scope, caller, [subject.visitor_id], weights);
  return { points: sumOf(acts), acts: acts.map(actAnswer) };
}

export const leadScoreHandlers: Implementation<Scope, typeof contract.leadScore> = {
  ofLeads: async ({ scope, caller, input }) => scoresOf(scope, caller, await buyersOf(scope, caller, input.ids)),

  ofLead: async ({ scope, caller, input }) => evidenceOf(scope, caller, await buyersOf(scope, caller, [input.id])),

  ofContacts: async ({ scope, caller, input }) => scoresOf(scope, caller, await poolRows(scope, caller, input.ids)),

  ofContact: async ({ scope, caller, input }) => evidenceOf(scope, caller, await poolRows(scope, caller, [input.id])),

  weights: async ({ scope, caller }) => ({ weights: await weightsOf(scope, caller.exhibitorId) }),

  setWeights: async ({ scope, caller, input }) => {
    await writeWeights(scope, caller.exhibitorId, input.weights);
    return DONE;
  },
};
