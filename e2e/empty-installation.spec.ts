import { translator } from '@fairbridge/contract/text.ts';
import { setPasswordTexts } from '../web/app/domains/account/set-password.texts.ts';
import { deskTexts } from '../web/app/components/content/desk.texts.ts';
import { registrationTexts } from '../web/app/components/visitor/registration.texts.ts';
import { fairProfileTexts } from '../web/app/domains/fair-profile/fair-profile.texts.ts';
import { editingTexts } from '../web/app/editing/editing.texts.ts';
import { setUpTexts } from '../web/app/domains/exhibition/set-up.texts.ts';
import { exhibitorRecordTexts } from '../web/app/domains/exhibitor-record/exhibitor-record.texts.ts';
import { overviewTexts } from '../web/app/domains/organizer/overview.texts.ts';
import { beijingDay, daySpan } from '../web/app/i18n/numbers.ts';
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

    await test.step('nobody can register before the terms are published', async () => {
      const guest = await enter({ baseURL: own.origin, lang: 'en', size: 'phone' });
      await open(guest, '/en/register/email/0');
      await expect(guest.getByText(translator(registrationTexts, 'en')('termsMissing'))).toBeVisible();
      await expect(guest.locator('input[name="email"]')).toHaveCount(0);
      await expectGood(guest);
      await guest.close();
    });

    await test.step('the owner says who answers for the fair, and is shown what becomes public', async () => {
      const details = translator(fairProfileTexts, 'zh');
      const editing = translator(editingTexts, 'zh');
      await open(owner, '/organizer/fair');
      await owner.locator('input[name="entityName.zh"]').fill('宁波会展有限公司');
      await owner.locator('input[name="entityName.en"]').fill('Ningbo Exhibitions Ltd');
      await owner.locator('input[name="entityAddress.zh"]').fill('宁波市会展路 1 号');
      await owner.locator('input[name="entityAddress.en"]').fill('1 Exhibition Road, Ningbo');
      await owner.locator('input[name="entity.number"]').fill('91330200MA00000000');
      await owner.locator('input[name="email"]').fill('privacy@fair.example');
      await owner.locator('input[name="hours.0.opens"]').fill('09:00');
      await owner.locator('input[name="hours.0.closes"]').fill('17:00');
      await expectGood(owner);
      await owner.getByRole('button', { name: details('Save') }).click();
      const dialog = owner.getByRole('dialog');
      await expect(dialog.getByText('Ningbo Exhibitions Ltd')).toBeVisible();
      await expectGood(owner);
      await dialog.getByRole('button', { name: editing('publishChanges') }).click();
      await expect(owner.getByText(details('Saved'), { exact: true })).toBeVisible();
    });

    for (const page of ['disclaimer', 'agreement'] as const)
      await test.step(`and publishes the ${page}, drafted from it`, async () => {
        const desk = translator(deskTexts, 'zh');
        await open(owner, `/organizer/pages/${page}`);
        await owner.getByRole('button', { name: desk('fill') }).click();
        await owner
          .getByRole('dialog')
          .getByRole('button', { name: desk('fill') })
          .click();
        await expect(owner.getByText(desk('filled'))).toBeVisible();
        await owner.getByRole('button', { name: desk('publishVersion') }).click();
        const dialog = owner.getByRole('dialog');
        await expect(dialog.getByText('Ningbo Exhibitions Ltd').first()).toBeVisible();
        await dialog.getByRole('button').last().click();
        await expect(owner.getByText(desk('published'), { exact: true })).toBeVisible();
      });

    await test.step('the days move by a week with the programme, and every page has them', async () => {
      const details = translator(fairProfileTexts, 'zh');
      const editing = translator(editingTexts, 'zh');
      const desk = translator(deskTexts, 'zh');
      await open(owner, '/organizer/programmes/new');
      await owner.locator('input[name="title.zh"]').fill('开幕式');
      await owner.getByRole('button', { name: desk('Save') }).click();
      await expect(owner).toHaveURL(/programmes\/\w{10,}/);
      await open(owner, '/organizer/fair');
      await owner.locator('input[name="startsOn"]').fill('2099-03-17');
      await expect(owner.locator('input[name="endsOn"]')).toHaveValue('2099-03-19');
      await expect(owner.getByText(details('programmes', { count: 1 }))).toBeVisible();
      await expect(owner.getByRole('checkbox', { name: details('moveAlong') })).toBeChecked();
      await expectGood(owner);
      await owner.getByRole('button', { name: details('Save') }).click();
      await owner
        .getByRole('dialog')
        .getByRole('button', { name: editing('publishChanges') })
        .click();
      await expect(
        owner.getByText(details('savedMoved', { planned: details('programmes', { count: 1 }) })),
      ).toBeVisible();
      const guest = await enter({ baseURL: own.origin });
      await open(guest, '/aboutus');
      await expect(guest.getByRole('main').getByText(daySpan('2099-03-17', '2099-03-19', 'zh'))).toBeVisible();
      await expect(guest.getByText('宁波会展有限公司')).toBeVisible();
      await expectGood(guest);
      await open(guest, '/programmes');
      await expect(guest.getByText('开幕式')).toBeVisible();
      await expect(guest.getByRole('main').getByText(beijingDay('2099-03-17', 'zh')).first()).toBeVisible();
      await guest.close();
    });

    const email = newEmail('first');
    await test.step('the console says what to do first, and the owner adds an exhibitor', async () => {
      await open(owner, '/organizer');
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
