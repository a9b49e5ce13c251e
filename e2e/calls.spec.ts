import { info } from '@fairbridge/contract/session/session.calls.ts';
import { open as openChat } from '@fairbridge/contract/chat/chat.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import type { Locator, Page } from '@playwright/test';
import { chatTexts } from '../web/app/components/chat/chat.texts.ts';
import { talkLineTexts } from '../web/app/components/talk/talk-line.texts.ts';
import { talkTestTexts } from '../web/app/components/talk/talk-test.texts.ts';
import { talkTexts } from '../web/app/components/talk/talk.texts.ts';
import { unreadChatsTexts } from '../web/app/shell/unread-chats.texts.ts';
import { newColleague } from './colleague.ts';
import { DEMO, expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { beginAs, keepSession, newVisitor } from './registered.ts';
import { hasCoturn } from './turn-server.ts';

/** The call that stands over the page. */
const panelOf = (page: Page): Locator => page.locator('.talk-panel');
const talking = (page: Page) => expect(panelOf(page)).toHaveAttribute('data-phase', 'talking');

/** What a moving picture shows at this moment, in small; '' while it shows nothing. */
const frameOf = (video: Locator): Promise<string> =>
  video.evaluate((element) => {
    if (!(element instanceof HTMLVideoElement) || element.videoWidth === 0) return '';
    const canvas = document.createElement('canvas');
    canvas.width = 64;
    canvas.height = 48;
    canvas.getContext('2d')?.drawImage(element, 0, 0, 64, 48);
    return canvas.toDataURL();
  });

/** Sees a picture, and another one some moments later. */
async function expectMoving(video: Locator): Promise<void> {
  await expect.poll(() => frameOf(video)).not.toBe('');
  const first = await frameOf(video);
  await expect.poll(() => frameOf(video)).not.toBe(first);
}

/** `of`: whom the buyer talks to. */
type Sides = { buyer: Page; seller: Page; name: string; of: { exhibitorId: string; employeeId: string } };

for (const lang of LANGS) {
  const size = lang === 'en' ? 'phone' : 'desktop';
  const [t, line, chat] = [translator(talkTexts, lang), translator(talkLineTexts, lang), translator(chatTexts, lang)];
  const unread = translator(unreadChatsTexts, lang);
  const press = (page: Page, name: string): Promise<void> =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click();
  const other = (page: Page): Locator => panelOf(page).locator('.talk-other');
  const own = (page: Page): Locator => panelOf(page).locator('.talk-own');

  const ended: (() => Promise<unknown>)[] = [];
  test.afterEach(async () => {
    for (const end of ended.splice(0)) await end();
  });

  /** Both look at their conversation. */
  async function bothThere(
    { enter, apiAs }: Pick<Parameters<Parameters<typeof test>[2]>[0], 'enter' | 'apiAs'>,
    who: string,
    before: (page: Page) => Promise<unknown> = async () => null,
  ): Promise<Sides> {
    const client = await apiAs(DEMO.exhibitor, 'actor');
    const { exhibitorEmployee } = await client.call(info, {});
    const exhibitorId = exhibitorEmployee?.exhibitor.id ?? '';
    const name = lang === 'zh' ? `通话买家${who}` : `Calling Buyer ${who}`;
    // a call rings in every window of whoever is called: of somebody who works in no other journey
    const colleague = await newColleague(client, `talks${who.toLowerCase()}${lang}`, {
      zh: '通话同事',
      en: 'Calling Colleague',
    });
    const visitor = await newVisitor(`call${who.toLowerCase()}${lang}`, { name });
    const of = { exhibitorId, employeeId: colleague.id };
    const { id } = await visitor.client.call(openChat, of);
    const [buyer, seller] = [await enter({ lang, size }), await enter({ lang, size })];
    ended.push(async () => {
      // a window that is open hears that its session is over, and asks
      await seller.close();
      await colleague.leave();
    });
    await before(buyer);
    await before(seller);
    await keepSession(buyer, visitor.session);
    await open(buyer, inLang(lang, `/chat?with=${id}`));
    await keepSession(seller, colleague.session);
    await open(seller, inLang(lang, `/chat?with=${id}`));
    await expect(buyer.getByRole('button', { name: t('videoCall'), exact: true })).toBeVisible();
    await expect(seller.getByRole('button', { name: t('videoCall'), exact: true })).toBeVisible();
    await expect(buyer.locator('[data-connection=open]').first()).toBeAttached();
    await expect(seller.locator('[data-connection=open]').first()).toBeAttached();
    return { buyer, seller, name, of };
  }

  test(`a buyer and an exhibitor call one another, see each other’s moving picture, and write meanwhile (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    // two windows that draw moving pictures, and are looked through at each step
    test.setTimeout(240_000);
    const { buyer, seller, name } = await bothThere({ enter, apiAs }, 'A');
    await press(buyer, t('videoCall'));
    await expect(seller.getByRole('heading', { name: t('ringsVideo', { name }) })).toBeVisible();
    await expect(panelOf(buyer)).toHaveAttribute('data-phase', 'calling');
    await expectGood(seller);
    await expectGood(buyer);
    await press(seller, t('acceptVideo'));
    await talking(buyer);
    await talking(seller);
    for (const page of [buyer, seller]) {
      await expectMoving(other(page));
      await expectMoving(own(page));
      await expectGood(page);
    }

    await press(seller, t('mute'));
    await expect(panelOf(buyer).getByText(t('otherMuted'))).toBeVisible();
    await press(seller, t('cameraOff'));
    await expect(panelOf(buyer).getByText(t('noPicture'))).toBeVisible();
    await press(seller, t('cameraOn'));
    await expect(panelOf(buyer).getByText(t('noPicture'))).toHaveCount(0);
    await expectMoving(other(buyer));
    await press(seller, t('devices'));
    await expect(panelOf(seller).getByLabel(t('microphone'), { exact: true })).toBeVisible();
    await expectGood(seller);

    // text goes on meanwhile
    if (size === 'phone') {
      await press(buyer, t('fold'));
      await press(seller, t('fold'));
      await expectGood(buyer);
    }
    const field = buyer.getByRole('textbox', { name: chat('write') });
    await field.fill('FOB 12 USD/kg');
    await field.press('Enter');
    await expect(seller.getByRole('log').getByText('FOB 12 USD/kg')).toBeVisible();
    await press(buyer, t('hangUp'));
    for (const page of [buyer, seller]) {
      await expect(panelOf(page)).toHaveCount(0);
      await expect(page.getByRole('log').getByText(line('videoEnded', { duration: '0:' }))).toBeVisible();
    }

    await press(seller, t('audioCall'));
    await press(buyer, t('decline'));
    await expect(panelOf(seller).getByText(t('overRefused')).filter({ visible: true }).first()).toBeVisible();
    await expectGood(seller);
    await press(seller, t('close'));
    await expect(seller.getByRole('log').getByText(line('audioRefusedOwn'))).toBeVisible();
    await expect(buyer.getByRole('log').getByText(line('audioRefused'))).toBeVisible();
  });

  test(`a call rings on, over a reloaded window, and is missed when its caller gives up (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const { buyer, seller, name } = await bothThere({ enter, apiAs }, 'B');
    await press(seller, t('audioCall'));
    await expect(buyer.getByRole('button', { name: t('decline'), exact: true })).toBeVisible();
    await buyer.reload();
    await expect(buyer.getByRole('button', { name: t('decline'), exact: true })).toBeVisible();
    await press(seller, t('cancel'));
    await expect(buyer.getByRole('button', { name: t('decline'), exact: true })).toHaveCount(0);
    await expect(buyer.getByRole('log').getByText(line('audioMissed'))).toBeVisible();
    await expect(seller.getByRole('log').getByText(line('audioMissedOwn'))).toBeVisible();
    expect(name).not.toBe('');
  });

  test(`a call and a message reach a buyer who walks through the fair and has opened no chat there; a second caller reads that they talk (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    test.setTimeout(240_000);
    const { buyer, seller, of } = await bothThere({ enter, apiAs }, 'E');
    // a whole new page: nothing of the chat that stood there before is left
    await open(buyer, inLang(lang, '/find/product'));
    await expect(buyer.locator('.chat-dock')).toHaveCount(0);
    await expect(buyer.getByText(unread('unread', { count: 1 }))).toHaveCount(0);
    const field = seller.getByRole('textbox', { name: chat('write') });
    await field.fill('CIF 14 USD/kg');
    await field.press('Enter');
    await expect(buyer.getByText(unread('unread', { count: 1 })).first()).toBeAttached();

    await press(seller, t('audioCall'));
    await press(buyer, t('accept'));
    await talking(buyer);
    await talking(seller);
    await expect(buyer).toHaveURL(inLang(lang, '/find/product'));
    await expectGood(buyer);

    // somebody else calls the one who talks
    const visitor = await newVisitor(`callf${lang}`, { name: lang === 'zh' ? '第二位买家' : 'Second Buyer' });
    const { id } = await visitor.client.call(openChat, of);
    const third = await enter({ lang, size });
    await keepSession(third, visitor.session);
    await open(third, inLang(lang, `/chat?with=${id}`));
    await press(third, t('audioCall'));
    await expect(panelOf(third).getByText(t('overBusy')).filter({ visible: true }).first()).toBeVisible();
    await press(third, t('close'));
    await expect(third.getByRole('log').getByText(line('audioBusyOwn'))).toBeVisible();
    await expectGood(third);
    // it goes on undisturbed, and whoever talks reads later who has called
    await talking(buyer);
    await talking(seller);
    await press(seller, t('hangUp'));
    await open(seller, inLang(lang, `/chat?with=${id}`));
    await expect(seller.getByRole('log').getByText(line('audioMissed'))).toBeVisible();
  });

  test(`a call that is answered without a camera, or with a denied microphone, ends at once on both sides (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const { buyer, seller } = await bothThere({ enter, apiAs }, 'D');
    const refused = panelOf(buyer).getByText(t('overUnable')).filter({ visible: true }).first();

    await withoutDevices(seller, 'NotFoundError');
    await press(buyer, t('videoCall'));
    await press(seller, t('acceptVideo'));
    await expect(panelOf(seller).getByRole('alert')).toHaveText(t('noCamera'));
    await expect(panelOf(seller).getByText(t('noPicture'))).toHaveCount(0);
    await expect(refused).toBeVisible();
    await expectGood(seller);
    await press(buyer, t('close'));
    await panelOf(seller)
      .getByRole('button', { name: t('audioCall'), exact: true })
      .click();
    await press(buyer, t('decline'));
    await press(seller, t('close'));

    await withoutDevices(seller, 'NotAllowedError');
    await press(buyer, t('audioCall'));
    await press(seller, t('accept'));
    await expect(panelOf(seller).getByRole('alert')).toHaveText(t('notAllowed'));
    await expect(refused).toBeVisible();
    await expectGood(seller);
  });

  test(`a call goes over TURN alone, with a password for an hour (${lang})`, async ({ enter, apiAs }) => {
    test.skip(!hasCoturn(), 'coturn is not installed (apt-get install coturn): no call goes over a relay here');
    const { buyer, seller } = await bothThere({ enter, apiAs }, 'C', (page) =>
      page.addInitScript(() => {
        const Direct = window.RTCPeerConnection;
        window.RTCPeerConnection = class extends Direct {
          constructor(given?: RTCConfiguration) {
            super({ ...given, iceTransportPolicy: 'relay' });
            Object.assign(window, { lastConnection: this });
          }
        };
      }),
    );
    await press(buyer, t('videoCall'));
    await press(seller, t('acceptVideo'));
    await talking(buyer);
    await talking(seller);
    await expectMoving(other(buyer));
    await expectMoving(other(seller));
    for (const page of [buyer, seller]) expect(await wayOf(page)).toEqual(['relay', 'relay']);
    await press(seller, t('hangUp'));
    await expect(panelOf(buyer)).toHaveCount(0);
  });

  test(`the test of devices and network says what to do (${lang})`, async ({ enter }) => {
    const of = translator(talkTestTexts, lang);
    const page = await enter({ lang, size });
    await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
    await open(page, inLang(lang, '/chat/test'));
    await press(page, of('start'));
    await expectMoving(page.getByLabel(of('picture'), { exact: true }));
    await expect(page.getByText(of('microphoneGood'))).toBeVisible();
    await expect(page.getByText(of(hasCoturn() ? 'allGood' : 'noRelay'))).toBeVisible({ timeout: 20_000 });
    await expectGood(page);
    await press(page, of('stop'));
    await expect(page.getByText(of('microphoneGood'))).toHaveCount(0);
  });
}

/** From now on the browser of this page gives no device, as if there were none, or as if its user let none be used. */
const withoutDevices = (page: Page, name: 'NotFoundError' | 'NotAllowedError'): Promise<void> =>
  page.evaluate((why) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', why));
  }, name);

/** Over what kinds of addresses a connection of this page goes, here and there. */
const wayOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const connection: unknown = Reflect.get(window, 'lastConnection');
    if (!(connection instanceof RTCPeerConnection)) return [];
    const stats = new Map<string, unknown>();
    (await connection.getStats()).forEach((report: { id: string }) => stats.set(report.id, report));
    const field = (of: unknown, name: string): unknown =>
      typeof of === 'object' && of !== null ? Reflect.get(of, name) : '';
    const transport = [...stats.values()].find((report) => field(report, 'type') === 'transport');
    const pair = stats.get(String(field(transport, 'selectedCandidatePairId')));
    return ['localCandidateId', 'remoteCandidateId'].map((name) =>
      String(field(stats.get(String(field(pair, name))), 'candidateType')),
    );
  });
