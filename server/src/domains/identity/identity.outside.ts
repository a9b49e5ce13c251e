import { z } from 'zod';
import type { Puzzle } from './identity.puzzle.ts';

const WAIT_MILLISECONDS = 5_000;
const verdict = z.object({ success: z.literal(true) });

/**
 * A check done by an outside service, in the browser of the visitor or at a gateway: its token is put to the service by
 * `POST url {token, address}`, which answers `{success: true}`. Anything else, a late answer or none counts as not passed.
 * That a token counts once is the service's to see to; our own pass is spent once in any case.
 */
export function outsidePuzzle(url: string): Puzzle {
  return {
    make: async () => ({ slider: null, work: null, answer: {} }),
    judge: async (_answer, { outside }, address) => {
      if (outside === null || outside === '') return false;
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ token: outside, address }),
          redirect: 'error',
          signal: AbortSignal.timeout(WAIT_MILLISECONDS),
        });
        return answer.ok && verdict.safeParse(await answer.json()).success;
      } catch {
        return false;
      }
    },
  };
}
