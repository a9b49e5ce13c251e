import { expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeOrder, makeProduct, makeVisitor } from '../../../test/world.ts';
import { buyersMeant, fewMeant } from './lead-keyword.queries.ts';

const portal = testPortal();

test('the fair asked for a word means the same buyers as the company’s own, and beside them only strangers', async () => {
  const company = await makeExhibitor(portal);
  const admin = await makeEmployee(portal, company, { admin: true });
  const product = await makeProduct(portal, company);
  const [ana, ben, eva, stranger] = await Promise.all([
    makeVisitor(portal, { name: 'Ana Souza', company: 'Verde Agro' }),
    makeVisitor(portal, { name: 'Ben Ito', company: 'Kyoto Seeds' }),
    makeVisitor(portal, { name: 'Eva Nowak', company: 'Kyoto Fields' }),
    makeVisitor(portal, { name: 'Carla Verde', company: 'Elsewhere' }),
  ]);
  for (const buyer of [ana, ben, eva]) await makeOrder(portal, product, buyer);
  const caller: ExhibitorCaller = {
    kind: 'exhibitor',
    accountId: admin.accountId,
    sessionId: '',
    employeeId: admin.employeeId,
    exhibitorId: company.id,
    admin: true,
  };
  const both = async (keyword: string) =>
    [await fewMeant(portal.ctx, keyword), await buyersMeant(portal.ctx, caller, keyword)].map((people) =>
      [people?.named, people?.mailed].map((ids) => ids?.split(',').toSorted()),
    );
  expect(await both('verde')).toEqual([
    [[ana.visitorId, stranger.visitorId].toSorted(), ['']],
    [[ana.visitorId], ['']],
  ]);
  expect(await both(ben.email)).toEqual([
    [[''], [ben.visitorId]],
    [[''], [ben.visitorId]],
  ]);
  // most of the buyers are meant: the others are told
  const { named, mostly } = await buyersMeant(portal.ctx, caller, 'kyoto');
  expect([mostly, named]).toEqual([true, ana.visitorId]);
  const inbox = async (keyword: string) => {
    const { list, counts } = await portal.as(admin)(contract.lead.list, { keyword });
    return { buyers: list.map(({ buyer }) => buyer.name).toSorted(), all: counts.all };
  };
  expect(await inbox('kyoto')).toEqual({ buyers: ['Ben Ito', 'Eva Nowak'], all: 2 });
  expect(await inbox('souza')).toEqual({ buyers: ['Ana Souza'], all: 1 });
  // too short for the indexes of the fair: the buyers alone are asked
  expect(await fewMeant(portal.ctx, 'v')).toBeNull();
});
