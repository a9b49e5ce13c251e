import { errorText, type ErrorName } from '@fairbridge/contract/codes.ts';
import type { SignedIn } from '@fairbridge/contract/account/account.shapes.ts';
import { answer, list as appointments, propose } from '@fairbridge/contract/meeting/meeting-appointment.calls.ts';
import { decide, signups } from '@fairbridge/contract/meeting/meeting-desk.calls.ts';
import { partners, save as signUp } from '@fairbridge/contract/meeting/meeting-signup.calls.ts';
import { cancel as cancelMeeting, get, publish, save } from '@fairbridge/contract/meeting/meeting.calls.ts';
import { APPOINTMENT_STATE_NAMES } from '@fairbridge/contract/meeting/meeting.names.ts';
import { list as notices } from '@fairbridge/contract/notice/notice.calls.ts';
import { inLang as wordIn, translator, type Bilingual } from '@fairbridge/contract/text.ts';
import { readFileSync } from 'node:fs';
import { appointmentTexts } from '../web/app/domains/meeting/appointment.texts.ts';
import { partnerTexts } from '../web/app/domains/meeting/partner.texts.ts';
import { slotTexts } from '../web/app/domains/meeting/slot.texts.ts';
import { clientOf, type Client } from './client.ts';
import { expect, expectGood, guardOf, inGate, inLang, LANGS, open } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { test, type OwnExhibitor } from './own-exhibitor.ts';
import { keepSession, newVisitor, type Registered } from './registered.ts';
import { staffSession } from './staff-session.ts';

const wordsIn = (name: ErrorName): string => errorText(name, 'zh');

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A session of one test alone, five days from now from ten to noon in Beijing: four slots at one table. */
async function newMeeting(
  organizer: Client,
  mark: string,
): Promise<{ id: string; title: Bilingual; startsAt: string }> {
  const starts = Math.floor((Date.now() + 8 * HOUR) / DAY) * DAY + 5 * DAY + 2 * HOUR;
  const at = (hours: number): string => new Date(starts + hours * HOUR).toISOString();
  const title = { zh: `试办对接会 ${mark}`, en: `Trial meeting ${mark}` };
  const saved = await organizer.call(save, {
    id: null,
    version: null,
    form: {
      title,
      description: { zh: '', en: '' },
      place: { zh: '二层会议室', en: 'Meeting room, 2F' },
      kind: 'onsite',
      room: '',
      startsAt: at(0),
      endsAt: at(2),
      deadline: at(-24),
      visitorsMax: 10,
      exhibitorsMax: 10,
      tables: 1,
      slotMinutes: 30,
      sort: 9_000,
    },
  });
  await organizer.call(publish, saved);
  return { id: saved.id, title, startsAt: at(0) };
}

/** A company and buyers sign up, and the organizer approves them. */
async function letIn(
  organizer: Client,
  meetingId: string,
  company: OwnExhibitor,
  buyers: readonly Registered[],
): Promise<void> {
  const form = { meetingId, version: null, contactName: '王敏' };
  for (const { client, email, company: companyName } of buyers)
    await client.call(signUp, {
      ...form,
      email,
      companyName,
      title: '草铵膦原药',
      purchase: { quantity: 20, unit: 't' },
      supplier: { regions: ['CN'] },
    });
  await company.client.call(signUp, {
    ...form,
    email: company.email,
    companyName: company.name.zh,
    title: '草铵膦原药，现货',
  });
  const { list } = await organizer.call(signups, { meetingId });
  await organizer.call(decide, {
    selection: { records: list.map(({ id, version }) => ({ id, version })) },
    audit: 'approved',
  });
}

/** Where the newest notice of a company's employee leads, once it is about this meeting. */
async function linkOfNotice({ client }: { client: Client }, words: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const { list } = await client.call(notices, {});
        const found = list.find(({ title }) => Object.values(title).some((one) => one.includes(words)));
        link = found?.link ?? '';
        return link;
      },
      { timeout: 30_000 },
    )
    .not.toBe('');
  return link;
}

for (const lang of LANGS) {
  const [t, of, slot] = [
    translator(appointmentTexts, lang),
    translator(partnerTexts, lang),
    translator(slotTexts, lang),
  ];
  const size = lang === 'zh' ? 'desktop' : 'phone';
  test(
    `a visitor proposes slots, the company accepts one, both have it in the calendar, and a cancellation reaches the other side (${lang})`,
    inGate(lang === 'zh'),
    async ({ enter, newExhibitor }) => {
      test.setTimeout(150_000);
      const organizer = clientOf((await staffSession(STAFF.owner)).token);
      const company = await newExhibitor('meeting', { package: 'upgraded' });
      const buyer = await newVisitor('meeting');
      const meeting = await newMeeting(organizer, buyer.email);
      await letIn(organizer, meeting.id, company, [buyer]);
      const begin = async (session: SignedIn) => {
        const page = await enter({ lang, size });
        await keepSession(page, session);
        return page;
      };

      const page = await begin(buyer.session);
      await open(page, inLang(lang, '/meetingAppointments'));
      await expectGood(page);
      await page.getByRole('link', { name: `${t('findPartners')} · ${meeting.title[lang]}`, exact: true }).click();
      const partner = page.getByRole('article', { name: company.name.zh, exact: true });
      await expect(partner.getByText(of('fit', { met: 1, of: 1 }), { exact: true })).toBeVisible();
      await expectGood(page);
      await partner.getByRole('button', { name: of('propose'), exact: true }).click();
      const picker = page.getByRole('dialog');
      const times = picker.getByRole('button', { name: /^\d\d:\d\d–\d\d:\d\d/ });
      await expect(times).toHaveCount(4);
      for (const at of [0, 1, 3]) await times.nth(at).click();
      await expect(picker.getByRole('button', { pressed: true })).toHaveCount(3);
      // as many as may be
      await expect(times.nth(2)).toBeDisabled();
      await picker.getByLabel(slot('message')).fill('希望了解交期');
      await expectGood(page);
      await picker.getByRole('button', { name: of('proposeAct'), exact: true }).dblclick();
      await expect(picker).toHaveCount(0);
      await partner.getByRole('link', { name: of('seeAppointment') }).click();
      const own = page.getByRole('article', { name: company.name.zh, exact: true });
      await expect(own.getByText(wordIn(APPOINTMENT_STATE_NAMES.proposed, lang), { exact: true })).toBeVisible();
      await expectGood(page);

      const supplier = await begin(company.session);
      await open(supplier, inLang(lang, '/meetingAppointments'));
      const received = supplier.getByRole('article', { name: buyer.company, exact: true });
      await expect(received).toHaveCount(1);
      await expect(received.getByText('希望了解交期')).toBeVisible();
      await expectGood(supplier);
      await received.getByRole('button', { name: /^(?:接受|Accept) .*10:30$/ }).click();
      await expect(received.getByText(wordIn(APPOINTMENT_STATE_NAMES.confirmed, lang), { exact: true })).toBeVisible();
      await expectGood(supplier);

      await page.reload();
      await expect(own.getByText(t('table', { table: 1 }), { exact: true })).toBeVisible();
      const saving = page.waitForEvent('download');
      await own.getByRole('button', { name: `${t('calendar')} · ${company.name.zh}`, exact: true }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toMatch(/\.ics$/);
      expect(readFileSync(await saved.path(), 'utf8')).toContain('BEGIN:VEVENT');

      await own.getByRole('button', { name: t('cancel'), exact: true }).click();
      const why = page.getByRole('dialog');
      await why.getByRole('textbox').fill('行程有变');
      await why.getByRole('button', { name: t('cancelAct'), exact: true }).click();
      await expect(own.getByText(wordIn(APPOINTMENT_STATE_NAMES.cancelled, lang), { exact: true })).toBeVisible();
      const off = lang === 'zh' ? '洽谈已取消' : 'Appointment cancelled';
      await open(supplier, inLang(lang, await linkOfNotice(company, off)));
      await expect(received.getByText('行程有变')).toBeVisible();
      await expectGood(supplier);

      const { version } = await organizer.call(get, { id: meeting.id });
      await organizer.call(cancelMeeting, { id: meeting.id, version, reason: 'the test is over' });
    },
  );
}

test('what was chosen and typed stays where somebody has been quicker, and the screen says how it is now', async ({
  enter,
  newExhibitor,
}) => {
  test.setTimeout(150_000);
  const [t, of, slot] = [
    translator(appointmentTexts, 'zh'),
    translator(partnerTexts, 'zh'),
    translator(slotTexts, 'zh'),
  ];
  const organizer = clientOf((await staffSession(STAFF.owner)).token);
  const company = await newExhibitor('quicker', { package: 'upgraded' });
  const [buyer, rival] = [await newVisitor('slower'), await newVisitor('rival')];
  const meeting = await newMeeting(organizer, buyer.email);
  await letIn(organizer, meeting.id, company, [buyer, rival]);
  const page = await enter();
  guardOf(page).allow(/^409 POST \/visitor\/v2\/meeting\/appointment\/(?:propose|cancel)$/);
  await keepSession(page, buyer.session);

  await open(page, `/meetingList/${meeting.id}/partners`);
  await page.getByRole('button', { name: of('propose'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const times = dialog.getByRole('button', { name: /^\d\d:\d\d–\d\d:\d\d/ });
  await times.nth(0).click();
  await times.nth(1).click();
  await dialog.getByLabel(slot('message')).fill('希望了解交期');
  const [partner] = (await rival.client.call(partners, { meetingId: meeting.id })).list;
  await rival.client.call(propose, { partnerId: partner?.id ?? '', slots: [meeting.startsAt] });
  await dialog.getByRole('button', { name: of('proposeAct'), exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(`${wordsIn('slotTaken')}${slot('gone')}`);
  await expect(times).toHaveCount(3);
  await expect(dialog.getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(dialog.getByLabel(slot('message'))).toHaveValue('希望了解交期');
  await dialog.getByRole('button', { name: of('proposeAct'), exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await open(page, '/meetingAppointments');
  await page.getByRole('button', { name: t('withdraw'), exact: true }).click();
  await dialog.getByRole('textbox').fill('行程有变');
  const received = (await company.client.call(appointments, {})).list.find(({ message }) => message === '希望了解交期');
  const { id = '', version = 0, proposed = [] } = received ?? {};
  await company.client.call(answer, { id, version, answer: { kind: 'accept', slot: proposed[0]?.startsAt ?? '' } });
  await dialog.getByRole('button', { name: t('withdrawAct'), exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(wordsIn('editConflict'));
  await expect(dialog.getByText(wordIn(APPOINTMENT_STATE_NAMES.confirmed, 'zh'), { exact: true })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('行程有变');
  await expectGood(page);
  await dialog.getByRole('button', { name: t('cancelAct'), exact: true }).click();
  await expect(page.getByText(t('emptyOpen'), { exact: true })).toBeVisible();

  const { version: last } = await organizer.call(get, { id: meeting.id });
  await organizer.call(cancelMeeting, { id: meeting.id, version: last, reason: 'the test is over' });
});
