import type { Fonts } from './fonts.ts';
import type { Printed, PrintedFair } from './pdf.shapes.ts';

/** Draws one kind of paper. Works anywhere; the portal lets a thread of its own do it. */
export type Draw<T> = (fonts: Fonts, fair: PrintedFair, given: T) => Promise<Printed>;

/** A kind of paper as its domain declares it: the module whose `draw` the thread runs, and what that is given, which is plain data. */
export type Drawing<T> = { module: string; given?: T };

/** `drawingBy<typeof import('./badge.drawing.ts')>(new URL('./badge.drawing.ts', import.meta.url))`: the module is loaded in the thread alone. */
export const drawingBy = <M extends { draw: Draw<never> }>(module: URL): Drawing<Parameters<M['draw']>[2]> => ({
  module: module.href,
});
