import { expect, test } from 'vitest';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeVisitor, putInPool } from '../../../test/world.ts';
import { poolTotal, totalByIndex, type PoolFilter } from './contact-pool.queries.ts';

const portal = testPortal();

test('a total by the index of words is that of a pool read one by one', async () => {
  const company = await makeExhibitor(portal);
  const { accountId, employeeId } = await makeEmployee(portal, company, { admin: true });
  const caller: ExhibitorCaller = {
    kind: 'exhibitor',
    accountId,
    sessionId: '',
    employeeId,
    exhibitorId: company.id,
    admin: true,
  };
  const [ana, ben, eva] = await Promise.all([
    makeVisitor(portal, { name: 'Ana Souza', company: 'Verde Agro' }),
    makeVisitor(portal, { name: 'Ben Ito', company: 'Kyoto Agro' }),
    makeVisitor(portal, { name: 'Eva Nowak', company: 'Verde Agro' }),
    // of nobody's pool
    makeVisitor(portal, { name: 'Ana Elsewhere', company: 'Verde Agro' }),
  ]);
  await putInPool(portal, company, ana);
  await putInPool(portal, company, ben, { level: 'A' });
  await putInPool(portal, company, eva, { expires_on: '2020-05-31' });
  const filters: PoolFilter[] = [
    { keyword: 'agro' },
    { keyword: 'verde agro' },
    { keyword: 'agro', level: 'A' },
    { keyword: 'agro', state: 'expired' },
    { keyword: 'nobody' },
    { keyword: '%' },
  ];
  const totals = await Promise.all(filters.map((filter) => totalByIndex(portal.ctx, caller, filter)));
  expect(totals).toEqual([3, 2, 1, 1, 0, 0]);
  expect(totals).toEqual(await Promise.all(filters.map((filter) => poolTotal(portal.ctx, caller, filter))));
});
