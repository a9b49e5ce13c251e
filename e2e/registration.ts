import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { questionnaireTexts } from '../web/app/domains/questionnaire/questionnaire.texts.ts';
import { registrationTexts } from '../web/app/components/visitor/registration.texts.ts';
import { expect, expectGood, inLang } from './fixtures.ts';
import { passHumanCheck } from './human-check.ts';
import { readCode } from './outbox.ts';

export type Buyer = { email: string; password: string; name: string; company: string; country: string };

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);

/** Password and consent, and the button that makes the account. */
export async function choosePassword(
  page: Page,
  lang: Lang,
  password: string,
  way: 'code' | 'link' = 'code',
): Promise<void> {
  const t = translator(registrationTexts, lang);
  await field(page, 'password').fill(password);
  await field(page, 'confirmPassword').fill(password);
  // Whoever comes by a link has consented before it was sent.
  if (way === 'code') await field(page, 'consent.accepted').check();
  await expectGood(page);
  await button(page, t('createAccount')).click();
}

/** Account: address, human check, the code that comes by e-mail, password and consent. Begins on the first page of the registration. */
export async function registerAccount(page: Page, lang: Lang, buyer: Pick<Buyer, 'email' | 'password'>): Promise<void> {
  const t = translator(registrationTexts, lang);
  await expect(page).toHaveURL(inLang(lang, '/register/email/0'));
  await field(page, 'email').fill(buyer.email);
  await expectGood(page);
  await passHumanCheck(page, () => button(page, t('sendCode')).click());

  await expect(page).toHaveURL(inLang(lang, '/register/email/1'));
  await expect(page.getByRole('main')).toContainText(buyer.email);
  await expectGood(page);
  await field(page, 'code').fill(await readCode(buyer.email));

  await expect(page).toHaveURL(inLang(lang, '/register/email/2'));
  await choosePassword(page, lang, buyer.password);
}

/** Account info, step 1: the person. The mobile is there already where the account was made with it. */
export async function completePerson(page: Page, lang: Lang, buyer: Pick<Buyer, 'name'>): Promise<void> {
  const t = translator(registrationTexts, lang);
  await expect(page).toHaveURL(new RegExp(`${inLang(lang, '/l-register/account-(email|mobile)-info/0')}$`));
  await page.locator('input[name=name]').fill(buyer.name);
  await page.getByRole('radio', { name: t('lady') }).check();
  await page.locator('input[name=position]').fill(lang === 'zh' ? '采购经理' : 'Buyer');
  if ((await field(page, 'mobile').inputValue()) === '') {
    await field(page, 'mobileAreaCode').fill('+86');
    await field(page, 'mobile').fill('13800001234');
  }
  await expectGood(page);
  await button(page, t('saveAndGoOn')).click();
}

/** Account info, step 2: the company. */
export async function completeCompany(
  page: Page,
  lang: Lang,
  buyer: Pick<Buyer, 'company' | 'country'>,
): Promise<void> {
  const t = translator(registrationTexts, lang);
  await expect(page).toHaveURL(inLang(lang, '/register/account-info/1'));
  await page.locator('input[name=company]').fill(buyer.company);
  await page.locator('input[name=country]').fill(buyer.country);
  await page.keyboard.press('Enter');
  await expectGood(page);
  await button(page, t('saveAndGoOn')).click();
}

/** Account info in two steps: the person, the company. */
export async function completeAccountInfo(page: Page, lang: Lang, buyer: Buyer): Promise<void> {
  await completePerson(page, lang, buyer);
  await completeCompany(page, lang, buyer);
}

/** Answers every required question with its first choice, and sends. */
export async function answerQuestionnaire(page: Page, lang: Lang): Promise<void> {
  const t = translator(questionnaireTexts, lang);
  const main = page.getByRole('main');
  await expect(page).toHaveURL(inLang(lang, '/questionnaire'));
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
