import { z } from 'zod';
import { bilingualOut } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** What a buyer does towards a company, and the points that each such act gives until the company decides otherwise. Another kind is a line here. */
export const USUAL_WEIGHTS = {
  order: 30,
  quoteAccepted: 30,
  inquiry: 20,
  documentAsked: 10,
  documentOpened: 5,
  cardGiven: 10,
  badgeScanned: 10,
  favourite: 5,
  visit: 2,
} as const;
export type ScoreKind = keyof typeof USUAL_WEIGHTS;
export const scoreKind = z.enum(
  Object.keys(USUAL_WEIGHTS).filter((kind): kind is ScoreKind => Object.hasOwn(USUAL_WEIGHTS, kind)),
);
export const SCORE_KINDS: readonly ScoreKind[] = scoreKind.options;

/** Points for each kind of act; 0: it does not count. */
export const scoreWeights = z.record(scoreKind, z.int().min(0).max(LIMITS.scoreWeightMax));
export type ScoreWeights = z.output<typeof scoreWeights>;

export const score = z.object({ id: z.string(), points: z.int() });

/** An act that counts. `subject` is what it leads to: a lead, an exhibit; '' where it is the whole booth. */
export const scoredAct = z.object({
  kind: scoreKind,
  at: z.string(),
  /** What is left of it by now. */
  points: z.int(),
  /** How often, of visits: the returns. */
  times: z.int(),
  subject: z.string(),
  /** The exhibit; null where it is the booth, or what is asked has not been opened yet. */
  name: bilingualOut.nullable(),
});
export type ScoredAct = z.output<typeof scoredAct>;

/** The points are the sum of those of the acts. */
export const scoreEvidence = z.object({ points: z.int(), acts: z.array(scoredAct) });
export type ScoreEvidence = z.output<typeof scoreEvidence>;
