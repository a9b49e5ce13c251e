import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { expectAfter, OF_THE_CLOCK } from '../../../test/clock.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { openPortalOn, openTestPortal, SUGAR_HOST, type TestPortal } from '../../../test/portal.ts';
import { notifyOfExhibitorAccess } from '../notice/notice.on-exhibitor-access.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  PASSWORD,
  type Organizer,
} from '../../../test/world.ts';

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
  twoPeople: false,
  registrationFrom: '',
  registrationUntil: '',
  visitorsMax: 0,
  visitorDelay: false,
  exhibitorDisabled: false,
  exhibitorApplications: true,
  registrationOnly: false,
  reviewAtOnce: true,
  adminSecondStep: false,
  postReview: false,
  postsVisitorMax: 10,
  replayDays: 0,
  sourcingReview: false,
  signUpCountries: [],
  rates: {},
  trackingDays: 90,
  embeddingHosts: [],
  mailSender: { zh: '', en: '' },
  mailReplyTo: '',
  mailSignature: { zh: '', en: '' },
  mailLogDays: 90,
  servicePhone: '+86 21 5550 0120',
  serviceHours: {
    zh: '周一至周五 9:00–18:00（北京时间），展期内 8:00–20:00',
    en: 'Monday to Friday 9:00–18:00, during the fair 8:00–20:00 (Beijing time)',
  },
} as const;

describe('the settings of the fair', () => {
  test('are changed one by one; what is left out stays', async () => {
    const call = portal.as(owner);
    const before = await call(getSettings, {});
    expect(await call(saveSettings, { registrationOnly: true })).toEqual({ ...before, registrationOnly: true });
    expect(await call(saveSettings, { adminSecondStep: true })).toEqual({
      ...before,
      registrationOnly: true,
      adminSecondStep: true,
    });
    expect(await call(saveSettings, USUAL)).toEqual(USUAL);
    expect(await call(getSettings, {})).toEqual(USUAL);
  });

  test('have the telephone and hours of customer service, in both languages, where visitors look for help', async () => {
    const call = portal.as(owner);
    await call(saveSettings, USUAL);
    const serviceHours = { zh: '每天 8:00–20:00', en: 'Daily 8:00–20:00' };
    await call(saveSettings, { servicePhone: '021-5550 0199', serviceHours });
    // another switch leaves them as they are
    await call(saveSettings, { adminSecondStep: false });
    // also whoever has not finished registering, and while only registration is open
    await call(saveSettings, { registrationOnly: true });
    for (const person of [
      await makeVisitor(portal),
      await makeVisitor(portal, { complete_exhibition_registration: false }),
    ])
      expect(await portal.as(person)(contract.content.customerService, {})).toMatchObject({
        phone: '021-5550 0199',
        hours: serviceHours,
        list: [],
        total: 0,
      });
    for (const wish of [{ servicePhone: 'call us' }, { serviceHours: { zh: '时'.repeat(121), en: '' } }])
      expect(await outcomeOf(call(saveSettings, wish))).toBe('badInput');
    const { list } = await call(contract.organizer.auditList, {});
    expect(list.find(({ details }) => 'servicePhone' in details)?.details).toEqual({
      servicePhone: [USUAL.servicePhone, '021-5550 0199'],
      serviceHoursZh: [USUAL.serviceHours.zh, serviceHours.zh],
      serviceHoursEn: [USUAL.serviceHours.en, serviceHours.en],
    });
    expect(await call(saveSettings, USUAL)).toEqual(USUAL);
  });

  test('registration only: what waits for the opening is refused with the day it opens, what a visit needs is not', async () => {
    const [guest, visitor] = [{ token: null }, await makeVisitor(portal)];
    const company = await makeExhibitor(portal);
    const product = await makeProduct(portal, company);
    const employee = await makeEmployee(portal, company);
    const closed = async () => [
      await outcomeOf(portal.as(guest)(contract.product.browse, {})),
      await outcomeOf(portal.as(guest)(contract.exhibitor.detail, { id: company.id })),
      await outcomeOf(portal.as(visitor)(contract.product.detail, { id: product.id })),
      await outcomeOf(portal.as(visitor)(contract.order.ownList, {})),
      await outcomeOf(portal.as(visitor)(contract.order.create, { productId: product.id, quantity: 1, unit: 't' })),
      await outcomeOf(portal.as(visitor)(contract.favourite.add, { collectionSubjectType: 'PRODUCT', id: product.id })),
      await outcomeOf(portal.as(visitor)(contract.newsfeed.feed, {})),
    ];
    const open = async () => [
      await outcomeOf(portal.as(guest)(contract.content.articles, {})),
      await outcomeOf(portal.as(guest)(contract.exhibition.page, {})),
      await outcomeOf(portal.as(visitor)(contract.visitor.own, {})),
      await outcomeOf(portal.as(visitor)(contract.questionnaire.get, {})),
      await outcomeOf(portal.as(visitor)(contract.voucher.get, {})),
      await outcomeOf(portal.as(visitor)(contract.vip.get, {})),
      await outcomeOf(portal.as(visitor)(contract.preregistration.list, {})),
      await outcomeOf(portal.as(visitor)(contract.notice.list, {})),
      await outcomeOf(portal.as(employee)(contract.product.ownList, {})),
      await outcomeOf(portal.as(employee)(contract.lead.list, {})),
    ];
    await portal.as(owner)(saveSettings, { registrationOnly: true });
    try {
      expect(await closed()).toEqual(Array.from({ length: 7 }, () => 'registrationOnly'));
      expect(await open()).toEqual(Array.from({ length: 10 }, () => 'done'));
      const { body } = await portal.send(contract.order.ownList, {}, visitor);
      expect(body.message).toBe(`目前仅开放注册，展会其他功能将于 ${portal.ctx.exhibition.startsOn} 开放`);
      const { sections } = await portal.as(guest)(contract.exhibition.page, {});
      expect(sections.filter(({ code }) => code !== 'news' && code !== 'programmes')).toEqual([]);
    } finally {
      await portal.as(owner)(saveSettings, USUAL);
    }
    expect(new Set(await closed())).toEqual(new Set(['done']));
  });

  test('are in force within a second in every process, and at this fair only', OF_THE_CLOCK, async () => {
    const employee = await makeEmployee(portal, await makeExhibitor(portal));
    const sugar = await makeExhibitor(portal, { categories: [] }, portal.sugarCtx);
    const there = { ...(await makeEmployee(portal, sugar, {}, portal.sugarCtx)), host: SUGAR_HOST };
    for (const one of [portal, other])
      expect(await outcomeOf(one.as(employee)(contract.account.info, {}))).toBe('done');
    await portal.as(owner)(saveSettings, { exhibitorDisabled: true });
    expect(await outcomeOf(portal.as(employee)(contract.account.info, {}))).toBe('exhibitorSideClosed');
    await sleep(1_000);
    expect(await outcomeOf(other.as(employee)(contract.account.info, {}))).toBe('exhibitorSideClosed');
    expect(await outcomeOf(other.as(there)(contract.account.info, {}))).toBe('done');
    await other.as(owner)(saveSettings, { exhibitorDisabled: false });
    await sleep(1_000);
    for (const one of [portal, other])
      expect(await outcomeOf(one.as(employee)(contract.account.info, {}))).toBe('done');
  });

  test('tell by e-mail, when the exhibitors’ side opens, everybody who read that they will be told, once', async () => {
    const company = await makeExhibitor(portal);
    const [inside, atTheDoor, nobody] = [
      await makeEmployee(portal, company),
      await makeEmployee(portal, company),
      await makeEmployee(portal, company),
    ];
    const open = (exhibitorDisabled: boolean) => portal.as(owner)(saveSettings, { exhibitorDisabled });
    const told = async (): Promise<string[]> =>
      (
        await portal.ctx.db
          .selectFrom('message')
          .where('link', 'like', '%/login/actor')
          .where('recipient', 'in', [inside.email, atTheDoor.email, nobody.email])
          .select('recipient')
          .orderBy('recipient')
          .execute()
      ).map(({ recipient }) => recipient);
    await open(true);
    for (const one of [portal, portal])
      expect(await outcomeOf(one.as(inside)(contract.account.info, {}))).toBe('exhibitorSideClosed');
    const given = { account: atTheDoor.email, password: PASSWORD, type: 'actor' } as const;
    expect(await outcomeOf(portal.as({ token: null })(contract.account.logOn, given))).toBe('exhibitorSideClosed');
    await open(false);
    const expected = [inside.email, atTheDoor.email].toSorted();
    await expect.poll(told).toEqual(expected);
    // closed and opened again, it is told to those only who asked again
    await open(true);
    expect(await outcomeOf(portal.as(nobody)(contract.account.info, {}))).toBe('exhibitorSideClosed');
    await open(false);
    await expect.poll(told).toEqual([...expected, nobody.email].toSorted());
    expect(await portal.ctx.db.selectFrom('opening_subscription').select('account_id').execute()).toEqual([]);
  });

  test('tell it by SMS to whoever has a mobile alone, and to nobody before the side is open', async () => {
    const employee = await makeEmployee(portal, await makeExhibitor(portal));
    const mobile = '8613800990015';
    await portal.ctx.db
      .updateTable('account')
      .set({ email: null, mobile })
      .where('id', '=', employee.accountId)
      .execute();
    const told = async () =>
      (
        await portal.ctx.db.selectFrom('message').where('recipient', '=', mobile).select(['kind', 'link']).execute()
      ).map(({ kind, link }) => [kind, link]);
    const wishes = async () =>
      (
        await portal.ctx.db
          .selectFrom('opening_subscription')
          .where('account_id', '=', employee.accountId)
          .selectAll()
          .execute()
      ).length;
    await portal.as(owner)(saveSettings, { exhibitorDisabled: true });
    expect(await outcomeOf(portal.as(employee)(contract.account.info, {}))).toBe('exhibitorSideClosed');
    // as a job does that comes when it is closed again
    await notifyOfExhibitorAccess(portal.portal.services.jobs, portal.ctx, 'https://fair.example');
    expect([await told(), await wishes()]).toEqual([[], 1]);
    await portal.as(owner)(saveSettings, { exhibitorDisabled: false });
    await expect.poll(told).toEqual([['sms', 'http://localhost:3000/login/actor']]);
    expect(await wishes()).toBe(0);
  });

  describe('saved by two processes at once', () => {
    const saveBoth = () =>
      Promise.all([
        portal.as(owner)(saveSettings, { visitorDelay: true }),
        other.as(owner)(saveSettings, { reviewAtOnce: false }),
      ]);
    afterEach(() => portal.as(owner)(saveSettings, USUAL));

    test('both count', async () => {
      await saveBoth();
      expect(await portal.as(owner)(getSettings, {})).toEqual({ ...USUAL, visitorDelay: true, reviewAtOnce: false });
    });

    test('both are in force in either within a second', OF_THE_CLOCK, async () => {
      await saveBoth();
      const inForce = () =>
        Promise.all(
          [portal, other].map(async (one) => {
            const { visitorDelay, reviewAtOnce } = (await one.portal.contextOf('localhost')).exhibition;
            return { visitorDelay, reviewAtOnce };
          }),
        );
      const saved = { visitorDelay: true, reviewAtOnce: false };
      await expectAfter(1_000, inForce, [saved, saved]);
    });
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
    await makeVisitor(portal, {}, portal.sugarCtx);
    await makeExhibitor(portal);
    const { steps: _steps, untranslated: _untranslated, byDay, ...figures } = await call(getOverview, {});
    const sum = (days: typeof byDay): number => days.reduce((all, { count }) => all + count, 0);
    expect([byDay.length, byDay.at(-1)?.count]).toEqual([30, (before.byDay.at(-1)?.count ?? 0) + 3]);
    // yesterday's among them
    expect(sum(byDay)).toBe(sum(before.byDay) + 4);
    expect(figures).toEqual({
      registeredToday: before.registeredToday + 3,
      registered: before.registered + 4,
      notApproved: before.notApproved + 1,
      unfinished: before.unfinished + 1,
      suspended: before.suspended + 1,
      exhibitors: before.exhibitors + 1,
    });
  });
});
