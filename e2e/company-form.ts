import type { Page } from '@playwright/test';
import { translator } from '@fairbridge/contract/text.ts';
import { cutTexts } from '../web/app/components/upload/crop-dialog.texts.ts';
import { uploadTexts } from '../web/app/components/upload/upload.texts.ts';
import { expect } from './fixtures.ts';
import { png } from './pictures.ts';

export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
export const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });

/** Brings a picture of a shape that the use does not have, and takes what the dialog cuts from it. */
export async function bring(page: Page, label: string, width: number, height: number): Promise<void> {
  await page
    .locator('main')
    .getByLabel(label, { exact: true })
    .and(page.locator('input[type=file]'))
    .setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: png(width, height, [40, 110, 80]) });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('slider')).toBeVisible();
  await dialog.getByRole('button', { name: cutTexts.use[page.url().includes('/en/') ? 1 : 0] }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // what is on its way when the form is saved would be missing from it: the form says so
  const uploading = translator(uploadTexts, page.url().includes('/en/') ? 'en' : 'zh')('uploading', { name: 'p.png' });
  await expect(page.getByRole('progressbar', { name: uploading })).toHaveCount(0);
}
