import { randomUUID } from 'node:crypto';
import { open as openChat, send } from '@fairbridge/contract/chat/chat.calls.ts';
import { info } from '@fairbridge/contract/session/session.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { conversationsTexts } from '../web/app/domains/chat/conversations.texts.ts';
import { DEMO, expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { beginAs, newVisitor } from './registered.ts';

for (const lang of LANGS) {
  const size = lang === 'en' ? 'phone' : 'desktop';

  test(`what is found in messages opens the chat at that message, however long ago it was (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const seller = await apiAs(DEMO.exhibitor, 'actor');
    const { exhibitorEmployee } = await seller.call(info, {});
    if (exhibitorEmployee === null) throw new Error('the demo exhibitor has no company');
    const buyer = await newVisitor(`found${lang}`, { name: lang === 'zh' ? '旧话甲' : 'Long Talker' });
    const { id: conversationId } = await buyer.client.call(openChat, { exhibitorId: exhibitorEmployee.exhibitor.id });
    const word = `GX${randomUUID().slice(0, 6)}`;
    for (let at = 0; at < 28; at += 1) {
      const text = at === 1 ? `Batch ${word} please` : `Line ${at}`;
      const by = at % 2 === 0 ? buyer.client : seller;
      await by.call(send, { conversationId, clientId: randomUUID(), body: { kind: 'text', text } });
    }
    const t = translator(conversationsTexts, lang);
    const page = await enter({ lang, size });
    await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
    await open(page, inLang(lang, '/chat'));
    await page.getByRole('searchbox', { name: t('search') }).fill(word);
    await page
      .getByRole('region', { name: t('found') })
      .getByRole('link', { name: new RegExp(word) })
      .click();
    const sought = page.getByRole('log').getByRole('listitem').filter({ hasText: word });
    await expect(sought).toBeInViewport();
    await expect(page).toHaveURL(/[?&]at=2$/);
    await expect(page.getByRole('log').getByText('Line 27')).not.toBeInViewport();
    await expectGood(page);
  });
}
