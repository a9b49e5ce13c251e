import { decide } from '@fairbridge/contract/meeting/meeting-desk.calls.ts';
import { get as ownSignup } from '@fairbridge/contract/meeting/meeting-signup.calls.ts';
import { publish, save } from '@fairbridge/contract/meeting/meeting.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { randomUUID } from 'node:crypto';
import { onlineMeetingTexts } from '../web/app/domains/meeting/online-meeting.texts.ts';
import { ownMeetingTexts } from '../web/app/domains/meeting/own-meeting.texts.ts';
import { signupFormTexts } from '../web/app/domains/meeting/signup-form.texts.ts';
import { signupPageTexts } from '../web/app/domains/meeting/signup-page.texts.ts';
import { clientOf, type Client } from './client.ts';
import { DEMO_PASSWORD, expect, expectGood, open } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { test } from './own-exhibitor.ts';
import { photoPng } from './pictures.ts';
import { keepSession, newVisitor } from './registered.ts';
import { staffSession } from './staff-session.ts';

const [page, form, own, online] = [
  translator(signupPageTexts, 'zh'),
  translator(signupFormTexts, 'zh'),
  translator(ownMeetingTexts, 'zh'),
  translator(onlineMeetingTexts, 'zh'),
];

const HOUR = 3_600_000;
const ROOM = 'https://meet.example/sign-up';

/** A published online meeting that begins so many hours from now and lasts six; it stands behind all others. */
async function newMeeting(organizer: Client, hours: number): Promise<{ id: string; name: string }> {
  const at = (after: number): string => new Date(Date.now() + after * HOUR).toISOString();
  const name = `报名测试 ${randomUUID().slice(0, 8)}`;
  const made = await organizer.call(save, {
    id: null,
    version: null,
    requestId: randomUUID(),
    form: {
      title: { zh: name, en: 'Sign-up' },
      kind: 'online',
      room: ROOM,
      startsAt: at(hours),
      endsAt: at(hours + 6),
      deadline: at(hours + 5),
      visitorsMax: 5,
      exhibitorsMax: 5,
      tables: 5,
      slotMinutes: 30,
      sort: 999,
    },
  });
  await organizer.call(publish, made);
  return { id: made.id, name };
}

test('what a guest writes for a meeting is kept over the log-in and sent; approved, the visitor takes part and joins', async ({
  enter,
}) => {
  const organizer = clientOf((await staffSession(STAFF.owner)).token);
  const meeting = await newMeeting(organizer, -1);
  const buyer = await newVisitor('join');
  const tab = await enter();
  await open(tab, `/purchaseMeeting?meetingId=${meeting.id}`);
  await tab.getByLabel(page('seek')).fill('长期采购草铵膦');
  await tab.getByRole('button', { name: page('login'), exact: true }).click();
  await tab.locator('input[name=account]').fill(buyer.email);
  await tab.locator('input[name=password]').fill(DEMO_PASSWORD);
  await tab.locator('main button[type=submit]').click();
  await expect(tab.getByText(form('carried'))).toBeVisible();
  await expect(tab.getByLabel(form('seek'))).toHaveValue('长期采购草铵膦');
  await tab.getByLabel(form('contactName')).fill('王女士');
  await tab.reload();
  await expect(tab.getByLabel(form('contactName'))).toHaveValue('王女士');
  await expect(tab.getByLabel(form('seek'))).toHaveValue('长期采购草铵膦');
  await tab.getByRole('button', { name: form('submit'), exact: true }).click();
  await expect(tab.getByRole('heading', { name: form('saved') })).toBeVisible();
  await expectGood(tab);

  const { signup } = await buyer.client.call(ownSignup, { meetingId: meeting.id });
  expect([signup?.contactName, signup?.title, signup?.audit]).toEqual(['王女士', '长期采购草铵膦', 'review']);
  const records = signup === null ? [] : [{ id: signup.id, version: signup.version }];
  await organizer.call(decide, { selection: { records }, audit: 'approved', reason: '' });
  await open(tab, `/meetingList/${meeting.id}`);
  await tab.getByRole('button', { name: own('takePart'), exact: true }).click();
  await expect(tab.getByText(own('agreedLead'))).toBeVisible();
  await expectGood(tab);
  await open(tab, '/onLineMeeting');
  const join = tab.getByRole('link', { name: online('joinOf', { name: meeting.name }) });
  await expect(join).toHaveAttribute('href', ROOM);
  await expectGood(tab);

  await open(tab, `/meetingList/${meeting.id}`);
  await tab.getByRole('button', { name: own('denyPart'), exact: true }).click();
  await tab
    .getByRole('dialog')
    .getByRole('button', { name: own('denyPart'), exact: true })
    .click();
  await expect(tab.getByText(own('deniedLead'))).toBeVisible();
});

test('a company signs up with a picture, withdraws and signs up again', async ({ enter, newExhibitor }) => {
  const organizer = clientOf((await staffSession(STAFF.owner)).token);
  const meeting = await newMeeting(organizer, 48);
  const company = await newExhibitor('meeting', { package: 'upgraded' });
  const tab = await enter();
  await keepSession(tab, company.session);
  await open(tab, `/purchaseMeeting?meetingId=${meeting.id}`);
  await tab.getByText(form('goods'), { exact: true }).click();
  await tab
    .getByRole('group', { name: form('productImage') })
    .locator('input[type=file]')
    .first()
    .setInputFiles(photoPng('bottle', 400, 400));
  await expect(tab.getByRole('list', { name: form('productImage') }).getByRole('listitem')).toHaveCount(1);
  await tab.getByRole('button', { name: form('submit'), exact: true }).click();
  await expect(tab.getByRole('heading', { name: form('saved') })).toBeVisible();
  const { signup } = await company.client.call(ownSignup, { meetingId: meeting.id });
  expect([signup?.productImage === null, signup?.companyName]).toEqual([false, company.name.zh]);

  await tab.getByRole('button', { name: own('withdraw'), exact: true }).click();
  await tab
    .getByRole('dialog')
    .getByRole('button', { name: own('withdraw'), exact: true })
    .click();
  await expect(tab.getByRole('heading', { name: form('formTitle') })).toBeVisible();
  await expectGood(tab);
  await tab.getByRole('button', { name: form('submit'), exact: true }).click();
  await expect(tab.getByRole('heading', { name: form('saved') })).toBeVisible();
  const { signup: again } = await company.client.call(ownSignup, { meetingId: meeting.id });
  expect([again?.number, again?.withdrawnAt, again?.productImage?.id]).toEqual([
    signup?.number,
    null,
    signup?.productImage?.id,
  ]);
});
