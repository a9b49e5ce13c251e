import { translator, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import type { Locator, Page } from '@playwright/test';
import type { GroupName } from '../web/app/domains/own-product/completeness.ts';
import { ownProductTexts } from '../web/app/components/own-product/own-product.texts.ts';
import { uploadTexts } from '../web/app/components/upload/upload.texts.ts';
import { expect, guardOf } from './fixtures.ts';
import { exhibitPictures } from './pictures.ts';

type Written = { lang: Lang; name: Bilingual; articleNumber: string };

/** Unfolds parts of the form that may be folded. */
export async function unfold(page: Page, ...groups: readonly GroupName[]): Promise<void> {
  for (const name of groups) {
    const fold = page.locator(`main form details#${name}`);
    await expect(fold).toBeAttached();
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
  }
}

/** Where the form takes its pictures, and its long ones; videos and documents have inputs of their own. */
export function exhibitPictureInputs(page: Page, lang: Lang): [Locator, Locator] {
  const t = translator(ownProductTexts, lang);
  const input = (label: string): Locator =>
    page.locator('main form').getByLabel(label, { exact: true }).and(page.locator('input[type=file]'));
  return [input(t('mainPictures')), input(t('longPictures'))];
}

/** Fills in the form of a new exhibit, open to everybody, as a salesperson would: names, category, pictures, trade data. */
export async function fillExhibitForm(page: Page, { lang, name, articleNumber }: Written): Promise<void> {
  const t = translator(ownProductTexts, lang);
  const says = translator(uploadTexts, lang);
  const form = page.locator('main form');
  const { main, long, small } = exhibitPictures([40, 70, 130]);
  const [pictures, longPictures] = exhibitPictureInputs(page, lang);
  await form.locator('input[name="name.zh"]').fill(name.zh);
  await form.locator('input[name="name.en"]').fill(name.en);
  await form.locator('select[name="categoryCode"]').selectOption('herbicides');
  await unfold(page, 'listing', 'selling');
  await form.locator('input[name="articleNumber"]').fill(articleNumber);
  await form.locator('input[name="identification"]').fill('UN 3082');

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
