import { expect, test } from 'vitest';
import { reviewState } from '@fairbridge/contract/account/account.shapes.ts';
import { testPortal } from '../../../test/portal.ts';
import { trueIn, trueOf } from '../../../test/twin.ts';
import { APPROVED, isApproved } from './account.rules.ts';

const portal = testPortal();

test('who is let in by the rule is let in by SQL, and nobody else', async () => {
  const rows = [true, false].flatMap((registered) =>
    [null, ...reviewState.options].map((state) => ({
      registered,
      reviewState: state,
      complete_exhibition_registration: registered,
      review_state: state,
    })),
  );
  const columns = 'v(at int, complete_exhibition_registration boolean, review_state text)';
  const letIn = trueIn(rows, isApproved);
  expect(letIn).toHaveLength(1);
  expect(await trueOf(portal.ctx.db, rows, columns, APPROVED)).toEqual(letIn);
});
