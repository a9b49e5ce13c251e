import { randomUUID } from 'node:crypto';
import { open as openChat, send } from '@fairbridge/contract/chat/chat.calls.ts';
import { list, remove } from '@fairbridge/contract/chat/quick-reply.calls.ts';
import { info } from '@fairbridge/contract/session/session.calls.ts';
import { addSuggest } from '@fairbridge/contract/suggestion/own-suggestion.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { suggestionDeskTexts } from '../web/app/domains/suggestion/suggestion-desk.texts.ts';
import { chatTexts } from '../web/app/components/chat/chat.texts.ts';
import { quickRepliesTexts } from '../web/app/components/chat/quick-replies.texts.ts';
import { clientOf } from './client.ts';
import { DEMO, expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { beginAs, keepSession, newVisitor } from './registered.ts';
import { staffSession } from './staff-session.ts';

for (const lang of LANGS) {
  const size = lang === 'en' ? 'phone' : 'desktop';
  const [t, chat, desk] = [
    translator(quickRepliesTexts, lang),
    translator(chatTexts, lang),
    translator(suggestionDeskTexts, lang),
  ];
  /** Of nobody else in the list, whatever ran before. */
  const sign = (): string => randomUUID().slice(0, 4);

  test(`a company keeps sentences, a press puts one into the box and sends nothing (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const client = await apiAs(DEMO.exhibitor, 'actor');
    const { exhibitorEmployee } = await client.call(info, {});
    if (exhibitorEmployee === null) throw new Error('the demo exhibitor has no company');
    const name = `${lang === 'zh' ? '快捷甲' : 'Quick Buyer'} ${sign()}`;
    const buyer = await newVisitor(`quick${lang}`, { name });
    const { id: conversationId } = await buyer.client.call(openChat, { exhibitorId: exhibitorEmployee.exhibitor.id });
    const body = { kind: 'text', text: '有样品吗？' } as const;
    await buyer.client.call(send, { conversationId, clientId: randomUUID(), body });

    const page = await enter({ lang, size });
    await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
    await open(page, inLang(lang, `/chat?with=${conversationId}`));
    const main = page.getByRole('main');
    const field = main.getByRole('textbox', { name: chat('write') });
    await main.getByRole('button', { name: t('open'), exact: true }).click();
    const all = page.getByRole('dialog', { name: t('title') });
    await all.getByRole('button', { name: t('add'), exact: true }).click();
    const form = page.getByRole('dialog', { name: t('add') });
    await form.getByRole('button', { name: t('Save'), exact: true }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    const words = { zh: `样品可以寄出，请提供地址。${sign()}`, en: `We can send samples to your address. ${sign()}` };
    await form.getByLabel(t('textZh')).fill(words.zh);
    await form.getByLabel(t('textEn')).fill(words.en);
    await expectGood(page);
    await form.getByRole('button', { name: t('Save'), exact: true }).click();
    await expect(all.getByRole('button', { name: words.zh, exact: true })).toBeVisible();
    await expectGood(page);
    await all.getByRole('button', { name: words.en, exact: true }).click();
    await expect(all).toHaveCount(0);
    await expect(field).toHaveValue(words.en);
    await expect(field).toBeFocused();
    await expect(main.getByRole('log').getByText(words.en)).toHaveCount(0);
    await field.press('Enter');
    await expect(main.getByRole('log').getByText(words.en)).toBeVisible();

    await main.getByRole('button', { name: t('open'), exact: true }).click();
    await all
      .getByRole('listitem')
      .filter({ hasText: words.zh })
      .getByRole('button', { name: t('remove', { text: '' }).slice(0, 3) })
      .click();
    await page
      .getByRole('dialog', { name: t('removeTitle') })
      .getByRole('button', { name: t('Delete'), exact: true })
      .click();
    await expect(all.getByRole('button', { name: words.zh, exact: true })).toHaveCount(0);
    await expectGood(page);
    for (const { id } of (await client.call(list, {})).list) await client.call(remove, { id });
  });

  test(`customer service keeps sentences of the fair and answers feedback with one (${lang})`, async ({ enter }) => {
    const asked = `${lang === 'zh' ? '展会几点开门？' : 'When does the fair open?'} ${sign()}`;
    const { client: asking } = await newVisitor(`asks${lang}`);
    await asking.call(addSuggest, { kind: 'question', text: asked });
    const session = await staffSession(STAFF.support);
    const page = await enter({ lang, size });
    await keepSession(page, session);
    await open(page, inLang(lang, `/organizer/suggestions?keyword=${encodeURIComponent(asked)}`));
    await page.getByRole('button', { name: desk('answer'), exact: true }).click();
    await page.getByRole('button', { name: t('open'), exact: true }).click();
    await page
      .getByRole('dialog', { name: t('title') })
      .getByRole('button', { name: t('add'), exact: true })
      .click();
    const words = `${lang === 'zh' ? '每天九点开门。' : 'Doors open at nine.'} ${sign()}`;
    const form = page.getByRole('dialog', { name: t('add') });
    await form.getByLabel(t(lang === 'zh' ? 'textZh' : 'textEn')).fill(words);
    await form.getByRole('button', { name: t('Save'), exact: true }).click();
    await page
      .getByRole('dialog', { name: t('title') })
      .getByRole('button', { name: words, exact: true })
      .click();
    await expect(page.getByLabel(desk('answerLabel'))).toHaveValue(words);
    await expectGood(page);
    const client = clientOf(session.token);
    for (const { id } of (await client.call(list, {})).list) await client.call(remove, { id });
  });
}
