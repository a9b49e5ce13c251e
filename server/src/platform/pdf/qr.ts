import qrcode from 'qrcode-generator';

/**
 * The modules of a QR code, row by row, true where dark; without the quiet zone. Error correction M: 15 % may be creased or smudged, and the modules stay
 * large enough for a phone at arm's length.
 */
export function qrModules(text: string): boolean[][] {
  const code = qrcode(0, 'M');
  // the encoder takes one byte per character
  code.addData(Buffer.from(text, 'utf8').toString('latin1'), 'Byte');
  code.make();
  const size = code.getModuleCount();
  return Array.from({ length: size }, (_row, row) =>
    Array.from({ length: size }, (_cell, column) => code.isDark(row, column)),
  );
}

/** Dark stretches of a row: first module and how many. Fewer, longer rectangles print without seams. */
export function darkRuns(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  row.forEach((dark, at) => {
    if (!dark) return;
    const last = runs.at(-1);
    if (last !== undefined && last.from + last.length === at) last.length += 1;
    else runs.push({ from: at, length: 1 });
  });
  return runs;
}
