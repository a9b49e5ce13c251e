import { translator } from '@fairbridge/contract/text.ts';
import { listTexts } from '../web/app/ui/list/list.texts.ts';
import { ownProductTexts } from '../web/app/components/own-product/own-product.texts.ts';
import type { SignedIn } from '@fairbridge/contract/account/account.shapes.ts';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { own, ownList, remove, removeChosen, save } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { DEMO, expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { unfold } from './exhibit-form.ts';
import { callThere, exhibitorThere, leaveThere, openThereAs } from './second-fair.ts';
import { beginAs } from './registered.ts';

/** The exhibits of the company of the second fair; one test after the other changes them. */
test.describe.configure({ mode: 'serial' });

/** What another exhibit made of one that is there does not take over. */
const NEW = { documents: [], articleNumber: '', scope: 2, sortNumber: null } satisfies Partial<InputOf<typeof save>>;

let session: SignedIn;
test.beforeEach(async () => {
  session = await exhibitorThere();
});
test.afterEach(() => leaveThere(session));

for (const lang of LANGS) {
  const t = translator(ownProductTexts, lang);
  const words = translator(listTexts, lang);

  test(`all that match are deleted and brought back, and the list is sorted (${lang})`, async ({ enter }) => {
    const page = await enter({ lang, size: lang === 'zh' ? 'phone' : 'desktop' });
    const main = page.locator('main');
    const call = callThere(session.token);
    const { form } = await call(own, { id: (await call(ownList, { pageSize: 1 })).list[0]?.id ?? '' });
    const made: string[] = [];
    for (const mark of ['甲', '乙'])
      made.push((await call(save, { ...form, ...NEW, name: { zh: `批量${mark}`, en: '' } })).id);
    await openThereAs(page, session, inLang(lang, '/my-exhibit-list?scope=2'));
    const rows = main.locator('tbody > tr');
    const listed = async () => (await call(ownList, { scope: 2, pageSize: 100 })).list.map(({ id }) => id);
    const before = await listed();
    const count = before.length;
    expect(count).toBeGreaterThan(1);

    // all that match but one
    await rows.last().getByRole('checkbox').check();
    const bulk = main.getByRole('region', { name: words('bulk') });
    await bulk.getByRole('button', { name: words('chooseMatching', { count }) }).click();
    await expect(bulk.getByText(words('allChosen', { count }))).toBeVisible();
    await rows.last().getByRole('checkbox').uncheck();
    await expect(bulk.getByText(words('allExcept', { count: count - 1, total: count, except: 1 }))).toBeVisible();
    await expectGood(page);
    await bulk.getByRole('button', { name: t('Delete') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('Delete') })
      .click();
    const undone = main.getByText(t('lastRemoved', { count: count - 1 }));
    await expect(undone).toBeVisible();
    await expect(rows).toHaveCount(1);
    expect(await listed()).toEqual(before.slice(-1));

    // a reload does not lose the way back
    await page.reload();
    await expect(undone).toBeVisible();
    await expectGood(page);
    await main.getByRole('button', { name: words('Undo') }).click();
    await expect(rows).toHaveCount(count);
    await expect(undone).toHaveCount(0);
    expect(await listed()).toEqual(before);

    if (lang === 'zh') await main.getByLabel(words('sortBy')).selectOption({ value: 'updated descending' });
    else
      await main
        .getByRole('columnheader', { name: t('updated') })
        .getByRole('link')
        .click();
    await expect(page).toHaveURL(/sort=updated/);
    if (lang === 'en')
      await expect(main.getByRole('columnheader', { name: t('updated') })).toHaveAttribute('aria-sort', 'descending');
    await expectGood(page);
    await call(removeChosen, { ids: made });
  });

  test(`the place and the range of an exhibit are changed in the list (${lang})`, async ({ enter }) => {
    const page = await enter({ lang, size: lang === 'en' ? 'phone' : 'desktop' });
    const main = page.locator('main');
    const call = callThere(session.token);
    const [first] = (await call(ownList, { scope: 2, pageSize: 1 })).list;
    const { form } = await call(own, { id: first?.id ?? '' });
    const name = { zh: `列表内修改${lang}`, en: `In the list ${lang}` };
    const { id } = await call(save, { ...form, ...NEW, name });
    const stored = async () => (await call(own, { id })).form;
    await openThereAs(page, session, inLang(lang, `/my-exhibit-list?keyword=${encodeURIComponent(name[lang])}`));
    const place = main.getByRole('button', { name: t('placeOf', { name: name[lang] }) });
    const typed = main.getByRole('textbox', { name: t('placeOf', { name: name[lang] }) });
    await place.click();
    await typed.fill('many');
    await typed.press('Enter');
    await expect(main.getByRole('alert')).toHaveText(words('cellNumber', { min: 1, max: 9999 }));
    await expectGood(page);
    await typed.press('Escape');
    await expect(place).toBeFocused();
    expect((await stored()).sortNumber).toBe(null);
    await place.click();
    await typed.fill('77');
    await typed.press('Enter');
    await expect(place).toContainText('77');
    expect((await stored()).sortNumber).toBe(77);

    await main.getByLabel(t('scopeOf', { name: name[lang] })).selectOption('1');
    await expect(page.getByText(words('Saved'))).toBeVisible();
    await expect.poll(async () => (await stored()).scope).toBe(1);

    // what is done with one row stands in its menu
    const menu = main.getByRole('button', { name: words('actsOf', { name: name[lang] }) });
    await menu.click();
    await expect(main.getByRole('link', { name: t('Preview') })).toBeVisible();
    await expectGood(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await menu.click();
    await main.getByRole('button', { name: t('Delete'), exact: true }).click();
    await expect(main.getByText(t('lastRemoved', { count: 1 }))).toBeVisible();
    expect((await call(ownList, { keyword: name[lang] })).total).toBe(0);
  });

  test(`a page of exhibits is given another range after a question, and gets back what it had by one press (${lang})`, async ({
    enter,
  }) => {
    const page = await enter({ lang, size: lang === 'en' ? 'phone' : 'desktop' });
    const main = page.locator('main');
    const call = callThere(session.token);
    const { form } = await call(own, { id: (await call(ownList, { pageSize: 1 })).list[0]?.id ?? '' });
    const made: string[] = [];
    // more than are chosen one by one, in two ranges
    for (let at = 0; at < 7; at += 1) {
      const scope = at < 5 ? 2 : 1;
      const name = { zh: `整页${lang}${at}`, en: `Whole page ${lang} ${at}` };
      made.push((await call(save, { ...form, ...NEW, scope, name })).id);
    }
    const keyword = lang === 'zh' ? `整页${lang}` : `Whole page ${lang}`;
    const ranges = async () =>
      (await call(ownList, { keyword, pageSize: 100 })).list.map(({ id, scope }) => `${id} ${scope}`).toSorted();
    const before = await ranges();
    expect(before).toHaveLength(7);
    await openThereAs(page, session, inLang(lang, `/my-exhibit-list?keyword=${encodeURIComponent(keyword)}`));
    await main.getByRole('checkbox', { name: words('chooseAll') }).check();
    const bulk = main.getByRole('region', { name: words('bulk') });
    await expect(bulk.getByText(words('chosen', { count: 7 }))).toBeVisible();
    await bulk.getByLabel(t('setScope')).selectOption('1');
    await bulk.getByRole('button', { name: t('apply') }).click();
    const question = page.getByRole('dialog', { name: t('scopeTitle', { count: 7 }) });
    await expectGood(page);
    await question.getByRole('button', { name: t('apply') }).click();
    await expect(main.getByText(t('lastRanged', { count: 7 }))).toBeVisible();
    expect((await ranges()).every((line) => line.endsWith(' 1'))).toBe(true);
    await expectGood(page);
    await main.getByRole('button', { name: words('Undo') }).click();
    await expect(main.getByText(t('lastRanged', { count: 7 }))).toHaveCount(0);
    expect(await ranges()).toEqual(before);
    for (const id of made) await call(remove, { id });
  });

  if (lang === 'en')
    test('the list is walked by keys, says which, and leaves off when they are not wanted', async ({ enter }) => {
      const page = await enter({ lang });
      const main = page.locator('main');
      const [first, second] = (await callThere(session.token)(ownList, { pageSize: 2 })).list;
      await openThereAs(page, session, inLang(lang, '/my-exhibit-list'));
      const row = (id = '') => main.locator('tbody > tr').filter({ has: page.locator(`a[href$="/exhibit/${id}"]`) });
      await expect(row(first?.id)).toBeVisible();
      await page.keyboard.press('j');
      await expect(row(first?.id)).toBeFocused();
      await page.keyboard.press('j');
      await expect(row(second?.id)).toBeFocused();
      await page.keyboard.press('x');
      await expect(row(second?.id).getByRole('checkbox')).toBeChecked();
      await page.keyboard.press('ArrowUp');
      await expect(row(first?.id)).toBeFocused();
      await page.keyboard.press('/');
      const search = main.getByRole('searchbox');
      await expect(search).toBeFocused();
      // in a field letters are letters
      await page.keyboard.type('jx?');
      await expect(search).toHaveValue('jx?');
      await row(first?.id).focus();
      await page.keyboard.press('?');
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByText(words('keyOpen'))).toBeVisible();
      await expectGood(page);
      await sheet.getByLabel(words('keysOn')).uncheck();
      await page.keyboard.press('Escape');
      await row(first?.id).focus();
      await page.keyboard.press('j');
      await expect(row(first?.id)).toBeFocused();
      await main.getByRole('button', { name: words('keys') }).click();
      await sheet.getByLabel(words('keysOn')).check();
      await page.keyboard.press('Escape');
      await row(first?.id).focus();
      await page.keyboard.press('k');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === inLang(lang, `/exhibit/${first?.id}`));
    });

  if (lang === 'en')
    test('columns that are put away stay away, and come back', async ({ enter }) => {
      const page = await enter({ lang });
      const main = page.locator('main');
      await openThereAs(page, session, inLang(lang, '/my-exhibit-list'));
      const head = main.getByRole('columnheader', { name: t('favourites') });
      await expect(head).toBeVisible();
      await main.getByRole('button', { name: words('columns') }).click();
      await main.getByLabel(t('favourites'), { exact: true }).uncheck();
      await expect(head).toHaveCount(0);
      await expectGood(page);
      await page.reload();
      await expect(main.getByRole('columnheader', { name: t('updated') })).toBeVisible();
      await expect(head).toHaveCount(0);
      await main.getByRole('button', { name: words('columns') }).click();
      await main.getByLabel(t('favourites'), { exact: true }).check();
      await expect(head).toBeVisible();
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
      await unfold(page, 'trade');
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
          // an article number is one exhibit's
          articleNumber: '',
          sortNumber: null,
          attributes: {
            ...form.attributes,
            // they follow from the registrations
            values: {
              ...form.attributes.values,
              registeredIn: [...new Set([...form.attributes.registrations.map(({ country }) => country), 'BR'])],
            },
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
