import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { get as planCall } from '@fairbridge/contract/floor-plan/floor-plan.calls.ts';
import { saveSettings } from '@fairbridge/contract/organizer/organizer.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { floorPlanTexts } from '../web/app/domains/floor-plan/floor-plan.texts.ts';
import { expect, guardOf, inLang, LANGS, test } from './fixtures.ts';
import { callThere, organizerThere, secondFair } from './second-fair.ts';

/** A page of another site with the guide of the second fair in a frame. */
function siteWith(frame: string): Promise<Server> {
  const html = `<!doctype html><title>Site</title><iframe src="${frame}" title="guide" width="100%" height="900"></iframe>`;
  return new Promise((resolve) => {
    const server = createServer((_request, answer) => answer.setHeader('content-type', 'text/html').end(html));
    server.listen(0, () => resolve(server));
  });
}

test('a site that the organizer has named shows the guide in a frame in both languages, another does not', async ({
  enter,
}) => {
  test.setTimeout(240_000);
  const { floors } = await callThere(null)(planCall, {});
  const floor = floors.find(({ booths }) => booths.some(({ exhibitors }) => exhibitors.length > 0));
  const booth = floor?.booths.find(({ exhibitors }) => exhibitors.length > 0);
  const [exhibitor] = booth?.exhibitors ?? [];
  if (floor === undefined || booth === undefined || exhibitor === undefined)
    throw new Error('nobody stands on the plan');
  const organizer = await organizerThere();
  for (const lang of LANGS) {
    const t = translator(floorPlanTexts, lang);
    const site = await siteWith(secondFair() + inLang(lang, `/embed/map/${floor.code}`));
    const port = (site.address() as AddressInfo).port;
    try {
      await organizer(saveSettings, { embeddingHosts: [`localhost:${port}`] });
      const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
      const guide = page.frameLocator('iframe');
      // every process reads the settings anew within a second
      guardOf(page).allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
      await expect(async () => {
        await page.goto(`http://localhost:${port}`);
        await expect(guide.getByRole('application')).toBeVisible({ timeout: 3_000 });
      }).toPass();
      await guide.getByRole('searchbox', { name: t('search') }).fill(booth.number);
      await guide
        .locator('search')
        .getByRole('link', { name: new RegExp(`${floor.code} · ${booth.number}`) })
        .first()
        .click();
      const card = guide.getByRole('region', { name: t('booth', { booth: booth.number }) });
      await expect(card.getByText(exhibitor.name[lang], { exact: true })).toBeVisible();
      expect(page.frames()[1]?.url()).toContain(inLang(lang, `/embed/map/${floor.code}?hall=`));
      const opened = page.context().waitForEvent('page');
      await card.getByRole('link', { name: t('visit') }).click();
      await expect(await opened).toHaveURL(`${secondFair()}${inLang(lang, `/find-exhibitor/detail/${exhibitor.id}`)}`);

      await page.goto(`http://127.0.0.1:${port}`);
      await expect(page.locator('iframe')).toBeVisible();
      await expect(guide.getByRole('application')).toHaveCount(0);
    } finally {
      await organizer(saveSettings, { embeddingHosts: [] });
      site.close();
    }
  }
});
