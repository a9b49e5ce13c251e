import { disable } from '@fairbridge/contract/exhibitor-record/exhibitor-record.calls.ts';
import { logOn } from '@fairbridge/contract/login/login.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { applicationTexts } from '../web/app/domains/exhibitor-application/application.texts.ts';
import { applyTexts } from '../web/app/domains/exhibitor-application/apply.texts.ts';
import { ownTaskTexts } from '../web/app/domains/exhibitor-task/own-tasks.texts.ts';
import { clientOf } from './client.ts';
import { DEMO_PASSWORD, expect, expectGood, inGate, inLang, LANGS, open, test } from './fixtures.ts';
import { passHumanCheck } from './human-check.ts';
import { STAFF } from './organizer-console.ts';
import { newEmail, readMail } from './outbox.ts';
import { setFirstPassword } from './own-exhibitor.ts';
import { keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';

for (const lang of LANGS) {
  const size = lang === 'zh' ? 'desktop' : 'phone';
  test(
    `a company applies to exhibit, is approved, logs in and does its first task (${lang}, ${size})`,
    inGate(lang === 'zh'),
    async ({ enter }) => {
      const apply = translator(applyTexts, lang);
      const t = translator(applicationTexts, lang);
      const tasks = translator(ownTaskTexts, lang);
      const email = newEmail('applicant');
      const name = `Trial Stand ${email.split('@')[0] ?? ''}`;

      const guest = await enter({ lang, size });
      await open(guest, inLang(lang, '/apply'));
      await expectGood(guest);
      await guest.getByLabel(apply('nameEn')).fill(name);
      await guest.getByLabel(apply('country')).selectOption('BR');
      await guest.getByLabel(apply('contactName')).fill('Ana Souza');
      await guest.getByLabel(apply('email')).fill(email);
      await guest.getByLabel(apply('area')).fill('36 m²');
      await passHumanCheck(guest, () => guest.getByRole('button', { name: apply('send') }).click());
      await expect(guest.getByText(apply('sentTitle'))).toBeVisible();
      await readMail(({ to, subject }) => to === email && /申请|Application/.test(subject));

      const desk = await enter({ lang, size });
      await keepSession(desk, await staffSession(STAFF.editor));
      await open(desk, inLang(lang, `/organizer/exhibitors/applications?state=waiting&keyword=${email}`));
      await expectGood(desk);
      await desk.getByRole('link', { name }).first().click();
      await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectGood(desk);
      await desk.getByRole('button', { name: t('approve'), exact: true }).click();
      await desk.getByRole('dialog').getByLabel(t('package')).selectOption('upgraded');
      await desk
        .getByRole('dialog')
        .getByRole('button', { name: t('approve'), exact: true })
        .click();
      await expect(desk.getByRole('link', { name: t('seeExhibitor') })).toBeVisible();
      const record = await desk.getByRole('link', { name: t('seeExhibitor') }).getAttribute('href');
      await readMail(
        ({ to, subject }) => to === email && subject.includes(lang === 'zh' ? '展商账号' : 'exhibitor account'),
      );

      await setFirstPassword(email);
      const session = await clientOf(null).call(logOn, { account: email, password: DEMO_PASSWORD, type: 'actor' });
      const booth = await enter({ lang, size });
      await keepSession(booth, session);
      await open(booth, inLang(lang, '/company-tasks'));
      await expectGood(booth);
      const task = booth.getByRole('listitem').filter({ has: booth.getByRole('button', { name: tasks('confirm') }) });
      const title = await task.first().getByRole('heading').innerText();
      await task
        .first()
        .getByRole('button', { name: tasks('confirm') })
        .click();
      await expect(booth.getByRole('listitem').filter({ hasText: title })).toContainText(tasks('done'));

      const organizer = clientOf((await staffSession(STAFF.owner)).token);
      await organizer.call(disable, { id: record?.split('/').at(-1) ?? '', reason: 'the test is over' });
    },
  );
}
