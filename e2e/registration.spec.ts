import { info } from '@fairbridge/contract/session/session.calls.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { saveSettings } from '@fairbridge/contract/organizer/organizer.calls.ts';
import { decide, get as readVisitor } from '@fairbridge/contract/visitor-review/visitor-review.calls.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import { completeCompany, completePerson } from '@fairbridge/contract/visitor/visitor.calls.ts';
import type { Page } from '@playwright/test';
import { reminderTexts } from '../web/app/components/visitor/registration-reminder.texts.ts';
import { registrationTexts } from '../web/app/components/visitor/registration.texts.ts';
import { errorPageTexts } from '../web/app/shell/error-page.texts.ts';
import { shellTexts } from '../web/app/shell/shell.texts.ts';
import { newAccount } from './accounts.ts';
import { clientOf, get } from './client.ts';
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
} from './fixtures.ts';
import { locationsOf } from './html.ts';
import { passHumanCheck } from './human-check.ts';
import { newEmail, newMobile, readCode, readMail } from './outbox.ts';
import {
  answerQuestionnaire,
  choosePassword,
  completeCompany as fillCompany,
  completePerson as fillPerson,
  registerAccount,
} from './registration.ts';
import { callThere, finishRegistration, newVisitorThere, organizerThere, secondFair } from './second-fair.ts';

const column = { zh: 0, en: 1 } as const;
const PERSON = '/l-register/account-email-info/0';
const COMPANY = '/register/account-info/1';
const COMPLETED = '/register/completed';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
/** The path of a link in a mail, which names the configured host. */
const pathOf = (url: string | null): string => {
  const { pathname, search } = new URL(url ?? '');
  return pathname + search;
};

for (const lang of LANGS) {
  const t = translator(registrationTexts, lang);
  const size = lang === 'zh' ? 'phone' : 'desktop';

  test(`somebody under age registers by mobile, step by step, to the end (${lang})`, async ({ enter }) => {
    const page = await enter({ lang, size });
    guardOf(page).allow(/^400 POST \/visitor\/v2\/account\/validateMobile$/);
    const mobile = newMobile();
    await open(page, inLang(lang, '/register/email/0'));
    await link(page, t('byMobile')).click();
    await expect(page).toHaveURL(inLang(lang, '/register/mobile/0'));
    await field(page, 'areaCode').fill('+86');
    await field(page, 'mobile').fill(mobile);
    await page.reload();
    await expect(field(page, 'mobile')).toHaveValue(mobile);
    // no step can be skipped by its address
    for (const step of ['1', '2']) {
      await open(page, inLang(lang, `/register/mobile/${step}`));
      await expect(page).toHaveURL(inLang(lang, '/register/mobile/0'));
    }
    await expectGood(page);
    await passHumanCheck(page, () => button(page, t('sendCode')).click());

    await expect(page).toHaveURL(inLang(lang, '/register/mobile/1'));
    const code = await readCode(`86${mobile}`);
    await field(page, 'code').fill(wrongCode(code));
    await expect(main(page).getByText(CODES.codeWrong[lang], { exact: true })).toBeVisible();
    await expectGood(page);
    await open(page, inLang(lang, '/register/mobile/2'));
    await expect(page).toHaveURL(inLang(lang, '/register/mobile/1'));
    await field(page, 'code').fill(code);

    await expect(page).toHaveURL(inLang(lang, '/register/mobile/2'));
    await field(page, 'password').fill('Feldweg26');
    await field(page, 'confirmPassword').fill('Feldweg27');
    await field(page, 'consent.minor').check();
    await button(page, t('createAccount')).click();
    for (const rule of ['passwordsDiffer', 'consent', 'guardian'] as const)
      await expect(main(page).getByText(RULES[rule][column[lang]], { exact: true }).first()).toBeVisible();
    await field(page, 'consent.guardianName').fill('Li Hong');
    await field(page, 'consent.guardianContact').fill('13900001111');
    // what was typed is there after a reload, but for the passwords
    await page.reload();
    await expect(field(page, 'consent.guardianName')).toHaveValue('Li Hong');
    await expect(field(page, 'password')).toHaveValue('');
    await choosePassword(page, lang, 'Feldweg26');

    await expect(page).toHaveURL(inLang(lang, '/l-register/account-mobile-info/0'));
    await expect(field(page, 'mobile')).toHaveValue(mobile);
    await fillPerson(page, lang, { name: 'Li Hang' });
    const company = lang === 'zh' ? '绿川农资' : 'Verde Agro';
    await fillCompany(page, lang, { company, country: lang === 'zh' ? 'CN' : 'BR' });
    await answerQuestionnaire(page, lang);
    await expect(page).toHaveURL(inLang(lang, COMPLETED));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('completedTitle'));
    await expect(main(page).locator(`a[href="${inLang(lang, '/voucher')}"]`)).toBeVisible();
    await expectGood(page);
    for (const step of ['/register/mobile/0', PERSON, COMPANY, '/questionnaire']) {
      await open(page, inLang(lang, step));
      await expect(page).toHaveURL(inLang(lang, COMPLETED));
    }
  });

  test(
    `a registration is confirmed by the link of an e-mail, on another device, once (${lang})`,
    inGate(lang === 'en'),
    async ({ enter }) => {
      const email = newEmail(`link-${lang}`);
      const page = await enter({ lang, size });
      await open(page, inLang(lang, '/register/email/0'));
      await field(page, 'email').fill(email);
      await button(page, t('linkInstead')).click();
      await button(page, t('sendLink')).click();
      await expect(main(page).getByText(RULES.consent[column[lang]], { exact: true })).toBeVisible();
      await field(page, 'consent.accepted').check();
      await expectGood(page);
      await passHumanCheck(page, () => button(page, t('sendLink')).click());
      await expect(page).toHaveURL(inLang(lang, '/register/email/1'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('mailboxTitle'));
      await expect(main(page)).toContainText(email);
      await expectGood(page);

      const mail = await readMail(({ to, link: url }) => to === email && url !== null);
      const phone = await enter({ lang, size: 'phone' });
      await open(phone, pathOf(mail.link));
      await expect(main(phone)).toContainText(t('linkLead', { account: email }));
      await expect(phone).toHaveURL(inLang(lang, '/register/email/2'));
      await choosePassword(phone, lang, 'Feldweg26', 'link');
      await expect(phone).toHaveURL(inLang(lang, PERSON));

      const again = await enter({ lang, size });
      guardOf(again).allow(/^400 POST \/visitor\/v2\/account\/registrationLink$/);
      await open(again, pathOf(mail.link));
      await expect(again.getByRole('heading', { level: 1 })).toHaveText(t('LinkInvalid'));
      await expectGood(again);
      await button(again, t('beginAnew')).click();
      await expect(again).toHaveURL(inLang(lang, '/register/email/0'));
    },
  );

  test(`an address that has an account leads to the log-in or a new password (${lang})`, async ({ enter }) => {
    // an account that is old enough: to a new one a code was sent a moment ago
    const email = lang === 'zh' ? DEMO.staff : DEMO.newcomer;
    const page = await enter({ lang, size });
    guardOf(page).allow(/^409 POST \/visitor\/v2\/account\/getEmailCode$/);
    await open(page, inLang(lang, '/register/email/0'));
    await field(page, 'email').fill(email);
    await passHumanCheck(page, () => button(page, t('sendCode')).click());
    await expect(main(page).getByText(CODES.accountTaken[lang], { exact: true })).toBeVisible();
    await expect(link(page, t('forgot'))).toHaveAttribute('href', inLang(lang, '/register/password/vis'));
    await expectGood(page);
    await link(page, t('toLogIn')).click();
    await expect(page).toHaveURL(inLang(lang, '/login/person'));
    await expect(field(page, 'account')).toHaveValue(email);
  });

  test(`an invitation's link is kept, names who invites, and registers through it (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const { call } = await apiAs(DEMO.exhibitor, 'actor');
    const { userAccountId, exhibitorEmployee } = await call(info, {});
    const email = newEmail(`invited-${lang}`);
    const exhibitorId = exhibitorEmployee?.exhibitorId ?? '';
    const page = await enter({ lang, size });
    await open(page, `${inLang(lang, '/qa')}?${new URLSearchParams({ email, userAccountId, exhibitorId })}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fairbridge.invitation'))).toContain(email);
    // a link that lacks something is no invitation, and no error either
    await open(page, `${inLang(lang, '/aboutus')}?email=nobody@test.example&userAccountId=&exhibitorId=short`);
    await open(page, inLang(lang, '/register/email/0'));
    await expect(field(page, 'email')).toHaveValue(email);
    await expect(main(page)).toContainText(exhibitorEmployee?.exhibitor.name[lang] ?? '');
    await expectGood(page);
    const registered = page.waitForRequest(/\/account\/registerUserByEmail$/);
    await registerAccount(page, lang, { email, password: 'Feldweg26' });
    expect((await registered).postDataJSON().invitation).toEqual({ email, userAccountId, exhibitorId });
    await expect(page).toHaveURL(inLang(lang, PERSON));
    expect(await page.evaluate(() => localStorage.getItem('fairbridge.invitation'))).toBeNull();
  });
}

test('a code entered wrong five times is dead, and the page says so', async ({ enter }) => {
  const t = translator(registrationTexts, 'en');
  const page = await enter({ lang: 'en' });
  guardOf(page).allow(/^400 POST \/visitor\/v2\/account\/validateEmail$/);
  const email = newEmail('dead-code');
  await open(page, '/en/register/email/0');
  await field(page, 'email').fill(email);
  await passHumanCheck(page, () => button(page, t('sendCode')).click());
  await expect(page).toHaveURL('/en/register/email/1');
  const wrong = wrongCode(await readCode(email));
  for (let tries = 1; tries <= 5; tries += 1) {
    const answered = page.waitForResponse(/\/account\/validateEmail$/);
    await field(page, 'code').fill('');
    await field(page, 'code').fill(wrong);
    await answered;
  }
  await expect(main(page)).toContainText(t('deadByTries'));
  await expect(field(page, 'code')).toHaveCount(0);
  await page.reload();
  await expect(main(page)).toContainText(t('deadByTries'));
  await expect(main(page).getByRole('button')).toHaveText(/^Resend in \d+ s$/);
  await expectGood(page);
});

for (const lang of LANGS) {
  if (lang === 'en')
    test(`whoever leaves comes back by the e-mail to the right step, with nothing lost (${lang})`, async ({
      enter,
    }) => {
      const t = translator(registrationTexts, lang);
      const email = newEmail(`left-${lang}`);
      const page = await enter({ lang });
      await open(page, inLang(lang, '/register/email/0'));
      await registerAccount(page, lang, { email, password: DEMO_PASSWORD });
      await expect(page).toHaveURL(inLang(lang, PERSON));
      await field(page, 'name').fill('Ana Souza');
      await page.reload();
      await expect(field(page, 'name')).toHaveValue('Ana Souza');
      await fillPerson(page, lang, { name: 'Ana Souza' });
      await expect(page).toHaveURL(inLang(lang, COMPANY));
      await page.close();

      const { link: back } = await readMail((mail) => mail.to === email && mail.link !== null);
      const other = await enter({ lang });
      await open(other, pathOf(back));
      await expect(other).toHaveURL(inLang(lang, '/login/person'));
      await signIn(other, { lang, account: email });
      await expect(other).toHaveURL(inLang(lang, COMPANY));
      await expect(main(other)).toContainText('Ana Souza');
      // the step before is open, and what was typed into this one is kept
      await field(other, 'company').fill('Verde');
      await link(other, t('stepBefore')).click();
      await expect(other).toHaveURL(inLang(lang, PERSON));
      await expect(field(other, 'name')).toHaveValue('Ana Souza');
      await button(other, t('saveAndGoOn')).click();
      await expect(other).toHaveURL(inLang(lang, COMPANY));
      await expect(field(other, 'company')).toHaveValue('Verde');
      await fillCompany(other, lang, { company: 'Verde Agro', country: 'BR' });
      await answerQuestionnaire(other, lang);
      await expect(other).toHaveURL(inLang(lang, COMPLETED));
      // the mail led into the registration: that is nowhere to come back to
      await expect(link(other, registrationTexts.goBack[column[lang]])).toHaveCount(0);
    });
}

test.describe('at a fair with other switches', () => {
  // one fair's switches are turned by all of them: they go one after the other
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  let organizer: ReturnType<typeof organizerThere> | undefined;
  const organize = () => (organizer ??= organizerThere());
  const there = (lang: Lang, path: string): string => secondFair() + inLang(lang, path);
  const USUAL = { visitorDelay: false, registrationOnly: false, reviewAtOnce: true } as const;
  test.afterAll(async () => {
    if (organizer !== undefined) await (await organizer)(saveSettings, USUAL);
  });

  /** Opens a page as a visitor of that fair who has signed in by the API. */
  async function openAs(page: Page, session: { token: string; user: unknown }, address: string): Promise<void> {
    await page.addInitScript((kept) => {
      if (localStorage.getItem('fairbridge.session') === null) localStorage.setItem('fairbridge.session', kept);
    }, JSON.stringify(session));
    await open(page, address);
  }

  for (const lang of LANGS) {
    const t = translator(registrationTexts, lang);
    const remind = translator(reminderTexts, lang);

    test(`steps may be postponed, and a bar reminds of them (${lang})`, async ({ enter }) => {
      await (
        await organize()
      )(saveSettings, { ...USUAL, visitorDelay: true });
      const visitor = await newVisitorThere(`delay-${lang}`);
      const page = await enter({ lang, size: lang === 'zh' ? 'phone' : 'desktop' });
      const bar = page.getByRole('complementary', { name: remind('label') });
      const later = link(page, t('later'));
      await openAs(page, visitor, there(lang, PERSON));
      await expect(bar).toHaveCount(0);
      await expectGood(page);
      await later.click();
      await expect(page).toHaveURL(`${secondFair()}${inLang(lang, '/')}`);
      await expect(bar).toContainText(remind('unfinished', { steps: 3 }));
      await expectGood(page);
      await callThere(visitor.token)(completePerson, completePerson.example);
      await callThere(visitor.token)(completeCompany, completeCompany.example);
      await page.reload();
      await expect(bar).toContainText(remind('lastStep', { steps: 1 }));
      await bar.getByRole('link', { name: remind('goOn') }).click();
      await expect(page).toHaveURL(there(lang, '/questionnaire'));
      await expect(later).toBeVisible();
      await expectGood(page);
    });

    test(`a registration that was not approved is corrected and handed in again (${lang})`, async ({ enter }) => {
      const organizerCall = await organize();
      await organizerCall(saveSettings, { ...USUAL, reviewAtOnce: false });
      const visitor = await newVisitorThere(`refused-${lang}`);
      const seen = async (id: string) => {
        const { version } = await organizerCall(readVisitor, { id });
        return { id, version };
      };
      const own = callThere(visitor.token);
      await finishRegistration(own);
      const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
      const title = page.getByRole('heading', { level: 1 });
      await openAs(page, { token: visitor.token, user: await own(info, {}) }, there(lang, COMPLETED));
      await expect(title).toHaveText(t('reviewTitle'));
      await expectGood(page);
      await open(page, there(lang, COMPANY));
      await expect(page).toHaveURL(there(lang, COMPLETED));

      const reason = lang === 'zh' ? '请填写公司全称' : 'Please give the full name of your company';
      await organizerCall(decide, {
        selection: { records: [await seen(visitor.user.subjectId)] },
        state: 'notApproved',
        reason,
      });
      await open(page, there(lang, COMPLETED));
      await expect(title).toHaveText(t('refusedTitle'));
      await expect(main(page)).toContainText(reason);
      await expectGood(page);
      await main(page)
        .locator(`a[href="${inLang(lang, COMPANY)}"]`)
        .click();
      await expect(page).toHaveURL(there(lang, COMPANY));
      await expect(field(page, 'company')).toHaveValue(completeCompany.example.company);
      await expectGood(page);
      await field(page, 'company').fill('Hetian Agro Company Limited');
      await button(page, t('saveAndGoOn')).click();
      await expect(page).toHaveURL(there(lang, COMPLETED));
      await button(page, t('handInAgain')).click();
      await expect(title).toHaveText(t('reviewTitle'));

      await organizerCall(decide, { selection: { records: [await seen(visitor.user.subjectId)] }, state: 'approved' });
      await page.reload();
      await expect(title).toHaveText(t('completedTitle'));
      await open(page, there(lang, COMPANY));
      await expect(page).toHaveURL(there(lang, COMPLETED));
    });

    if (lang === 'zh')
      test(`while only registration is open, there is what a visit needs, and the rest says when it opens (${lang})`, async ({
        enter,
      }) => {
        await (
          await organize()
        )(saveSettings, { ...USUAL, registrationOnly: true });
        const visitor = await newVisitorThere(`only-${lang}`);
        await finishRegistration(callThere(visitor.token));
        const page = await enter({ lang });
        await open(page, there(lang, '/login/person'));
        await signInThere(page, visitor.email);
        await expect(page).toHaveURL(there(lang, '/profile'));
        const shell = translator(shellTexts, lang);
        const error = translator(errorPageTexts, lang);
        const title = page.getByRole('heading', { level: 1 });
        // what the closed addresses ask for, and the page of one of them itself
        guardOf(page).allow(
          /^403 (POST \/visitor\/v2\/(collection\/productList|inquiry\/ownRequests)|GET .*\/find\/product)$/,
        );
        for (const path of ['/voucher', '/vip', '/preRegistration/group', '/mail']) {
          await open(page, there(lang, path));
          await expect(page, path).toHaveURL(there(lang, path));
          await expect(title, path).not.toHaveText(error('registrationOnly'));
        }
        for (const path of ['/collection/product', '/potential-order', '/find/product']) {
          await open(page, there(lang, path));
          await expect(title, path).toHaveText(error('registrationOnly'));
          await expect(main(page), path).toContainText(/\d{4}-\d\d-\d\d/);
          await expectGood(page);
        }
        const ofThere = { host: new URL(secondFair()).host };
        const listed = locationsOf((await get('/sitemap/pages.xml', ofThere)).body);
        expect(listed).toContain(there('zh', '/news'));
        for (const { pathname } of listed.map((address) => new URL(address)))
          expect([pathname, (await get(pathname, ofThere)).status]).toEqual([pathname, 200]);
        await open(page, there(lang, '/'));
        await expect(page.locator('[data-now=registration]')).toBeVisible();
        await expect(
          page.locator('[data-section]').filter({ hasNot: page.locator('a[href*="/news"], a[href*="/programme"]') }),
        ).toHaveCount(0);
        await expectGood(page);
        await expect(
          page
            .getByRole('navigation', { name: shell('mainMenu') })
            .first()
            .getByRole('link'),
        ).toHaveText([shell('home'), shell('news')]);
        await expect(page.getByRole('banner').getByRole('link', { name: shell('workbench') })).toHaveCount(0);
        await expect(page.getByRole('banner').getByRole('combobox')).toHaveCount(0);
        // also where nothing is loaded anew
        await page
          .getByRole('navigation', { name: shell('mainMenu') })
          .getByRole('link', { name: shell('news') })
          .click();
        await expect(page).toHaveURL(there(lang, '/news'));
        await expectGood(page);
        await open(page, there(lang, COMPLETED));
        await main(page)
          .locator(`a[href="${inLang(lang, '/profile')}"]`)
          .click();
        await expect(page).toHaveURL(there(lang, '/profile'));
      });
  }

  test('what was told at an earlier fair is filled in', async ({ enter }) => {
    const { email } = await newAccount('earlier');
    const page = await enter();
    await signIn(page, { account: email });
    const [token] = await page.evaluate(() => [JSON.parse(localStorage.getItem('fairbridge.session') ?? '{}').token]);
    const { call } = clientOf(String(token));
    await call(completePerson, completePerson.example);
    await call(completeCompany, completeCompany.example);

    const other = await enter();
    await open(other, there('zh', '/login/person'));
    await signInThere(other, email);
    await expect(other).toHaveURL(there('zh', PERSON));
    await expect(main(other)).toContainText(registrationTexts.fromEarlierFair[0]);
    await expect(field(other, 'name')).toHaveValue(completePerson.example.name);
    await expectGood(other);
    await button(other, registrationTexts.saveAndGoOn[0]).click();
    await expect(other).toHaveURL(there('zh', COMPANY));
    await expect(main(other)).toContainText(registrationTexts.fromEarlierFair[0]);
    await expect(field(other, 'company')).toHaveValue(completeCompany.example.company);
  });
});

/** Logs in where the page stands at a log-in form. */
async function signInThere(page: Page, account: string): Promise<void> {
  await field(page, 'account').fill(account);
  await field(page, 'password').fill(DEMO_PASSWORD);
  await page.locator('main form:has(input[name=password]) button[type=submit]').click();
  await expect(page).not.toHaveURL(/\/login\//);
}
