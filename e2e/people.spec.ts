import type { SignedIn } from '@fairbridge/contract/account/account.shapes.ts';
import { logOff } from '@fairbridge/contract/session/session.calls.ts';
import { browse } from '@fairbridge/contract/product/product.calls.ts';
import { inLang as textIn, translator } from '@fairbridge/contract/text.ts';
import { setPrivacy } from '@fairbridge/contract/visitor/visitor-browse.calls.ts';
import { readFile } from 'node:fs/promises';
import { textOfSheet } from '../server/test/sheet-texts.ts';
import { favouriteListTexts } from '../web/app/domains/favourite/favourite-list.texts.ts';
import { favouriteTexts } from '../web/app/components/favourite/favourite.texts.ts';
import { footprintTexts } from '../web/app/domains/footprint/footprint.texts.ts';
import { privacyTexts } from '../web/app/domains/account/privacy.texts.ts';
import { expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import {
  callThere,
  exhibitorThere,
  finishRegistration,
  leaveThere,
  newVisitorThere,
  openThereAs,
  secondFair,
} from './second-fair.ts';

/** The company of the second fair is looked at by one visitor after the other. */
test.describe.configure({ mode: 'serial' });

let session: SignedIn;
test.beforeEach(async () => {
  session = await exhibitorThere();
});
test.afterEach(() => leaveThere(session));

for (const lang of LANGS)
  test(`a buyer looks around, the exhibitor sees it and keeps the buyer: ${lang}`, async ({ enter }) => {
    const size = lang === 'zh' ? 'desktop' : 'phone';
    const t = translator(footprintTexts, lang);
    // every visitor of these tests has the same name
    const note = `cnr-note-${lang}`;
    const visitor = await newVisitorThere(`people-${lang}`);
    const asVisitor = callThere(visitor.token);
    await finishRegistration(asVisitor);
    const exhibitorId = session.user.exhibitorEmployee?.exhibitorId ?? '';
    const exhibit = (await asVisitor(browse, { pageSize: 100 })).list.find(
      ({ exhibitor }) => exhibitor.id === exhibitorId,
    );
    if (exhibit === undefined) throw new Error('the company of the second fair shows nothing');
    const exhibitName = textIn(exhibit.name, lang);

    const buyer = await enter({ lang, size });
    for (const path of [`/find-exhibitor/detail/${exhibitorId}`, `/find-exhibit/detail/${exhibit.id}`]) {
      const told = buyer.waitForResponse((response) => response.url().endsWith('/footprint/add'));
      await openThereAs(buyer, visitor, inLang(lang, path));
      expect((await told).ok()).toBe(true);
    }
    await open(buyer, secondFair() + inLang(lang, '/footprint/product'));
    await expect(buyer.getByRole('link', { name: exhibitName, exact: true })).toBeVisible();
    await buyer.getByRole('button', { name: t('RemoveOf', { name: exhibitName }) }).click();
    await buyer.getByRole('button', { name: t('Undo') }).click();
    await expect(buyer.getByRole('link', { name: exhibitName, exact: true })).toBeVisible();
    await expectGood(buyer);
    await open(buyer, secondFair() + inLang(lang, '/footprint/exhibitor'));
    await expect(buyer.getByRole('heading', { level: 1, name: t('workbench') })).toBeVisible();
    await expect(buyer.locator('main article')).toHaveCount(1);
    await expectGood(buyer);

    const seller = await enter({ lang, size });
    await openThereAs(seller, session, inLang(lang, '/footprint/person'));
    const { name, company } = visitorOf();
    // visitors of other journeys look at this booth, too
    const looked = seller.getByRole('link', { name: t('exhibitTimes', { name: exhibitName, count: 1 }) });
    const row = seller.locator('article').filter({ hasText: name }).filter({ has: looked }).first();
    await expect(row).toBeVisible();
    await expectGood(seller);
    await row.getByRole('link', { name, exact: true }).click();
    await expect(seller.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectGood(seller);
    await seller.getByRole('button', { name: translator(favouriteTexts, lang)('save') }).click();

    const kept = translator(favouriteListTexts, lang);
    await open(seller, secondFair() + inLang(lang, `/collection/audience?keyword=${encodeURIComponent(company)}`));
    await seller
      .getByRole('button', { name: kept('addNoteTo', { name }) })
      .first()
      .click();
    await seller.getByRole('dialog').getByRole('textbox').fill(note);
    await seller.getByRole('button', { name: kept('Save') }).click();
    await expect(seller.getByText(note)).toBeVisible();
    await expectGood(seller);
    const saving = seller.waitForEvent('download');
    await seller.getByRole('button', { name: kept('export') }).click();
    const text = textOfSheet({ bytes: await readFile(await (await saving).path()) });
    expect([name, company, note, visitor.email].map((one) => text.includes(one))).toEqual([true, true, true, false]);

    // the visitor sees who looked, and hides
    await open(buyer, secondFair() + inLang(lang, '/footprint/exhibitor?side=me'));
    await expect(buyer.locator('main article')).toHaveCount(1);
    await open(buyer, secondFair() + inLang(lang, '/personal/privacy'));
    await buyer.getByLabel(translator(privacyTexts, lang)('listed')).uncheck();
    await expect(buyer.getByText(translator(privacyTexts, lang)('seenSaved'))).toBeVisible();
    await expectGood(buyer);
    await open(seller, secondFair() + inLang(lang, `/collection/audience?keyword=${note}`));
    await expect(seller.getByText(kept('nothingFound'))).toBeVisible();
    await asVisitor(setPrivacy, { listed: true, looksShown: true });
    await asVisitor(logOff, {});
  });

/** As `finishRegistration` fills it in. */
function visitorOf() {
  return { name: '王敏', company: '禾田农资有限公司' };
}

test('a guest finds visitors without their names, an exhibitor with them', async ({ enter }) => {
  for (const lang of LANGS) {
    const page = await enter({ lang, size: lang === 'zh' ? 'phone' : 'desktop' });
    await open(page, inLang(lang, '/find/person'));
    await expect(page.locator('article h3').first()).toContainText('**');
    await expectGood(page);
    await page.locator('article h3 a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('**');
    await expectGood(page);
  }
  const page = await enter({ lang: 'zh' });
  await openThereAs(page, session, '/find/person');
  await expect(page.locator('article h3').first()).not.toContainText('**');
  await page.locator('main form[role=search] input[type=search]').fill('采购');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await expect(page.locator('article').first()).toBeVisible();
  await expectGood(page);
});
