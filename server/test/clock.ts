/**
 * For tests of what must have happened within a time: a shared machine stops for a moment now and then, and then once more is asked.
 * What is late by itself is late each time.
 */
export const OF_THE_CLOCK = { retry: 3 } as const;
