import { beforeAll, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import type { Bookable } from '@fairbridge/contract/exhibitor/package.shapes.ts';
import { outcomeOf, tally, wrongFields } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, makeProduct, type Organizer } from '../../../test/world.ts';

const { exhibitor, exhibitorRecord } = contract;
const { packages, savePackages } = exhibitorRecord;

const portal = testPortal({ DATABASE_POOL: '20' });
let owner: Organizer;
beforeAll(async () => {
  owner = await makeOrganizer(portal);
});

type Typed = Omit<Bookable, 'code'> & { code?: string };
const listed = async () => (await portal.as(owner)(packages, {})).form.packages;
const save = async (change: (before: Bookable[]) => readonly Typed[]) => {
  const { version, form } = await portal.as(owner)(packages, {});
  return portal.as(owner)(savePackages, { version, form: { packages: [...change(form.packages)] } });
};

/** A package with room for two exhibits, called so in English. */
async function addPackage(en: string): Promise<void> {
  await save((before) =>
    before.flatMap((one, at): Typed[] => {
      const { code: _code, ...rest } = one;
      return at === 0 ? [one, { ...rest, name: { zh: '体验套餐', en }, exhibits: 2 }] : [one];
    }),
  );
}

test('a new package gets a code from its English name, can be booked, and its limits hold', async () => {
  await addPackage('Trial package');
  expect((await listed()).map(({ code }) => code)).toEqual(['standard', 'trial-package', 'upgraded', 'regional']);
  const name = { zh: `体验农化 ${Date.now()}`, en: '' };
  const { id } = await portal.as(owner)(exhibitorRecord.add, { name, package: 'trial-package' });
  expect((await portal.as(owner)(exhibitorRecord.get, { id })).package).toEqual({
    code: 'trial-package',
    name: { zh: '体验套餐', en: 'Trial package' },
  });
  const staff = await makeEmployee(portal, await makeExhibitor(portal, { package: 'trial-package' }));
  const { limits } = await portal.as(staff)(exhibitor.ownPackage, {});
  expect(limits.find(({ limit }) => limit === 'exhibits')).toEqual({ limit: 'exhibits', used: 0, max: 2 });
  const unknown = portal.as(owner)(exhibitorRecord.add, { name: { zh: '某公司', en: '' }, package: 'gone' });
  expect(Object.keys(await wrongFields(unknown))).toEqual(['package']);
});

test('the organizer sees how many have booked a package, and the most that one of them has', async () => {
  await addPackage('Counted');
  const company = await makeExhibitor(portal, { package: 'counted' });
  for (let made = 0; made < 3; made += 1) await makeProduct(portal, company);
  await makeExhibitor(portal, { package: 'counted' });
  const { bookings } = await portal.as(owner)(packages, {});
  expect(bookings.find(({ code }) => code === 'counted')).toEqual({
    code: 'counted',
    exhibitors: 2,
    most: { exhibits: 3, scenes: 0, lives: 0, liveHours: 0, employees: 0, gigabytes: 0 },
  });
});

test('a package that is booked cannot be removed, and one that is retired stays with whoever has booked it', async () => {
  await addPackage('Booked');
  const company = await makeExhibitor(portal, { package: 'booked' });
  const removed = save((before) => before.filter(({ code }) => code !== 'booked'));
  expect(await wrongFields(removed)).toEqual({
    'form.packages': '1 家展商已订此套餐，不能删除，可停用',
  });
  await save((before) => before.map((one) => ({ ...one, retired: one.code === 'booked' })));
  const { package: booked } = await portal.as(owner)(exhibitorRecord.get, { id: company.id });
  expect(booked.code).toBe('booked');
});

test('of owners who change packages at once one succeeds and the others are told', async () => {
  const { version, form } = await portal.as(owner)(packages, {});
  const tries = Array.from({ length: 4 }, () => outcomeOf(portal.as(owner)(savePackages, { version, form })));
  expect(tally(await Promise.all(tries))).toEqual({ done: 1, editConflict: 3 });
});

test('packages are refused where none is offered, with a code twice, a name in one language, or a number that is none', async () => {
  const [one] = await listed();
  if (one === undefined) throw new Error('a fair has packages');
  const wrong = async (list: Bookable[]) => Object.keys(await wrongFields(save(() => list)));
  expect(await wrong([])).toEqual(['form.packages']);
  expect(await wrong([{ ...one, retired: true }])).toEqual(['form.packages']);
  expect(await wrong([one, one])).toEqual(['form.packages.0.code']);
  expect(await wrong([{ ...one, name: { zh: '标准', en: '标准' } }])).toEqual(['form.packages.0.name.en']);
  expect(await wrong([{ ...one, exhibits: -1 }])).toEqual(['form.packages.0.exhibits']);
});

test('the packages of another fair stay as they are', async () => {
  const ofSugar = await makeOrganizer(portal, portal.sugarCtx);
  const seen = async () => (await portal.as({ ...ofSugar, host: SUGAR_HOST })(packages, {})).form;
  const before = await seen();
  await addPackage('Of one fair');
  expect(await seen()).toEqual(before);
});
