import { get as getPlan } from '@fairbridge/contract/floor-plan/floor-plan.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { floorPlanTexts } from '../web/app/domains/floor-plan/floor-plan.texts.ts';
import { walkTexts } from '../web/app/domains/floor-plan/walk/walk.texts.ts';
import { newClient } from './client.ts';
import { expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { pressOn } from './keyboard.ts';

async function takenBooth() {
  const { floors } = await newClient().call(getPlan, {});
  const floor = floors.find(({ code }) => code === '3F');
  const booth = floor?.booths.find(({ exhibitors }) => exhibitors.length === 1);
  if (floor === undefined || booth === undefined) throw new Error('nobody stands on 3F');
  return { floor, booth };
}

for (const lang of LANGS)
  test(`a guest walks from a booth and back to it, and opens it, by keyboard alone (${lang})`, async ({ enter }) => {
    const t = translator(walkTexts, lang);
    const { floor, booth } = await takenBooth();
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    await open(page, inLang(lang, `/map/3F?hall=${booth.hall}&booth=${booth.number}`));
    const main = page.getByRole('main');
    const card = main.getByRole('region', {
      name: translator(floorPlanTexts, lang)('booth', { booth: booth.number }),
    });
    await expect(card).toBeVisible();
    await pressOn(page, main.getByRole('button', { name: t('walk') }));
    const halls = main.getByRole('application', { name: t('walkOn', { floor: floor.name[lang] }) });
    await expect(halls.locator('canvas')).toBeVisible();
    const facing = main.getByText(t('facing', { booth: booth.number }));
    await expect(facing).toBeVisible();
    await expectGood(page);

    await card.getByRole('button', { name: translator(floorPlanTexts, lang)('close') }).press('Enter');
    await expect(card).toBeHidden();
    const turn = main.getByRole('button', { name: t('right') });
    for (let presses = 0; presses < 7; presses += 1) await turn.press('Enter');
    await expect(facing).toBeHidden();
    const back = main.getByRole('button', { name: t('left') });
    for (let presses = 0; presses < 7; presses += 1) await back.press('Enter');
    await expect(facing).toBeVisible();
    await halls.focus();
    await page.keyboard.press('Enter');
    await expect(card).toBeVisible();
    await main.getByRole('button', { name: t('plan') }).press('Enter');
    await expect(main.getByRole('button', { name: t('walk') })).toBeVisible();
  });
