import { LIMITS } from '@fairbridge/contract/limits.ts';
import {
  SCORE_KINDS,
  USUAL_WEIGHTS,
  type ScoreKind,
  type ScoreWeights,
} from '@fairbridge/contract/lead-score/lead-score.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { inPoolOf } from '../identity/membership.queries.ts';
import { handledBy } from '../lead/lead.rules.ts';
import { readable } from '../visitor/visitor-browse.queries.ts';
import { readerOf } from '../visitor/visitor-browse.rules.ts';
import { ACT_SOURCES } from './lead-score.audit-actions.ts';

export async function weightsOf(ctx: FairContext, exhibitorId: string): Promise<ScoreWeights> {
  const rows = await ctx.db
    .selectFrom('lead_score_weight')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('exhibitor_id', '=', exhibitorId)
    .select(['kind', 'points'])
    .execute();
  const own = new Map(rows.map(({ kind, points }) => [kind, points]));
  const weights: ScoreWeights = { ...USUAL_WEIGHTS };
  for (const kind of SCORE_KINDS) weights[kind] = own.get(kind) ?? weights[kind];
  return weights;
}

export async function writeWeights(ctx: FairContext, exhibitorId: string, weights: ScoreWeights): Promise<void> {
  await ctx.db
    .insertInto('lead_score_weight')
    .values(
      SCORE_KINDS.map((kind) => ({
        exhibition_id: ctx.exhibition.id,
        exhibitor_id: exhibitorId,
        kind,
        points: weights[kind],
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['exhibitor_id', 'kind']).doUpdateSet({ points: (eb) => eb.ref('excluded.points') }),
    )
    .execute();
}

/** The visitors of those of these leads that this employee may handle. */
export async function buyersOf(ctx: FairContext, caller: ExhibitorCaller, leadIds: readonly string[]) {
  const { rows } = await sql<{ id: string; visitor_id: string }>`
    select l.id, l.visitor_id from lead l
    where l.exhibition_id = ${ctx.exhibition.id} and ${handledBy(caller)} and l.id = any(${[...leadIds]}::text[])`.execute(
    ctx.db,
  );
  return rows;
}

export type ActRow = {
  visitor_id: string;
  kind: ScoreKind;
  at: Date;
  points: number;
  times: number;
  subject: string;
  name_zh: string | null;
  name_en: string | null;
};

/**
 * Whose acts count. Whoever has withdrawn from the company begins anew with what is done since, unasked for only in its pool again; and of what is
 * done unasked for nothing is told of those who hide or look unseen.
 */
const people = (ctx: FairContext, caller: ExhibitorCaller, visitorIds: readonly string[]) => sql`
  select v.id, w.at as withdrawn_at,
    v.looks_shown and ${readable(readerOf(caller))} and (w.at is null or ${inPoolOf(caller.exhibitorId)}) as shown
  from visitor v cross join lateral (
    select max(c.removed_at) as at from contact c
    where c.visitor_id = v.id and c.exhibitor_id = ${caller.exhibitorId} and c.removed_by = 'visitor') w
  where v.exhibition_id = ${ctx.exhibition.id} and v.id = any(${[...visitorIds]}::text[])`;

const HALF_LIFE_SECONDS = LIMITS.scoreHalfLifeDays * 86_400;
const POINTS = sql<number>`round(act.weight * least(act.times, ${LIMITS.scoreVisitsMax})
  * power(0.5::float8, greatest(extract(epoch from now() - act.at), 0) / ${HALF_LIFE_SECONDS}))::int`;

/** What these visitors did towards the caller's company, as far as this employee may see it and it still gives points. */
export async function actsOf(
  ctx: FairContext,
  caller: ExhibitorCaller,
  visitorIds: readonly string[],
  weights: ScoreWeights,
): Promise<ActRow[]> {
  const counted = SCORE_KINDS.filter((kind) => weights[kind] > 0);
  if (visitorIds.length === 0 || counted.length === 0) return [];
  const sources = counted.map((kind) => {
    const { of, unasked } = ACT_SOURCES[kind];
    return sql`(select ${kind}::text as kind, ${weights[kind]}::int as weight, source.* from (${of(ctx, caller)}) source
      where source.at > coalesce(person.withdrawn_at, '-infinity') and (${unasked === undefined} or person.shown)
      order by source.at desc limit ${LIMITS.scoreActsMax})`;
  });
  const { rows } = await sql<ActRow>`
    with person as materialized (${people(ctx, caller, visitorIds)})
    select person.id as visitor_id, act.kind, act.at, ${POINTS} as points, act.times, act.subject, act.name_zh, act.name_en
    from person cross join lateral (${sql.join(sources, sql` union all `)}) act
    where ${POINTS} > 0 order by act.at desc, act.kind, act.subject`.execute(ctx.db);
  return rows;
}
