import { vi } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import type { Person, TestPortal } from './portal.ts';

/** Until the companies that a requirement fits are found: its lists, counts and notices come from then on. */
export const untilMatched = (portal: TestPortal, buyer: Person, id: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const { matching } = await portal.as(buyer)(contract.sourcing.own, { id });
      if (matching) throw new Error(`${id} is not matched yet`);
    },
    { timeout: 10_000, interval: 20 },
  );
