import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { upload, video } from '../../../test/videos.ts';
import { makeEmployee, makeExhibitor, type Employee, type Exhibitor } from '../../../test/world.ts';

let portal: TestPortal;
let company: Exhibitor;
let staff: Employee;
beforeAll(async () => {
  portal = await openTestPortal();
  company = await makeExhibitor(portal);
  staff = await makeEmployee(portal, company);
});
afterAll(() => portal.close());

describe('a video is taken', () => {
  test.for(['mp4', 'avi', 'flv'] as const)('as %s, and shown as mp4', async (kind) => {
    const answer = await upload(portal, staff, video(kind));
    expect(answer).toMatchObject({ state: 'ready', refusal: null, width: 320, height: 180 });
  });
});
