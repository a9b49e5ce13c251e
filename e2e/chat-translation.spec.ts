import { randomUUID } from 'node:crypto';
import { open as openChat, send } from '@fairbridge/contract/chat/chat.calls.ts';
import { engine } from '@fairbridge/contract/chat/chat-translation.calls.ts';
import { errorText } from '@fairbridge/contract/codes.ts';
import { info } from '@fairbridge/contract/session/session.calls.ts';
import { fill, translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Locator, Page } from '@playwright/test';
import { chatTexts } from '../web/app/components/chat/chat.texts.ts';
import { translationTexts } from '../web/app/components/chat/translation.texts.ts';
import { phraseBookTexts } from '../web/app/components/phrase-book/phrase-book.texts.ts';
import { logistics } from '../web/app/components/phrase-book/phrases/logistics.texts.ts';
import type { Client } from './client.ts';
import { DEMO, expect, expectGood, guardOf, inLang, LANGS, open, test } from './fixtures.ts';
import { beginAs, keepSession, newVisitor, type Registered } from './registered.ts';

/** What an exhibitor writes, and how its buyer reads it (`translation-engine.ts`). */
const OFFER = {
  zh: '我们可以供应草铵膦280 g/L，CAS 号 77182-82-2，每月20吨。',
  en: 'We can supply glufosinate-ammonium 280 g/L, CAS no. 77182-82-2, 20 t a month.',
} as const;
const READ = { zh: '我们可以供应草铵膦 280 g/L，CAS 号 77182-82-2，每月 20 t。', en: OFFER.en } as const;
const SAMPLES = { zh: '样品本周寄出。', en: 'The samples leave this week.' } as const;
const HARD = { zh: '今天无法答复。', en: 'No answer is possible today.' } as const;

const other = (lang: Lang): Lang => (lang === 'zh' ? 'en' : 'zh');

/** A conversation of a new buyer with the demo exhibitor, who writes by the API. */
async function conversationOf(exhibitor: Client, who: string): Promise<Registered & { id: string; write: Write }> {
  const { exhibitorEmployee } = await exhibitor.call(info, {});
  if (exhibitorEmployee === null) throw new Error('the demo exhibitor has no company');
  const buyer = await newVisitor(who);
  const { id } = await buyer.client.call(openChat, { exhibitorId: exhibitorEmployee.exhibitor.id });
  const write = (text: string) =>
    exhibitor.call(send, { conversationId: id, clientId: randomUUID(), body: { kind: 'text', text } });
  return { ...buyer, id, write };
}
type Write = (text: string) => Promise<unknown>;

const rowOf = (page: Page, text: string): Locator =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: text });
const translationIn = (row: Locator): Locator => row.locator('[data-translation]');

for (const lang of LANGS) {
  const size = lang === 'en' ? 'phone' : 'desktop';
  const from = other(lang);
  const [t, chat, book] = [
    translator(translationTexts, lang),
    translator(chatTexts, lang),
    translator(phraseBookTexts, lang),
  ];

  test(`a buyer reads an offer in their language, with its figures, codes and names, above which the original stays (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const { session, id, write } = await conversationOf(await apiAs(DEMO.exhibitor, 'actor'), `offer${lang}`);
    await write(OFFER[from]);
    await write(HARD[from]);
    const page = await enter({ lang, size });
    await keepSession(page, session);
    await open(page, inLang(lang, `/chat?with=${id}`));
    const offer = rowOf(page, OFFER[from]);

    await test.step('by a press', async () => {
      await expect(offer).toBeVisible();
      await expect(page.locator('[data-translation]')).toHaveCount(0);
      await offer.getByRole('button', { name: t('translate'), exact: true }).click();
      await expect(translationIn(offer)).toHaveText(READ[lang]);
      await expect(offer).toContainText(OFFER[from]);
      await expect(offer).toContainText(t('translated'));
      await offer.getByRole('button', { name: t('hide'), exact: true }).click();
      await expect(translationIn(offer)).toHaveCount(0);
      await offer.getByRole('button', { name: t('show'), exact: true }).click();
      await expect(translationIn(offer)).toHaveText(READ[lang]);
      await expectGood(page);
    });

    await test.step('what the engine fails says so, stays, and is asked for again', async () => {
      guardOf(page).allow(/^503 POST .*\/chat\/translate$/);
      const hard = rowOf(page, HARD[from]);
      await hard.getByRole('button', { name: t('translate'), exact: true }).click();
      await expect(hard.getByRole('alert')).toHaveText(errorText('translationFailed', lang));
      await expect(hard).toContainText(HARD[from]);
      await expectGood(page);
      await hard.getByRole('button', { name: t('TryAgain'), exact: true }).click();
      await expect(translationIn(hard)).toHaveText(HARD[lang]);
    });

    await test.step('by itself from then on, also what comes later', async () => {
      await page.getByRole('button', { name: chat('actsOfChat'), exact: true }).click();
      await page.getByRole('checkbox', { name: t('always') }).check();
      await expectGood(page);
      await page.keyboard.press('Escape');
      await write(SAMPLES[from]);
      await expect(translationIn(rowOf(page, SAMPLES[from]))).toHaveText(SAMPLES[lang]);
      await page.reload();
      await expect(translationIn(rowOf(page, OFFER[from]))).toHaveText(READ[lang]);
    });
  });

  test(`without an engine a buyer writes with the phrase book, and the exhibitor reads it in their language (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const { session, id, write } = await conversationOf(await apiAs(DEMO.exhibitor, 'actor'), `phrase${lang}`);
    await write(SAMPLES[from]);
    const page = await enter({ lang, size });
    await keepSession(page, session);
    // this portal has an engine: the browser is told otherwise
    await page.route(`**${engine.path}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), data: { present: false } } });
    });
    await open(page, inLang(lang, `/chat?with=${id}`));
    await expect(rowOf(page, SAMPLES[from])).toBeVisible();

    await test.step('there is no button that could not work, and the menu says why', async () => {
      await page.getByRole('button', { name: chat('actsOfChat'), exact: true }).click();
      await expect(page.getByText(t('off'))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: t('translate'), exact: true })).toHaveCount(0);
    });

    const [zh, en] = logistics.portIs;
    const said = {
      zh: fill(zh, { port: lang === 'zh' ? '上海' : 'Shanghai' }),
      en: fill(en, { port: 'Shanghai' }),
    };
    await test.step('a sentence of the book is found, filled in and sent', async () => {
      await page.getByRole('button', { name: chat('phrases'), exact: true }).click();
      const dialog = page.getByRole('dialog', { name: book('title') });
      await expect(dialog).toContainText(book('leadAlone'));
      await expectGood(page);
      // by a word of the other language
      await dialog.getByRole('searchbox').fill(lang === 'zh' ? 'we ship from' : '我们从');
      const phrase = dialog.locator('[data-phrase]');
      await expect(phrase).toHaveCount(1);
      await expectGood(page);
      await phrase.click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(chat('blanksOpen', { count: 1 }))).toBeVisible();
      await expectGood(page);
      // the blank is selected
      await page.keyboard.type(lang === 'zh' ? '上海' : 'Shanghai');
      const field = page.getByRole('textbox', { name: chat('write') });
      await expect(field).toHaveValue(said[lang]);
      await field.press('Enter');
      await expect(rowOf(page, said[lang])).toContainText(chat('sent'));
    });

    const seller = await enter({ lang: from, size });
    await beginAs(seller, { type: 'actor', account: DEMO.exhibitor });
    await open(seller, inLang(from, `/chat?with=${id}`));
    const row = rowOf(seller, said[lang]);
    await expect(translationIn(row)).toHaveText(from === 'zh' ? '我们从上海发货。' : said.en);
    await expect(row).toContainText(translator(translationTexts, from)('phrase'));
    await expectGood(seller);
  });
}
