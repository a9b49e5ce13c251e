import { answer, list as appointments, propose } from '@fairbridge/contract/meeting/meeting-appointment.calls.ts';
import { decide, signups } from '@fairbridge/contract/meeting/meeting-desk.calls.ts';
import { partners, save as signUp } from '@fairbridge/contract/meeting/meeting-signup.calls.ts';
import { cancel, get, publish, save } from '@fairbridge/contract/meeting/meeting.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import type { SignedIn } from '@fairbridge/contract/account/account.shapes.ts';
import { talkTexts } from '../web/app/components/talk/talk.texts.ts';
import { agendaTexts } from '../web/app/domains/agenda/agenda.texts.ts';
import { appointmentDetailTexts } from '../web/app/domains/meeting/appointment-detail.texts.ts';
import { clientOf, type Client } from './client.ts';
import { expect, expectGood, inLang, LANGS, open } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { test, type OwnExhibitor } from './own-exhibitor.ts';
import { keepSession, newVisitor, type Registered } from './registered.ts';
import { staffSession } from './staff-session.ts';

const MINUTE = 60_000;

/** An appointment of both in a meeting on the web, within the next ten minutes: its room is open. */
async function newAppointment(organizer: Client, buyer: Registered, company: OwnExhibitor) {
  const starts = Math.ceil(Date.now() / (10 * MINUTE)) * 10 * MINUTE;
  const at = (minutes: number): string => new Date(starts + minutes * MINUTE).toISOString();
  const form = {
    title: { zh: `线上洽谈 ${buyer.email}`, en: `Online talks ${buyer.email}` },
    kind: 'online' as const,
    room: '',
    startsAt: at(0),
    endsAt: at(120),
    deadline: at(110),
    visitorsMax: 5,
    exhibitorsMax: 5,
    tables: 5,
    slotMinutes: 20,
    sort: 9_000,
  };
  const meeting = await organizer.call(save, { id: null, version: null, form });
  await organizer.call(publish, meeting);
  const both = [
    { ...buyer, companyName: buyer.company },
    { ...company, companyName: company.name.zh },
  ];
  for (const { client, email, companyName } of both)
    await client.call(signUp, {
      meetingId: meeting.id,
      version: null,
      contactName: '王敏',
      email,
      companyName,
      title: '草铵膦原药',
    });
  const { list } = await organizer.call(signups, { meetingId: meeting.id });
  await organizer.call(decide, {
    selection: { records: list.map(({ id, version }) => ({ id, version })) },
    audit: 'approved',
  });
  const [partner] = (await buyer.client.call(partners, { meetingId: meeting.id })).list;
  await buyer.client.call(propose, { partnerId: partner?.id ?? '', slots: [at(0)] });
  const [received] = (await company.client.call(appointments, {})).list;
  if (received === undefined) throw new Error('nothing was proposed');
  const { id, version } = received;
  await company.client.call(answer, { id, version, answer: { kind: 'accept', slot: at(0) } });
  return { id, meetingId: meeting.id };
}

for (const lang of LANGS) {
  const [t, talk, agenda] = [
    translator(appointmentDetailTexts, lang),
    translator(talkTexts, lang),
    translator(agendaTexts, lang),
  ];
  test(`one side runs late, both meet in the room and call, and each keeps notes of its own (${lang})`, async ({
    enter,
    newExhibitor,
  }) => {
    test.setTimeout(180_000);
    const organizer = clientOf((await staffSession(STAFF.owner)).token);
    const company = await newExhibitor('room', { package: 'upgraded' });
    const buyer = await newVisitor('room');
    const { id, meetingId } = await newAppointment(organizer, buyer, company);
    const address = inLang(lang, `/meetingAppointments/${id}`);
    const begin = async (session: SignedIn) => {
      const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
      await keepSession(page, session);
      await open(page, address);
      return page;
    };
    const [page, supplier] = [await begin(buyer.session), await begin(company.session)];
    await page.getByText(t('runLate'), { exact: true }).click();
    await page.getByRole('button', { name: t('tell'), exact: true }).click();
    await expect(page.getByText(t('ownLate', { minutes: 10 }))).toBeVisible();
    await expect(supplier.getByText(t('late', { name: '王敏', minutes: 10 }))).toBeVisible();
    await expectGood(page);
    await expectGood(supplier);

    await supplier.getByRole('textbox', { name: t('notes') }).fill('需要 200 升桶装');
    for (const tab of [page, supplier]) await tab.getByRole('button', { name: t('enter'), exact: true }).click();
    await expect(page.getByText(t('callLead'))).toBeVisible();
    await expect(supplier.getByText(t('callLead'))).toBeVisible();
    await expectGood(page);
    await supplier.getByRole('button', { name: talk('audioCall'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: talk('accept'), exact: true })
      .click();
    for (const tab of [page, supplier])
      await expect(tab.locator('.talk-panel')).toHaveAttribute('data-phase', 'talking');
    await supplier
      .locator('.talk-panel')
      .getByRole('button', { name: talk('hangUp'), exact: true })
      .click();

    await supplier.reload();
    await expect(supplier.getByRole('textbox', { name: t('notes') })).toHaveValue('需要 200 升桶装');
    await page.reload();
    await expect(page.getByRole('textbox', { name: t('notes') })).toHaveValue('');
    await open(page, inLang(lang, '/me/agenda'));
    await expect(page.getByRole('link', { name: company.name.zh, exact: true })).toBeVisible();
    await page.getByRole('button', { name: agenda('feedOpen'), exact: true }).click();
    await expect(page.getByText(agenda('feedOnce'))).toBeVisible();
    await page.getByRole('button', { name: agenda('feedClose'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: agenda('feedCloseAct'), exact: true })
      .click();
    await expect(page.getByRole('button', { name: agenda('feedOpen'), exact: true })).toBeVisible();
    await expectGood(page);

    const { version } = await organizer.call(get, { id: meetingId });
    await organizer.call(cancel, { id: meetingId, version, reason: 'the test is over' });
  });
}
