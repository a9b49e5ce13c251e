import { ownList } from '@fairbridge/contract/order/order.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { orderDoubtsTexts } from '../web/app/components/order/order-doubts.texts.ts';
import { orderTexts } from '../web/app/components/order/order.texts.ts';
import { ownProductTexts } from '../web/app/components/own-product/own-product.texts.ts';
import { errorPageTexts } from '../web/app/shell/error-page.texts.ts';
import { shellTexts } from '../web/app/shell/shell.texts.ts';
import { unshownRequestTexts } from '../web/app/shell/unshown-request.texts.ts';
import { sessionTexts } from '../web/app/session/session.texts.ts';
import { fillExhibitForm } from './exhibit-form.ts';
import { DEMO_PASSWORD, expect, guardOf, open } from './fixtures.ts';
import { newEmail } from './outbox.ts';
import { test } from './own-exhibitor.ts';
import { ownExhibits } from './own-exhibits.ts';
import { keepSession, newVisitor } from './registered.ts';
import { completeAccountInfo, registerAccount } from './registration.ts';

test.describe.configure({ timeout: 240_000 });

/**
 * What the translators of browsers do: every text is replaced by a <font> in a <font>, also what comes later. The words stay, so that the
 * page can still be read here.
 */
function translateAlways(): void {
  const LEFT_ALONE = 'script, style, textarea, font, title';
  const done = new WeakSet<Node>();
  const translate = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text && walker.currentNode.parentElement?.closest(LEFT_ALONE) === null)
        texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '') continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      done.add(outer);
      text.replaceWith(outer);
    }
  };
  const begin = (): void => {
    translate();
    new MutationObserver(translate).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  // a reader has the page translated once it stands there
  const whenReady = (): void => {
    if (document.querySelector('html')?.dataset['hydrated'] === 'true') begin();
    else requestAnimationFrame(whenReady);
  };
  whenReady();
}

const t = translator(orderTexts, 'en');

/** A part of the page that was translated before React took it over is drawn anew, which React reports. */
const DRAWN_ANEW = /Minified React error #418/;

async function translated(page: Page): Promise<void> {
  guardOf(page).allow(DRAWN_ANEW);
  await page.addInitScript(translateAlways);
}
const quantity = (page: Page) => page.getByRole('main').getByLabel(t('quantity'));
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: t('send') });

test('a translated page goes on working: search, log-in, order, registration, editor', async ({
  enter,
  newExhibitor,
}) => {
  const exhibitor = await newExhibitor('translated');
  const own = ownExhibits(exhibitor.client, 'tr');
  const mark = Date.now().toString(36).toUpperCase();
  const id = await own.publish({ zh: `译文${mark} 草铵膦`, en: `Translated ${mark} glufosinate` });
  const buyer = await newVisitor('translated');

  await test.step('a guest searches, logs in and orders twice', async () => {
    const page = await enter({ lang: 'en' });
    await translated(page);
    await open(page, '/en');
    const box = page.getByRole('main').getByRole('combobox');
    await box.fill(`Translated ${mark}`);
    await box.press('Enter');
    await page.locator(`main a[href="/en/find-exhibit/detail/${id}"]`).first().click();
    await expect(page.locator('main h1 font').first()).toContainText(mark);
    await quantity(page).fill('2000');
    await send(page).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: translator(sessionTexts, 'en')('logIn') })
      .click();
    await page.locator('input[name=account]').fill(buyer.email);
    await page.locator('input[name=password]').fill(DEMO_PASSWORD);
    await page.locator('main button[type=submit]').click();
    await expect(page.getByText(t('carried'))).toBeVisible();
    await send(page).click();
    const title = page.locator('#order-panel-title');
    await expect(title).toHaveText(t('sentTitle'));
    await page
      .getByRole('main')
      .getByRole('button', { name: t('another') })
      .click();
    await expect(title).toHaveText(t('panelTitle'));
    // the same once more is asked for first
    await quantity(page).fill('2000');
    await send(page).click();
    const ask = page.getByRole('dialog', { name: translator(orderDoubtsTexts, 'en')('title') });
    await expect(ask).toBeVisible();
    await page.keyboard.press('Escape');
    await quantity(page).fill('3000');
    await send(page).click();
    await expect(title).toHaveText(t('sentTitle'));
    const { list } = await buyer.client.call(ownList, {});
    expect(list.map((order) => order.quantity)).toEqual([3000, 2000]);
  });

  await test.step('a guest registers', async () => {
    const page = await enter({ lang: 'en' });
    await translated(page);
    await open(page, '/en/register/email/0');
    const newcomer = {
      email: newEmail('translated'),
      password: 'Feldweg26',
      name: 'Ana',
      company: 'Verde',
      country: 'BR',
    };
    await registerAccount(page, 'en', newcomer);
    await completeAccountInfo(page, 'en', newcomer);
    await expect(page).toHaveURL('/en/questionnaire');
  });

  await test.step('an exhibitor edits', async () => {
    const page = await enter({ lang: 'en' });
    await translated(page);
    await keepSession(page, exhibitor.session);
    await open(page, '/en/add-exhibit');
    const name = { zh: `译文二${mark}`, en: `Translated second ${mark}` };
    await fillExhibitForm(page, { lang: 'en', name, articleNumber: own.articleNumber(mark) });
    await page
      .getByRole('main')
      .getByRole('button', { name: translator(ownProductTexts, 'en')('publish') })
      .click();
    await expect(page).toHaveURL(/\/exhibit-detail\/[A-Za-z0-9]{10,}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.en);
  });
});

test('a screen that fails after an order was sent says so, and the same order sent again is one', async ({
  enter,
  newExhibitor,
}) => {
  const exhibitor = await newExhibitor('failed-screen');
  const name = { zh: '失败页 草铵膦', en: 'Failed screen glufosinate' };
  const id = await ownExhibits(exhibitor.client, 'fs').publish(name);
  const buyer = await newVisitor('failed-screen');
  const page = await enter({ lang: 'en' });
  guardOf(page).allow(/./);
  await keepSession(page, buyer.session);
  await open(page, `/en/find-exhibit/detail/${id}`);
  await quantity(page).fill('2000');
  // as an extension does that has moved parts of the page
  await page.evaluate(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its node
    const { removeChild } = Node.prototype;
    Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
      if (child instanceof HTMLFormElement) {
        Node.prototype.removeChild = removeChild;
        throw new DOMException('moved', 'NotFoundError');
      }
      removeChild.call(this, child);
      return child;
    };
  });
  await send(page).click();
  const unshown = translator(unshownRequestTexts, 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator(errorPageTexts, 'en')('oops'));
  await expect(page.getByRole('status').filter({ hasText: unshown('order') })).toBeVisible();
  await expect(page.getByRole('link', { name: unshown('see') })).toHaveAttribute('href', '/en/potential-order');

  await page.getByRole('button', { name: translator(shellTexts, 'en')('reload') }).click();
  await quantity(page).fill('2000');
  await send(page).click();
  await expect(page.locator('#order-panel-title')).toHaveText(t('sentTitle'));
  const { list } = await buyer.client.call(ownList, {});
  expect(list.map((order) => order.quantity)).toEqual([2000]);
});
