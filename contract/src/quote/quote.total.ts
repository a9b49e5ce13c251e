/** Units of weight and volume by how many kilograms or litres they are. */
const MEASURES: readonly Readonly<Record<string, number>>[] = [
  { g: 0.001, kg: 1, t: 1_000 },
  { L: 1, m3: 1_000 },
];

type Priced = { price: { amount: number; unit: string }; quantity: { amount: number; unit: string } | null };

/** What so much costs, in the currency of the price and to two decimals; null where nothing is said of how much, or in units that do not compare. */
export function totalOf({ price, quantity }: Priced): number | null {
  if (quantity === null) return null;
  const rounded = (amount: number): number => Math.round(amount * 100) / 100;
  if (quantity.unit === price.unit) return rounded(quantity.amount * price.amount);
  for (const measure of MEASURES) {
    const [of, per] = [measure[quantity.unit], measure[price.unit]];
    if (of !== undefined && per !== undefined) return rounded((quantity.amount * of * price.amount) / per);
  }
  return null;
}
