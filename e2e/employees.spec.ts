import { logOn } from '@fairbridge/contract/login/login.calls.ts';
import { info } from '@fairbridge/contract/session/session.calls.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { employee, employees, employeesToMeet, saveEmployee } from '@fairbridge/contract/exhibitor/employee.calls.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { accountTexts } from '../web/app/components/account/account.texts.ts';
import { setPasswordTexts } from '../web/app/domains/account/set-password.texts.ts';
import { employeeTexts } from '../web/app/domains/exhibitor/employee.texts.ts';
import { employeesToMeetTexts } from '../web/app/domains/exhibitor/employees-to-meet.texts.ts';
import { listTexts } from '../web/app/ui/list/list.texts.ts';
import { editingTexts } from '../web/app/editing/editing.texts.ts';
import { cutTexts } from '../web/app/components/upload/crop-dialog.texts.ts';
import { clientOf } from './client.ts';
import { DEMO, expect, expectGood, guardOf, inGate, inLang, LANGS, open, signIn } from './fixtures.ts';
import { passHumanCheck } from './human-check.ts';
import { newEmail, newMobile, readCode, readMail } from './outbox.ts';
import { test } from './own-exhibitor.ts';
import { png } from './pictures.ts';
import { beginAs, keepSession } from './registered.ts';

const PASSWORD = 'Kollege27';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => main(page).locator(`input[name="${name}"]`);
const toasted = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Opens the menu of a colleague's row, and presses an act of it. */
async function actOf(page: Page, lang: Lang, name: string, act?: string): Promise<void> {
  await button(page, translator(listTexts, lang)('actsOf', { name })).click();
  if (act !== undefined) await button(page, act).click();
}

type Colleague = { name: { zh: string; en: string }; email: string; mobile: string };
const newColleague = (name: Colleague['name']): Colleague => ({
  name,
  email: newEmail('colleague'),
  mobile: newMobile(),
});

async function fillIn(page: Page, { name, email, mobile }: Colleague): Promise<void> {
  await field(page, 'name.zh').fill(name.zh);
  await field(page, 'name.en').fill(name.en);
  await field(page, 'position.zh').fill('区域销售经理');
  await field(page, 'position.en').fill('Area sales manager');
  await field(page, 'email').fill(email);
  await field(page, 'mobile').fill(mobile);
}

/** Follows the letter: the address is filled in already, a code proves it, and the first password is set with the consent. */
async function setFirstPassword(page: Page, lang: Lang, colleague: Colleague): Promise<void> {
  const t = translator(setPasswordTexts, lang);
  const { link, subject, text } = await readMail(({ to }) => to === colleague.email);
  expect(subject).toContain(lang === 'zh' ? '为您开通了展商账号' : 'has opened an exhibitor account for you');
  // what the administrator typed is not told to an address that did not ask
  expect(text).not.toContain(colleague.name[lang]);
  await open(page, link ?? '');
  await expect(field(page, 'account')).toHaveValue(colleague.email);
  expect(page.url()).not.toContain('#');
  await expectGood(page);
  await passHumanCheck(page, () => button(page, t('next')).click());
  await field(page, 'code').fill(await readCode(colleague.email));
  await field(page, 'password').fill(PASSWORD);
  await field(page, 'confirmPassword').fill(PASSWORD);
  await button(page, t('save')).click();
  await expect(main(page)).toContainText(
    lang === 'zh' ? '请阅读并同意隐私政策' : 'Please read and accept the privacy policy',
  );
  await expectGood(page);
  await field(page, 'consent.accepted').check();
  await button(page, t('save')).click();
  await expect(page.getByRole('heading', { name: t('doneTitle') })).toBeVisible();
  await main(page)
    .getByRole('link', { name: t('logIn') })
    .click();
  await expect(page).toHaveURL(inLang(lang, '/login/actor'));
}

for (const lang of LANGS) {
  test(
    `an administrator adds a colleague, who sets the first password, works, is edited and leaves (${lang})`,
    inGate(lang === 'zh'),
    async ({ enter, newExhibitor }) => {
      const exhibitor = await newExhibitor('employer');
      const t = translator(employeeTexts, lang);
      const editing = translator(editingTexts, lang);
      const size = lang === 'en' ? 'phone' : 'desktop';
      const admin = await enter({ lang, size });
      guardOf(admin).allow(/^409 POST \/visitor\/v2\/exhibitorEmployee\/manager\/update$/);
      const colleague = newColleague(lang === 'zh' ? { zh: '林晓', en: 'Lin Xiao' } : { zh: '何宁', en: 'He Ning' });
      const name = colleague.name[lang];
      await keepSession(admin, exhibitor.session);
      await open(admin, inLang(lang, '/my-employee-list'));
      await expectGood(admin);
      await main(admin)
        .getByRole('link', { name: t('add') })
        .click();
      await expect(admin.getByRole('heading', { level: 1, name: t('addTitle') })).toBeVisible();

      // what is missing is said at its field, and what is typed is not lost by accident
      await button(admin, t('saveAndInvite')).click();
      await expect(field(admin, 'name.zh')).toBeFocused();
      await expectGood(admin);
      await fillIn(admin, { ...colleague, email: exhibitor.email });
      await main(admin)
        .getByRole('link', { name: t('title'), exact: true })
        .click();
      await inDialog(admin, editing('stay')).click();
      await button(admin, t('saveAndInvite')).click();
      await expect(main(admin).getByText(CODES.userExists[lang], { exact: true })).toBeVisible();
      await field(admin, 'email').fill(colleague.email);
      await main(admin)
        .locator('input[type=file]')
        .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: png(640, 480, [90, 120, 60]) });
      await admin.getByRole('dialog').getByRole('slider').fill('1.2');
      await inDialog(admin, cutTexts.use[lang === 'zh' ? 0 : 1]).click();
      await expect(button(admin, t('changePicture'))).toBeVisible();
      await main(admin)
        .getByRole('radio', { name: t(lang === 'zh' ? 'Chinese' : 'English') })
        .check();
      await button(admin, t('saveAndInvite')).click();
      await expect(toasted(admin, t('savedAndInvited', { name }))).toBeVisible();
      await actOf(admin, lang, name);
      await expect(button(admin, t('inviteAgain'))).toBeVisible();
      await expectGood(admin);

      // the colleague follows the letter
      const page = await enter({ lang, size });
      await setFirstPassword(page, lang, colleague);
      await signIn(page, { lang, type: 'actor', account: colleague.email, password: PASSWORD });
      await expect(page).toHaveURL(inLang(lang, '/my-exhibit-list'));
      await open(page, inLang(lang, '/my-employee-list'));
      await expect(main(page)).toContainText(t('adminsOnly'));
      await expectGood(page);
      const elsewhere = await clientOf(null).call(logOn, {
        account: colleague.email,
        password: PASSWORD,
        type: 'actor',
      });
      const { exhibitorEmployee } = elsewhere.user;

      // a buyer sees whom to talk to, and not how to reach them
      const buyer = await enter({ lang, size });
      await beginAs(buyer, { account: DEMO.visitor });
      const met = buyer.waitForResponse((response) => response.url().endsWith(employeesToMeet.path));
      await open(buyer, inLang(lang, `/find-exhibitor/detail/${exhibitorEmployee?.exhibitorId ?? ''}`));
      const said = await (await met).text();
      expect([colleague.email, colleague.mobile].filter((secret) => said.includes(secret))).toEqual([]);
      const people = buyer.getByRole('region', { name: employeesToMeetTexts.title[lang === 'zh' ? 0 : 1] });
      await expect(people).toContainText(name);
      await expectGood(buyer);

      // edited: the position, and the admin flag, which counts at once
      await open(admin, inLang(lang, '/my-employee-list?state=active'));
      await main(admin).getByRole('link', { name, exact: true }).click();
      await field(admin, 'position.en').fill('Head of sales');
      await field(admin, 'admin').check();
      await expectGood(admin);
      await button(admin, t('Save')).click();
      await expect(toasted(admin, t('saved', { name }))).toBeVisible();
      await open(page, inLang(lang, '/my-employee-list'));
      await expect(main(page).getByRole('table', { name: t('title') })).toContainText(
        lang === 'zh' ? '区域销售经理' : 'Head of sales',
      );

      // left: handed over, out of every session, and still there for the record
      await open(admin, inLang(lang, '/my-employee-list'));
      await actOf(admin, lang, name, t('resign'));
      await expect(admin.getByRole('dialog').getByRole('combobox')).toBeVisible();
      await expectGood(admin);
      await inDialog(admin, t('resign')).click();
      await expect(admin.getByRole('dialog')).toHaveCount(0);
      await expect(main(admin).getByRole('link', { name, exact: true })).toHaveCount(0);
      await expect(clientOf(elsewhere.token).call(info, {})).rejects.toThrow();
      guardOf(page).allow(/^401 /);
      await page.reload();
      await expect(page.getByRole('dialog')).toContainText(CODES.sessionExpired[lang]);
      await open(admin, inLang(lang, '/my-employee-list?state=resigned'));
      await main(admin).getByRole('link', { name, exact: true }).click();
      await expect(button(admin, t('Restore'))).toBeVisible();
      await expectGood(admin);

      // brought back
      await button(admin, t('Restore')).click();
      await expect(toasted(admin, t('restored', { name }))).toBeVisible();
      const { list } = await exhibitor.client.call(employees, { keyword: colleague.email });
      expect(list.map(({ admin: flag, state }) => [flag, state])).toEqual([[false, 'active']]);
    },
  );
}

test('an invitation is sent again and withdrawn; its owner is told at the door to set a password', async ({
  enter,
  newExhibitor,
}) => {
  const t = translator(employeeTexts, 'zh');
  const admin = await enter();
  const colleague = newColleague({ zh: '许未来', en: 'Xu Weilai' });
  const name = colleague.name.zh;
  await keepSession(admin, (await newExhibitor('inviting')).session);
  await open(admin, '/add-employee');
  await fillIn(admin, colleague);
  await button(admin, t('saveAndInvite')).click();
  await actOf(admin, 'zh', name, t('inviteAgain'));
  await expect(toasted(admin, t('invitedAgain', { email: colleague.email }))).toBeVisible();

  const door = await enter();
  guardOf(door).allow(/^(400|409) POST \/visitor\/v2\/account\//);
  const login = translator(accountTexts, 'zh');
  await open(door, '/login/actor?way=code');
  await field(door, 'account').fill(colleague.email);
  await passHumanCheck(door, () => button(door, login('sendCode')).click());
  await expect(door.getByRole('dialog')).toContainText(CODES.passwordMissing.zh);
  await inDialog(door, login('setPasswordNow')).click();
  await expect(field(door, 'account')).toHaveValue(colleague.email);

  await actOf(admin, 'zh', name, t('withdraw'));
  await expect(admin.getByRole('dialog')).toContainText(t('withdrawLead'));
  await inDialog(admin, t('withdraw')).click();
  await expect(toasted(admin, t('withdrawn', { name }))).toBeVisible();
  await expect(main(admin).getByRole('link', { name, exact: true })).toHaveCount(0);
  await expectGood(admin);
});

test('the last administrator keeps the flag, and two edits become one', async ({ enter, apiAs }) => {
  const t = translator(employeeTexts, 'zh');
  const page = await enter();
  guardOf(page).allow(/^409 POST \/visitor\/v2\/exhibitorEmployee\/manager\/update$/);
  await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
  const { call } = await apiAs(DEMO.exhibitor, 'actor');
  const self = (await call(employees, { state: 'active' })).list.find((one) => one.self);
  await open(page, `/employee/${self?.id ?? ''}`);
  await field(page, 'admin').uncheck();
  await button(page, t('Save')).click();
  await expect(main(page).getByText(CODES.lastAdmin.zh, { exact: true })).toBeVisible();
  await field(page, 'admin').check();

  // another device of the same person saves meanwhile: what does not overlap is in both
  const id = self?.id ?? '';
  const record = await call(employee, { id });
  const kept = { id, name: record.name, email: record.email, areaCode: record.areaCode, mobile: record.mobile };
  const rest = { avatar: record.avatar === '' ? null : record.avatar, admin: true, language: record.language };
  const { zh, en } = record.position;
  await call(saveEmployee, { ...kept, ...rest, version: record.version, position: { zh: `${zh}二`, en } });
  await field(page, 'position.en').fill('Managing director');
  await button(page, t('Save')).click();
  await expect(toasted(page, t('saved', { name: self?.name.zh ?? '' }))).toBeVisible();
  const after = await call(employee, { id });
  expect(after.position).toEqual({ zh: `${zh}二`, en: 'Managing director' });
  await call(saveEmployee, { ...kept, ...rest, version: after.version, position: record.position });
});
