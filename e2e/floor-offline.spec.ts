import { add as addFavourite } from '@fairbridge/contract/favourite/favourite.calls.ts';
import { get as planCall } from '@fairbridge/contract/floor-plan/floor-plan.calls.ts';
import { get as getVoucher } from '@fairbridge/contract/voucher/voucher.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { voucherTexts } from '../web/app/components/voucher/voucher.texts.ts';
import { floorPlanTexts } from '../web/app/domains/floor-plan/floor-plan.texts.ts';
import { plateText } from '../web/app/domains/floor-plan/route-address.ts';
import { routeTexts } from '../web/app/domains/floor-plan/route.texts.ts';
import { offlineCopyTexts } from '../web/app/shell/offline-copy.texts.ts';
import {
  expect,
  expectGood,
  expectHydrated,
  goOffline,
  goOnline,
  guardOf,
  inGate,
  inLang,
  LANGS,
  open,
  test,
} from './fixtures.ts';
import { keepSession, newVisitor } from './registered.ts';

for (const lang of LANGS)
  for (const size of ['desktop', 'phone'] as const)
    test(
      `the booth guide, a route, the own plan and the badge open in a hall without a network (${lang}, ${size})`,
      inGate(lang === 'zh' && size === 'phone'),
      async ({ enter }) => {
        const map = translator(floorPlanTexts, lang);
        const route = translator(routeTexts, lang);
        const kept = translator(offlineCopyTexts, lang)('kept');
        const visitor = await newVisitor(`offline${lang}${size}`);
        const { floors } = await visitor.client.call(planCall, {});
        const [floor, other] = floors.filter(({ booths }) => booths.some(({ exhibitors }) => exhibitors.length > 0));
        const goal = other?.booths.find(({ exhibitors }) => exhibitors.length > 0);
        const company = goal?.exhibitors[0];
        if (floor === undefined || other === undefined || goal === undefined || company === undefined)
          throw new Error('the plan has no two floors with exhibitors');
        await visitor.client.call(addFavourite, { collectionSubjectType: 'ACTOR', id: company.id });
        const { badge } = await visitor.client.call(getVoucher, {});
        const page = await enter({ lang, size });
        await keepSession(page, visitor.session);
        for (const path of ['/voucher', '/visit-plan', `/map/${floor.code}`]) {
          await open(page, inLang(lang, path));
          await expect(page.getByText(kept)).toBeVisible();
        }

        guardOf(page).allow(/Failed to fetch|dynamically imported module|^net::ERR_FAILED GET \/(assets|files)/);
        await goOffline(page);
        await test.step('the guide opens at another floor, with search, card, own marks and list', async () => {
          await page.goto(inLang(lang, `/map/${other.code}`));
          await expectHydrated(page);
          await page.getByRole('searchbox', { name: map('search') }).fill(goal.number);
          await page
            .getByRole('main')
            .locator('search')
            .getByRole('link', { name: plateText(other.code, goal) })
            .click();
          const card = page.getByRole('region', { name: map('booth', { booth: goal.number }) });
          await expect(card.getByRole('listitem').filter({ hasText: map('favourite') })).toBeVisible();
          await card.getByRole('button', { name: map('routeHere'), exact: true }).click();
          await expect(page.getByRole('list', { name: route('sentences') }).getByRole('listitem')).not.toHaveCount(0);
          await expect(page.getByRole('link', { name: map('booth', { booth: goal.number }) }).first()).toBeVisible();
          await expectGood(page);
        });
        await test.step('a step leads to the other floor', async () => {
          await page
            .getByRole('navigation', { name: map('floors') })
            .getByRole('link', { name: floor.code, exact: true })
            .click();
          await expect(page).toHaveURL(new RegExp(`/map/${floor.code}`));
          await expect(page.getByRole('heading', { level: 2, name: floor.name[lang] })).toBeVisible();
        });
        await test.step('the own plan and the badge', async () => {
          await page.goto(inLang(lang, '/visit-plan'));
          await expect(page.locator('[data-visits] > li').filter({ hasText: plateText(other.code, goal) })).toHaveCount(
            1,
          );
          await page.goto(inLang(lang, '/voucher'));
          await expect(page.getByRole('img', { name: translator(voucherTexts, lang)('code') })).toBeVisible();
          await expect(page.getByRole('article')).toContainText(badge?.number ?? '-');
        });
        await goOnline(page);
      },
    );
