import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestPortal } from '../../../test/portal.ts';

test('a job that fails: each try is logged with its queue, its id and what went wrong', async () => {
  const logged: unknown[] = [];
  const portal = await openTestPortal({}, { error: (facts, message) => void logged.push([facts, message]) });
  try {
    const { jobs, db } = portal.portal.services;
    // of a shape that no listener of this event takes
    await jobs.publish(db, { name: 'order.created', shape: z.object({}) }, {});
    await expect
      .poll(() => logged)
      .toContainEqual([
        { err: expect.any(z.ZodError), queue: expect.stringMatching(/^order\.created\./), id: expect.any(String) },
        'background work',
      ]);
  } finally {
    await portal.close();
  }
});
