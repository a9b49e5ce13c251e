import { showLogonQr } from '@fairbridge/contract/login/login.calls.ts';
import { switchIdentity } from '@fairbridge/contract/session/session.calls.ts';
import { ringing } from '@fairbridge/contract/talk/talk.calls.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { accountTexts } from '../web/app/components/account/account.texts.ts';
import { passwordChangeTexts } from '../web/app/domains/account/password-change.texts.ts';
import { qrTexts } from '../web/app/domains/login/qr.texts.ts';
import { setPasswordTexts } from '../web/app/domains/account/set-password.texts.ts';
import { identityTexts } from '../web/app/components/identity/identity.texts.ts';
import { firstPasswordTexts } from '../web/app/components/account/first-password.texts.ts';
import { sessionDialogsTexts } from '../web/app/shell/session-dialogs.texts.ts';
import { sessionTexts } from '../web/app/session/session.texts.ts';
import { shellTexts } from '../web/app/shell/shell.texts.ts';
import { DEMO_BUYERS, newAccount, newMobileAccount } from './accounts.ts';
import { clientOf } from './client.ts';
import { newColleague } from './colleague.ts';
import {
  DEMO,
  DEMO_PASSWORD,
  expect,
  expectGood,
  guardOf,
  inGate,
  inLang,
  LANGS,
  open,
  signIn,
  test,
  tokensOf,
} from './fixtures.ts';
import { passHumanCheck } from './human-check.ts';
import { keepSession } from './registered.ts';
import { newEmail, newMobile, readCode, readMail } from './outbox.ts';

const LOG_ON = /^(400|403|409|429) POST \/visitor\/v2\/account\/webLogon$/;
const SEND_CODE = /^(400|409|429) POST \/visitor\/v2\/account\/get(Email|Sms)Code$/;
const QR = /^409 POST \/visitor\/v2\/account\/version3\/showLogonQR$/;
/** Where a visitor goes who has an account and nothing more. */
const FIRST_STEP = /\/l-register\/account-(email|mobile)-info\/0$/;
const NEW_PASSWORD = 'Newfield27';

const field = (page: Page, name: string) => page.locator(`main input[name=${name}]`);
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const submit = (page: Page) => page.locator('main form button[type=submit]');
const told = (page: Page, lang: Lang, name: keyof typeof CODES) =>
  page.getByRole('main').getByText(CODES[name][lang], { exact: true });

/** The offer to set a first password, which whoever has none gets after a log-in by code. */
const offerOn = (page: Page, lang: Lang = 'zh') =>
  page.getByRole('dialog', { name: translator(sessionDialogsTexts, lang)('firstPasswordTitle') });

async function postpone(page: Page, lang: Lang): Promise<void> {
  await expectGood(page);
  await offerOn(page, lang)
    .getByRole('button', { name: translator(firstPasswordTexts, lang)('postpone') })
    .click();
  await expect(offerOn(page, lang)).toHaveCount(0);
}

for (const lang of LANGS) {
  const t = translator(accountTexts, lang);
  const reset = translator(setPasswordTexts, lang);
  const qr = translator(qrTexts, lang);

  test(
    `a wrong password tells nothing, and after the human check whether there is an account (${lang})`,
    inGate(lang === 'zh'),
    async ({ enter }) => {
      const page = await enter({ lang, size: lang === 'zh' ? 'phone' : 'desktop' });
      guardOf(page).allow(LOG_ON);
      const { email } = await newAccount('wrong');
      const nobody = newEmail('nobody');
      const unsure = button(page, t('unsure'));
      await open(page, inLang(lang, '/login/person'));

      for (const account of [email, nobody]) {
        await field(page, 'account').fill(account);
        await field(page, 'password').fill('Wrong1234');
        await submit(page).click();
        await expect(told(page, lang, 'passwordWrong')).toBeVisible();
        await expect(unsure).toBeVisible();
        await expectGood(page);
        await passHumanCheck(page, () => unsure.click());
        await expect(unsure).toHaveCount(0);
        if (account === email) await expect(page.getByText(t('wrongChecked'))).toBeVisible();
      }
      await expect(told(page, lang, 'accountUnknown')).toBeVisible();
      await expectGood(page);
      await button(page, t('registerNow')).click();
      await expect(page).toHaveURL(inLang(lang, '/register/email/0'));
      await expect(page.locator('main input[name=email]')).toHaveValue(nobody);
      expect(await tokensOf(page.context())).toEqual([]);
    },
  );

  if (lang === 'zh')
    test(`many wrong passwords open the human check before every further try (${lang})`, async ({ enter }) => {
      const page = await enter({ lang });
      guardOf(page).allow(LOG_ON);
      const { email, password } = await newAccount('many');
      await open(page, inLang(lang, '/login'));
      await field(page, 'account').fill(email);
      for (let tries = 0; tries < 5; tries += 1) {
        await field(page, 'password').fill(`Wrong${tries}234`);
        await submit(page).click();
        await expect(told(page, lang, 'passwordWrong')).toBeVisible();
      }
      await field(page, 'password').fill(password);
      await passHumanCheck(page, () => submit(page).click());
      await expect(page).toHaveURL(FIRST_STEP);
    });

  test(`a code by e-mail logs in (${lang})`, inGate(lang === 'en'), async ({ enter }) => {
    const page = await enter({ lang, size: lang === 'en' ? 'phone' : 'desktop' });
    guardOf(page).allow(LOG_ON);
    const { email } = DEMO_BUYERS.codeByEmail[lang];
    await open(page, inLang(lang, '/login/person'));
    await page.getByRole('link', { name: t('byCode'), exact: true }).click();
    await expectGood(page);

    await button(page, t('sendCode')).click();
    await expect(page.getByText(t('accountWrong'))).toBeVisible();
    await field(page, 'account').fill(email.toUpperCase());
    await passHumanCheck(page, () => button(page, t('sendCode')).click());
    await expect(page.getByText(t('codeSent', { account: email.toUpperCase() }))).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { disabled: true })).toHaveCount(1);
    const code = await readCode(email);

    await field(page, 'code').fill(code === '000000' ? '111111' : '000000');
    await submit(page).click();
    await expect(told(page, lang, 'codeWrong')).toBeVisible();
    await expectGood(page);
    await field(page, 'code').fill(` ${code.slice(0, 3)} ${code.slice(3)}`);
    await field(page, 'remember').check();
    await submit(page).click();
    await expect(page).toHaveURL(inLang(lang, '/'));
    await postpone(page, lang);
  });

  test(`a code by SMS logs in with a mobile, whose country is asked for (${lang})`, async ({ enter }) => {
    const page = await enter({ lang });
    const { mobile, stored } = DEMO_BUYERS.codeBySms[lang];
    await open(page, inLang(lang, '/login/person?way=code'));
    await expect(field(page, 'areaCode')).toHaveCount(0);
    await field(page, 'account').pressSequentially(mobile.slice(0, 7));
    await expect(field(page, 'account')).toBeFocused();
    await expect(field(page, 'areaCode')).toHaveValue(lang === 'zh' ? '中国 +86' : 'China +86');
    await field(page, 'account').fill(`(${mobile.slice(0, 3)}) ${mobile.slice(3, 6)}-${mobile.slice(6)}`);
    await field(page, 'areaCode').fill('+1');
    await field(page, 'areaCode').press('Tab');
    await expect(field(page, 'areaCode')).toHaveValue(lang === 'zh' ? '美国 +1' : 'United States +1');
    await expectGood(page);
    await passHumanCheck(page, () => button(page, t('sendCode')).click());
    await field(page, 'code').fill(await readCode(stored));
    await submit(page).click();
    await expect(page).toHaveURL(inLang(lang, '/'));
    await postpone(page, lang);
  });

  if (lang === 'en')
    test(`a password logs in with a mobile (${lang})`, async ({ enter }) => {
      const page = await enter({ lang, size: 'phone' });
      const { mobile } = await newMobileAccount();
      await open(page, inLang(lang, '/login/person'));
      await field(page, 'account').fill(`+86 ${mobile}`);
      await expect(field(page, 'areaCode')).toHaveCount(0);
      await field(page, 'account').fill(mobile);
      await field(page, 'password').fill(DEMO_PASSWORD);
      await submit(page).click();
      await expect(page).toHaveURL(FIRST_STEP);
    });

  if (lang === 'zh')
    test(`no code goes to an address without an account, which is asked to register (${lang})`, async ({ enter }) => {
      const page = await enter({ lang });
      guardOf(page).allow(SEND_CODE);
      const mobile = newMobile();
      await open(page, inLang(lang, '/login/person?way=code'));
      await field(page, 'account').fill(mobile);
      await passHumanCheck(page, () => button(page, t('sendCode')).click());
      await expect(told(page, lang, 'accountUnknown')).toBeVisible();
      await expectGood(page);
      await button(page, t('registerNow')).click();
      await expect(page).toHaveURL(inLang(lang, '/register/mobile/0'));
      await expect(field(page, 'mobile')).toHaveValue(mobile);
    });

  if (lang === 'zh')
    test(`a phone that is logged in lets a page in by QR code, or refuses it (${lang})`, async ({ enter }) => {
      const { email } = await newAccount('qr');
      const wide = await enter({ lang });
      guardOf(wide).allow(QR);
      const phone = await enter({ lang, size: 'phone' });

      const made = () => wide.waitForResponse((response) => response.url().endsWith(showLogonQr.path));
      const codeOf = async (response: ReturnType<typeof made>) => {
        const { data }: { data: { url: string } } = await (await response).json();
        return new URL(data.url).pathname;
      };
      await open(wide, inLang(lang, '/login/person'));
      const first = made();
      await wide.getByRole('link', { name: t('byQr'), exact: true }).click();
      await expect(wide.getByRole('img', { name: qr('picture') })).toBeVisible();
      await expect(wide.getByRole('status').filter({ hasText: qr('waiting') })).toBeVisible();
      await expectGood(wide);

      // not logged in yet: the phone logs in first and comes back to the code
      const refusedCode = await codeOf(first);
      await open(phone, refusedCode);
      await signIn(phone, { lang, account: email });
      await expect(phone).toHaveURL(refusedCode);
      await expect(phone.getByRole('heading', { level: 1 })).toHaveText(qr('confirmTitle'));
      await expect(phone.getByRole('main')).toContainText('Chrome');
      await expectGood(phone);
      await expect(wide.getByRole('status').filter({ hasText: qr('scanned') })).toBeVisible();
      await button(phone, qr('Decline')).click();
      await expect(phone.getByRole('heading', { level: 1 })).toHaveText(qr('Declined'));
      await expect(wide.getByRole('status').filter({ hasText: qr('refused') })).toBeVisible();
      await expectGood(wide);

      const second = made();
      await button(wide, qr('refresh')).click();
      await expect(wide.getByRole('status').filter({ hasText: qr('waiting') })).toBeVisible();
      const address = await codeOf(second);
      await open(phone, address);
      await button(phone, qr('confirm')).click();
      await expect(phone.getByRole('heading', { level: 1 })).toHaveText(qr('confirmed'));
      await expectGood(phone);
      await expect(wide).toHaveURL(FIRST_STEP);

      // used once, a code is of no use to anybody
      guardOf(phone).allow(QR);
      await open(phone, address);
      await expect(phone.getByRole('main')).toContainText(CODES.qrUsed[lang]);
      await expectGood(phone);
    });

  if (lang === 'en')
    test(`a QR code that is too old says so, and a new one can be had (${lang})`, async ({ enter }) => {
      const page = await enter({ lang });
      // a code of two seconds instead of two minutes
      await page.route(`**${showLogonQr.path}`, async (route) => {
        const response = await route.fetch();
        const answer = await response.text();
        await route.fulfill({ response, body: answer.replace(/"seconds":\d+/, '"seconds":2') });
      });
      await open(page, inLang(lang, '/login/actor?way=qr'));
      await expect(page.getByRole('status').filter({ hasText: qr('waiting') })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: qr('expired') })).toBeVisible();
      await expectGood(page);
      await page.unrouteAll();
      await button(page, qr('refresh')).click();
      await expect(page.getByRole('status').filter({ hasText: qr('waiting') })).toBeVisible();
    });

  test(
    `a forgotten password is set by a code, also after a reload (${lang})`,
    inGate(lang === 'zh'),
    async ({ enter }) => {
      const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
      guardOf(page).allow(SEND_CODE);
      guardOf(page).allow(/^400 POST \/visitor\/v2\/account\/getLimitVerificationToken$/);
      const { email } = DEMO_BUYERS.forgotten[lang];
      await open(page, inLang(lang, '/login/person'));
      await field(page, 'account').fill(email);
      await page.getByRole('link', { name: t('forgot') }).click();
      await expect(page).toHaveURL(inLang(lang, '/register/password/vis'));
      await expect(field(page, 'account')).toHaveValue(email);

      await field(page, 'account').fill(newEmail('nobody'));
      await passHumanCheck(page, () => submit(page).click());
      await expect(told(page, lang, 'accountUnknown')).toBeVisible();
      await expectGood(page);
      await field(page, 'account').fill(email);
      await passHumanCheck(page, () => submit(page).click());

      await expect(page.getByRole('main')).toContainText(email);
      await expectGood(page);
      await page.reload();
      const code = await readCode(email);
      await field(page, 'code').fill(code === '000000' ? '111111' : '000000');
      await expect(told(page, lang, 'codeWrong')).toBeVisible();
      await field(page, 'code').fill(code);
      await expect(field(page, 'password')).toBeVisible();
      await page.reload();
      await field(page, 'password').fill(NEW_PASSWORD);
      await field(page, 'confirmPassword').fill(`${NEW_PASSWORD}x`);
      await submit(page).click();
      await expect(page.locator('.field-error')).toBeVisible();
      await expectGood(page);
      await field(page, 'confirmPassword').fill(NEW_PASSWORD);
      await submit(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(reset('doneTitle'));
      await expectGood(page);
      // nobody is logged in by it
      expect(await tokensOf(page.context())).toEqual([]);

      guardOf(page).allow(LOG_ON);
      await page
        .getByRole('main')
        .getByRole('link', { name: reset('logIn') })
        .click();
      await expect(field(page, 'account')).toHaveValue(email);
      await field(page, 'password').fill('Wrong1234');
      await submit(page).click();
      await expect(told(page, lang, 'passwordWrong')).toBeVisible();
      await field(page, 'password').fill(NEW_PASSWORD);
      await submit(page).click();
      await expect(page).toHaveURL(inLang(lang, '/'));
    },
  );

  if (lang === 'en')
    test(`a forgotten password is set by the link of the e-mail, once (${lang})`, async ({ enter }) => {
      const page = await enter({ lang });
      const { email } = DEMO_BUYERS.link[lang];
      await open(page, inLang(lang, '/register/password/vis'));
      await field(page, 'account').fill(email);
      await passHumanCheck(page, () => submit(page).click());
      const { link } = await readMail((mail) => mail.to === email && mail.link !== null);
      const { pathname, search } = new URL(link ?? '');
      expect(pathname).toBe(inLang(lang, '/register/password/vis'));

      // opened elsewhere
      const other = await enter({ lang, size: 'phone' });
      await open(other, pathname + search);
      await expect(field(other, 'password')).toBeVisible();
      // the token does not stay in the address
      await expect(other).toHaveURL(pathname);
      await field(other, 'password').fill(NEW_PASSWORD);
      await field(other, 'confirmPassword').fill(NEW_PASSWORD);
      await expectGood(other);
      await submit(other).click();
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(reset('doneTitle'));
      expect(await tokensOf(other.context())).toEqual([]);

      guardOf(page).allow(/^400 POST \/visitor\/v2\/account\/setPasswordByToken$/);
      await open(page, pathname + search);
      await field(page, 'password').fill('Another99');
      await field(page, 'confirmPassword').fill('Another99');
      await submit(page).click();
      await expect(told(page, lang, 'tokenFailed')).toBeVisible();
      await expectGood(page);
      await button(page, reset('again')).click();
      await expect(field(page, 'account')).toBeVisible();
    });

  if (lang === 'zh')
    test(`whoever is not bound to an exhibitor is told what to do, as is who has no account (${lang})`, async ({
      enter,
    }) => {
      const page = await enter({ lang });
      guardOf(page).allow(LOG_ON);
      const { email, password } = await newAccount('unbound');
      await open(page, inLang(lang, '/login/actor'));
      await field(page, 'account').fill(newEmail('nobody'));
      await field(page, 'password').fill(password);
      await submit(page).click();
      await passHumanCheck(page, () => button(page, t('unsure')).click());
      await expect(told(page, lang, 'exhibitorMissing')).toBeVisible();
      await expectGood(page);

      await field(page, 'account').fill(email);
      await submit(page).click();
      await expect(told(page, lang, 'employeeUnbound')).toBeVisible();
      await expectGood(page);
      await button(page, t('bindInstead')).click();
      await expect(page).toHaveURL(inLang(lang, '/login/person'));
    });
}

test('an exhibitor without a password is brought to set the first one', async ({ enter }) => {
  const page = await enter();
  guardOf(page).allow(LOG_ON);
  const t = translator(accountTexts, 'zh');
  const reset = translator(setPasswordTexts, 'zh');
  await open(page, '/login/actor');
  await field(page, 'account').fill(DEMO.exhibitorNew);
  await field(page, 'password').fill('Whatever12');
  await submit(page).click();
  await passHumanCheck(page, () => button(page, t('unsure')).click());
  const dialog = page.getByRole('dialog', { name: t('missingTitle') });
  await expect(dialog).toContainText(CODES.passwordMissing.zh);
  await expectGood(page);
  // by itself, after three seconds
  await expect(page).toHaveURL('/register/password/vis?type=actor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reset('titleFirst'));
  await expect(field(page, 'account')).toHaveValue(DEMO.exhibitorNew);
  await expectGood(page);

  // a code logs in without a password, and offers to set one: later
  await open(page, '/login/actor?way=code');
  await passHumanCheck(page, () => button(page, t('sendCode')).click());
  await field(page, 'code').fill(await readCode(DEMO.exhibitorNew));
  await submit(page).click();
  await expect(page).toHaveURL('/my-exhibit-list');
  await postpone(page, 'zh');

  // a log-in by QR code has shown no code: it offers nothing, and asks for one where the password is set
  const wide = await enter();
  guardOf(wide).allow(LOG_ON);
  const made = wide.waitForResponse((response) => response.url().endsWith(showLogonQr.path));
  await open(wide, '/login/actor?way=qr');
  const { data }: { data: { url: string } } = await (await made).json();
  await open(page, new URL(data.url).pathname);
  await button(page, qrTexts.confirm[0]).click();
  await expect(wide).toHaveURL('/my-exhibit-list');
  await expect(offerOn(wide)).toHaveCount(0);
  await open(wide, '/personal/change-password');
  await expect(button(wide, t('sendCode'))).toBeVisible();
  await expectGood(wide);

  // where the code was typed, nothing else is asked; the other window is told that its session has ended by it
  guardOf(wide).allow(/^401 GET \/visitor\/v2\/getInfo/);
  await open(page, '/personal/change-password');
  await expect(field(page, 'password')).toBeVisible();
  await expect(button(page, t('sendCode'))).toHaveCount(0);
  await field(page, 'password').fill(NEW_PASSWORD);
  await field(page, 'confirmPassword').fill(NEW_PASSWORD);
  await button(page, passwordChangeTexts.save[0]).click();
  await expect(page.getByRole('status').filter({ hasText: passwordChangeTexts.savedFirst[0] })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: shellTexts.logout[0] }).click();
  await expect(page).toHaveURL('/');
  await signIn(page, { type: 'actor', account: DEMO.exhibitorNew, password: NEW_PASSWORD });
  await expect(page).toHaveURL('/my-exhibit-list');
});

for (const lang of LANGS) {
  test(`who is an exhibitor and a visitor changes between the two (${lang})`, async ({ enter }) => {
    const t = translator(accountTexts, lang);
    const page = await enter({ lang });
    const column = lang === 'zh' ? 0 : 1;
    const banner = page.getByRole('banner');
    guardOf(page).allow(LOG_ON);
    const employee = lang === 'zh' ? DEMO.staff : DEMO.exhibitor;
    const landing = inLang(lang, lang === 'zh' ? '/my-exhibit-list' : '/company-management');
    // at the visitors' door an exhibitor is told where the own one is, and comes back to where the way began
    await open(page, inLang(lang, '/mail'));
    await expect(page).toHaveURL(inLang(lang, '/login/person'));
    await field(page, 'account').fill(employee);
    await field(page, 'password').fill(DEMO_PASSWORD);
    await submit(page).click();
    await expect(told(page, lang, 'exhibitorAccount')).toBeVisible();
    await expectGood(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('exhibitorInstead') })
      .click();
    await expect(page).toHaveURL(inLang(lang, '/login/actor'));
    await field(page, 'account').fill(employee);
    await field(page, 'password').fill(DEMO_PASSWORD);
    await submit(page).click();
    await expect(page).toHaveURL(inLang(lang, '/mail'));
    await banner.getByRole('button', { name: sessionTexts.toVisitor[column] }).click();
    await expect(page).toHaveURL(FIRST_STEP);
    await banner.getByRole('button', { name: sessionTexts.toExhibitor[column] }).click();
    await expect(page).toHaveURL(landing);
  });
}

test('who changes to a visitor while the line of calls opens asks for none as the exhibitor they just were', async ({
  enter,
  apiAs,
}) => {
  const colleague = await newColleague(await apiAs(DEMO.exhibitor, 'actor'), 'changes', {
    zh: '换身份同事',
    en: 'Changing Colleague',
  });
  const page = await enter();
  const [pressed, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.routeWebSocket(/\/socket/, async (line) => {
    await pressed.promise;
    const server = line.connectToServer();
    server.onMessage((said) => {
      line.send(said);
      // Socket.IO lets the caller in
      if (String(said).startsWith('40')) opened.resolve();
    });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(ringing.path) || pathname.endsWith(switchIdentity.path)) asked.push(pathname);
  });
  await page.route(`**${switchIdentity.path}`, async (route) => {
    pressed.resolve();
    await opened.promise;
    await route.continue();
  });
  await keepSession(page, colleague.session);
  await open(page, '/mail');
  await page.getByRole('banner').getByRole('button', { name: sessionTexts.toVisitor[0] }).click();
  await expect(page).toHaveURL(FIRST_STEP);
  await page.close();
  await colleague.leave();
  expect(asked).toEqual([switchIdentity.path]);
});

test('a link in an e-mail to an exhibitor asks for the exhibitors’ log-in, and leads on to what it names', async ({
  enter,
}) => {
  const page = await enter();
  for (const [path, login] of [
    ['/potential-order?as=actor', '/login/actor'],
    ['/mail?as=actor', '/login/actor'],
    ['/company-preview', '/login/actor'],
    ['/potential-order', '/login/person'],
  ] as const) {
    await open(page, path);
    await expect(page, path).toHaveURL(login);
  }
  await open(page, '/mail?as=actor');
  await field(page, 'account').fill(DEMO.staff);
  await field(page, 'password').fill(DEMO_PASSWORD);
  await submit(page).click();
  await expect(page).toHaveURL('/mail?as=actor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectGood(page);
});

test('the human check can be closed, and nothing is sent without it', async ({ enter }) => {
  const page = await enter({ lang: 'en' });
  const t = translator(accountTexts, 'en');
  await open(page, '/en/login/person?way=code');
  await field(page, 'account').fill(newEmail('closed'));
  await button(page, t('sendCode')).click();
  const dialog = page.getByRole('dialog', { name: identityTexts.title[1] });
  await expect(dialog.locator('img[alt=""]')).toBeVisible();
  await expectGood(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, t('sendCode'))).toBeEnabled();
});

test('a log-in by QR that nobody may see for long is not told to strangers', async ({ apiAs }) => {
  const anyone = await apiAs(null);
  const made = await anyone.call(showLogonQr, { step: 'make', type: 'vis' });
  await expect(clientOf(null).call(showLogonQr, { step: 'scan', id: made.id })).rejects.toThrow();
  await expect(anyone.call(showLogonQr, { step: 'poll', id: made.id, secret: 'x' })).rejects.toThrow();
});
