export type Row = { what: string; figure: string; target: string; met: boolean | null };

/** Prints the results; `met: null` is a figure without a target. */
export function print(rows: readonly Row[]): void {
  const cells = rows.map((row) => [
    row.what,
    row.figure,
    row.target,
    row.met === null ? '' : row.met ? 'met' : 'MISSED',
  ]);
  const all = [['what', 'figure', 'target', ''], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  for (const line of all)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

export const atMost = (what: string, value: number, most: number, unit: string): Row => ({
  what,
  figure: `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`,
  target: `<= ${most} ${unit}`,
  met: value <= most,
});
export const atLeast = (what: string, value: number, least: number, unit: string): Row => ({
  what,
  figure: `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`,
  target: `>= ${least} ${unit}`,
  met: value >= least,
});
export const plain = (what: string, figure: string): Row => ({ what, figure, target: '', met: null });
