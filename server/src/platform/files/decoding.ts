import sharp from 'sharp';
import { inTurn } from '../in-turn.ts';

// Two decodings at a time in all, of uploads and of widths alike, so that pictures leave the machine to everybody else (G39).
sharp.concurrency(1);
export const decoding = inTurn(2);
