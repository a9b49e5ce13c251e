import { loadavg } from 'node:os';
import { z } from 'zod';

const row = z.object({
  what: z.string(),
  figure: z.string(),
  /** The figure as a number, where two runs can be compared by it. */
  value: z.number().nullable(),
  target: z.string(),
  /** Null: a figure without a target. */
  met: z.boolean().nullable(),
  /** Mean number of processes that wanted to run in the minute before (getloadavg), the measured ones among them. */
  load: z.number(),
});
export const rows = z.array(row);
export type Row = z.infer<typeof row>;

export function printColumns(lines: readonly (readonly string[])[]): void {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

export function print(measured: readonly Row[]): void {
  const cells = measured.map(({ what, figure, target, met, load }) => [
    what,
    figure,
    target,
    met === null ? '' : met ? 'met' : 'MISSED',
    load.toFixed(1),
  ]);
  printColumns([['what', 'figure', 'target', '', 'load'], ...cells]);
}

const rowOf = (what: string, rest: Pick<Row, 'figure' | 'value' | 'target' | 'met'>): Row => ({
  what,
  ...rest,
  load: loadavg()[0] ?? 0,
});
const shown = (value: number, unit: string): string => `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`;

export const atMost = (what: string, value: number, most: number, unit: string): Row =>
  rowOf(what, { figure: shown(value, unit), value, target: `<= ${most} ${unit}`, met: value <= most });
export const atLeast = (what: string, value: number, least: number, unit: string): Row =>
  rowOf(what, {
    figure: shown(value, unit),
    value,
    target: `>= ${Number(least.toFixed(3))} ${unit}`,
    met: value >= least,
  });
export const measured = (what: string, value: number, unit: string): Row =>
  rowOf(what, { figure: shown(value, unit), value, target: '', met: null });
export const plain = (what: string, figure: string): Row => rowOf(what, { figure, value: null, target: '', met: null });

/** Measures, once more where it failed; one that failed twice is a row that says why, and the others go on. */
export async function retried(what: string, measure: () => Promise<Row[]>): Promise<Row[]> {
  try {
    return await measure();
  } catch (error) {
    console.error(`${what} failed and is tried again:`, error);
  }
  try {
    return await measure();
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return [rowOf(what, { figure: `failed: ${why}`, value: null, target: '', met: false })];
  }
}
