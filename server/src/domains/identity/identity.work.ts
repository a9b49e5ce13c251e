import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { work } from '@fairbridge/contract/identity/identity.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Puzzle } from './identity.puzzle.ts';

/**
 * How far a device counts: some 250,000 hashes a second on a phone, so two to four seconds. The end is drawn, so nobody waits for
 * luck. Plain SHA-256, since browsers offer no other derivation on pages without TLS, such as a hall's own network.
 */
const COUNT_MIN = 500_000;
const COUNT_MAX = 900_000;

/** The accessible way: no picture, no drag; the device does the work (altcha-lib). */
export function workPuzzle(secret: string): Puzzle {
  const keyOf = (use: string): string => createHmac('sha256', secret).update(`human check, ${use}`).digest('hex');
  const secrets = { hmacSignatureSecret: keyOf('challenge'), hmacKeySignatureSecret: keyOf('solution') };
  return {
    make: async () => {
      const made = await createChallenge({
        algorithm: 'SHA-256',
        cost: 1,
        counter: randomInt(COUNT_MIN, COUNT_MAX),
        deriveKey,
        expiresAt: new Date(Date.now() + LIMITS.humanCheckSeconds * 1000),
        ...secrets,
      });
      const shown = work.parse(made);
      return { slider: null, work: shown, answer: shown };
    },
    judge: async (answer, { work: solution }) => {
      if (solution === null) return false;
      const challenge = work.parse(answer);
      return (await verifySolution({ challenge, solution, deriveKey, ...secrets })).verified;
    },
  };
}
