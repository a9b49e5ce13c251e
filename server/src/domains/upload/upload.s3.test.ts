import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { openObjectStore } from '../../../test/object-store.ts';
import { png } from '../../../test/pictures.ts';
import { environmentOfAll, openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeStoredPicture } from '../../../test/world.ts';

// the whole suite of uploads once more, with the files in a bucket
const bucket = await openObjectStore();
Object.assign(environmentOfAll, bucket.environment);
afterAll(() => bucket.close());
await import('./upload.test.ts');

describe('with the files in a bucket', () => {
  let portal: TestPortal | null = null;
  // each portal has a database of its own, and a bucket belongs to one database
  beforeEach(() => bucket.objects.clear());
  afterEach(async () => {
    bucket.be({});
    await portal?.close();
    portal = null;
  });

  test('uploads and widths lie there, under our folder', async () => {
    portal = await openTestPortal();
    const company = await makeExhibitor(portal);
    const staff = await makeEmployee(portal, company);
    bucket.objects.clear();
    const { body } = await portal.send(contract.upload.stream, { use: 'logo' }, staff, { bytes: await png(400, 400) });
    const { id, url } = contract.upload.stream.output.parse(body.data);
    expect((await portal.app.inject({ url: `${url}/w200.webp` })).statusCode).toBe(200);
    expect([...bucket.objects.keys()].toSorted()).toEqual([
      `files/${id.slice(0, 2)}/${id}-original.webp`,
      `files/${id.slice(0, 2)}/${id}-w200.webp`,
    ]);
  });

  test('while it is away pictures and uploads answer 503, and everything else goes on (G62)', async () => {
    portal = await openTestPortal();
    const company = await makeExhibitor(portal);
    const staff = await makeEmployee(portal, company);
    const logo = await makeStoredPicture(portal, company, { use: 'logo' });
    const bytes = await png(400, 400);
    const tried = async () => {
      const picture = await portal?.app.inject({ url: `/files/${logo}/w400.webp` });
      const upload = await portal?.send(contract.upload.stream, { use: 'logo' }, staff, { bytes });
      const page = await portal?.send(contract.exhibitor.detail, { id: company.id });
      const rows = await portal?.ctx.db.selectFrom('file').where('owner_id', '=', company.id).select('id').execute();
      return [picture?.statusCode, picture?.headers['cache-control'], upload?.status, page?.status, rows?.length];
    };
    await bucket.cut();
    expect(await tried()).toEqual([503, 'no-store', 503, 200, 1]);
    await bucket.mend();
    bucket.be({ silent: true });
    expect(await tried()).toEqual([503, 'no-store', 503, 200, 1]);
    bucket.be({ full: true });
    expect(await tried()).toEqual([200, 'public, max-age=31536000, immutable', CODES.storeFull.status, 200, 1]);
    bucket.be({});
    expect(await tried()).toEqual([200, 'public, max-age=31536000, immutable', 200, 200, 2]);
  });
});
