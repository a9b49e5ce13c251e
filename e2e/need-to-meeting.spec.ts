import type { SignedIn } from '@fairbridge/contract/account/account.shapes.ts';
import { APPOINTMENT_STATE_NAMES } from '@fairbridge/contract/meeting/meeting.names.ts';
import { cancel as cancelMeeting, get, publish, save } from '@fairbridge/contract/meeting/meeting.calls.ts';
import { inLang as wordIn, translator } from '@fairbridge/contract/text.ts';
import { inquiryTexts } from '../web/app/components/inquiry/inquiry.texts.ts';
import { quoteDialogTexts } from '../web/app/components/quote/quote-dialog.texts.ts';
import { readSheetTexts } from '../web/app/components/sheet-import/read-sheet.texts.ts';
import { appointmentTexts } from '../web/app/domains/meeting/appointment.texts.ts';
import { meetingDeskTexts } from '../web/app/domains/meeting/meeting-desk.texts.ts';
import { ownMeetingTexts } from '../web/app/domains/meeting/own-meeting.texts.ts';
import { partnerTexts } from '../web/app/domains/meeting/partner.texts.ts';
import { signupFormTexts } from '../web/app/domains/meeting/signup-form.texts.ts';
import { openSourcingTexts } from '../web/app/domains/sourcing/open-sourcing.texts.ts';
import { ownSourcingTexts } from '../web/app/domains/sourcing/own-sourcing.texts.ts';
import { sourcingFormTexts } from '../web/app/domains/sourcing/sourcing-form.texts.ts';
import { clientOf, type Client } from './client.ts';
import { expect, expectGood, inLang, LANGS, open } from './fixtures.ts';
import { appointmentsEarlier } from './jobs.ts';
import { STAFF } from './organizer-console.ts';
import { test } from './own-exhibitor.ts';
import { ownExhibits } from './own-exhibits.ts';
import { keepSession, newVisitor } from './registered.ts';
import { staffSession } from './staff-session.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A session of one test alone, in five days, from ten to noon in Beijing. */
async function newMeeting(organizer: Client, mark: string): Promise<string> {
  const starts = Math.floor((Date.now() + 8 * HOUR) / DAY) * DAY + 5 * DAY + 2 * HOUR;
  const at = (hours: number): string => new Date(starts + hours * HOUR).toISOString();
  const form = {
    title: { zh: `需求对接 ${mark}`, en: `Need to meeting ${mark}` },
    place: { zh: '二层会议室', en: 'Meeting room, 2F' },
    kind: 'onsite' as const,
    startsAt: at(0),
    endsAt: at(2),
    deadline: at(-24),
    visitorsMax: 5,
    exhibitorsMax: 5,
    tables: 2,
    slotMinutes: 30,
    sort: 9_000,
  };
  const saved = await organizer.call(save, { id: null, version: null, form });
  await organizer.call(publish, saved);
  return saved.id;
}

for (const lang of LANGS) {
  const [words, form, sheet, own, fitting, quote] = [
    translator(inquiryTexts, lang),
    translator(sourcingFormTexts, lang),
    translator(readSheetTexts, lang),
    translator(ownSourcingTexts, lang),
    translator(openSourcingTexts, lang),
    translator(quoteDialogTexts, lang),
  ];
  const [signup, mine, desk, partners, acts] = [
    translator(signupFormTexts, lang),
    translator(ownMeetingTexts, lang),
    translator(meetingDeskTexts, lang),
    translator(partnerTexts, lang),
    translator(appointmentTexts, lang),
  ];
  const stateName = (state: 'confirmed' | 'held'): string => wordIn(APPOINTMENT_STATE_NAMES[state], lang);
  test(`a need becomes an offer, an agreement, an appointment and a meeting that was held, seen by buyer, company and organizer (${lang})`, async ({
    enter,
    newExhibitor,
  }) => {
    test.setTimeout(300_000);
    const staff = await staffSession(STAFF.owner);
    const organizer = clientOf(staff.token);
    const company = await newExhibitor('need', { package: 'upgraded' });
    await ownExhibits(company.client, 'need').publish({ zh: '对接展品', en: 'Matched exhibit' });
    const buyer = await newVisitor('need', { company: `采购商 ${lang}` });
    const meeting = await newMeeting(organizer, buyer.email);
    const begin = async (session: SignedIn) => {
      const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
      await keepSession(page, session);
      return page;
    };

    const page = await begin(buyer.session);
    await open(page, inLang(lang, '/procurementDocking/new'));
    await page.locator('input[type=file][accept^=".xlsx"]').setInputFiles({
      name: 'need.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Product,Content,Quantity\nGlufosinate-ammonium,200 g/L,20 t\nUnknown goods,,none'),
    });
    await expect(page.getByRole('alert')).toContainText(sheet('wrong', { count: 2 }));
    await expectGood(page);
    await page.locator('input[type=file][accept^=".xlsx"]').setInputFiles({
      name: 'need.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Product,Content,Quantity\nGlufosinate-ammonium,200 g/L,20 t\nSprayer for two rows,,3 pcs'),
    });
    await expect(page.getByLabel(words('quantity'))).toHaveCount(2);
    const title = `Glufosinate ${buyer.email}`;
    await page.getByRole('textbox', { name: form('title') }).fill(title);
    await expectGood(page);
    await page.getByRole('button', { name: form('post'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(own('matching'))).toBeHidden();

    const supplier = await begin(company.session);
    await open(supplier, inLang(lang, '/procurementDocking?sort=newest'));
    await supplier.getByRole('link', { name: title, exact: true }).click();
    await expect(supplier.getByRole('main')).not.toContainText(buyer.company);
    await supplier.getByLabel(quote('amount')).first().fill('6.50');
    await supplier.getByRole('button', { name: fitting('send'), exact: true }).click();
    await expect(supplier.getByText(fitting('waits'))).toBeVisible();
    await expectGood(supplier);

    await page.reload();
    await page.getByRole('button', { name: own('agree'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: own('agree'), exact: true }).click();
    await expect(dialog.getByRole('link', { name: own('toInquiry'), exact: true })).toBeVisible();

    for (const [tab, line] of [
      [page, signup('seek')],
      [supplier, signup('offer')],
    ] as const) {
      await open(tab, inLang(lang, `/purchaseMeeting?meetingId=${meeting}`));
      await tab.getByLabel(line).fill('Glufosinate-ammonium');
      await tab.getByRole('button', { name: signup('submit'), exact: true }).click();
      await expect(tab.getByRole('heading', { name: signup('saved') })).toBeVisible();
    }

    const console = await begin(staff);
    await open(console, inLang(lang, `/organizer/meetings/${meeting}/signups`));
    await console.getByRole('main').getByRole('button', { name: buyer.company, exact: true }).first().click();
    await console.getByRole('button', { name: desk('approve'), exact: true }).click();
    // once one is decided about, the next one is shown
    await expect(console.getByRole('heading', { name: company.name.zh })).toBeVisible();
    await console.getByRole('button', { name: desk('approve'), exact: true }).click();
    await expect(console.getByText(desk('nonePending'))).toBeVisible();
    await expectGood(console);

    for (const tab of [page, supplier]) {
      await open(tab, inLang(lang, `/meetingList/${meeting}`));
      await tab.getByRole('button', { name: mine('takePart'), exact: true }).click();
      await expect(tab.getByText(mine('agreedLead'))).toBeVisible();
    }

    await open(page, inLang(lang, `/meetingList/${meeting}/partners`));
    await page
      .getByRole('article', { name: company.name.zh, exact: true })
      .getByRole('button', { name: partners('propose'), exact: true })
      .click();
    await dialog
      .getByRole('button', { name: /^\d\d:\d\d–\d\d:\d\d/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: partners('proposeAct'), exact: true }).click();
    await expect(dialog).toHaveCount(0);

    await open(supplier, inLang(lang, '/meetingAppointments'));
    const received = supplier.getByRole('article', { name: buyer.company, exact: true });
    await received.getByRole('button', { name: /^(?:接受|Accept)/ }).click();
    await expect(received.getByText(stateName('confirmed'), { exact: true })).toBeVisible();

    await appointmentsEarlier(meeting, 6 * 24);
    await open(supplier, inLang(lang, '/meetingAppointments?only=over'));
    await received.getByRole('button', { name: acts('held') }).click();
    await expect(supplier.getByText(acts('marked'))).toBeVisible();

    await open(page, inLang(lang, `/meetingList/${meeting}`));
    await expect(page.getByText(stateName('held'), { exact: true })).toBeVisible();
    await expectGood(page);
    await open(console, inLang(lang, `/organizer/meetings/${meeting}/appointments`));
    await expect(console.getByText(stateName('held'), { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await expectGood(console);

    const { version } = await organizer.call(get, { id: meeting });
    await organizer.call(cancelMeeting, { id: meeting, version, reason: 'the test is over' });
  });
}
