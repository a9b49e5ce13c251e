import { contract } from '@fairbridge/contract/index.ts';
import type { ScoredAct } from '@fairbridge/contract/lead-score/lead-score.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
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

async function scoresOf(ctx: FairContext, caller: ExhibitorCaller, subjects: readonly Subject[]) {
  const weights = await weightsOf(ctx, caller.exhibitorId);
  const ids = [...new Set(subjects.map((one) => one.visitor_id))];
  const acts = Map.groupBy(await actsOf(ctx, caller, ids, weights), (act) => act.visitor_id);
  return { list: subjects.map((one) => ({ id: one.id, points: sumOf(acts.get(one.visitor_id) ?? []) })) };
}

async function evidenceOf(ctx: FairContext, caller: ExhibitorCaller, [subject]: readonly Subject[]) {
  if (subject === undefined) fail('notFound');
  const weights = await weightsOf(ctx, caller.exhibitorId);
  const acts = await actsOf(ctx, caller, [subject.visitor_id], weights);
  return { points: sumOf(acts), acts: acts.map(actAnswer) };
}

export const leadScoreHandlers: Handlers<FairContext, typeof contract.leadScore> = {
  ofLeads: async ({ ctx, caller, input }) => scoresOf(ctx, caller, await buyersOf(ctx, caller, input.ids)),

  ofLead: async ({ ctx, caller, input }) => evidenceOf(ctx, caller, await buyersOf(ctx, caller, [input.id])),

  ofContacts: async ({ ctx, caller, input }) => scoresOf(ctx, caller, await poolRows(ctx, caller, input.ids)),

  ofContact: async ({ ctx, caller, input }) => evidenceOf(ctx, caller, await poolRows(ctx, caller, [input.id])),

  weights: async ({ ctx, caller }) => ({ weights: await weightsOf(ctx, caller.exhibitorId) }),

  setWeights: ({ ctx, caller, input }) => writeWeights(ctx, caller.exhibitorId, input.weights),
};
