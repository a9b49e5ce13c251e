/** How much of an active ingredient there is: '%' by weight, 'g/L' by volume. */
export type Content = { content: number; unit: string };

const KILOGRAMS: Readonly<Record<string, number>> = { g: 0.001, kg: 1, t: 1_000 };
const LITRES: Readonly<Record<string, number>> = { L: 1, m3: 1_000 };

/**
 * Kilograms of active ingredient in one unit of what is offered, of several all together. Null where that cannot be said: contents by
 * weight say nothing of a litre, contents by volume nothing of a kilogram, and neither says anything of a carton.
 */
export function activePerUnit(unit: string, contents: readonly Content[]): number | null {
  const [first] = contents;
  if (first === undefined || contents.some((one) => one.unit !== first.unit)) return null;
  const [units, share] = first.unit === '%' ? [KILOGRAMS, 0.01] : [LITRES, 0.001];
  const many = units[unit];
  if (many === undefined) return null;
  const active = many * share * contents.reduce((sum, { content }) => sum + content, 0);
  // what binary fractions add behind is left out
  return active > 0 ? Number(active.toPrecision(12)) : null;
}
