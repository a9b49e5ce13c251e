import { BOOTH_FIGURES } from '@fairbridge/contract/fair-figures/fair-figures.definitions.ts';
import { get as getPlan, matching } from '@fairbridge/contract/floor-plan/floor-plan.calls.ts';
import { translator, wordsIn } from '@fairbridge/contract/text.ts';
import { floorPlanDeskTexts } from '../web/app/domains/floor-plan/floor-plan-desk.texts.ts';
import { floorPlanTexts } from '../web/app/domains/floor-plan/floor-plan.texts.ts';
import { heatMapTexts } from '../web/app/domains/floor-plan/heat-map.texts.ts';
import { planFilterTexts } from '../web/app/domains/floor-plan/plan-filter.texts.ts';
import { newClient } from './client.ts';
import { expect, expectGood, inGate, inLang, LANGS, open, test } from './fixtures.ts';
import { pressOn } from './keyboard.ts';
import { STAFF } from './organizer-console.ts';
import { keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';

/** A booth on the third floor with one exhibitor, and a free one. */
async function boothsOf(floorCode: string) {
  const { floors } = await newClient().call(getPlan, {});
  const floor = floors.find(({ code }) => code === floorCode);
  const taken = floor?.booths.find(({ exhibitors }) => exhibitors.length === 1);
  const free = floor?.booths.find(({ exhibitors }) => exhibitors.length === 0);
  const exhibitor = taken?.exhibitors[0];
  if (taken === undefined || free === undefined || exhibitor === undefined)
    throw new Error(`${floorCode} has too few booths`);
  return { taken, free, exhibitor };
}

for (const lang of LANGS)
  test(
    `a guest finds a booth by its number and a company by its name, by keyboard alone (${lang})`,
    inGate(lang === 'zh'),
    async ({ enter }) => {
      const t = translator(floorPlanTexts, lang);
      const { taken, free, exhibitor } = await boothsOf('3F');
      const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
      await open(page, inLang(lang, '/map'));
      const main = page.getByRole('main');
      const search = main.getByRole('searchbox', { name: t('search') });
      await search.fill(`3f ${taken.number.replace(/(\d)/, '-$1').toLowerCase()}`);
      const hit = main.getByRole('link', { name: new RegExp(`^${taken.hall} 3F · ${taken.number}`) });
      await expect(hit).toHaveCount(1);
      await hit.focus();
      await hit.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/map/3F\\?hall=${taken.hall}&booth=${taken.number}$`));
      const card = main.getByRole('region', { name: t('booth', { booth: taken.number }) });
      await expect(card.getByText(exhibitor.name[lang], { exact: true })).toBeVisible();
      await expectGood(page);

      // the booth in the middle of the map is the one that was found
      await card.getByRole('button', { name: t('close') }).press('Enter');
      await expect(card).toBeHidden();
      const map = main.getByRole('application');
      await map.focus();
      await map.press('Enter');
      await expect(card).toBeVisible();

      await search.fill(exhibitor.name[lang].slice(0, 8));
      await expect(
        main
          .getByRole('link', { name: new RegExp(`· ${taken.number}\\s+${exhibitor.name[lang].slice(0, 8)}`) })
          .first(),
      ).toBeVisible();
      await search.press('Escape');

      const list = main.getByRole('link', { name: t('booth', { booth: free.number }), exact: true }).first();
      await list.press('Enter');
      await expect(main.getByText(t('boothFree'))).toBeVisible();
      await card.getByRole('link', { name: t('visit') }).waitFor({ state: 'detached' });
    },
  );

for (const lang of LANGS)
  test(`all floors are drawn, and a booth's page shows where it lies (${lang})`, async ({ enter }) => {
    const t = translator(floorPlanTexts, lang);
    const { exhibitor, taken } = await boothsOf('3F');
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    await open(page, inLang(lang, '/boothMapList'));
    const drawings = page.getByRole('main').getByRole('img');
    await expect(drawings).toHaveCount(6);
    for (const drawing of await drawings.all()) {
      await drawing.scrollIntoViewIfNeeded();
      await expect
        .poll(() => drawing.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
        .toBe(true);
    }
    await expectGood(page);
    await open(page, inLang(lang, `/find-exhibitor/detail/${exhibitor.id}`));
    const small = page.getByRole('main').locator('a:has(img[src*="/plans/3F.svg"])');
    await small.scrollIntoViewIfNeeded();
    await small.click();
    const card = page.getByRole('region', { name: t('booth', { booth: taken.number }) });
    await expect(card.getByText(exhibitor.name[lang], { exact: true })).toBeVisible();
  });

for (const lang of LANGS)
  test(`a guest narrows the plan to the exhibitors of a country, by keyboard alone (${lang})`, async ({ enter }) => {
    const t = translator(planFilterTexts, lang);
    const { facets } = await newClient().call(matching, { country: [] });
    const rarest = facets.country.at(-1);
    if (rarest === undefined) throw new Error('no exhibitor has a country');
    const { exhibitors } = await newClient().call(matching, { country: [rarest.code] });
    const { floors } = await newClient().call(getPlan, {});
    const left = floors.flatMap(({ code, booths }) =>
      booths.filter((booth) => booth.exhibitors.some(({ id }) => exhibitors?.includes(id))).map(() => code),
    );
    const [floor = ''] = left;
    const here = left.filter((code) => code === floor).length;
    const page = await enter({ lang, size: lang === 'zh' ? 'phone' : 'desktop' });
    await open(page, inLang(lang, `/map/${floor}`));
    const main = page.getByRole('main');
    await pressOn(page, main.locator('summary', { hasText: t('filters') }));
    const group = main.getByRole('group', { name: t('country') });
    await expect(group.getByRole('checkbox').first()).toBeVisible();
    const more = group.getByRole('button');
    if ((await more.count()) > 0) await pressOn(page, more);
    await pressOn(page, group.getByRole('checkbox', { name: rarest.name[lang] }), 'Space');
    await expect(page).toHaveURL(new RegExp(`country=${rarest.code}`));
    await expect(main.getByText(t('matching', { count: left.length, here, floor }))).toBeVisible();
    const list = main.getByRole('link', {
      name: new RegExp(`^${translator(floorPlanTexts, lang)('booth', { booth: '' })}`),
    });
    await expect(list).toHaveCount(here);
    await expectGood(page);
    await pressOn(page, list.first());
    await expect(page).toHaveURL(new RegExp(`country=${rarest.code}`));
    await main.getByRole('button', { name: t('clear') }).press('Enter');
    await expect(page).not.toHaveURL(/country=/);
    await expect(list).not.toHaveCount(here);
  });

for (const lang of LANGS)
  test(`a floor is printed on A4 and on A3, the drawing first and the list after it (${lang})`, async ({ enter }) => {
    const t = translator(floorPlanTexts, lang);
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    for (const paper of ['A4', 'A3'] as const) {
      // the browser's own dialog would wait for an answer: what stands on the page at that moment is looked at instead
      await page.addInitScript(() => {
        window.print = () => {
          const image = document.querySelector<HTMLImageElement>('.plan-print img');
          Object.assign(window, {
            printed: (image?.naturalWidth ?? 0) > 0 ? document.querySelector('.plan-print')?.className : 'nothing',
          });
        };
      });
      await open(page, inLang(lang, '/map/3F'));
      await page.getByRole('button', { name: t(paper === 'A4' ? 'printA4' : 'printA3') }).click();
      await expect
        .poll(() => page.evaluate(() => String(Object(window).printed)))
        .toBe(`plan-print plan-${paper.toLowerCase()}`);
    }
  });

for (const lang of LANGS)
  test(`the organizer sees where visitors ask, booth by booth and hall by hall (${lang})`, async ({ enter }) => {
    const t = translator(heatMapTexts, lang);
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    await keepSession(page, await staffSession(STAFF.owner));
    await open(page, inLang(lang, '/organizer/floor-plan/heat-map'));
    const main = page.getByRole('main');
    await main.getByRole('link', { name: wordsIn(BOOTH_FIGURES.inquiries.label, lang), exact: true }).click();
    await expect(page).toHaveURL(/figure=inquiries/);
    await expect(main.getByRole('application')).toBeVisible();
    await expect(
      main
        .getByRole('list', { name: t('halls') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    await expectGood(page);
  });

for (const lang of LANGS)
  test(`the organizer takes the plan along, and is told what is wrong with another (${lang})`, async ({ enter }) => {
    const t = translator(floorPlanDeskTexts, lang);
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    await keepSession(page, await staffSession(STAFF.owner));
    await open(page, inLang(lang, '/organizer/floor-plan'));
    const main = page.getByRole('main');
    await expectGood(page);
    const saving = page.waitForEvent('download');
    await main.getByRole('button', { name: `${t('download')}: ${t('plan')}` }).click();
    expect((await saving).suggestedFilename()).toBe('floor-plan.geojson');
    const part = main.getByRole('region', { name: t('plan') });
    await part.locator('input[type=file]').setInputFiles({
      name: 'plan.geojson',
      mimeType: 'application/geo+json',
      buffer: Buffer.from('{"type":"FeatureCollection","features":[{"type":"Feature"}]}'),
    });
    await expect(part.getByText(t('faults', { count: 1 }))).toBeVisible();
    await expect(part.getByText('features[0]')).toBeVisible();
    await expect(part.getByRole('button', { name: t('importNow'), exact: true })).toBeHidden();
    await expectGood(page);
  });
