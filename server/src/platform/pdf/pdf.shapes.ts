import type { Bilingual } from '@fairbridge/contract/text.ts';

/** What every printed paper says of the fair. Fits an `Exhibition` row of the directory as it is. */
export type PrintedFair = {
  name: Bilingual;
  venue: Bilingual;
  city: Bilingual;
  /** First and last day, `YYYY-MM-DD`. */
  startsOn: string;
  endsOn: string;
  /** Colours as `#rrggbb`. */
  theme: { action: string; accent: string; ink: string };
};

/**
 * A drawn document. `missing`: characters that no font here has, each once; `〓` (the printer's mark for a missing sort) stands in their place.
 */
export type Printed = { bytes: Buffer; missing: string[] };
