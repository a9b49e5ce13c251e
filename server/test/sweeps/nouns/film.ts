import { drawnFileRow, videoFileRow, videoRow } from '../../../../demo/factories/factories.ts';
import { newId } from '../../../src/core/id.ts';
import type { FairContext } from '../../../src/core/fair-context.ts';
import { insertRows } from '../../../src/platform/database/insert-rows.ts';
import type { TestPortal } from '../../portal.ts';
import type { Owner } from '../stage-owners.ts';
import { insertRow, type Nouns } from './noun.ts';

async function makeVideo(test: TestPortal, { account, videos }: Owner, ctx: FairContext): Promise<string> {
  const id = newId();
  await insertRows(test.ctx.db, 'video', [
    videoRow(ctx.exhibition.id, { accountId: account, ownerId: videos }, { id }),
  ]);
  return id;
}

/** Films on their way, and the files that come of them. */
export const filmNouns: Nouns = {
  video: { make: ({ test, owner, ctx }) => makeVideo(test, owner, ctx), owned: 'always' },
  videoFile: {
    make: async ({ company, ctx }) => {
      const row = videoFileRow(company.exhibition_id, company.id);
      return insertRow(ctx, 'file', row);
    },
  },
  videoCover: {
    make: async ({ company, ctx }) => {
      const row = drawnFileRow(company.exhibition_id, company.id, {}, { width: 1280, height: 720 }, 'videoCover');
      return insertRow(ctx, 'file', row);
    },
  },
};
