import type { Page } from '@playwright/test';
import { get } from './client.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { LOOKS } from './kit-looks.ts';
import { openKit } from './kit-page.ts';

/** The parts that stand too wide, or that show nothing. */
const badlyPlaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    return [...document.querySelectorAll('[data-part] [data-state]')].flatMap((state) => {
      const name = `${state.closest<HTMLElement>('[data-part]')?.dataset['part']}: ${state.querySelector('h3')?.textContent}`;
      const shown = [...state.children].slice(1);
      const { right } = state.getBoundingClientRect();
      // the parts of a form stand beside it where there is room alone
      const isThere = shown.some((one) => one.getBoundingClientRect().height > 0) || name.startsWith('section-list');
      return [
        ...(isThere ? [] : [`${name} shows nothing`]),
        ...(right > clientWidth || state.scrollWidth > state.clientWidth + 1 ? [`${name} is too wide`] : []),
      ];
    });
  });

/** Boxes and rings whose middle is not that of the first line beside them, by more than a pixel and a half. */
const askew = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.choice')].flatMap((choice) => {
      const box = choice.querySelector('input')?.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(choice.querySelector('span') ?? choice);
      const [line] = words.getClientRects();
      if (box === undefined || line === undefined) return [`${choice.textContent}: nothing to compare`];
      const off = box.top + box.height / 2 - (line.top + line.height / 2);
      return Math.abs(off) > 1.5 ? [`${choice.textContent}: ${off.toFixed(1)} px`] : [];
    }),
  );

for (const { lang, size, colorScheme } of LOOKS) {
  test(`each part of the kit is whole in all its states (${lang}, ${size}, ${colorScheme})`, async ({ enter }) => {
    const page = await enter({ lang, size, colorScheme });
    await openKit(page, lang === 'zh' ? '/ui' : '/en/ui');
    await expect(page.locator('[data-part="picture-crop"] input[type=range]').last()).toBeVisible();
    expect.soft(await badlyPlaced(page)).toEqual([]);
    expect.soft(await askew(page)).toEqual([]);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(wider).toBe(0);
    await expectAccessible(page);
  });

  test(`what covers the page is whole too (${lang}, ${size}, ${colorScheme})`, async ({ enter }) => {
    const page = await enter({ lang, size, colorScheme });
    await openKit(page, lang === 'zh' ? '/ui' : '/en/ui');
    const openers = page.locator('[data-opens]');
    expect(await openers.count()).toBeGreaterThan(5);
    for (const opener of await openers.all()) {
      await opener.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await dialog.evaluate((shown) => Promise.all(shown.getAnimations().map(({ finished }) => finished)));
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
}

test('the kit’s page is no page of the portal', async () => {
  for (const address of ['/ui', '/en/ui']) expect((await get(address)).status).toBe(404);
  for (const address of ['/samples/index.html', '/sitemap.xml', '/robots.txt'])
    expect((await get(address)).body).not.toMatch(/id="kit"|\/ui\b/);
});
