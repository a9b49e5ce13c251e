import { translator } from '@fairbridge/contract/text.ts';
import { ownProductTexts } from '../web/app/parts/own-product/own-product.texts.ts';
import type { SignedIn } from '@fairbridge/contract/account/account.shapes.ts';
import { own, ownList, remove, removeChosen, save } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { DEMO, expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { callThere, exhibitorThere, leaveThere, openThereAs } from './second-fair.ts';
import { beginAs } from './registered.ts';

/** The exhibits of the company of the second fair; one test after the other changes them. */
test.describe.configure({ mode: 'serial' });

let session: SignedIn;
test.beforeEach(async () => {
  session = await exhibitorThere();
});
test.afterEach(() => leaveThere(session));

for (const lang of LANGS) {
  const t = translator(ownProductTexts, lang);

  test(`all that match are deleted and brought back, and the list is sorted (${lang})`, async ({ enter }) => {
    const page = await enter({ lang, size: lang === 'zh' ? 'phone' : 'desktop' });
    const main = page.locator('main');
    const call = callThere(session.token);
    const { form } = await call(own, { id: (await call(ownList, { pageSize: 1 })).list[0]?.id ?? '' });
    const made: string[] = [];
    for (const mark of ['甲', '乙'])
      made.push(
        (await call(save, { ...form, documents: [], name: { zh: `批量${mark}`, en: '' }, scope: 2, sortNumber: null }))
          .id,
      );
    await openThereAs(page, session, inLang(lang, '/my-exhibit-list?scope=2'));
    const rows = main
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox') });
    const before = (await call(ownList, { scope: 2, pageSize: 100 })).list.map(({ id }) => id);
    expect(before.length).toBeGreaterThan(1);
    await main.getByRole('button', { name: t('chooseAll', { count: before.length }) }).click();
    await expect(main.getByText(t('allChosen', { count: before.length }))).toBeVisible();
    await expectGood(page);
    const bulk = main.getByRole('region', { name: t('bulk') });
    await bulk.getByRole('button', { name: t('remove') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('remove') })
      .click();
    await expect(main.getByText(t('lastRemoved', { count: before.length }))).toBeVisible();
    await expect(rows).toHaveCount(0);
    await expectGood(page);
    await main.getByRole('button', { name: t('undo') }).click();
    await expect(rows.first()).toBeVisible();
    await expect(main.getByText(t('lastRemoved', { count: before.length }))).toHaveCount(0);
    expect((await call(ownList, { scope: 2, pageSize: 100 })).list.map(({ id }) => id)).toEqual(before);

    await main.getByLabel(t('sortBy')).selectOption('updated');
    await expect(page).toHaveURL(/sort=updated/);
    await expectGood(page);
    await call(removeChosen, { ids: made });
  });

  if (lang === 'en')
    test(`an exhibit is copied, and gets what it is used against and where it is registered (${lang})`, async ({
      enter,
      apiAs,
    }) => {
      const page = await enter({ lang });
      const main = page.locator('main');
      const client = await apiAs(DEMO.exhibitor, 'actor');
      const [first] = (await client.call(ownList, { scope: 2, pageSize: 1 })).list;
      const { form } = await client.call(own, { id: first?.id ?? '' });
      await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
      await open(page, inLang(lang, `/add-exhibit?copy=${first?.id}`));
      await expect(main.locator('input[name="name.zh"]')).toHaveValue(form.name.zh);
      await main.locator('input[name="name.zh"]').fill(`副本 ${lang}`);
      await main.locator('input[name="name.en"]').fill(`Copy ${lang}`);
      const at = form.attributes.registrations.length;
      await main.getByRole('button', { name: t('addRegistration') }).click();
      await main.locator(`[name="attributes.registrations.${at}.country"]`).fill('Brazil');
      await main.getByRole('listbox').getByRole('option').first().click();
      await main.locator(`[name="attributes.registrations.${at}.number"]`).fill('12345-BR');
      await main.locator(`[name="attributes.registrations.${at}.validUntil"]`).fill('2030-12-31');
      const target = form.attributes.targets.length;
      await main.getByRole('button', { name: t('addTarget') }).click();
      await main.locator(`[name="attributes.targets.${target}.zh"]`).fill('稗草');
      await main.locator(`[name="attributes.targets.${target}.en"]`).fill('barnyard grass');
      await expectGood(page);
      await main.getByRole('button', { name: t('publish') }).click();
      await expect(page.getByText(t('published'))).toBeVisible();
      await expect(main.getByRole('heading', { level: 1 })).toContainText('Copy en');
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      try {
        const copy = (await client.call(own, { id })).form;
        expect(copy).toEqual({
          ...form,
          name: { zh: `副本 ${lang}`, en: `Copy ${lang}` },
          sortNumber: null,
          attributes: {
            ...form.attributes,
            registrations: [
              ...form.attributes.registrations,
              { country: 'BR', number: '12345-BR', validUntil: '2030-12-31' },
            ],
            targets: [...form.attributes.targets, { zh: '稗草', en: 'barnyard grass' }],
          },
        });
      } finally {
        await client.call(remove, { id });
      }
    });
}
