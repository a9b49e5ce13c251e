import { own, change, detail } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import { ownList as ownScenes, remove as removeScene } from '@fairbridge/contract/hotspot/hotspot.calls.ts';
import { ofExhibitor } from '@fairbridge/contract/product/product.calls.ts';
import { own as ownExhibit, ownList, remove, save } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { companyInfoTexts } from '../web/app/domains/exhibitor/company-info.texts.ts';
import { ownCompanyTexts } from '../web/app/domains/exhibitor/own-company.texts.ts';
import { hotspotViewerTexts } from '../web/app/components/hotspot/hotspot-viewer.texts.ts';
import { ownProductTexts } from '../web/app/components/own-product/own-product.texts.ts';
import type { Client } from './client.ts';
import { bring, button, field } from './company-form.ts';
import { fillExhibitForm } from './exhibit-form.ts';
import { DEMO, expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { clickAt, makePicture, pickExhibit, sceneSays } from './scene-form.ts';
import { beginAs } from './registered.ts';

// One company is set up twice, and begins empty each time.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const EXHIBIT = { zh: '新展位 草铵膦 280 g/L 可溶液剂', en: 'Newbooth glufosinate-ammonium 280 g/L SL' };
/** For the customer pool only, and for approved visitors only. */
const RESTRICTED = [
  { scope: 1, name: { zh: '新展位 池内展品', en: 'Newbooth pool exhibit' } },
  { scope: 2, name: { zh: '新展位 预登记展品', en: 'Newbooth registered exhibit' } },
] as const;
const TEXTS = {
  shortName: ['新展', 'Newbooth'],
  introduction: ['我们刚刚加入展会，专注草铵膦制剂。', 'We have just joined the fair with glufosinate formulations.'],
  productIntroduction: ['草铵膦可溶液剂。', 'Glufosinate-ammonium SL.'],
  mainBusinessScope: ['除草剂生产与出口', 'Herbicides, made and exported'],
  sourcingDemand: ['原药', 'Technical material'],
  abroadWarehouse: ['桑托斯', 'Santos'],
  address: ['工业园区1号', '1 Industrial Park'],
} as const;

/** As the organizer handed it over: whatever an earlier try left is taken away. */
async function emptyBooth({ call }: Client): Promise<string> {
  for (const { id } of (await call(ownScenes, { pageSize: 100 })).list) await call(removeScene, { id });
  for (const { id } of (await call(ownList, { pageSize: 100 })).list) await call(remove, { id });
  const { id, form, version } = await call(own, {});
  await call(change, change.input.parse({ name: form.name, country: form.country, version }));
  return id;
}

async function fillCompany(page: Page, lang: Lang): Promise<void> {
  const t = translator(companyInfoTexts, lang);
  for (const [name, [zh, en]] of Object.entries(TEXTS)) {
    await field(page, `${name}.zh`).fill(zh);
    await field(page, `${name}.en`).fill(en);
  }
  const categories = page.locator('main').getByLabel(t('categories'));
  await categories.fill(lang === 'zh' ? '除草' : 'herb');
  await expect(page.locator('main').getByRole('option').first()).toBeVisible();
  await categories.press('Enter');
  await categories.press('Escape');
  await field(page, 'email').fill('sales@newbooth.example');
  await field(page, 'telephone.areaCode').fill('+86');
  await page.locator('main').getByRole('option').first().click();
  await field(page, 'telephone.number').fill('0512-6288 1000');
  await field(page, 'website').fill('https://www.newbooth.example');
  await field(page, 'scale').selectOption('51-200');
  await field(page, 'foundedYear').fill('2011');
  await field(page, 'contact.name').fill('何欣');
  await field(page, 'conferenceContact.name').fill('何欣');
  await bring(page, t('logo'), 500, 300);
  await bring(page, t('banners'), 1300, 900);
}

/** The names of the exhibits that a page shows, of those this test has made. */
async function exhibitsOn(page: Page, lang: Lang): Promise<string[]> {
  const all = [EXHIBIT, ...RESTRICTED.map(({ name }) => name)].map((name) => name[lang]);
  const text = await page.locator('main').innerText();
  return all.filter((name) => text.includes(name));
}

for (const lang of LANGS) {
  const t = translator(companyInfoTexts, lang);
  const start = translator(ownCompanyTexts, lang);

  test(`an empty booth becomes a complete one, and each buyer sees what is meant for him (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const client = await apiAs(DEMO.exhibitorEmpty, 'actor');
    const exhibitorId = await emptyBooth(client);
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    await beginAs(page, { type: 'actor', account: DEMO.exhibitorEmpty });

    // the start page says what is missing and leads there
    await open(page, inLang(lang, '/company-management'));
    await expect(page.locator('main')).toContainText(start('firstExhibit'));
    await expectGood(page);
    await open(page, inLang(lang, '/company-info'));
    await expect(page.locator('main')).toContainText(t('missing'));
    await fillCompany(page, lang);
    await button(page, t('save')).click();
    await expect(page.getByText(t('saved'))).toBeVisible();
    await expect(page.locator('main')).toContainText(t('completeDone'));
    await expectGood(page);

    // one exhibit by the form, two for fewer eyes as a colleague would add them
    await open(page, inLang(lang, '/company-management'));
    await page
      .locator('main')
      .getByRole('link', { name: start('firstExhibit') })
      .click();
    await expect(page.locator('main form')).toBeVisible();
    await fillExhibitForm(page, { lang, name: EXHIBIT, articleNumber: `NB-${lang}` });
    await button(page, translator(ownProductTexts, lang)('publish')).click();
    await expect(page).toHaveURL(/\/exhibit-detail\/[A-Za-z0-9]{10,}$/);
    const { form } = await client.call(ownExhibit, { id: page.url().split('/').at(-1) ?? '' });
    for (const { scope, name } of RESTRICTED)
      await client.call(save, save.input.parse({ ...form, scope, name, articleNumber: name.en.replaceAll(' ', '-') }));

    // a showcase with a hotspot on the public one and on one of the others
    const scene = { page, lang, name: lang === 'zh' ? '新展位场景' : 'Newbooth scene' };
    await open(page, inLang(lang, '/hotspot'));
    await makePicture(scene);
    await clickAt(page, lang, 0.3, 0.3);
    await pickExhibit(scene, EXHIBIT[lang]);
    await clickAt(page, lang, 0.7, 0.6);
    await pickExhibit(scene, RESTRICTED[0].name[lang]);
    await page.getByRole('button', { name: sceneSays(lang)('save') }).click();
    await expect(page).toHaveURL(/\/hotspot$/);

    // as others will see it, told by the preview
    const seenAs = {
      guest: [EXHIBIT],
      visitor: [EXHIBIT, RESTRICTED[1].name],
      pool: [EXHIBIT, RESTRICTED[0].name, RESTRICTED[1].name],
    };
    for (const [as, names] of Object.entries(seenAs)) {
      await open(page, inLang(lang, `/company-preview?as=${as}`));
      await expect(page.locator('main')).toContainText(TEXTS.introduction[lang === 'zh' ? 0 : 1]);
      expect([as, (await exhibitsOn(page, lang)).toSorted()]).toEqual([as, names.map((name) => name[lang]).toSorted()]);
    }
    await expectGood(page);

    // and as they do see it: nobody signed in
    const address = inLang(lang, `/find-exhibitor/detail/${exhibitorId}`);
    const viewerTitle = translator(hotspotViewerTexts, lang)('title');
    const guest = await enter({ lang, size: 'phone' });
    await open(guest, address);
    await expect(guest.locator('main')).toContainText(TEXTS.introduction[lang === 'zh' ? 0 : 1]);
    expect(await exhibitsOn(guest, lang)).toEqual([EXHIBIT[lang]]);
    await expect(guest.getByRole('region', { name: viewerTitle }).getByRole('group').getByRole('button')).toHaveCount(
      1,
    );
    await expect(guest.locator('main').getByText('+86 0512-6288 1000')).toHaveCount(0);
    await expectGood(guest);

    // the demo's buyer is in the pool of this company
    const buyer = await enter({ lang });
    await beginAs(buyer, { account: DEMO.visitor });
    await open(buyer, address);
    await expect(buyer.locator('main').getByText('+86 0512-6288 1000')).toBeVisible();
    await expect(buyer.getByRole('region', { name: viewerTitle }).getByRole('group').getByRole('button')).toHaveCount(
      2,
    );
    await expect.poll(async () => (await exhibitsOn(buyer, lang)).length).toBe(3);
    await expectGood(buyer);

    // a visitor whose registration is not complete, in nobody's pool
    const newcomer = await apiAs(DEMO.newcomer);
    const { list } = await newcomer.call(ofExhibitor, { exhibitorId, pageSize: 24 });
    expect(list.map(({ name }) => name.en)).toEqual([EXHIBIT.en]);
    expect((await newcomer.call(detail, { id: exhibitorId })).reach).toBeNull();
  });
}
