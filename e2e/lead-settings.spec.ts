import { ownRequests } from '@fairbridge/contract/inquiry/inquiry.calls.ts';
import { own as ownCompany } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import { assignees, get } from '@fairbridge/contract/lead/lead.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { inquireTexts } from '../web/app/domains/inquiry/inquire.texts.ts';
import { inquiryTexts } from '../web/app/components/inquiry/inquiry.texts.ts';
import { inquiryQuestionsTexts } from '../web/app/components/lead/inquiry-questions.texts.ts';
import { leadRulesTexts } from '../web/app/components/lead/lead-rules.texts.ts';
import { leadTexts } from '../web/app/components/lead/lead.texts.ts';
import { replyTemplateTexts } from '../web/app/components/lead/reply-template.texts.ts';
import { DEMO, expect, expectGood, inLang, open, test } from './fixtures.ts';
import { beginAs, keepSession, newVisitor } from './registered.ts';

/** One after the other: both decide for the same company. A country that no other journey comes from. */
test.describe.configure({ mode: 'serial' });
const WALKS = [
  { lang: 'zh', size: 'desktop', country: 'UY', question: '每年采购多少吨？' },
  { lang: 'en', size: 'phone', country: 'PY', question: 'How many tonnes a year?' },
] as const;

for (const { lang, size, country, question } of WALKS)
  test(`a company decides what it asks and who gets a lead, and both come true with the next inquiry (${lang}, ${size})`, async ({
    enter,
    apiAs,
  }) => {
    test.setTimeout(120_000);
    const [rules, asks] = [translator(leadRulesTexts, lang), translator(inquiryQuestionsTexts, lang)];
    const [form, words] = [translator(inquireTexts, lang), translator(inquiryTexts, lang)];
    const [reply, inbox] = [translator(replyTemplateTexts, lang), translator(leadTexts, lang)];
    const company = await apiAs(DEMO.exhibitor, 'actor');
    const { id: exhibitorId } = await company.call(ownCompany, {});
    const [colleague] = (await company.call(assignees, {})).list;
    const desk = await enter({ lang, size });
    await beginAs(desk, { type: 'actor', account: DEMO.exhibitor });
    await open(desk, inLang(lang, '/potential-order'));
    const dialog = desk.getByRole('dialog');

    await test.step('a rule for one country', async () => {
      await desk.getByRole('button', { name: rules('open'), exact: true }).click();
      await dialog.getByRole('button', { name: rules('add'), exact: true }).click();
      await dialog.getByRole('button', { name: rules('Save'), exact: true }).click();
      await expect(dialog.getByText(rules('unfinished'))).toBeVisible();
      await dialog.getByLabel(rules('by'), { exact: true }).last().selectOption('country');
      await dialog.getByLabel(rules('value'), { exact: true }).last().selectOption(country);
      await dialog
        .getByLabel(rules('to'), { exact: true })
        .last()
        .selectOption(colleague?.id ?? '');
      await expectGood(desk);
      await dialog.getByRole('button', { name: rules('Save'), exact: true }).click();
      await expect(desk.getByText(rules('saved'))).toBeVisible();
    });

    await test.step('and a question', async () => {
      await desk.getByRole('button', { name: asks('open'), exact: true }).click();
      await dialog.getByLabel(asks(lang, { number: 1 }), { exact: true }).fill(question);
      await expectGood(desk);
      await dialog.getByRole('button', { name: asks('Save'), exact: true }).click();
      await expect(desk.getByText(asks('saved'))).toBeVisible();
    });

    const buyer = await newVisitor(`asked${lang}`, { country });
    const page = await enter({ lang, size });
    await test.step('a buyer from there answers it', async () => {
      await keepSession(page, buyer.session);
      await open(page, inLang(lang, `/inquire?exhibitors=${exhibitorId}`));
      await page.getByLabel(words('question')).fill('FOB Shanghai?');
      await page.getByLabel(question).fill('120 t');
      await expectGood(page);
      await page.getByRole('button', { name: form('send'), exact: true }).click();
      await expect(page.getByText(form('sentTitle', { count: 1 }))).toBeVisible();
    });

    await test.step('and the colleague has it with the answer', async () => {
      const [sent] = (await buyer.client.call(ownRequests, {})).list;
      const { lead } = await company.call(get, { id: sent?.id ?? '' });
      expect(lead.employee?.id).toBe(colleague?.id);
      await open(desk, `${inLang(lang, '/potential-order')}?lead=${sent?.id}`);
      const record = desk.locator(size === 'phone' ? 'dialog[open]' : 'aside');
      await expect(record.getByText('120 t')).toBeVisible();
      await expect(record.getByText(question)).toBeVisible();
      await expectGood(desk);
    });

    await test.step('a reply is kept as a template, and used again with the words of this lead', async () => {
      const named = `${lang} ${country}`;
      await desk.getByRole('button', { name: reply('manage'), exact: true }).click();
      const templates = desk.getByRole('dialog', { name: reply('title') });
      await templates.getByLabel(reply('name')).fill(named);
      await templates.getByLabel(reply('text')).fill('{name} / {company}: CIF Santos');
      await expectGood(desk);
      await templates.getByRole('button', { name: reply('save'), exact: true }).click();
      await expect(desk.getByText(reply('saved'))).toBeVisible();
      await desk.getByLabel(reply('use'), { exact: true }).selectOption(named);
      await expect(desk.getByLabel(inbox('reply'))).toHaveValue(`${buyer.name} / ${buyer.company}: CIF Santos`);
    });
  });
