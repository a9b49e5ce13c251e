import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { newId } from '../../core/id.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { testPortal } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeScenePicture,
  productInput,
  type Employee,
  type Exhibitor,
} from '../../../test/world.ts';

const { save, ownList } = contract.product;

const portal = testPortal({ DATABASE_POOL: '20' });
let company: Exhibitor;
let admin: Employee;
beforeEach(async () => {
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true });
});

const exhibits = async (): Promise<number> => (await portal.as(admin)(ownList, {})).total;

describe('a new record with a request id', () => {
  test('sent ten times at once is made once, and each is answered alike (G57)', async () => {
    const input = { ...(await productInput(portal, company)), requestId: newId() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => portal.as(admin)(save, input)));
    expect(tally(answers.map((answer) => JSON.stringify(answer)))).toEqual({ [JSON.stringify(answers[0])]: 10 });
    expect(await exhibits()).toBe(1);
  });

  test('without one, or of another person, each is a record of its own', async () => {
    const input = await productInput(portal, company);
    const colleague = await makeEmployee(portal, company);
    const requestId = newId();
    await portal.as(admin)(save, input);
    await portal.as(admin)(save, { ...input, requestId });
    await portal.as(colleague)(save, { ...input, requestId });
    expect(await exhibits()).toBe(3);
  });

  test('with another content under the same id is refused, and nothing is changed', async () => {
    const input = { ...(await productInput(portal, company)), requestId: newId() };
    await portal.as(admin)(save, input);
    const other = { ...input, name: { zh: '另一个展品', en: 'Another exhibit' } };
    expect(await outcomeOf(portal.as(admin)(save, other))).toBe('conflict');
    expect(await exhibits()).toBe(1);
  });

  test('that was refused may come again under its id', async () => {
    const input = { ...(await productInput(portal, company)), requestId: newId() };
    expect(await outcomeOf(portal.as(admin)(save, { ...input, draftId: newId() }))).toBe('notFound');
    expect(await outcomeOf(portal.as(admin)(save, input))).toBe('done');
  });

  test('scenes and colleagues are made once too (G57)', async () => {
    const call = portal.as(admin);
    const scene = {
      name: { zh: '果园植保', en: 'Orchard care' },
      picture: await makeScenePicture(portal, company),
      requestId: newId(),
    };
    const colleague = {
      name: { zh: '王芳', en: 'Wang Fang' },
      position: { zh: '销售', en: 'Sales' },
      email: `${newId().toLowerCase()}@company.example`,
      areaCode: '86',
      mobile: '13800138099',
      requestId: newId(),
    };
    const scenes = [await call(contract.hotspot.create, scene), await call(contract.hotspot.create, scene)];
    const people = [
      await call(contract.exhibitor.saveEmployee, colleague),
      await call(contract.exhibitor.saveEmployee, colleague),
    ];
    expect([scenes[1], people[1]]).toEqual([scenes[0], people[0]]);
  });
});
