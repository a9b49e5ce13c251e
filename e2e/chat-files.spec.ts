import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { info } from '@fairbridge/contract/session/session.calls.ts';
import { inLang as textIn, translator } from '@fairbridge/contract/text.ts';
import { plainPdf } from '../server/test/pdfs.ts';
import { conversationsTexts } from '../web/app/domains/chat/conversations.texts.ts';
import { chatFilesTexts } from '../web/app/components/chat/chat-files.texts.ts';
import { chatNowTexts } from '../web/app/components/chat/chat-now.texts.ts';
import { chatTexts } from '../web/app/components/chat/chat.texts.ts';
import { uploadTexts } from '../web/app/components/upload/upload.texts.ts';
import { handOver } from './browser-pictures.ts';
import { DEMO, expect, expectGood, guardOf, inLang, LANGS, open, test } from './fixtures.ts';
import { png } from './pictures.ts';
import { beginAs, keepSession, newVisitor } from './registered.ts';
import { plainVideo, played } from './videos.ts';

for (const lang of LANGS) {
  const size = lang === 'en' ? 'phone' : 'desktop';
  const t = translator(chatTexts, lang);
  const files = translator(chatFilesTexts, lang);
  const list = translator(conversationsTexts, lang);
  const upload = translator(uploadTexts, lang);

  test(`a buyer sends pictures, a PDF and a video from a booth, the exhibitor opens them, and a recall takes them away (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const { exhibitorEmployee } = await (await apiAs(DEMO.exhibitor, 'actor')).call(info, {});
    const company = exhibitorEmployee?.exhibitor ?? { id: '', name: { zh: '', en: '' } };
    const name = `${lang === 'zh' ? '发图甲' : 'Filing Buyer'} ${randomUUID().slice(0, 4)}`;
    const buyer = await newVisitor(`files${lang}`, { name });
    const page = await enter({ lang, size });
    await keepSession(page, buyer.session);
    await open(page, inLang(lang, `/find-exhibitor/detail/${company.id}`));
    await page
      .getByRole('main')
      .getByRole('button', { name: translator(chatNowTexts, lang)('chat'), exact: true })
      .first()
      .click();
    const panel = page.getByRole('dialog', { name: t('Chat') });
    const field = panel.getByRole('textbox', { name: t('write') });
    const send = panel.getByRole('button', { name: t('send'), exact: true });
    const input = panel.locator('input[type=file]');
    const chosen = panel.getByRole('list', { name: files('chosen') });
    const messages = panel.getByRole('log');
    const saves = new RegExp(`^${files('download')} ?Quotation 2026.pdf`);

    // what fails costs nothing that was typed, and is tried again
    await field.fill('FOB Shanghai?');
    guardOf(page).allow(/upload\/stream|Failed to load resource/);
    await page.route('**/upload/stream*', (route) => route.abort());
    await input.setInputFiles([
      { name: 'label.png', mimeType: 'image/png', buffer: png(900, 600, [40, 110, 80]) },
      { name: 'Quotation 2026.pdf', mimeType: 'application/pdf', buffer: plainPdf('Quotation') },
    ]);
    await expect(chosen.getByText('Quotation 2026.pdf')).toBeVisible();
    const refused = panel.getByRole('alert').filter({ hasText: 'label.png' });
    await expect(refused).toBeVisible();
    await page.unroute('**/upload/stream*');
    await panel.getByRole('button', { name: upload('TryAgain'), exact: true }).click();
    await expect(chosen.getByText('label.png')).toBeVisible();
    await expect(refused).toHaveCount(0);
    await expect(field).toHaveValue('FOB Shanghai?');
    // a wrong kind is said, and taken away
    await input.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>1</script>') });
    await expect(panel.getByRole('alert').filter({ hasText: 'page.html' })).toContainText('PDF');
    await panel.getByRole('button', { name: upload('dismiss', { name: 'page.html' }) }).click();
    await expectGood(page);
    await send.click();
    await expect(field).toHaveValue('');
    await expect(chosen).toHaveCount(0);
    await expect(messages.getByRole('button', { name: saves })).toBeVisible();
    await expect(messages.getByText('FOB Shanghai?')).toBeVisible();

    // pasted and dropped, and sent without a word
    const colours = [
      [150, 60, 40],
      [40, 60, 150],
    ] as const;
    const pictures = colours.map((colour, at) => ({
      name: `drum-${at + 1}.png`,
      mimeType: 'image/png',
      buffer: png(640, 640, colour),
    }));
    await handOver(page, { how: 'paste', at: '.chat-field', files: pictures.slice(0, 1) });
    await expect(chosen.getByRole('listitem')).toHaveCount(1);
    await handOver(page, { how: 'drop', at: '.chat-log', files: pictures.slice(1) });
    await expect(chosen.getByRole('listitem')).toHaveCount(2);
    await send.click();
    await expect(messages.getByRole('button', { name: files('openPicture', { number: 2 }) })).toBeVisible();
    await expectGood(page);

    const seller = await enter({ lang, size });
    await beginAs(seller, { type: 'actor', account: DEMO.exhibitor });
    await open(seller, inLang(lang, '/chat'));
    const found = seller.getByRole('list', { name: list('list') }).getByRole('link', { name: new RegExp(name) });
    await expect(found).toContainText(list('picture'));
    await found.click();
    const log = seller.getByRole('main').getByRole('log');
    const [saved] = await Promise.all([
      seller.waitForEvent('download'),
      log.getByRole('button', { name: saves }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('Quotation 2026.pdf');
    expect(readFileSync(await saved.path()).equals(plainPdf('Quotation'))).toBe(true);
    await log.getByRole('button', { name: files('openPicture', { number: 2 }) }).click();
    const large = seller.getByRole('dialog').getByRole('img', { name: files('pictureOf', { number: 2 }) });
    await expect(large).toBeVisible();
    await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    await expectGood(seller);
    await seller.keyboard.press('Escape');
    await expect(large).toHaveCount(0);

    await input.setInputFiles({ name: 'plant.mp4', mimeType: 'video/mp4', buffer: plainVideo() });
    await field.fill('CIF Santos?');
    await expect(chosen.getByText('plant.mp4')).toBeVisible({ timeout: 60_000 });
    await send.click();
    const video = log.locator('video');
    await expect(video).toBeVisible();
    await expect.poll(() => played(video), { timeout: 20_000 }).toBeGreaterThan(1);
    await expect(log.getByText('CIF Santos?')).toBeVisible();

    const row = messages.getByRole('listitem').filter({ has: page.locator('video') });
    await row.getByRole('button', { name: t('actsOf') }).click();
    await row.getByRole('button', { name: t('recall'), exact: true }).click();
    await expect(messages.locator('video')).toHaveCount(0);
    await expect(video).toHaveCount(0);

    await open(page, inLang(lang, '/chat'));
    await page
      .getByRole('list', { name: list('list') })
      .getByRole('link', { name: new RegExp(textIn(company.name, lang)) })
      .click();
    await expect(page.getByRole('main').getByRole('button', { name: saves })).toBeVisible();
    await expectGood(page);
  });
}
