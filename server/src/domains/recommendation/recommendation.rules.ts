import type { Reason } from '@fairbridge/contract/recommendation/recommendation.calls.ts';

export type Candidate = { id: string; exhibitorId: string };
export type Offer = { reason: Reason; candidates: readonly Candidate[] };
export type Picked = { id: string; reason: Reason };

export type Muted = { productId?: string | undefined; exhibitorId?: string | undefined; reason?: string | undefined };
/** What is muted, as it is kept. */
export const mutedText = ({ productId, exhibitorId, reason }: Muted): string => {
  if (productId !== undefined) return `product ${productId}`;
  return exhibitorId === undefined ? `reason ${reason ?? ''}` : `exhibitor ${exhibitorId}`;
};
export const isReasonMuted = (mutes: ReadonlySet<string>, { kind, code }: Reason): boolean =>
  mutes.has(`reason ${kind} ${code}`);

type Bounds = { shown: number; perCompany: number };
type Without = { known: ReadonlySet<string>; mutes: ReadonlySet<string> };

/**
 * Picks one of each offer in turn, tier after tier, until enough are picked: nothing twice, nothing known or muted, and no more of one company
 * than allowed. A later tier fills what those before it left open; what two reasons offer is recommended for the first.
 */
export function pick(
  tiers: readonly (readonly Offer[])[],
  { known, mutes }: Without,
  { shown, perCompany }: Bounds,
): Picked[] {
  const picked: Picked[] = [];
  const taken = new Set(known);
  const ofCompany = new Map<string, number>();
  const fits = ({ id, exhibitorId }: Candidate): boolean =>
    !taken.has(id) &&
    !mutes.has(`product ${id}`) &&
    !mutes.has(`exhibitor ${exhibitorId}`) &&
    (ofCompany.get(exhibitorId) ?? 0) < perCompany;
  const takeOne = ({ reason, candidates }: Offer): boolean => {
    const next = picked.length < shown && !isReasonMuted(mutes, reason) ? candidates.find(fits) : undefined;
    if (next === undefined) return false;
    taken.add(next.id);
    ofCompany.set(next.exhibitorId, (ofCompany.get(next.exhibitorId) ?? 0) + 1);
    picked.push({ id: next.id, reason });
    return true;
  };
  for (const tier of tiers) {
    // every offer of the tier has its turn before one has another
    while (tier.map(takeOne).includes(true));
  }
  return picked;
}
