import { randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for one another: 32 of them, so ten are 50 bits, and eight 40 (G12: at least 40). */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** A code that people read aloud and type. */
export const newReadableCode = (length = LENGTH): string =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)] ?? 'A').join('');

/** However it was typed: small, full-width, with blanks and hyphens. */
export const readableCode = (typed: string): string => typed.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '');
