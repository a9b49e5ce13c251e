import { drawingBy } from '../../platform/pdf/drawing.ts';

/** Badges, a page each, 100 by 150 mm. */
export const BADGES = drawingBy<typeof import('./badge.drawing.ts')>(new URL('./badge.drawing.ts', import.meta.url));

/** The A4 letter that confirms a registration. */
export const CONFIRMATION = drawingBy<typeof import('./confirmation.drawing.ts')>(
  new URL('./confirmation.drawing.ts', import.meta.url),
);
