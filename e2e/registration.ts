import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { questionnaireTexts } from '../web/app/domains/questionnaire/questionnaire.texts.ts';
import { registrationTexts } from '../web/app/domains/visitor/registration.texts.ts';
import { expect, expectGood, inLang } from './fixtures.ts';
import { readCode } from './outbox.ts';

export type Buyer = { email: string; password: string; name: string; company: string; country: string };

/** Account: address, the code that comes by e-mail, password and consent. Begins on the first page of the registration. */
export async function registerAccount(page: Page, lang: Lang, buyer: Buyer): Promise<void> {
  const t = translator(registrationTexts, lang);
  const button = (name: string) => page.getByRole('main').getByRole('button', { name });
  await expect(page).toHaveURL(inLang(lang, '/register/email/0'));
  await page.getByLabel(t('email')).fill(buyer.email);
  await expectGood(page);
  await button(t('sendCode')).click();

  await expect(page).toHaveURL(inLang(lang, '/register/email/1'));
  await expect(page.getByRole('main')).toContainText(buyer.email);
  await expectGood(page);
  await page.locator('input[name=code]').fill(await readCode(buyer.email));

  await expect(page).toHaveURL(inLang(lang, '/register/email/2'));
  await page.locator('input[name=password]').fill(buyer.password);
  await page.locator('input[name=confirmPassword]').fill(buyer.password);
  await page.locator('input[name="consent.accepted"]').check();
  await expectGood(page);
  await button(t('createAccount')).click();
}

/** Account info in two steps: the person, the company. */
export async function completeAccountInfo(page: Page, lang: Lang, buyer: Buyer): Promise<void> {
  const t = translator(registrationTexts, lang);
  const goOn = page.getByRole('main').getByRole('button', { name: t('saveAndGoOn') });
  await expect(page).toHaveURL(inLang(lang, '/l-register/account-email-info/0'));
  await page.locator('input[name=name]').fill(buyer.name);
  await page.getByRole('radio', { name: t('lady') }).check();
  await page.locator('input[name=position]').fill(lang === 'zh' ? '采购经理' : 'Buyer');
  await page.locator('input[name=mobileAreaCode]').fill('+86');
  await page.locator('input[name=mobile]').fill('13800001234');
  await expectGood(page);
  await goOn.click();

  await expect(page).toHaveURL(inLang(lang, '/register/account-info/1'));
  await page.locator('input[name=company]').fill(buyer.company);
  await page.locator('input[name=country]').fill(buyer.country);
  await page.keyboard.press('Enter');
  await expectGood(page);
  await goOn.click();
}

/** Answers every required question with its first choice, and sends. */
export async function answerQuestionnaire(page: Page, lang: Lang): Promise<void> {
  const t = translator(questionnaireTexts, lang);
  const main = page.getByRole('main');
  await expect(page).toHaveURL(inLang(lang, '/register/questionnaire'));
  const send = main.getByRole('button', { name: t('submit') });
  await expect(send).toBeVisible();
  for (const question of await main.locator('fieldset:has(legend:has-text("*"))').all()) {
    const tree = question.locator('details').first();
    if ((await tree.count()) > 0) await tree.locator('summary').click();
    await question.locator('input[type=radio], input[type=checkbox]').first().check();
  }
  for (const field of await main.locator('input[aria-required=true], textarea[aria-required=true]').all())
    await field.fill('12');
  await expectGood(page);
  await send.click();
}
