import { beforeAll, describe, expect, test, vi } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { inTransaction } from '../../core/fair-context.ts';
import { makeHost, makeLive } from '../../../test/lives.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, type Employee, type Exhibitor } from '../../../test/world.ts';
import { lives } from './own-live.queries.ts';

const portal = testPortal();
let company: Exhibitor;
let host: Employee;
beforeAll(async () => {
  company = await makeExhibitor(portal);
  host = await makeEmployee(portal, company, { admin: true });
  vi.spyOn(portal.portal.services.liveEngine, 'isOn').mockResolvedValue(true);
});
const encoderOf = (id: string) => portal.as(host)(contract.ownLive.encoder, { id });

describe('the stream key of a live', () => {
  test('is one, however many ask for it first at once', async () => {
    const { id } = await makeLive(portal, company);
    const keys = await Promise.all([1, 2, 3, 4].map(async () => (await encoderOf(id)).key));
    expect(new Set(keys).size).toBe(1);
  });

  test('is for administrators and the hosts of the live, not for other staff', async () => {
    const [hosting, other] = [await makeEmployee(portal, company), await makeEmployee(portal, company)];
    const { id } = await makeLive(portal, company);
    await makeHost(portal.ctx, id, hosting.employeeId);
    const tried = async (person: Employee) => [
      await outcomeOf(portal.as(person)(contract.ownLive.encoder, { id })),
      await outcomeOf(portal.as(person)(contract.ownLive.renewKey, { id })),
      (await portal.as(person)(contract.ownLive.get, { id })).may.send,
    ];
    expect([await tried(host), await tried(hosting), await tried(other)]).toEqual([
      ['done', 'done', true],
      ['done', 'done', true],
      ['notAllowed', 'notAllowed', false],
    ]);
  });

  test('is answered while somebody holds the live for a change', async () => {
    const { id } = await makeLive(portal, company);
    const { key } = await encoderOf(id);
    await inTransaction(portal.ctx, async (inner) => {
      await lives.lock(inner, { id });
      expect((await encoderOf(id)).key).toBe(key);
    });
  });
});
