import { translator } from '@fairbridge/contract/text.ts';
import { setPasswordTexts } from '../web/app/domains/account/set-password.texts.ts';
import { setUpTexts } from '../web/app/domains/exhibition/set-up.texts.ts';
import { exhibitorRecordTexts } from '../web/app/domains/exhibitor-record/exhibitor-record.texts.ts';
import { overviewTexts } from '../web/app/domains/organizer/overview.texts.ts';
import { DEMO_PASSWORD, expect, expectGood, open, signIn, test, inGate } from './fixtures.ts';
import { newEmail, readMail } from './outbox.ts';
import { startServer, type Started } from './server.ts';

let own: Started;
// a database of its own starts with it
test.beforeAll(async () => {
  test.setTimeout(180_000);
  // its mails stand beside those of the other portal, where the tests look for them
  own = await startServer({ DEMO: '0', OUTBOX_DIR: process.env['E2E_OUTBOX'] ?? '' });
});
test.afterAll(() => own.stop());

test(
  'an empty installation gets its fair, its first exhibitor, and that exhibitor its administrator',
  inGate(),
  async ({ enter }) => {
    test.setTimeout(180_000);
    const t = translator(exhibitorRecordTexts, 'zh');
    const setUp = translator(setUpTexts, 'zh');
    const password = translator(setPasswordTexts, 'en');
    const owner = await enter({ baseURL: own.origin });
    await expect.poll(own.said).toMatch(/\/set-up#[\w-]{43}/);
    const link = /\/set-up#[\w-]{43}/.exec(own.said())?.[0] ?? '';

    await test.step('the owner makes the fair by the printed link', async () => {
      await open(owner, link);
      const fields = {
        'fair.name.zh': '国际五金展览会',
        'fair.name.en': 'International Hardware Fair',
        'fair.shortName.zh': '五金展',
        'fair.shortName.en': 'Hardware',
        'fair.venue.zh': '会展中心',
        'fair.venue.en': 'Exhibition Centre',
        'fair.city.zh': '宁波',
        'fair.city.en': 'Ningbo',
        'fair.startsOn': '2099-03-10',
        'fair.endsOn': '2099-03-12',
        'owner.name': '王敏',
        'owner.email': newEmail('owner'),
        'owner.password': DEMO_PASSWORD,
        'owner.confirmPassword': DEMO_PASSWORD,
      };
      for (const [name, value] of Object.entries(fields)) await owner.locator(`input[name="${name}"]`).fill(value);
      await owner.getByRole('button', { name: setUp('submit') }).click();
      await expect(owner).toHaveURL(/\/organizer$/);
    });

    const email = newEmail('first');
    await test.step('the console says what to do first, and the owner adds an exhibitor', async () => {
      await owner.getByRole('link', { name: translator(overviewTexts, 'zh')('firstExhibitor') }).click();
      await expect(owner.getByText(t('emptyFairLead'))).toBeVisible();
      await expectGood(owner);
      await owner.getByRole('button', { name: t('add') }).click();
      // the list's own button has the same name
      await expect(owner).toHaveURL(/\/organizer\/exhibitors\/new\/edit/);
      const sheet = owner.getByRole('main');
      await sheet.getByRole('button', { name: t('addAct') }).click();
      await expect(sheet.locator('.field-error').first()).toBeVisible();
      await sheet.locator('input[name="name.zh"]').fill('宁波海天工具有限公司');
      await sheet.locator('input[name="name.en"]').fill('Ningbo Haitian Tools');
      await sheet.locator('select[name="hall"]').selectOption('H2');
      await sheet.locator('input[name="boothNumber"]').fill('a07');
      await sheet.locator('input[name="contact.name"]').fill('Li Ming');
      await sheet.locator('input[name="contact.email"]').fill(email);
      await expectGood(owner);
      await sheet.getByRole('button', { name: t('addAct') }).click();
      await expect(owner).toHaveURL(/\/organizer\/exhibitors\/\w+/);
      await expect(owner.getByRole('heading', { level: 1, name: '宁波海天工具有限公司' })).toBeVisible();
      await expect(owner.getByText('H2 1F · A07')).toBeVisible();
      await expectGood(owner);
    });

    await test.step('and invites its administrator, whose name and address the contact gives', async () => {
      await owner.getByRole('button', { name: t('invite') }).click();
      const sheet = owner.getByRole('dialog');
      await expect(sheet.locator('input[name="email"]')).toHaveValue(email);
      await sheet.locator('select[name="language"]').selectOption('en');
      await expectGood(owner);
      await sheet.getByRole('button', { name: t('inviteAct') }).click();
      await expect(owner.getByRole('button', { name: t('withdrawOf', { name: 'Li Ming' }) })).toBeVisible();
      await expectGood(owner);
    });

    const admin = await enter({ baseURL: own.origin, lang: 'en', size: 'phone' });
    await test.step('the administrator sets the password by the link of the mail', async () => {
      const { link: invitation } = await readMail(({ to, link: url }) => to === email && url !== null);
      await open(admin, invitation ?? '');
      await admin.locator('input[name="password"]').fill(DEMO_PASSWORD);
      await admin.locator('input[name="confirmPassword"]').fill(DEMO_PASSWORD);
      await admin.getByRole('checkbox').first().check();
      await expectGood(admin);
      await admin.getByRole('button', { name: password('save') }).click();
      await expect(admin.getByRole('heading', { name: password('doneTitle') })).toBeVisible();
    });

    await test.step('and sees the workbench behind the exhibitors’ door', async () => {
      await admin.getByRole('link', { name: password('logIn') }).click();
      await expect(admin).toHaveURL(/\/en\/login\/actor/);
      await signIn(admin, { lang: 'en', type: 'actor', account: email });
      await expect(admin).toHaveURL(/\/en\/company-management/);
      await expect(admin.getByText('Ningbo Haitian Tools').first()).toBeVisible();
      await expectGood(admin);
    });

    await test.step('which the console knows', async () => {
      await owner.reload();
      await expect(owner.getByRole('button', { name: t('withdrawOf', { name: 'Li Ming' }) })).toHaveCount(0);
      await expect(owner.getByText('Li Ming').first()).toBeVisible();
      await open(owner, '/organizer/exhibitors?keyword=haitiangongju');
      await expect(owner.getByRole('link', { name: '宁波海天工具有限公司' })).toBeVisible();
    });
  },
);
