/** Colours of the heat map, the palest first. */
export const HEAT_STEPS = [1, 2, 3, 4, 5] as const;

/**
 * From which amount on each colour begins: whole numbers that grow, fewer than there are colours where the amounts are few. Each colour holds
 * about as many booths as the others, so that one crowded booth does not make all others pale.
 */
export function heatSteps(amounts: readonly number[]): number[] {
  const sorted = amounts.toSorted((one, other) => one - other);
  const starts = HEAT_STEPS.map((step) => sorted[Math.floor(((step - 1) * sorted.length) / HEAT_STEPS.length)]);
  return [...new Set(starts.filter((amount) => amount !== undefined))];
}

/** Which colour an amount has, from 1. */
export const heatOf = (amount: number, steps: readonly number[]): number =>
  Math.max(1, steps.filter((start) => start <= amount).length);
