import { drawingBy } from '../../platform/pdf/drawing.ts';

/** The A4 letter of invitation, for a visa. */
export const INVITATION_LETTER = drawingBy<typeof import('./invitation-letter.drawing.ts')>(
  new URL('./invitation-letter.drawing.ts', import.meta.url),
);
