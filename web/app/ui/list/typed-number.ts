/** What was typed as a number of a cell: null for nothing, undefined for what is none. */
export function typedNumber(text: string, { min, max }: { min: number; max: number }): number | null | undefined {
  const typed = text.normalize('NFKC').trim();
  if (typed === '') return null;
  const value = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}
