import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { OF_THE_CLOCK } from '../../../test/clock.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { openPortalOn, openTestPortal, SUGAR_HOST, type TestPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, makeVisitor, type Organizer } from '../../../test/world.ts';

const { getSettings, saveSettings, getOverview } = contract.organizer;

let portal: TestPortal;
let other: TestPortal;
let owner: Organizer;
beforeAll(async () => {
  portal = await openTestPortal();
  other = await openPortalOn(portal.url);
  owner = await makeOrganizer(portal);
});
afterAll(async () => {
  await other.close();
  await portal.close();
});

const USUAL = {
  visitorDelay: false,
  exhibitorDisabled: false,
  registrationMode: 1,
  reviewAtOnce: true,
  adminSecondStep: false,
  postReview: false,
  postsVisitorMax: 10,
  postsStandardMax: 10,
  postsUpgradedMax: 30,
  postsRegionalMax: 50,
} as const;

describe('the settings of the fair', () => {
  test('are changed one by one; what is left out stays', async () => {
    const call = portal.as(owner);
    const before = await call(getSettings, {});
    expect(await call(saveSettings, { registrationMode: 2 })).toEqual({ ...before, registrationMode: 2 });
    expect(await call(saveSettings, { adminSecondStep: true })).toEqual({
      ...before,
      registrationMode: 2,
      adminSecondStep: true,
    });
    expect(await call(saveSettings, USUAL)).toEqual(USUAL);
    expect(await call(getSettings, {})).toEqual(USUAL);
  });

  test('are in force within a second in every process, and at this fair only', OF_THE_CLOCK, async () => {
    const employee = await makeEmployee(portal, await makeExhibitor(portal));
    const sugar = await makeExhibitor(portal, { categories: [] }, portal.sugarScope);
    const there = { ...(await makeEmployee(portal, sugar, {}, portal.sugarScope)), host: SUGAR_HOST };
    for (const one of [portal, other])
      expect(await outcomeOf(one.as(employee)(contract.account.info, {}))).toBe('done');
    await portal.as(owner)(saveSettings, { exhibitorDisabled: true });
    expect(await outcomeOf(portal.as(employee)(contract.account.info, {}))).toBe('sessionExpired');
    await sleep(1_000);
    expect(await outcomeOf(other.as(employee)(contract.account.info, {}))).toBe('sessionExpired');
    expect(await outcomeOf(other.as(there)(contract.account.info, {}))).toBe('done');
    await other.as(owner)(saveSettings, { exhibitorDisabled: false });
    await sleep(1_000);
    for (const one of [portal, other])
      expect(await outcomeOf(one.as(employee)(contract.account.info, {}))).toBe('done');
  });

  test('saved by two processes at once both count', OF_THE_CLOCK, async () => {
    await Promise.all([
      portal.as(owner)(saveSettings, { visitorDelay: true }),
      other.as(owner)(saveSettings, { reviewAtOnce: false }),
    ]);
    expect(await portal.as(owner)(getSettings, {})).toEqual({ ...USUAL, visitorDelay: true, reviewAtOnce: false });
    await sleep(1_000);
    for (const one of [portal, other]) {
      const { visitorDelay, reviewAtOnce } = (await one.portal.scopeOf('localhost')).exhibition;
      expect({ visitorDelay, reviewAtOnce }).toEqual({ visitorDelay: true, reviewAtOnce: false });
    }
    await portal.as(owner)(saveSettings, USUAL);
  });
});

describe('the overview', () => {
  test('counts this fair only', async () => {
    const call = portal.as(owner);
    const before = await call(getOverview, {});
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await makeVisitor(portal);
    await makeVisitor(portal, { review_state: 'underReview', completed_at: yesterday });
    await makeVisitor(portal, { review_state: 'notApproved' });
    await makeVisitor(portal, { complete_exhibition_registration: false });
    await makeVisitor(portal, { review_state: 'underReview', suspended_at: yesterday });
    await makeVisitor(portal, {}, portal.sugarScope);
    await makeExhibitor(portal);
    const after = await call(getOverview, {});
    expect(after).toEqual({
      registeredToday: before.registeredToday + 3,
      registered: before.registered + 4,
      underReview: before.underReview + 1,
      notApproved: before.notApproved + 1,
      unfinished: before.unfinished + 1,
      suspended: before.suspended + 1,
      vipPending: before.vipPending,
      exhibitors: before.exhibitors + 1,
    });
  });
});
