import { beforeAll, describe, expect, test, vi } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { inTransaction } from '../../core/fair-context.ts';
import { makeLive } from '../../../test/lives.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, type Employee, type Exhibitor } from '../../../test/world.ts';
import { lockLive } from './own-live.queries.ts';

const portal = testPortal();
let company: Exhibitor;
let host: Employee;
beforeAll(async () => {
  company = await makeExhibitor(portal);
  host = await makeEmployee(portal, company);
  vi.spyOn(portal.portal.services.liveEngine, 'isOn').mockResolvedValue(true);
});
const encoderOf = (id: string) => portal.as(host)(contract.ownLive.encoder, { id });

describe('the stream key of a live', () => {
  test('is one, however many ask for it first at once', async () => {
    const { id } = await makeLive(portal, company);
    const keys = await Promise.all([1, 2, 3, 4].map(async () => (await encoderOf(id)).key));
    expect(new Set(keys).size).toBe(1);
  });

  test('is answered while somebody holds the live for a change', async () => {
    const { id } = await makeLive(portal, company);
    const { key } = await encoderOf(id);
    await inTransaction(portal.ctx, async (inner) => {
      await lockLive(inner, company.id, id);
      expect((await encoderOf(id)).key).toBe(key);
    });
  });
});
