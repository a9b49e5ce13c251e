import { randomUUID } from 'node:crypto';
import { open as openChat, report, send } from '@fairbridge/contract/chat/chat.calls.ts';
import { info } from '@fairbridge/contract/session/session.calls.ts';
import { inLang as textIn, translator } from '@fairbridge/contract/text.ts';
import { chatReportsTexts } from '../web/app/domains/chat/chat-reports.texts.ts';
import { chatTexts } from '../web/app/components/chat/chat.texts.ts';
import { DEMO, expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { keepSession, newVisitor } from './registered.ts';
import { staffSession } from './staff-session.ts';

for (const lang of LANGS) {
  const size = lang === 'en' ? 'phone' : 'desktop';
  const [t, chat] = [translator(chatReportsTexts, lang), translator(chatTexts, lang)];

  test(`support reads a reported chat, up to its report, and closes it with what was done (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const { exhibitorEmployee } = await (await apiAs(DEMO.exhibitor, 'actor')).call(info, {});
    if (exhibitorEmployee === null) throw new Error('the demo exhibitor has no company');
    const { exhibitor } = exhibitorEmployee;
    const name = `${lang === 'zh' ? '举报甲' : 'Reporting Buyer'} ${randomUUID().slice(0, 4)}`;
    const buyer = await newVisitor(`reports${lang}`, { name });
    const { id: conversationId } = await buyer.client.call(openChat, { exhibitorId: exhibitor.id });
    const say = (text: string) =>
      buyer.client.call(send, { conversationId, clientId: randomUUID(), body: { kind: 'text', text } });
    await say('为什么要我的验证码？');
    await buyer.client.call(report, { conversationId, reason: 'phishing', text: '对方索要验证码' });
    await say('举报之后的话');

    const page = await enter({ lang, size });
    await keepSession(page, await staffSession(STAFF.support));
    await open(page, inLang(lang, '/organizer/chat-reports'));
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText(chat('phishing'));
    await expectGood(page);
    await row.getByRole('button', { name: textIn(exhibitor.name, lang) }).click();
    await expect(page.getByText('为什么要我的验证码？')).toHaveCount(0);
    await page.getByRole('button', { name: t('read'), exact: true }).click();
    const said = page.getByRole('region', { name: t('transcript') }).getByRole('listitem');
    await expect(said).toHaveCount(1);
    await expect(said).toContainText('为什么要我的验证码？');
    await expectGood(page);

    await page.getByRole('button', { name: t('close') }).click();
    const dialog = page.getByRole('dialog', { name: t('closeTitle') });
    await dialog.getByRole('button', { name: t('warned'), exact: true }).click();
    await expectGood(page);
    await dialog.getByRole('button', { name: t('closeAct'), exact: true }).click();
    await expect(row).toHaveCount(0);
    await open(page, inLang(lang, '/organizer/chat-reports?closed=yes'));
    await row.getByRole('button', { name: textIn(exhibitor.name, lang) }).click();
    await expect(page.getByText(t('warnedNote'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('read'), exact: true })).toHaveCount(0);
    await expectGood(page);
  });
}
