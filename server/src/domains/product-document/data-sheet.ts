import { drawingBy } from '../../platform/pdf/drawing.ts';

/** A company's A4 paper about one of its products. */
export const DATA_SHEET = drawingBy<typeof import('./data-sheet.drawing.ts')>(
  new URL('./data-sheet.drawing.ts', import.meta.url),
);
