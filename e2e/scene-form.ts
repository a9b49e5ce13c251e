import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Locator, Page } from '@playwright/test';
import { exhibitPickerTexts } from '../web/app/components/own-product/exhibit-picker.texts.ts';
import { hotspotTexts } from '../web/app/domains/hotspot/hotspot.texts.ts';
import { cutTexts } from '../web/app/components/upload/crop-dialog.texts.ts';
import { expect, expectGood } from './fixtures.ts';
import { png } from './pictures.ts';

/** Somebody at work on a showcase of this name. */
export type SceneForm = { page: Page; lang: Lang; name: string };

/** Wider than high enough: refused as it is, and right once it is cut. */
export const SCENE_PICTURE = { name: 'booth.png', mimeType: 'image/png', buffer: png(1400, 1100, [40, 110, 70]) };

export const sceneSays = (lang: Lang) => translator(hotspotTexts, lang);
export const stage = (page: Page, lang: Lang): Locator => page.getByRole('group', { name: sceneSays(lang)('stage') });
export const spot = (page: Page, lang: Lang, number: number): Locator =>
  stage(page, lang).getByRole('button', {
    name: new RegExp(lang === 'zh' ? `^${number} 号热点` : `^Hotspot ${number}:`),
  });
/** Clicks into the picture, at a share of its width and height. */
export async function clickAt(page: Page, lang: Lang, x: number, y: number): Promise<void> {
  const box = await stage(page, lang).boundingBox();
  if (box === null) throw new Error('the picture is not there');
  await stage(page, lang).click({ position: { x: box.width * x, y: box.height * y } });
}

/** In the dialog: types a name and takes the exhibit of that name. */
export async function pickExhibit({ page, lang }: SceneForm, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(name);
  const choices = dialog
    .getByRole('list', { name: translator(exhibitPickerTexts, lang)('exhibits') })
    .getByRole('listitem');
  await expect(choices).toHaveCount(1);
  await choices.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function makePicture({ page, lang, name }: SceneForm): Promise<void> {
  const say = sceneSays(lang);
  await page.getByRole('link', { name: say('add') }).click();
  await expect(page.getByRole('heading', { name: say('newTitle') })).toBeVisible();
  await expectGood(page);
  // nothing is asked of the server before the form is whole
  await page.getByRole('button', { name: say('next') }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.locator('main input[type=file]').setInputFiles(SCENE_PICTURE);
  await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible();
  await expectGood(page);
  await page.getByRole('button', { name: translator(cutTexts, lang)('use') }).click();
  await expect(page.getByRole('img', { name: say('picture') })).toBeVisible();
  await page.locator('input[name="name.zh"]').fill(name);
  // a name in Chinese is shown on the English page, too
  if (!/\p{Script=Han}/u.test(name)) await page.locator('input[name="name.en"]').fill(name);
  await page.locator('input[name=recommended]').check();
  await page.getByRole('button', { name: say('next') }).click();
  await expect(page).toHaveURL(/\/hotspot-detail\/2\/[A-Za-z0-9]{10,}$/);
  await expect(stage(page, lang)).toBeVisible();
}
