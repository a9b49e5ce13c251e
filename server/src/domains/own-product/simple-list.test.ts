import { beforeEach, describe, expect, test } from 'vitest';
import type { CallApi } from '@fairbridge/contract/client.ts';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { openedBy } from '../../../test/pictures.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeProduct, type Employee, type Exhibitor } from '../../../test/world.ts';

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let other: Exhibitor;
let staff: Employee;
let call: CallApi;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  other = await makeExhibitor(portal);
  staff = await makeEmployee(portal, company);
  call = portal.as(staff);
});

describe('product.simpleList', () => {
  const simple = async (input: InputOf<typeof contract.product.simpleList>) => {
    const { list, total } = await call(contract.product.simpleList, input);
    return [list.map(({ id }) => id), total];
  };

  test('has own exhibits of every range in the order of the own list, and nobody else’s', async () => {
    const second = await makeProduct(portal, company, { sort_number: 2, scope: 1 });
    const first = await makeProduct(portal, company, { sort_number: 1, scope: 2 });
    await makeProduct(portal, other);
    await makeProduct(portal, company, { deleted_at: new Date().toISOString() });
    expect(await simple({})).toEqual([[first.id, second.id], 2]);
    expect(await simple({ pageNum: 2, pageSize: 1 })).toEqual([[second.id], 2]);
    const { list } = await call(contract.product.simpleList, { pageSize: 1 });
    expect(list.map((one) => ({ ...one, cover: openedBy(portal, one.cover) }))).toEqual([
      {
        id: first.id,
        name: { zh: first.name_zh, en: first.name_en },
        cover: first.pictures[0] ?? '',
        strength: '',
        scope: 2,
      },
    ]);
  });

  test('finds by a part of either name or of the article number, signs taken as they are', async () => {
    const paddy = await makeProduct(portal, company, { name_zh: '稻田净', name_en: 'Paddy 50% clean', sort_number: 1 });
    const wheat = await makeProduct(portal, company, { article_number: 'W-77', sort_number: 2 });
    expect(await simple({ keyword: '稻' })).toEqual([[paddy.id], 1]);
    expect(await simple({ keyword: ' pADDY ' })).toEqual([[paddy.id], 1]);
    expect(await simple({ keyword: '50%' })).toEqual([[paddy.id], 1]);
    expect(await simple({ keyword: 'w-7' })).toEqual([[wheat.id], 1]);
    expect(await simple({ keyword: '_' })).toEqual([[], 0]);
  });
});
