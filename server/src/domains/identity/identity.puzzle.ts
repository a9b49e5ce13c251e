import type { Slide, Slider, Work, WorkSolution } from '@fairbridge/contract/identity/identity.shapes.ts';

/** What a caller sends back: the one field that fits the kind of the challenge. */
export type Solution = { slide: Slide | null; work: WorkSolution | null; outside: string | null };

/** What is shown, and what it is judged by. The second stays in the database. */
export type MadePuzzle = { slider: Slider | null; work: Work | null; answer: Record<string, unknown> };

/** One kind of human check. A new kind, or another service, is another one of these. */
export type Puzzle = {
  make: () => Promise<MadePuzzle>;
  /** @param answer as `make` gave it and the database kept it; @param address the client's, for services that want it */
  judge: (answer: unknown, solution: Solution, address: string) => Promise<boolean>;
};
