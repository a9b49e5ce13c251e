import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { favouriteTexts } from '../web/app/components/favourite/favourite.texts.ts';
import { NOTICE_KINDS } from '@fairbridge/contract/notice/notice.kinds.ts';
import { noticeTexts } from '../web/app/components/notice/notice.texts.ts';
import { inquiryStateTexts } from '../web/app/components/inquiry/inquiry-state.texts.ts';
import { orderTexts } from '../web/app/components/order/order.texts.ts';
import { ownProductTexts } from '../web/app/components/own-product/own-product.texts.ts';
import { productFindTexts } from '../web/app/components/product-page/product-find.texts.ts';
import { registrationTexts } from '../web/app/components/visitor/registration.texts.ts';
import { sessionTexts } from '../web/app/session/session.texts.ts';
import { workbenchTexts } from '../web/app/shell/workbench/workbench.texts.ts';
import { expect, expectGood, guardOf, inGate, inLang, open, WIDTHS } from './fixtures.ts';
import { newEmail, readMail } from './outbox.ts';
import { test } from './own-exhibitor.ts';
import { keepSession } from './registered.ts';
import { fillExhibitForm } from './exhibit-form.ts';
import { ownExhibits, type OwnExhibits } from './own-exhibits.ts';
import { answerQuestionnaire, completeAccountInfo, registerAccount, type Buyer } from './registration.ts';

test.describe.configure({ timeout: 240_000 });

type Size = keyof typeof WIDTHS;
type Exhibit = { id: string; zh: string; en: string };
type Journey = { lang: Lang; size: Size; mark: string; exhibit: Exhibit; buyer: Buyer };

/** What the trade calls the same product. */
const ASKED: Record<Lang, string> = { zh: '77182-82-2', en: 'glufosinate 200 g/L SL' };
/** The refusal of the eleventh public exhibit, as the specification's limit is told to people (contract, code 3001). */
const ELEVENTH: Record<Lang, string> = {
  zh: '对所有买家可见的展品最多 10 件',
  en: 'At most 10 exhibits may be visible to all buyers.',
};

const LITRE: Record<Lang, string> = { zh: '升', en: 'L' };

const exhibitPath = (lang: Lang, id: string): string => inLang(lang, `/find-exhibit/detail/${id}`);

/** From the home page by the search box to the list, and in the list to the exhibit. */
async function findBySearch(page: Page, { lang, exhibit }: Journey): Promise<void> {
  await open(page, inLang(lang, '/'));
  await expectGood(page);
  const box = page.getByRole('main').getByRole('combobox');
  await box.fill(ASKED[lang]);
  await expect(page.getByRole('main').getByRole('option').first()).toBeVisible();
  await expectGood(page);
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${inLang(lang, '/search-list')}\\?keyword=`));
  await expectGood(page);

  await page
    .locator(`main a[href^="${inLang(lang, '/find/product')}?keyword="]`)
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${inLang(lang, '/find/product')}\\?keyword=`));
  await page.getByRole('link', { name: translator(productFindTexts, lang)('newest') }).click();
  await expect(page).toHaveURL(/sort=newest/);
  const entry = page.getByRole('article').filter({ has: page.locator(`a[href="${exhibitPath(lang, exhibit.id)}"]`) });
  await expect(entry).toContainText('200 g/L SL');
  await expect(entry).toContainText('77182-82-2');
  await expectGood(page);
  await entry.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(exhibitPath(lang, exhibit.id));
}

async function seeTradeData(page: Page, { lang, exhibit }: Journey): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(exhibit[lang]);
  const facts = page.locator('main dl.facts').first();
  await expect(facts).toContainText('77182-82-2');
  await expect(facts).toContainText('200 g/L');
  await expect(facts).toContainText('SL');
  await expect(page.getByRole('complementary').last()).toContainText(`1,000 ${LITRE[lang]}`);
  await expectGood(page);
}

const sendButton = (page: Page, lang: Lang) =>
  page.getByRole('main').getByRole('button', { name: translator(orderTexts, lang)('send') });

async function orderAsGuest(page: Page, { lang }: Journey): Promise<void> {
  await page.getByLabel(translator(orderTexts, lang)('quantity')).fill('2000');
  await sendButton(page, lang).click();
  const t = translator(sessionTexts, lang);
  const tip = page.getByRole('dialog', { name: t('tipTitle') });
  await expect(tip).toBeVisible();
  await expectGood(page);
  await tip.getByRole('button', { name: t('register') }).click();
}

async function favouriteAndOrder(page: Page, { lang, exhibit, mark }: Journey): Promise<void> {
  const favourite = translator(favouriteTexts, lang);
  const t = translator(orderTexts, lang);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: favourite('save'), exact: true }).click();
  await expect(main.getByRole('button', { name: favourite('saved'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await main.getByLabel(t('quantity')).fill('2000');
  await main.getByLabel(t('remark')).fill(`FOB Shanghai ${mark}`);
  await sendButton(page, lang).click();
  await expect(main.getByText(t('sentTitle'))).toBeVisible();
  await expectGood(page);

  await main.getByRole('link', { name: t('seeOrders') }).click();
  await expect(page).toHaveURL(inLang(lang, '/potential-order'));
  await expectOrder(page, { lang, exhibit }, 'sent');
  await expect(main.getByRole('article').filter({ hasText: exhibit[lang] })).toContainText(`2,000 ${LITRE[lang]}`);
  await expectGood(page);

  await open(page, inLang(lang, '/collection/product'));
  await expect(main.getByRole('link', { name: exhibit[lang], exact: true })).toBeVisible();
  await expectGood(page);
}

/** The order of the exhibit says this state. */
async function expectOrder(
  page: Page,
  { lang, exhibit }: Pick<Journey, 'lang' | 'exhibit'>,
  state: 'sent' | 'answered',
): Promise<void> {
  const order = page.getByRole('article').filter({ hasText: exhibit[lang] });
  await expect(order.getByText(translator(inquiryStateTexts, lang)(state), { exact: true })).toBeVisible();
}

async function answerOrder(page: Page, { lang, size, exhibit, buyer }: Journey): Promise<void> {
  const t = translator(noticeTexts, lang);
  const frame = translator(workbenchTexts, lang);
  const main = page.getByRole('main');
  await expect(page).toHaveURL(inLang(lang, '/company-management'));
  await expectGood(page);
  await page
    .getByRole('navigation', { name: frame(size === 'phone' ? 'tabs' : 'menu') })
    .locator(`a[href="${inLang(lang, '/mail')}"]`)
    .click();
  await expect(page).toHaveURL(inLang(lang, '/mail'));
  const notice = main.getByRole('listitem').filter({ hasText: exhibit[lang] });
  await expect(notice).toContainText(NOTICE_KINDS.order.name[lang]);
  await expect(notice).toContainText(t('unread'));
  await notice.locator('summary').click();
  await expect(notice).toContainText(buyer.name);
  await expect(notice).not.toContainText(t('unread'));
  await expectGood(page);
  await notice.getByRole('link', { name: t('View') }).click();

  await expect(page).toHaveURL(inLang(lang, '/potential-order'));
  const row = main.getByRole('row').filter({ hasText: buyer.name });
  await expect(row).toContainText(exhibit[lang]);
  await expect(row).toContainText(buyer.email);
  await expect(row).toContainText(`2,000 ${LITRE[lang]}`);
  await expectGood(page);
  await row.getByRole('button', { name: lang === 'zh' ? '标记为已联系' : 'Mark as contacted' }).click();
  await expect(row.getByText(lang === 'zh' ? '已联系' : 'Contacted', { exact: true })).toBeVisible();
  await expectGood(page);
}

async function expectOrderMail({ exhibit, buyer }: Journey, exhibitor: string): Promise<void> {
  // whoever was invited in Chinese reads Chinese, whatever the buyer reads
  const mail = await readMail(
    ({ kind, to, text }) => kind === 'email' && to === exhibitor && text.includes(buyer.name),
  );
  expect(mail.subject).toContain(exhibit.zh);
  expect(mail.text).toContain(buyer.company);
  expect(mail.link).toMatch(/\/potential-order\?lead=[A-Za-z0-9]+&as=actor$/);
}

/** Adds an exhibit: refused while ten are public, published once there is a place. Answers its id. */
async function addExhibit(page: Page, journey: Journey, own: OwnExhibits): Promise<Exhibit> {
  const { lang, mark } = journey;
  const t = translator(ownProductTexts, lang);
  const name = { zh: `蓝枫${mark} 草铵膦 280 g/L 可溶液剂`, en: `Bluemaple ${mark} glufosinate 280 g/L SL` };
  await own.fill();
  await open(page, inLang(lang, '/my-exhibit-list'));
  await expect(page.getByRole('main')).toContainText(t('meterFull'));
  await expectGood(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('add') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${inLang(lang, '/add-exhibit')}\\?slot=`));
  await expect(page.locator('main form')).toBeVisible();
  await expectGood(page);
  await fillExhibitForm(page, { lang, name, articleNumber: own.articleNumber(mark) });
  await expectGood(page);

  guardOf(page).allow(/^409 POST \/visitor\/v2\/product\/insertProduct$/);
  const publish = page.getByRole('main').getByRole('button', { name: t('publish') });
  await publish.click();
  await expect(page.getByRole('alert').filter({ hasText: ELEVENTH[lang] })).toBeVisible();
  await expectGood(page);

  await own.remove(journey.exhibit.id);
  await publish.click();
  await expect(page).toHaveURL(/\/exhibit-detail\/[A-Za-z0-9]{10,}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name[lang]);
  await expectGood(page);
  return { ...name, id: page.url().split('/').at(-1) ?? '' };
}

/** A guest finds the new exhibit by search without waiting, and sees the picture that was uploaded. */
async function findNewExhibit(page: Page, { lang, mark }: Journey, added: Exhibit): Promise<void> {
  await open(
    page,
    inLang(lang, `/find/product?keyword=${encodeURIComponent(`${lang === 'zh' ? '蓝枫' : 'Bluemaple '}${mark}`)}`),
  );
  await page
    .locator(`main a[href="${exhibitPath(lang, added.id)}"]`)
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(added[lang]);
  const picture = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await expectGood(page);
}

for (const [lang, size] of [
  ['zh', 'desktop'],
  ['en', 'phone'],
] as const) {
  test(
    `a guest finds, registers and orders, the exhibitor answers and publishes (${lang}, ${WIDTHS[size].width} px)`,
    inGate(lang === 'zh'),
    async ({ enter, newExhibitor }) => {
      const exhibitor = await newExhibitor('guest');
      const own = ownExhibits(exhibitor.client, 'guest');
      const mark = Date.now().toString(36).toUpperCase();
      const name = { zh: `禾望${mark} 草铵膦 200 g/L 可溶液剂`, en: `Hewang ${mark} glufosinate-ammonium 200 g/L SL` };
      const exhibit = { ...name, id: await own.publish(name) };
      const buyer: Buyer = {
        email: newEmail(`buyer-${lang}-${size}`),
        password: 'Feldweg26',
        name: lang === 'zh' ? `李航${mark}` : `Ana Souza ${mark}`,
        company: lang === 'zh' ? `绿川农资${mark}` : `Verde Agro ${mark}`,
        country: lang === 'zh' ? 'CN' : 'BR',
      };
      const journey: Journey = { lang, size, mark, exhibit, buyer };
      const page = await enter({ lang, size });

      await test.step('finds it by what the trade calls it', () => findBySearch(page, journey));
      await test.step('sees the trade data', () => seeTradeData(page, journey));
      await test.step('is led to register', () => orderAsGuest(page, journey));
      await test.step('registers by e-mail', () => registerAccount(page, lang, buyer));
      await test.step('tells who they are', () => completeAccountInfo(page, lang, buyer));
      await test.step('answers the questionnaire', () => answerQuestionnaire(page, lang));
      await test.step('comes back to the exhibit', async () => {
        await expect(page).toHaveURL(inLang(lang, '/register/completed'));
        await expectGood(page);
        await page.getByRole('link', { name: translator(registrationTexts, lang)('goBack') }).click();
        await expect(page).toHaveURL(exhibitPath(lang, exhibit.id));
      });
      await test.step('favourites and orders it', () => favouriteAndOrder(page, journey));

      const stand = await enter({ lang, size });
      await keepSession(stand, exhibitor.session);
      await open(stand, inLang(lang, '/company-management'));
      await test.step('the exhibitor answers', () => answerOrder(stand, journey));
      await test.step('the exhibitor got an e-mail', () => expectOrderMail(journey, exhibitor.email));
      await test.step('the buyer sees it', async () => {
        await open(page, inLang(lang, '/potential-order'));
        await expectOrder(page, journey, 'answered');
      });

      const added = await test.step('the exhibitor publishes an exhibit', () => addExhibit(stand, journey, own));
      const guest = await enter({ lang, size });
      await test.step('a guest finds it at once', () => findNewExhibit(guest, journey, added));
    },
  );
}
