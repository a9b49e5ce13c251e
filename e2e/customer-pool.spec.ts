import { exchange, own } from '@fairbridge/contract/card/card.calls.ts';
import { poolList } from '@fairbridge/contract/contact/contact.calls.ts';
import { ownList, setScope } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { poolTexts } from '../web/app/domains/contact/pool.texts.ts';
import { seenTexts } from '../web/app/domains/contact/who-can-see-me.texts.ts';
import { productTexts } from '../web/app/components/product/product.texts.ts';
import { listTexts } from '../web/app/ui/list/list.texts.ts';
import type { Client } from './client.ts';
import { DEMO, expect, expectGood, guardOf, inGate, inLang, LANGS, open, WIDTHS } from './fixtures.ts';
import { test } from './own-exhibitor.ts';
import { ownExhibits } from './own-exhibits.ts';
import { beginAs, keepSession, newVisitor, type Registered } from './registered.ts';

/** One company's exhibits and pool. */
test.describe.configure({ mode: 'serial' });

/** Whoever left the pool is refused the exhibit, and led to its company. */
const REFUSED = /^403 POST \/visitor\/v2\/productRecommend\/visitor\/recommendProductDetails/;

/** An exhibit that the company keeps for its pool. */
async function keptForPool(company: Client): Promise<string> {
  const { list } = await company.call(ownList, { pageSize: 100 });
  const kept = list.find(({ scope }) => scope === 1) ?? list.find(({ scope }) => scope === 2);
  if (kept === undefined) throw new Error('the demo company keeps nothing for some');
  if (kept.scope !== 1) await company.call(setScope, { ids: [kept.id], scope: 1 });
  return kept.id;
}

/** In the pool by exchanged cards. */
async function member(company: Client, who: string): Promise<Registered> {
  const visitor = await newVisitor(who.toLowerCase().replaceAll(' ', ''), { name: who });
  const { code } = await company.call(own, {});
  await visitor.client.call(exchange, { code });
  return visitor;
}

const tips = (page: Page, lang: Lang) => page.getByText(translator(productTexts, lang)('tipsTitle')).first();
const exhibit = async (page: Page, lang: Lang, id: string): Promise<void> =>
  open(page, inLang(lang, `/find-exhibit/detail/${id}`));
const poolOf = (lang: Lang, keyword: string): string => inLang(lang, `/customer-pool?keyword=${keyword}`);

for (const [lang, size] of [
  ['zh', 'desktop'],
  ['en', 'phone'],
] as const satisfies readonly (readonly [(typeof LANGS)[number], keyof typeof WIDTHS])[]) {
  test(
    `a member sees what is kept for the pool, is removed, and sees it no more (${lang}, ${size})`,
    inGate(lang === 'en'),
    async ({ enter, newExhibitor }) => {
      const t = translator(poolTexts, lang);
      const { client: company, session } = await newExhibitor('pool');
      const id = await ownExhibits(company, 'pool').publish({ zh: '客户池展品', en: 'Exhibit of the pool' });
      await company.call(setScope, { ids: [id], scope: 1 });
      const name = `Poolmember ${lang}`;
      const visitor = await member(company, name);
      const buyer = await enter({ lang, size });
      await keepSession(buyer, visitor.session);
      await exhibit(buyer, lang, id);
      await expect(buyer.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(tips(buyer, lang)).toHaveCount(0);

      const page = await enter({ lang, size });
      await keepSession(page, session);
      await open(page, inLang(lang, '/customer-pool'));
      await expectGood(page);
      await open(page, poolOf(lang, visitor.email));
      await expect(page.getByText(visitor.email).first()).toBeVisible();
      const menu = page.getByRole('button', { name: translator(listTexts, lang)('actsOf', { name }) });

      await menu.click();
      await page
        .getByRole('button', { name: t('mark'), exact: true })
        .last()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('level'), { exact: true }).selectOption('A');
      await dialog.getByLabel(t('addTags'), { exact: true }).fill('OEM, VIP');
      await expectGood(page);
      await dialog.getByRole('button', { name: t('Save'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(t('levelOf', { level: 'A' })).last()).toBeVisible();
      await expect(page.getByText('OEM', { exact: true }).last()).toBeVisible();

      await menu.click();
      await page
        .getByRole('button', { name: t('remove'), exact: true })
        .last()
        .click();
      await expect(dialog).toContainText(t('removeLead'));
      await dialog.getByRole('button', { name: t('removeAct'), exact: true }).click();
      await expect(page.getByText(t('filteredEmpty'))).toBeVisible();

      guardOf(buyer).allow(REFUSED);
      await exhibit(buyer, lang, id);
      await expect(tips(buyer, lang)).toBeVisible();
    },
  );

  test(`all contacts that match a filter are given away at once (${lang}, ${size})`, async ({ enter }) => {
    const t = translator(poolTexts, lang);
    const list = translator(listTexts, lang);
    const page = await enter({ lang, size });
    await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
    await open(page, inLang(lang, '/customer-pool?tag=OEM'));
    await page.getByRole('checkbox', { name: list('chooseAll'), exact: true }).check();
    const bar = page.getByRole('region', { name: list('bulk') });
    await bar.getByRole('button', { name: lang === 'zh' ? /^选择全部/ : /^Select all \d+$/ }).click();
    await expect(bar.getByRole('button', { name: t('remove'), exact: true })).toHaveCount(0);
    await bar.getByRole('button', { name: t('assign'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: t('assignAct'), exact: true })).toBeDisabled();
    await dialog.getByLabel(t('assigned'), { exact: true }).selectOption({ label: t('noOne') });
    await expectGood(page);
    await dialog.getByRole('button', { name: t('assignAct'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(bar).toHaveCount(0);
  });

  test(`a visitor sees who can see them and withdraws (${lang}, ${size})`, async ({ enter, apiAs }) => {
    const t = translator(seenTexts, lang);
    const company = await apiAs(DEMO.exhibitor, 'actor');
    const id = await keptForPool(company);
    const visitor = await member(company, `Poolleaver ${lang}`);
    const found = async () => (await company.call(poolList, { keyword: visitor.email })).total;
    expect(await found()).toBe(1);

    const page = await enter({ lang, size });
    await keepSession(page, visitor.session);
    await open(page, inLang(lang, '/personal/who-can-see-me'));
    await expect(page.getByText(t('member'), { exact: true })).toBeVisible();
    await expectGood(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('withdrawFrom', { name: '' }) })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(t('withdrawMember'));
    await expectGood(page);
    await dialog.getByRole('button', { name: t('withdrawAct'), exact: true }).click();
    await expect(page.getByText(t('empty'))).toBeVisible();
    expect(await found()).toBe(0);
    await page.getByRole('link', { name: t('ended') }).click();
    await expect(page.getByRole('main')).toContainText(lang === 'zh' ? '撤回' : 'You withdrew on');
    guardOf(page).allow(REFUSED);
    await exhibit(page, lang, id);
    await expect(tips(page, lang)).toBeVisible();
  });
}
