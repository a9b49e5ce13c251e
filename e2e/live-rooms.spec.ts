import { add, employees, remove } from '@fairbridge/contract/live/own-live.calls.ts';
import { list as publicList } from '@fairbridge/contract/live/live.calls.ts';
import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { translator } from '@fairbridge/contract/text.ts';
import type { Locator, Page } from '@playwright/test';
import { liveChatTexts } from '../web/app/components/live/live-chat.texts.ts';
import { liveDeskTexts } from '../web/app/domains/live/live-desk.texts.ts';
import { liveRoomTexts } from '../web/app/domains/live/live-room.texts.ts';
import { ownLiveTexts } from '../web/app/domains/own-live/own-live.texts.ts';
import { listTexts } from '../web/app/ui/list/list.texts.ts';
import { cutTexts } from '../web/app/components/upload/crop-dialog.texts.ts';
import { clientOf, type Client } from './client.ts';
import { DEMO, expect, expectGood, guardOf, inLang, open, test } from './fixtures.ts';
import { passHumanCheck } from './human-check.ts';
import { png } from './pictures.ts';
import { beginAs, keepSession, newVisitor } from './registered.ts';
import { staffSession } from './staff-session.ts';

const COVER = png(1280, 720, [30, 60, 90]);
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

/** A live of the demo exhibitor that begins in twenty minutes: its room is open. */
async function planned({ call, upload }: Client, title: string, more: object = {}): Promise<string> {
  const [host] = (await call(employees, {})).list;
  if (host === undefined) throw new Error('the demo exhibitor has nobody');
  const { id } = await call(add, {
    title: { zh: title, en: title },
    introduction: { zh: '', en: '' },
    cover: await upload('live', COVER),
    scope: 0,
    startsAt: inMinutes(20),
    endsAt: inMinutes(50),
    hosts: [host.id],
    ...more,
  });
  return id;
}

const chat = translator(liveChatTexts, 'en');
const fieldOf = (page: Page): Locator => page.getByRole('textbox', { name: chat('write') });

async function write(page: Page, words: string): Promise<void> {
  await fieldOf(page).fill(words);
  await page.getByRole('button', { name: chat('send'), exact: true }).click();
}

test('a guest writes under a name, waits in slow mode, is muted and may write again; the organizer stops the live before everybody’s eyes', async ({
  enter,
  apiAs,
}) => {
  const staff = await apiAs(DEMO.staff, 'actor');
  const title = `Room of the journeys ${Date.now()}`;
  const id = await planned(staff, title);
  const host = await enter({ lang: 'en' });
  await beginAs(host, { type: 'actor', account: DEMO.staff });
  await open(host, inLang('en', `/liveManage/control/${id}`));
  const guest = await enter({ lang: 'en', size: 'phone' });
  await open(guest, inLang('en', `/live/${id}`));
  await guest.getByRole('button', { name: chat('asGuest') }).click();
  const naming = guest.getByRole('dialog', { name: chat('guestTitle') });
  await naming.getByLabel(chat('guestName')).fill('Ms Silva');
  await expectGood(guest);
  await passHumanCheck(guest, () => naming.getByRole('button', { name: chat('guestBegin'), exact: true }).click());
  await write(guest, 'Is there stock?');
  await expect(host.getByRole('log')).toContainText('Is there stock?');

  await host.getByLabel(chat('slowMode')).selectOption('30');
  await expect(guest.getByText(chat('slow', { count: 30 }))).toBeVisible();
  // the first one was said a moment ago
  await write(guest, 'In Santos?');
  await expect(guest.getByRole('button', { name: /^Send in \d+ s$/ })).toBeVisible();
  await expectGood(guest);
  await host.getByLabel(chat('slowMode')).selectOption('0');
  await guest.getByRole('button', { name: chat('send'), exact: true }).click();
  await expect(host.getByRole('log')).toContainText('In Santos?');

  await host
    .getByRole('button', { name: chat('acts', { name: 'Ms Silva' }) })
    .first()
    .click();
  await host.getByRole('button', { name: `${chat('mute')}…`, exact: true }).click();
  await host
    .getByRole('dialog')
    .getByRole('button', { name: chat('muteAct'), exact: true })
    .click();
  await expect(host.getByRole('dialog')).toHaveCount(0);
  await write(guest, 'Hello?');
  await expect(guest.getByText(chat('muted'))).toBeVisible();
  await expectGood(host);
  await host.getByRole('button', { name: chat('mutedList') }).click();
  await host
    .getByRole('dialog')
    .getByRole('button', { name: chat('unmute') })
    .click();
  await expect(host.getByRole('dialog').getByText(chat('mutedNone'))).toBeVisible();
  await open(guest, inLang('en', `/live/${id}`));
  await write(guest, 'Thank you.');
  await expect(host.getByRole('log')).toContainText('Thank you.');

  const desk = translator(liveDeskTexts, 'en');
  const organizer = await enter({ lang: 'en' });
  await keepSession(organizer, await staffSession('support@fair.example'));
  await open(organizer, inLang('en', `/organizer/lives?keyword=${encodeURIComponent(title)}`));
  await expectGood(organizer);
  await organizer.getByRole('button', { name: translator(listTexts, 'en')('actsOf', { name: title }) }).click();
  await organizer.getByRole('button', { name: desk('stop'), exact: true }).click();
  await organizer
    .getByRole('dialog')
    .getByRole('button', { name: desk('stop'), exact: true })
    .click();
  await expect(guest.getByText(translator(liveRoomTexts, 'en')('over'), { exact: true })).toBeVisible();
  await expect(guest.getByText(chat('over'))).toBeVisible();
  for (const page of [host, guest]) await open(page, '/');
  await staff.call(remove, { id });
});

test('a private live lets in by its code, and not by another', async ({ enter, apiAs }) => {
  const staff = await apiAs(DEMO.staff, 'actor');
  const id = await planned(staff, 'Private room of the journeys', { scope: 1, code: 'JOURNEY7' });
  const room = translator(liveRoomTexts, 'en');
  // a guest types it where it is asked for, and is led back with it
  const guest = await enter({ lang: 'en', size: 'phone' });
  guardOf(guest).allow(/^40[013] POST .*\/live/);
  await open(guest, inLang('en', `/live/${id}`));
  await guest.getByLabel(room('code')).fill('journey7');
  await expectGood(guest);
  await guest.getByRole('button', { name: room('enter') }).click();
  await expect(guest.getByRole('dialog')).toBeVisible();

  const { session } = await newVisitor('private-live');
  const buyer = await enter({ lang: 'en', size: 'phone' });
  guardOf(buyer).allow(/^40[03] POST .*\/live/);
  await keepSession(buyer, session);
  await open(buyer, inLang('en', `/live/${id}`));
  await expect(buyer.getByRole('heading', { name: room('privateTitle') })).toBeVisible();
  await expectGood(buyer);
  await buyer.getByLabel(room('code')).fill('JOURNEY8');
  await buyer.getByRole('button', { name: room('enter') }).click();
  await expect(buyer.getByRole('alert')).toBeVisible();
  await buyer.getByLabel(room('code')).fill('journey7');
  await buyer.getByRole('button', { name: room('enter') }).click();
  await expect(buyer.getByRole('timer')).toBeVisible();
  await write(buyer, 'Good day.');
  await expect(buyer.getByRole('log')).toContainText('Good day.');
  await open(buyer, '/');
  await staff.call(remove, { id });
});

test('an editor plans a live of the fair, which visitors find among the events, and the schedule shows it on its day', async ({
  enter,
}) => {
  const say = translator(ownLiveTexts, 'zh');
  const desk = translator(liveDeskTexts, 'zh');
  const session = await staffSession('editor@fair.example');
  const editor = await enter({ lang: 'zh' });
  await keepSession(editor, session);
  await open(editor, '/organizer/lives');
  await expectGood(editor);
  await editor.getByRole('link', { name: desk('add') }).click();
  const title = `旅程论坛直播 ${Date.now()}`;
  await editor.locator('input[name="title.zh"]').fill(title);
  await editor
    .locator('main input[type=file]')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: COVER });
  await editor.getByRole('button', { name: translator(cutTexts, 'zh')('use') }).click();
  await expect(editor.getByRole('img', { name: say('cover') })).toBeVisible();
  await expectGood(editor);
  await editor.locator('input[name=startsAt]').fill('2031-05-02T10:00');
  await editor.locator('input[name=endsAt]').fill('2031-05-02T11:00');
  await editor.getByRole('button', { name: translator(sharedTexts, 'zh')('Save'), exact: true }).click();
  await expect(editor).toHaveURL(/\/organizer\/lives\/[A-Za-z0-9]{10,}$/);
  await expect(editor.locator('[data-stream-key]')).toBeVisible();
  await expectGood(editor);
  await open(editor, '/organizer/lives/calendar?day=2031-05-02');
  await expect(editor.getByRole('listitem').filter({ hasText: title })).toContainText('10:00–11:00');
  await expectGood(editor);
  await expect
    .poll(async () => (await clientOf(null).call(publicList, { party: 'programme', keyword: title })).total)
    .toBe(1);
  const guest = await enter({ lang: 'zh', size: 'phone' });
  await open(guest, '/live/list?party=programme');
  await expect(guest.getByRole('link', { name: new RegExp(title) }).first()).toBeVisible();
  await open(editor, `/organizer/lives?keyword=${encodeURIComponent(title)}`);
  await editor.getByRole('button', { name: translator(listTexts, 'zh')('actsOf', { name: title }) }).click();
  await editor.getByRole('button', { name: desk('Delete'), exact: true }).click();
  await editor
    .getByRole('dialog')
    .getByRole('button', { name: desk('Delete'), exact: true })
    .click();
  await expect(editor.getByText(desk('none'))).toBeVisible();
});
