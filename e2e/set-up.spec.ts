import { readFileSync } from 'node:fs';
import { CODES } from '@fairbridge/contract/codes.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { accountTexts } from '../web/app/components/account/account.texts.ts';
import { authenticatorTexts } from '../web/app/components/account/authenticator.texts.ts';
import { proofTexts } from '../web/app/components/account/proof.texts.ts';
import { setUpTexts } from '../web/app/domains/exhibition/set-up.texts.ts';
import { setPasswordTexts } from '../web/app/domains/account/set-password.texts.ts';
import { organizerLoginTexts } from '../web/app/domains/organizer/organizer-login.texts.ts';
import { securityTexts } from '../web/app/domains/organizer/security.texts.ts';
import { entranceTexts } from '../web/app/components/staff/staff-entrance.texts.ts';
import { staffTexts } from '../web/app/domains/organizer/staff.texts.ts';
import { organizerShellTexts } from '../web/app/shell/organizer/organizer-shell.texts.ts';
import { expect, expectGood, expectHydrated, guardOf, inLang, LANGS, test } from './fixtures.ts';
import { startServer, type Started } from './server.ts';

const OWNER = { email: 'owner@hardware.example', password: 'Tianqi2099' };
const STEP = 30_000;

/** A phone with an authenticator app: each code it gives is of a later step than the one before, as the server wants it. */
function phoneWith(secret: string): () => string {
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  let last = 0;
  return () => {
    // the next step counts already, so that a second code need not be waited for
    last = Math.max(last + 1, Math.floor(Date.now() / STEP));
    return app.generate({ timestamp: last * STEP });
  };
}

/** The key that stands beside the QR code. */
async function keyOn(page: Page): Promise<string> {
  const key = page.getByRole('button', { name: /[A-Z2-7]{4} [A-Z2-7]{4}/ });
  return (await key.textContent()) ?? '';
}

const FAIR = {
  'fair.name.zh': '国际五金展览会',
  'fair.shortName.zh': '五金展',
  'fair.shortName.en': 'Hardware',
  'fair.venue.zh': '会展中心',
  'fair.city.zh': '宁波',
  'fair.startsOn': '2099-03-10',
  'fair.endsOn': '2099-03-12',
  'owner.name': '王敏',
  'owner.email': OWNER.email,
  'owner.password': OWNER.password,
  'owner.confirmPassword': OWNER.password,
};

/** The recovery codes as they are shown once; downloads them too, and says that they are kept. */
async function keepCodes(page: Page, lang: Lang): Promise<string[]> {
  const t = translator(authenticatorTexts, lang);
  await expect(page.getByRole('heading', { name: t('codesTitle') })).toBeVisible();
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^[2-9A-HJKMNP-Z]{5}-/ })
    .allTextContents();
  expect(new Set(codes).size).toBe(10);
  await expectGood(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: t('download') }).click();
  const text = readFileSync(await (await saving).path(), 'utf8');
  expect(codes.filter((code) => !text.includes(code))).toEqual([]);
  await page.getByRole('button', { name: t('kept') }).click();
  return codes;
}

async function logOut(page: Page, lang: Lang, origin: string): Promise<void> {
  // a narrow window has it in the menu, which is not what is tried here
  await page.setViewportSize({ width: 1440, height: 900 });
  const t = translator(organizerShellTexts, lang);
  await page.getByRole('button', { name: t('logOut') }).click();
  // until the server has answered the session is kept here, and a page loaded now would ask with one that has ended
  await expect(page.getByText(t('loggedOut'))).toBeVisible();
  await page.goto(`${origin}${inLang(lang, '/organizer/login')}`);
  await expectHydrated(page);
}

async function showPassword(page: Page, lang: Lang): Promise<void> {
  await page.locator('input[name=email]').fill(OWNER.email);
  await page.locator('input[name=password]').fill(OWNER.password);
  await page.getByRole('button', { name: translator(organizerLoginTexts, lang)('next') }).click();
}

const COLLEAGUE = { name: '林小满', email: 'colleague@fair.example', password: 'Colleague2026x' };

/** The owner adds somebody who cannot be mailed, and is shown once what to hand over. */
async function addColleague(page: Page, lang: Lang, origin: string): Promise<{ link: string; code: string }> {
  const t = translator(staffTexts, lang);
  const entrance = translator(entranceTexts, lang);
  const { name, email } = COLLEAGUE;
  const dialog = page.getByRole('dialog');
  await page.goto(`${origin}${inLang(lang, '/organizer/staff')}`);
  await expectHydrated(page);
  await page.getByRole('button', { name: t('add') }).click();
  await dialog.getByRole('textbox', { name: t('email') }).fill(email);
  await dialog.getByRole('textbox', { name: t('Name') }).fill(name);
  await dialog.getByRole('button', { name: t('invite') }).click();
  await expect(dialog.getByRole('heading', { name: entrance('handOverTitle', { name }) })).toBeVisible();
  await expectGood(page);
  const link = await dialog.getByRole('button').filter({ hasText: 'token=' }).innerText();
  const code = await dialog.getByRole('listitem').first().innerText();
  await dialog.getByRole('button', { name: entrance('handedOver', { name }) }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText(t('invited'));
  return { link, code };
}

async function comeInByHand(
  page: Page,
  lang: Lang,
  origin: string,
  way: { link: string; code: string },
): Promise<void> {
  const login = translator(organizerLoginTexts, lang);
  const password = translator(setPasswordTexts, lang);
  // without PUBLIC_ORIGIN links name another port
  const { pathname, search } = new URL(way.link);
  await page.goto(`${origin}${pathname}${search}`);
  await expectHydrated(page);
  await page.locator('input[name="password"]').fill(COLLEAGUE.password);
  await page.locator('input[name="confirmPassword"]').fill(COLLEAGUE.password);
  await page.getByRole('button', { name: password('save') }).click();
  await expect(page.getByRole('heading', { name: password('doneTitle') })).toBeVisible();
  await page.goto(`${origin}${inLang(lang, '/organizer/login')}`);
  await expectHydrated(page);
  await page.locator('input[name=email]').fill(COLLEAGUE.email);
  await page.locator('input[name=password]').fill(COLLEAGUE.password);
  await page.getByRole('button', { name: login('next') }).click();
  await page.getByRole('button', { name: login('useRecovery') }).click();
  await page.getByRole('textbox', { name: login('recoveryCode') }).fill(way.code);
  await page.getByRole('button', { name: login('enter') }).click();
  await expect(page).toHaveURL(`${origin}${inLang(lang, '/organizer')}`);
}

/** Nobody solves a puzzle for a code that cannot leave. */
async function askForCode(page: Page, lang: Lang, origin: string): Promise<void> {
  const t = translator(accountTexts, lang);
  guardOf(page).allow(/^\d{3} POST \/identity-check\/getValidationToken$/);
  await page.goto(`${origin}${inLang(lang, '/login/person?way=code')}`);
  await expectHydrated(page);
  await page.locator('input[name="account"]').fill('buyer@fair.example');
  await page.getByRole('button', { name: t('sendCode') }).click();
  await expect(page.getByText(CODES.cannotSend[lang])).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectGood(page);
}

for (const lang of LANGS) {
  const size = lang === 'zh' ? 'desktop' : 'phone';
  test.describe(`an installation without a mail server, ${lang}`, () => {
    let own: Started;
    // a database of its own starts with it
    test.beforeAll(async () => {
      test.setTimeout(180_000);
      own = await startServer({ DEMO: '0', OUTBOX_DIR: '' });
    });
    test.afterAll(() => own.stop());

    test('is set up with an authenticator app, by which its owner comes in again', async ({ enter }) => {
      test.setTimeout(180_000);
      const t = translator(setUpTexts, lang);
      const login = translator(organizerLoginTexts, lang);
      const app = translator(authenticatorTexts, lang);
      const security = translator(securityTexts, lang);
      const { origin } = own;
      const link = /\/set-up#([\w-]{43})/;
      await expect.poll(own.said).toMatch(link);
      const [, token = ''] = link.exec(own.said()) ?? [];
      const page = await enter({ lang, size });
      guardOf(page).allow(/^400 POST \/organizer\/v1\//);
      guardOf(page).allow(/^400 POST \/setUp\/v1\/make$/);

      await page.goto(`${origin}${inLang(lang, '/set-up')}#${token}`);
      await expectHydrated(page);
      for (const [name, value] of Object.entries(FAIR)) await page.locator(`input[name="${name}"]`).fill(value);
      const code = phoneWith(await keyOn(page));
      await page.getByRole('button', { name: t('submit') }).click();
      // nobody gets past it
      await expect(
        page.getByText(lang === 'zh' ? '请先绑定验证器应用' : 'Set up an authenticator app first'),
      ).toBeVisible();
      await expectGood(page);
      await page.locator('input[name="authenticator.code"]').fill(code());
      await page.getByRole('button', { name: t('submit') }).click();
      const [first = '', second = ''] = await keepCodes(page, lang);
      await expect(page).toHaveURL(`${origin}${inLang(lang, '/organizer')}`);

      await logOut(page, lang, origin);
      await showPassword(page, lang);
      await expect(page.getByText(login('appLead'))).toBeVisible();
      await expectGood(page);
      await page.locator('input[name=code]').fill(code());
      await expect(page).toHaveURL(`${origin}${inLang(lang, '/organizer')}`);

      await page.goto(`${origin}${inLang(lang, '/organizer/security')}`);
      await expectHydrated(page);
      await expectGood(page);
      await page.getByRole('button', { name: security('replace') }).click();
      const other = phoneWith(await keyOn(page));
      await page.getByRole('textbox', { name: app('firstCode') }).fill(other());
      await page.getByRole('textbox', { name: translator(proofTexts, lang)('appCode') }).fill(first);
      await expectGood(page);
      await page.getByRole('button', { name: security('confirm') }).click();
      const [again = ''] = await keepCodes(page, lang);
      await expect(page.getByText(security('codesLeft', { left: 10 }))).toBeVisible();

      await logOut(page, lang, origin);
      await showPassword(page, lang);
      await page.getByRole('button', { name: login('useRecovery') }).click();
      // codes of the app before are gone with it
      await page.getByRole('textbox', { name: login('recoveryCode') }).fill(second);
      await page.getByRole('button', { name: login('enter') }).click();
      await expect(page.getByRole('textbox', { name: login('recoveryCode') })).toHaveAttribute('aria-invalid', 'true');
      await expectGood(page);
      await page.getByRole('textbox', { name: login('recoveryCode') }).fill(again.toLowerCase());
      await page.getByRole('button', { name: login('enter') }).click();
      await expect(page).toHaveURL(`${origin}${inLang(lang, '/organizer')}`);

      await askForCode(await enter({ lang, size }), lang, origin);
      const way = await addColleague(page, lang, origin);
      await comeInByHand(await enter({ lang, size }), lang, origin, way);
    });
  });
}
