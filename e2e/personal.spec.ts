import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { readFile } from 'node:fs/promises';
import { sendEmailCode } from '@fairbridge/contract/login/code.calls.ts';
import { logOn } from '@fairbridge/contract/login/login.calls.ts';
import { info } from '@fairbridge/contract/session/session.calls.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { bindExhibitorTexts } from '../web/app/domains/binding/bind-exhibitor.texts.ts';
import { bindingsTexts } from '../web/app/domains/account/bindings.texts.ts';
import { passwordChangeTexts } from '../web/app/domains/account/password-change.texts.ts';
import { ownCompanyTexts } from '../web/app/domains/exhibitor/own-company.texts.ts';
import { workbenchTexts } from '../web/app/shell/workbench/workbench.texts.ts';
import { personalTexts } from '../web/app/shell/personal/personal.texts.ts';
import { proofTexts } from '../web/app/components/account/proof.texts.ts';
import { privacyTexts } from '../web/app/domains/account/privacy.texts.ts';
import { sessionsTexts } from '../web/app/domains/session/sessions.texts.ts';
import { accountTexts } from '../web/app/components/account/account.texts.ts';
import { employeeTexts } from '../web/app/domains/exhibitor/employee.texts.ts';
import { cutTexts } from '../web/app/components/upload/crop-dialog.texts.ts';
import { companyFileTexts } from '../web/app/domains/visitor/company-file.texts.ts';
import { profileTexts } from '../web/app/domains/visitor/profile.texts.ts';
import { newAccount, type NewAccount } from './accounts.ts';
import { clientOf, type Client } from './client.ts';
import { DEMO, expect, expectGood, guardOf, inGate, inLang, LANGS, open, signIn, test, tokensOf } from './fixtures.ts';
import { passByApi, passHumanCheck } from './human-check.ts';
import { newMobile, outbox, readCode } from './outbox.ts';
import { png } from './pictures.ts';
import { beginAs } from './registered.ts';

const NEW_PASSWORD = 'Newfield27';
/** Visitors of the demo fair that no other test touches: registered, without a password. */
const BUYER = { email: 'buyer21@agro-trade.example' };
const BUYER_WITH_MOBILE = { email: 'buyer22@agro-trade.example', stored: '12125550121' };

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`);
const toasted = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function logOnByApi({ email, password }: NewAccount): Promise<Client> {
  const { token } = await clientOf(null).call(logOn, { account: email, password, type: 'vis' });
  return clientOf(token);
}

/** Signs in and opens a page of the personal centre, which is open before the registration is finished. */
async function enterAccount(page: Page, lang: Lang, { email, password }: NewAccount, path: string): Promise<void> {
  await beginAs(page, { account: email, password });
  await open(page, inLang(lang, path));
}

for (const lang of LANGS) {
  test(
    `a new password asks for the old one and ends every other session (${lang})`,
    inGate(lang === 'zh'),
    async ({ enter }) => {
      const t = translator(passwordChangeTexts, lang);
      const page = await enter({ lang, size: lang === 'en' ? 'phone' : 'desktop' });
      guardOf(page).allow(/^400 POST \/visitor\/v2\/account\/changePassword$/);
      const account = await newAccount('change');
      await enterAccount(page, lang, account, '/personal/change-password');
      const elsewhere = await logOnByApi(account);
      const type = async (old: string, again = NEW_PASSWORD): Promise<void> => {
        await field(page, 'oldPassword').fill(old);
        await field(page, 'password').fill(NEW_PASSWORD);
        await field(page, 'confirmPassword').fill(again);
        await button(page, t('save')).click();
      };
      await type(account.password, 'Newfield28');
      await expect(main(page)).toContainText(
        lang === 'zh' ? '两次输入的密码不一致' : 'The two passwords entered did not match.',
      );
      await type('Wrong1234');
      await expect(main(page).getByText(CODES.passwordWrong[lang], { exact: true })).toBeVisible();
      await expectGood(page);
      await type(account.password);
      await expect(toasted(page, t('saved'))).toBeVisible();
      await expect(elsewhere.call(info, {})).rejects.toThrow();
      const [token = ''] = await tokensOf(page.context());
      expect((await clientOf(token).call(info, {})).email).toBe(account.email);
      await logOnByApi({ email: account.email, password: NEW_PASSWORD });
    },
  );
}

test('a mobile is bound with its code and the password; one address must stay, and the old one is told', async ({
  enter,
}) => {
  const t = translator(bindingsTexts, 'zh');
  const page = await enter();
  guardOf(page).allow(/^400 POST \/visitor\/v2\/account\/(unbindAddress|validateMobile)$/);
  const account = await newAccount('bind');
  const mobile = newMobile();
  await enterAccount(page, 'zh', account, '/personal/bindings');
  await button(page, t('unbindOf', { label: t('email') })).click();
  await expect(page.getByRole('alert')).toContainText(CODES.lastAddress.zh);
  await expectGood(page);

  await button(page, t('bindOf', { label: t('mobile') })).click();
  const code = page.getByRole('group', { name: t('stepNew') }).locator('input[name=code]');
  await field(page, 'mobile').fill('12');
  await page.getByRole('dialog').getByRole('button', { name: accountTexts.sendCode[0] }).click();
  await expect(page.getByRole('dialog')).toContainText(t('mobileWrong'));
  await field(page, 'mobile').fill(mobile);
  await passHumanCheck(page, () =>
    page.getByRole('dialog').getByRole('button', { name: accountTexts.sendCode[0] }).click(),
  );
  const right = await readCode(`86${mobile}`);
  await field(page, 'password').fill(account.password);
  await code.fill(right === '000000' ? '111111' : '000000');
  await inDialog(page, t('save')).click();
  await expect(page.getByRole('dialog')).toContainText(CODES.codeWrong.zh);
  await expectGood(page);
  await code.fill(right);
  await inDialog(page, t('save')).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main(page).getByText(`+86${mobile}`, { exact: true })).toBeVisible();
  // The address that was there before hears of it.
  await expect
    .poll(() => outbox().filter(({ to, text }) => to === account.email && text.includes(`86${mobile}`)).length)
    .toBe(1);

  await button(page, t('unbindOf', { label: t('email') })).click();
  await inDialog(page, t('unbind')).click();
  await expect(page.getByRole('dialog')).toContainText(proofTexts.passwordNeeded[0]);
  await field(page, 'password').fill('Wrong1234');
  await inDialog(page, t('unbind')).click();
  await expect(page.getByRole('dialog')).toContainText(CODES.passwordWrong.zh);
  await field(page, 'password').fill(account.password);
  await inDialog(page, t('unbind')).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main(page).getByText(t('none'), { exact: true })).toBeVisible();
  await button(page, t('unbindOf', { label: t('mobile') })).click();
  await expect(page.getByRole('alert')).toContainText(CODES.lastAddress.zh);
});

test('sessions are listed, one is ended, then all others', async ({ enter }) => {
  const t = translator(sessionsTexts, 'zh');
  const page = await enter({ size: 'phone' });
  const account = await newAccount('sessions');
  const others = [await logOnByApi(account), await logOnByApi(account), await logOnByApi(account)];
  await enterAccount(page, 'zh', account, '/personal/sessions');
  const rows = main(page)
    .getByRole('list', { name: t('list') })
    .getByRole('listitem');
  // with the one that the registration began
  await expect(rows).toHaveCount(5);
  await expect(rows.filter({ hasText: t('current') })).toHaveCount(1);
  await expectGood(page);
  await rows.getByRole('button').first().click();
  await expect(toasted(page, t('ended'))).toBeVisible();
  await expect(rows).toHaveCount(4);
  const open = async () =>
    (await Promise.allSettled(others.map(({ call }) => call(info, {})))).map(({ status }) => status);
  expect((await open()).filter((status) => status === 'rejected')).toHaveLength(1);
  await button(page, t('endOthers')).click();
  await expectGood(page);
  await inDialog(page, t('endOthers')).click();
  await expect(rows).toHaveCount(1);
  expect(await open()).toEqual(['rejected', 'rejected', 'rejected']);
});

test('a company code binds once its administrator agrees; then the same session goes on as an exhibitor', async ({
  enter,
}) => {
  const t = translator(bindExhibitorTexts, 'zh');
  const company = translator(employeeTexts, 'zh');
  const admin = await enter();
  await beginAs(admin, { type: 'actor', account: DEMO.exhibitor });
  await open(admin, '/my-employee-list');
  const code = (
    await main(admin)
      .locator('section', { hasText: company('codeLead') })
      .locator('button.num')
      .innerText()
  ).trim();

  const page = await enter({ size: 'phone' });
  guardOf(page).allow(/^400 POST \/visitor\/v2\/account\/bindExhibitor$/);
  const account = await newAccount('employee');
  await enterAccount(page, 'zh', account, '/personal/bind-exhibitor');
  await field(page, 'exhibitorCode').fill('NOSUCHCODE');
  await button(page, t('bind')).click();
  await expect(main(page).getByText(CODES.exhibitorCodeWrong.zh, { exact: true })).toBeVisible();
  await expectGood(page);
  await field(page, 'exhibitorCode').fill(` ${code.slice(0, 5).toLowerCase()} ${code.slice(5)}`);
  await button(page, t('bind')).click();
  await expect(main(page)).toContainText(t('waitingLead'));
  await button(page, t('look')).click();
  await expect(toasted(page, t('stillWaiting'))).toBeVisible();
  await expectGood(page);

  await open(admin, '/company-management');
  await main(admin)
    .getByRole('link', { name: translator(ownCompanyTexts, 'zh')('needColleagues', { count: 1 }) })
    .click();
  await button(admin, company('agreeOf', { name: account.email })).click();
  await expect(toasted(admin, company('agreed', { name: account.email }))).toBeVisible();
  await expect(button(admin, company('agreeOf', { name: account.email }))).toHaveCount(0);
  await expectGood(admin);

  await button(page, t('look')).click();
  await expect(main(page)).toContainText(t('boundLead'));
  await expectGood(page);
  await button(page, t('switch')).click();
  await expect(page).toHaveURL('/my-exhibit-list');
  await open(page, '/personal/sessions');
  await expect(main(page)).toContainText(sharedTexts.Exhibitor[0]);
});

for (const lang of LANGS) {
  if (lang === 'en')
    test(
      `all data is downloaded, then the account deleted for good (${lang})`,
      inGate(lang === 'en'),
      async ({ enter }) => {
        const t = translator(privacyTexts, lang);
        const page = await enter({ lang });
        const account = await newAccount('leaving');
        await enterAccount(page, lang, account, '/personal/privacy');
        await expectGood(page);
        const saving = page.waitForEvent('download');
        await button(page, t('download')).click();
        const download = await saving;
        expect(download.suggestedFilename()).toMatch(/-my-data\.json$/);
        const data = await readFile(await download.path(), 'utf8');
        expect(data).toContain(account.email);
        expect(data).not.toContain('argon2');

        await button(page, t('begin')).click();
        await inDialog(page, t('delete')).click();
        await expect(page.getByRole('dialog')).toContainText(t('wordWrong', { word: t('word') }));
        await field(page, 'word').fill(t('word'));
        await field(page, 'password').fill(account.password);
        await expectGood(page);
        await inDialog(page, t('delete')).click();
        await expect(page).toHaveURL(inLang(lang, '/'));
        await expect(toasted(page, t('goodbye'))).toBeVisible();
        expect(await tokensOf(page.context())).toEqual([]);
        await expect(logOnByApi(account)).rejects.toThrow();
      },
    );
}

/** Logs in a visitor who has no password, by a code to the e-mail. */
async function enterByCode(page: Page, email: string): Promise<void> {
  const anyone = clientOf(null);
  const humanCheck = await passByApi(anyone, 'code', email);
  await anyone.call(sendEmailCode, { email, purpose: 'login', humanCheck });
  const code = await readCode(email);
  const { token, user, passwordToken } = await anyone.call(logOn, { account: email, code, type: 'vis' });
  await open(page, '/aboutus');
  await page.evaluate(
    ([session, proof]) => {
      localStorage.setItem('fairbridge.session', session);
      sessionStorage.setItem('fairbridge.first-password', proof);
    },
    [JSON.stringify({ token, user }), passwordToken] as const,
  );
}

test('a registered visitor keeps the record, the picture and the proofs of identity in order', async ({ enter }) => {
  const t = translator(profileTexts, 'zh');
  const page = await enter();
  guardOf(page).allow(/^400 POST \/visitor\/v2\/userInfo\/getFaceIdentify$/);
  await enterByCode(page, BUYER.email);
  await open(page, '/profile');
  await expect(button(page, t('editPerson'))).toBeVisible();
  await expectGood(page);

  await button(page, t('editPerson')).click();
  await field(page, 'position').fill('');
  await button(page, t('Save')).click();
  await expect(field(page, 'position')).toBeFocused();
  await expectGood(page);
  await field(page, 'position').fill('区域采购主管');
  await button(page, t('Save')).click();
  await expect(toasted(page, t('Saved'))).toBeVisible();
  await expect(main(page).getByText('区域采购主管', { exact: true })).toBeVisible();

  // a wide picture: its square is chosen here
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png(900, 420, [120, 90, 40]) });
  const slider = page.getByRole('dialog').getByRole('slider');
  await expect(slider).toBeVisible();
  await slider.fill('1.5');
  await expectGood(page);
  await inDialog(page, cutTexts.use[0]).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const picture = main(page).getByRole('img', { name: t('avatar') });
  await expect(picture).toBeVisible();
  await expect
    .poll(() =>
      picture.evaluate((image) => image instanceof HTMLImageElement && [image.naturalWidth, image.naturalHeight]),
    )
    .toEqual([96, 96]);

  await button(page, t('certificateBegin')).click();
  await field(page, 'idNumber').fill('110105194912310021');
  await inDialog(page, t('certificateBegin')).click();
  await expect(page.getByRole('dialog')).toContainText('身份证号码错误');
  await expectGood(page);
  await field(page, 'idNumber').fill('11010519491231002x');
  await inDialog(page, t('certificateBegin')).click();
  await expect(main(page)).toContainText(t('certificateKept'));

  await main(page)
    .getByRole('link', { name: t('editCompany') })
    .click();
  await expect(page).toHaveURL('/companyfile');
  await field(page, 'website').fill('https://field.example');
  await expectGood(page);
  await button(page, sharedTexts.Save[0]).click();
  await expect(toasted(page, companyFileTexts.saved[0])).toBeVisible();
});

test('who has no password binds another address by a code to the mobile, and then shows one again for a first password', async ({
  enter,
}) => {
  const bind = translator(bindingsTexts, 'en');
  const proof = translator(proofTexts, 'en');
  const page = await enter({ lang: 'en' });
  guardOf(page).allow(/^403 POST \/visitor\/v2\/account\/setPassword$/);
  const buyer = BUYER_WITH_MOBILE;
  await enterByCode(page, buyer.email);
  await open(page, '/en/personal/bindings');
  await button(page, bind('changeOf', { label: bind('email') })).click();
  const email = `second.${Date.now().toString(36)}@test.example`;
  const send = page.getByRole('dialog').getByRole('button', { name: accountTexts.sendCode[1] });
  await field(page, 'email').fill(email);
  await passHumanCheck(page, () => send.first().click());
  await page
    .getByRole('group', { name: bind('stepNew') })
    .locator('input[name=code]')
    .fill(await readCode(email));
  await page.getByRole('radio', { name: proof('byMobile', { address: '+121****0121' }) }).check();
  await passHumanCheck(page, () => send.last().click());
  await page
    .getByRole('group', { name: bind('stepProof') })
    .locator('input[name=code]')
    .fill(await readCode(buyer.stored));
  await expectGood(page);
  await inDialog(page, bind('save')).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main(page).getByText(email, { exact: true })).toBeVisible();

  await open(page, '/en/personal/change-password');
  await field(page, 'password').fill(NEW_PASSWORD);
  await field(page, 'confirmPassword').fill(NEW_PASSWORD);
  await expectGood(page);
  await button(page, passwordChangeTexts.save[1]).click();
  // the change of address ended what the code of the log-in had shown
  await expect(main(page).getByText(passwordChangeTexts.codeAgain[1])).toBeVisible();
  await expect(button(page, accountTexts.sendCode[1])).toBeVisible();
  await expectGood(page);
});

test('exhibitor staff reach their account from the rail, and read what changed on the portal', async ({ enter }) => {
  const page = await enter({ lang: 'en' });
  await signIn(page, { lang: 'en', type: 'actor', account: DEMO.staff });
  await page.getByRole('navigation', { name: workbenchTexts.menu[1] }).getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/en/me');
  await expectGood(page);
  await main(page).getByRole('navigation').getByRole('link', { name: personalTexts.notifications[1] }).click();
  await expect(page).toHaveURL('/en/personal/notifications');
  await expect(main(page).getByRole('checkbox').first()).toBeVisible();
  await expectGood(page);
  await open(page, '/en/versionLog');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Version log');
  await expectGood(page);
});
