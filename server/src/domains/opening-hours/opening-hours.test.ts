import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { contract } from '@fairbridge/contract/index.ts';
import type { OpeningHours } from '@fairbridge/contract/opening-hours/opening-hours.shapes.ts';
import { outcomeOf, tally } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, type Employee, type Exhibitor } from '../../../test/world.ts';

const { own, change } = contract.openingHours;
const { save } = contract.fairHours;

const ALWAYS = { from: '00:00', to: '24:00' };
const open: OpeningHours = { zone: 'Asia/Shanghai', week: Array.from({ length: 7 }, () => ALWAYS), exceptions: [] };
const shut: OpeningHours = { ...open, zone: 'Europe/Berlin', week: Array.from({ length: 7 }, () => null) };

const portal = testPortal();
const guest: Person = { token: null };
let company: Exhibitor;
let admin: Employee;
beforeEach(async () => {
  await sql`delete from opening_hours`.execute(portal.ctx.db);
  company = await makeExhibitor(portal);
  admin = await makeEmployee(portal, company, { admin: true });
});

const told = async (exhibitorId = company.id, person: Person = guest) =>
  (await portal.as(person)(contract.chat.availability, { exhibitorId })).opening;

describe('opening hours', () => {
  test('are the fair’s until a company keeps its own, and the fair’s again when it keeps none', async () => {
    expect(await told()).toBe(null);
    const owner = await makeOrganizer(portal);
    expect(await portal.as(owner)(save, { hours: open, version: 0 })).toEqual({ hours: open, version: 1 });
    expect(await told()).toEqual({ open: true, changesAt: null, zone: 'Asia/Shanghai' });
    const changed = await portal.as(admin)(change, { hours: shut, version: 0 });
    expect(changed).toEqual({ hours: shut, version: 1, fair: open });
    expect(await told()).toEqual({ open: false, changesAt: null, zone: 'Europe/Berlin' });
    expect(await told((await makeExhibitor(portal)).id)).toEqual({
      open: true,
      changesAt: null,
      zone: 'Asia/Shanghai',
    });
    await portal.as(admin)(change, { hours: null, version: 1 });
    expect(await told()).toEqual({ open: true, changesAt: null, zone: 'Asia/Shanghai' });
  });

  test('of one fair, and of one company, are nobody else’s', async () => {
    const sugar = await makeExhibitor(portal, {}, portal.sugarCtx);
    const owner = await makeOrganizer(portal);
    await portal.as(owner)(save, { hours: open, version: 0 });
    await portal.as(admin)(change, { hours: shut, version: 0 });
    expect(await told(sugar.id, { ...guest, host: SUGAR_HOST })).toBe(null);
    const other = await makeEmployee(portal, await makeExhibitor(portal));
    expect(await portal.as(other)(own, {})).toEqual({ hours: null, version: 0, fair: open });
  });

  test('are saved once by two at the same time', async () => {
    const outcomes = await Promise.all(
      [open, shut].map((hours) => outcomeOf(portal.as(admin)(change, { hours, version: 0 }))),
    );
    expect(tally(outcomes)).toEqual({ done: 1, conflict: 1 });
    expect(await outcomeOf(portal.as(admin)(change, { hours: open, version: 7 }))).toBe('conflict');
  });

  test('that end before they begin, or name a date twice, are refused', async () => {
    const backwards = { ...open, week: Array.from({ length: 7 }, () => ({ from: '18:00', to: '09:00' })) };
    const twice = { ...open, exceptions: [1, 2].map(() => ({ on: '2026-12-25', hours: null })) };
    const wrong = [backwards, twice, { ...open, week: [] }];
    const outcomes = await Promise.all(
      wrong.map((hours) => outcomeOf(portal.as(admin)(change, { hours, version: 0 }))),
    );
    expect(outcomes).toEqual(['badInput', 'badInput', 'badInput']);
  });
});
