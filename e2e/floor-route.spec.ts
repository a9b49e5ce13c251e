import { add as addFavourite } from '@fairbridge/contract/favourite/favourite.calls.ts';
import { get as planCall } from '@fairbridge/contract/floor-plan/floor-plan.calls.ts';
import type { FloorPlan, PlanBooth, PlanFloor } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { routeBetween } from '@fairbridge/contract/floor-plan/route.ts';
import { walkwaysOf } from '@fairbridge/contract/floor-plan/walkways.ts';
import { inLang as said, translator } from '@fairbridge/contract/text.ts';
import { floorPlanTexts } from '../web/app/domains/floor-plan/floor-plan.texts.ts';
import { boothName, entrancesOf, mapPath, plateText } from '../web/app/domains/floor-plan/route-address.ts';
import { entranceText, routeSentences } from '../web/app/domains/floor-plan/route-sentences.ts';
import { routeTexts } from '../web/app/domains/floor-plan/route.texts.ts';
import { visitPlanTexts } from '../web/app/domains/floor-plan/visit-plan.texts.ts';
import type { Page } from '@playwright/test';
import { clientOf } from './client.ts';
import { expect, expectGood, inLang, LANGS, open, test, type WIDTHS } from './fixtures.ts';
import { pressOn, tabTo } from './keyboard.ts';
import { keepSession, newVisitor } from './registered.ts';

const SIZES = ['desktop', 'phone'] as const satisfies readonly (keyof typeof WIDTHS)[];

type Placed = { floor: PlanFloor; booth: PlanBooth };
const boothsOf = ({ floors }: FloorPlan): Placed[] =>
  floors.flatMap((floor) => floor.booths.map((booth) => ({ floor, booth })));

/** From its top, where the bar at the foot of a phone covers no half of a line. */
async function expectGoodAtTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectGood(page);
}

/** The plan, an entrance that is not the one taken unasked, and a booth A07 of another floor. */
async function stage() {
  const plan = await clientOf(null).call(planCall, {});
  const entrance = entrancesOf(plan)[1];
  const goal = boothsOf(plan).find(({ floor, booth }) => booth.number === 'A07' && floor.code !== entrance?.floor.code);
  if (entrance === undefined || goal === undefined)
    throw new Error('the plan has one entrance alone, or no A07 on another floor');
  return { plan, entrance, goal };
}

for (const lang of LANGS)
  for (const size of SIZES) {
    const map = translator(floorPlanTexts, lang);
    const t = translator(routeTexts, lang);
    const visit = translator(visitPlanTexts, lang);

    test(`somebody finds A07 and the way there without steps, by keyboard (${lang}, ${size})`, async ({ enter }) => {
      const { plan, entrance, goal } = await stage();
      const route = routeBetween(walkwaysOf(plan), entrance.element.id, goal.booth.id, { stepFree: true });
      const sentences = routeSentences(plan, route?.steps ?? [], lang).map(({ text }) => text);
      expect(sentences.length).toBeGreaterThan(2);

      const page = await enter({ lang, size });
      await open(page, inLang(lang, `/map/${goal.floor.code}`));
      await tabTo(page, page.getByRole('searchbox', { name: map('search') }));
      await page.keyboard.type('A07');
      const plate = plateText(goal.floor.code, goal.booth);
      await pressOn(page, page.getByRole('main').locator('search').getByRole('link', { name: plate }));
      const card = page.getByRole('region', { name: map('booth', { booth: goal.booth.number }) });
      await pressOn(page, card.getByRole('button', { name: map('routeHere'), exact: true }));

      const panel = page.getByRole('region', { name: t('title'), exact: true });
      await expect(panel).toBeFocused();
      const from = panel.getByRole('combobox', { name: t('from'), exact: true });
      await expect(panel.getByRole('combobox', { name: t('to'), exact: true })).toHaveValue(plate);
      await tabTo(page, from);
      await page.keyboard.type(said(entrance.element.name, lang));
      await expect(panel.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(from).toHaveValue(entranceText(entrance.floor, entrance.element, lang));
      await pressOn(page, panel.getByRole('checkbox', { name: t('stepFree'), exact: true }), 'Space');
      const steps = panel.getByRole('list', { name: t('sentences'), exact: true }).getByRole('listitem');
      await expect(steps).toContainText(sentences);
      const asked = { from: entrance.element.id, to: boothName(goal.booth), stepFree: true };
      await expect(page).toHaveURL(new URL(inLang(lang, mapPath(goal.floor.code, { route: asked })), page.url()).href);
      await expectGoodAtTop(page);

      const floor = entrance.floor.code;
      await pressOn(page, panel.getByRole('link', { name: t('toFloor', { floor }), exact: true }).first());
      await expect(page).toHaveURL(new URL(inLang(lang, mapPath(floor, { route: asked })), page.url()).href);
      await expect(steps).toContainText(sentences);
      await expectGoodAtTop(page);
      // whoever is sent the address sees the same
      await page.reload();
      await expect(steps).toContainText(sentences);
    });

    test(`the code at a booth says where one is, until that is cleared (${lang}, ${size})`, async ({ enter }) => {
      const { goal } = await stage();
      const page = await enter({ lang, size });
      await open(page, inLang(lang, mapPath(goal.floor.code, { booth: goal.booth, isHere: true })));
      const here = page.getByRole('link', { name: map('hereAt', { booth: plateText(goal.floor.code, goal.booth) }) });
      await expect(here).toBeVisible();
      await expect(page).not.toHaveURL(/here=1/);
      await expectGood(page);
      await page.reload();
      await expect(here).toBeVisible();
      await pressOn(page, page.getByRole('button', { name: map('notHere'), exact: true }));
      await expect(here).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('region', { name: map('booth', { booth: goal.booth.number }) })).toBeVisible();
      await expect(here).toHaveCount(0);
    });

    test(`a visitor plans a day of two favourites by keyboard, and walks it (${lang}, ${size})`, async ({ enter }) => {
      const { plan } = await stage();
      // of a company with several booths the first is visited
      const companies = new Map(
        boothsOf(plan)
          .toReversed()
          .flatMap((placed) => placed.booth.exhibitors.slice(0, 1).map(({ id }) => [id, placed] as const)),
      );
      const two = [...companies].slice(-2);
      expect(two).toHaveLength(2);
      const buyer = await newVisitor(`visit${lang}${size}`, {});
      const page = await enter({ lang, size });
      await keepSession(page, buyer.session);
      await open(page, inLang(lang, '/visit-plan'));
      await expect(page.getByText(visit('empty'), { exact: true })).toBeVisible();
      await expectGood(page);

      for (const [id] of two) await buyer.client.call(addFavourite, { collectionSubjectType: 'ACTOR', id });
      await open(page, inLang(lang, '/visit-plan'));
      const rows = page.locator('[data-visits] > li');
      await expect(rows).toHaveCount(3);
      for (const [, { floor, booth }] of two)
        await expect(rows.filter({ hasText: plateText(floor.code, booth) })).toHaveCount(1);
      await expect(rows.filter({ hasText: visit('break') })).toHaveCount(1);
      await expectGood(page);

      const ends = page.getByLabel(new RegExp(`^${visit('ends')}`));
      await ends.fill('08:00');
      await expect(ends).toHaveAccessibleDescription(visit('endFirst'));
      await expect(rows).toHaveCount(0);
      await expectGood(page);
      await ends.fill('17:00');
      await pressOn(page, page.getByRole('checkbox', { name: visit('lunch'), exact: true }), 'Space');
      await expect(rows).toHaveCount(2);
      await page.reload();
      await expect(rows).toHaveCount(2);
      await expect(page.getByRole('checkbox', { name: visit('lunch'), exact: true })).not.toBeChecked();

      await pressOn(page, rows.first().getByText(visit('route'), { exact: true }));
      await expect(page).toHaveURL(/\/map\/\w+\?from=/);
      await expect(page.getByRole('list', { name: t('sentences'), exact: true })).toBeVisible();
    });
  }
