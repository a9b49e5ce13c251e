/** Lets at most `most` pieces of work run at a time; the others wait in the order they came. For work that would take every core (G14, G39). */
export function limitConcurrency(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // the place is handed on, so that nobody slips in between
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
