import { translator, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import type { Locator, Page } from '@playwright/test';
import { ownProductTexts } from '../web/app/parts/own-product/own-product.texts.ts';
import { uploadTexts } from '../web/app/parts/upload/upload.texts.ts';
import { expect, guardOf } from './fixtures.ts';
import { exhibitPictures } from './pictures.ts';

type Written = { lang: Lang; name: Bilingual; articleNumber: string };

/** Where the form takes its pictures, and its long ones; videos and documents have inputs of their own. */
export function exhibitPictureInputs(page: Page, lang: Lang): [Locator, Locator] {
  const t = translator(ownProductTexts, lang);
  const input = (label: string): Locator =>
    page.locator('main form').getByLabel(label, { exact: true }).and(page.locator('input[type=file]'));
  return [input(t('mainPictures')), input(t('longPictures'))];
}

/** Fills in the form of a new exhibit, open to everybody, as a salesperson would: names, tags, pictures, trade data. */
export async function fillExhibitForm(page: Page, { lang, name, articleNumber }: Written): Promise<void> {
  const t = translator(ownProductTexts, lang);
  const says = translator(uploadTexts, lang);
  const form = page.locator('main form');
  const { main, long, small } = exhibitPictures([40, 70, 130]);
  const [pictures, longPictures] = exhibitPictureInputs(page, lang);
  await form.locator('input[name="name.zh"]').fill(name.zh);
  await form.locator('input[name="name.en"]').fill(name.en);
  await form.locator('input[name="articleNumber"]').fill(articleNumber);
  await form.locator('input[name="identification"]').fill('UN 3082');
  await form.locator('select[name="categoryCode"]').selectOption('herbicides');
  const tags = form.getByLabel(t('tags'));
  await tags.fill(lang === 'zh' ? '除草' : 'herb');
  await expect(form.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await tags.press('Enter');
  await tags.press('Escape');

  // Refused by its content before it costs anything, with what is wrong.
  guardOf(page).allow(/^400 POST \/upload\/stream$/);
  await pictures.setInputFiles(small);
  await expect(form.getByRole('alert')).toContainText('750');
  await form.getByRole('button', { name: says('dismiss', { name: small.name }) }).click();
  await pictures.setInputFiles(main);
  await longPictures.setInputFiles(long);
  await expect(form.getByRole('button', { name: says('remove', { number: 1 }) })).toHaveCount(2);

  const ingredients = form.getByLabel(t('ingredients')).first();
  await ingredients.fill('77182-82-2');
  await expect(form.getByRole('listbox').getByRole('option').first()).toContainText('77182-82-2');
  await ingredients.press('Enter');
  await ingredients.press('Escape');
  await form.getByPlaceholder(t('content')).fill('280');
  await form.locator('select[name="attributes.formulation"]').selectOption('SL');
  await expect(form.getByText('280 g/L SL')).toBeVisible();
  await form.locator('input[name="minimumOrder.quantity"]').fill('500');
  await form.locator('input[name="salePrice.amount"]').fill('3.25');
  await form.locator('select[name="salePrice.currency"]').selectOption('USD');
  await form.locator('select[name="salePrice.unit"]').selectOption('L');
  await form.locator('input[name=scope][value="0"]').check();
}
