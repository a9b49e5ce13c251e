import { expect, test } from 'vitest';
import { PICTURES, VIDEO_USES } from '@fairbridge/contract/limits.ts';
import { testPortal } from '../../../test/portal.ts';
import { trueIn, trueOf } from '../../../test/twin.ts';
import { isForAll } from './upload.queries.ts';
import { follows } from './upload.rules.ts';

const portal = testPortal();

test('a file that nothing shows is for everybody where its use follows nothing, and for nobody else', async () => {
  const rows = [...Object.keys(PICTURES), ...VIDEO_USES, 'document'].map((use) => ({
    id: `F-${use}`,
    exhibition_id: portal.ctx.exhibition.id,
    use,
  }));
  const columns = 'f(at int, id text, exhibition_id text, use text)';
  const free = trueIn(rows, ({ use }) => !follows(use));
  expect(free.length).toBeGreaterThan(5);
  expect(free.length).toBeLessThan(rows.length - 5);
  expect(await trueOf(portal.ctx.db, rows, columns, isForAll)).toEqual(free);
});
