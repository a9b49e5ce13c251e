import { z } from 'zod';
import { id } from '../fields.ts';

/** A video as a page plays it. */
export const shownVideo = z.object({ url: z.string(), cover: z.string() });
export type ShownVideo = z.output<typeof shownVideo>;

/** A video in a form, with the picture it shows before it plays; both are own files. */
export const chosenVideo = z.object({ video: id('videoFile'), cover: id('videoCover') });
export type ChosenVideo = z.output<typeof chosenVideo>;
