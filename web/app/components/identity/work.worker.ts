import { solveSlice, type Found, type WorkParameters } from './work-solver.ts';

/** What the worker says: how far it has counted, then what it found. */
export type WorkNews = { counted: number; found: Found | null };

const SLICE = 10_000;

addEventListener('message', ({ data }: MessageEvent<WorkParameters>) => {
  for (let counted = 0; ; counted += SLICE) {
    const found = solveSlice(data, counted, SLICE);
    const news: WorkNews = { counted: counted + SLICE, found };
    postMessage(news);
    if (found !== null) return;
  }
});
