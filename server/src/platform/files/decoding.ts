import sharp from 'sharp';
import { limitConcurrency } from '../limit-concurrency.ts';

// Two decodings at a time in all, of uploads and of widths alike, so that pictures leave the machine to everybody else (G39).
sharp.concurrency(1);
export const decoding = limitConcurrency(2);
