import { discard, list as unfinished } from '@fairbridge/contract/autosave/autosave.calls.ts';
import {
  change as changeArticle,
  get as article,
  remove as removeArticle,
} from '@fairbridge/contract/article/article.calls.ts';
import { own, remove, save } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { stream } from '@fairbridge/contract/upload/upload.calls.ts';
import { richOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { editingTexts } from '../web/app/editing/editing.texts.ts';
import { deskTexts } from '../web/app/components/content/desk.texts.ts';
import { ownProductTexts } from '../web/app/components/own-product/own-product.texts.ts';
import { uploadTexts } from '../web/app/components/upload/upload.texts.ts';
import { clientOf } from './client.ts';
import { begin, typeAsSessionEnds, field, kept, logInAgain, PROVOKED, publishChanges, sessionOf } from './editor.ts';
import { DEMO, expect, expectGood, goOffline, goOnline, guardOf, inLang, LANGS, open, test } from './fixtures.ts';
import { exhibitPictureInputs, unfold } from './exhibit-form.ts';
import { ownExhibits, type OwnExhibits } from './own-exhibits.ts';
import { exhibitPictures } from './pictures.ts';
import { staffSession } from './staff-session.ts';

test.describe('a new exhibit', () => {
  // one person begins them, and the list of what is unfinished is one
  test.describe.configure({ mode: 'serial' });

  for (const lang of LANGS)
    test(`keeps every word of each window by itself, its pictures too, until it is published or deleted (${lang})`, async ({
      enter,
      apiAs,
    }) => {
      const [t, editing] = [translator(sharedTexts, lang), translator(editingTexts, lang)];
      const client = await apiAs(DEMO.staff, 'actor');
      const begun = async () => (await client.call(unfinished, { kind: 'product' })).list.map(({ slot }) => slot);
      // what a try that failed has left
      for (const slot of await begun()) await client.call(discard, { kind: 'product', slot });
      const page = await enter({ lang, size: lang === 'zh' ? 'phone' : 'desktop' });
      guardOf(page).allow(PROVOKED);
      await begin(page, await sessionOf(DEMO.staff));
      await open(page, inLang(lang, '/add-exhibit'));
      await expect(page).toHaveURL(/slot=/);
      await field(page, 'name.zh').fill('第一件');
      const [pictures] = exhibitPictureInputs(page, lang);
      await pictures.setInputFiles(exhibitPictures([40, 70, 130]).main);
      await expect(
        page.getByRole('button', { name: translator(uploadTexts, lang)('remove', { number: 1 }) }),
      ).toBeVisible();
      await expect(kept(page)).toBeVisible();

      // a second window is a second exhibit, and names the first one
      const second = await page.context().newPage();
      await open(second, inLang(lang, '/add-exhibit'));
      await expect(field(second, 'name.zh')).toHaveValue('');
      await expect(second.getByRole('link', { name: editing('goOn', { title: '第一件' }) })).toBeVisible();
      await field(second, 'name.zh').fill('第二件');
      await expect(kept(second)).toBeVisible();
      await expectGood(second);

      // a reload, a session that ends while somebody types, a network that goes, a tab that is killed
      await page.reload();
      await expect(field(page, 'name.zh')).toHaveValue('第一件');
      await expect(
        page.getByRole('button', { name: translator(uploadTexts, lang)('remove', { number: 1 }) }),
      ).toBeVisible();
      await second.close();
      await typeAsSessionEnds(page, () => field(page, 'name.en').fill('The first'));
      await logInAgain(page, lang);
      await expect(kept(page)).toBeVisible();
      await expect(field(page, 'name.en')).toHaveValue('The first');
      await goOffline(page);
      await unfold(page, 'listing');
      await field(page, 'articleNumber').fill('LOST-1');
      await expect(page.locator('main [data-saving=offline]')).toContainText(editing('offline'));
      const [address, context] = [page.url(), page.context()];
      await page.close();
      await goOnline(page);
      const again = await context.newPage();
      await open(again, address);
      await expect(field(again, 'name.en')).toHaveValue('The first');
      await expect(field(again, 'articleNumber')).toHaveValue('LOST-1');
      await expect(kept(again)).toBeVisible();
      await expectGood(again);

      // another device of the same person goes on with either
      const elsewhere = await enter({ lang });
      guardOf(elsewhere).allow(PROVOKED);
      await begin(elsewhere, await sessionOf(DEMO.staff));
      await open(elsewhere, inLang(lang, '/add-exhibit'));
      await elsewhere
        .getByRole('link', { name: editing('goOn', { title: lang === 'zh' ? '第一件' : 'The first' }) })
        .click();
      await expect(field(elsewhere, 'articleNumber')).toHaveValue('LOST-1');
      await elsewhere.getByRole('button', { name: editing('forget', { title: '第二件' }) }).click();
      await elsewhere
        .getByRole('dialog')
        .getByRole('button', { name: editing('Delete') })
        .click();
      await expect(elsewhere.getByText('第二件')).toHaveCount(0);

      // who leaves keeps it for later, or discards it
      const leave = async (act: 'keepForLater' | 'discard'): Promise<void> => {
        await elsewhere
          .locator('main')
          .getByRole('link', { name: t('Cancel') })
          .click();
        await elsewhere
          .getByRole('dialog')
          .getByRole('button', { name: editing(act) })
          .click();
        await expect(elsewhere).toHaveURL(/my-exhibit-list/);
      };
      await again.close();
      await field(elsewhere, 'articleNumber').fill('LOST-2');
      await leave('keepForLater');
      await open(elsewhere, address);
      await expect(field(elsewhere, 'articleNumber')).toHaveValue('LOST-2');
      await leave('discard');
      await expect.poll(begun).toEqual([]);
    });
});

test.describe('an exhibit', () => {
  test.describe.configure({ mode: 'serial' });
  let exhibits: OwnExhibits;
  test.beforeEach(async ({ apiAs }) => {
    exhibits = ownExhibits(await apiAs(DEMO.exhibitor, 'actor'), 'editing');
  });
  test.afterEach(() => exhibits.clear());

  test('edited by two people at once has the words of both; who leaves may save on the way', async ({
    enter,
    apiAs,
  }) => {
    const [t, editing] = [translator(ownProductTexts, 'en'), translator(editingTexts, 'en')];
    const id = await exhibits.publish({ zh: '两人编辑', en: 'Edited by two' });
    const colleague = await apiAs(DEMO.staff, 'actor');
    const page = await enter({ lang: 'en' });
    guardOf(page).allow(PROVOKED);
    guardOf(page).allow(/^409 POST /);
    await begin(page, await sessionOf(DEMO.exhibitor));
    await open(page, `/en/exhibit/${id}`);
    await unfold(page, 'listing');
    await field(page, 'identification').fill('UN 1993');
    await expect(kept(page)).toBeVisible();
    const { form, version } = await colleague.call(own, { id });
    const { documents: _none, ...written } = form;
    await colleague.call(save, { ...written, id, version, brand: { zh: '同事', en: 'Colleague' } });
    await page.getByRole('button', { name: t('save') }).click();
    // what is public is replaced after a look at both
    const asked = page.getByRole('dialog', { name: editing('publishTitle') });
    await expect(asked).toContainText('UN 1993');
    await expectGood(page);
    await asked.getByRole('button', { name: editing('stay') }).click();
    await expect(page).toHaveURL(`/en/exhibit/${id}`);
    await page.getByRole('button', { name: t('save') }).click();
    await publishChanges(page, 'en');
    await expect(page).toHaveURL('/en/my-exhibit-list');
    const after = await colleague.call(own, { id });
    expect([after.form.identification, after.form.brand.en]).toEqual(['UN 1993', 'Colleague']);

    await open(page, `/en/exhibit/${id}`);
    await field(page, 'identification').fill('UN 3082');
    await page
      .locator('main')
      .getByRole('link', { name: t('Cancel') })
      .click();
    await expectGood(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: editing('stay') })
      .click();
    await expect(field(page, 'identification')).toHaveValue('UN 3082');
    await page
      .locator('main')
      .getByRole('link', { name: t('Cancel') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: editing('saveAndLeave') })
      .click();
    await expect(page).toHaveURL('/en/my-exhibit-list');
    expect((await colleague.call(own, { id })).form.identification).toBe('UN 3082');
    await colleague.call(remove, { id });
  });

  test('saved while a picture is on its way waits for it, and stops where it fails', async ({ enter, apiAs }) => {
    const [t, editing] = [translator(ownProductTexts, 'en'), translator(editingTexts, 'en')];
    const id = await exhibits.publish({ zh: '等图片', en: 'Waits for pictures' });
    const client = await apiAs(DEMO.exhibitor, 'actor');
    const page = await enter({ lang: 'en', size: 'phone' });
    guardOf(page).allow(/^(net::ERR_FAILED|500) |Failed to load resource/);
    await begin(page, await sessionOf(DEMO.exhibitor));
    await open(page, `/en/exhibit/${id}`);
    const before = (await client.call(own, { id })).form.pictures.length;
    await unfold(page, 'listing');
    let fate: 'fail' | 'arrive' = 'fail';
    let letGo = Promise.withResolvers<void>();
    await page.route(`**${stream.path}*`, async (route) => {
      await letGo.promise;
      await (fate === 'fail' ? route.fulfill({ status: 500, json: {} }) : route.continue());
    });
    const [pictures] = exhibitPictureInputs(page, 'en');
    await pictures.setInputFiles({ ...exhibitPictures([90, 40, 20]).main, name: 'late.png' });
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    const waiting = page.locator('main [data-saving=files]');
    await expect(waiting).toHaveText(editing('waiting', { count: 1 }));
    // what is typed meanwhile goes along
    await field(page, 'identification').fill('UN 1993');
    await expectGood(page);
    letGo.resolve();
    await expect(page.getByText(editing('fileFailed', { name: 'late.png', error: '' }).trim())).toBeVisible();
    await expect(page).toHaveURL(`/en/exhibit/${id}`);

    fate = 'arrive';
    letGo = Promise.withResolvers<void>();
    const says = translator(sharedTexts, 'en');
    await page.getByRole('button', { name: says('TryAgain') }).click();
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await expect(waiting).toBeVisible();
    letGo.resolve();
    await publishChanges(page, 'en');
    await expect(page).toHaveURL('/en/my-exhibit-list');
    const after = (await client.call(own, { id })).form;
    expect([after.pictures.length, after.identification]).toEqual([before + 1, 'UN 1993']);
  });
});

test('an article keeps its words and those of a colleague, formatted text included', async ({ enter }) => {
  test.setTimeout(420_000);
  const [t, editing] = [translator(deskTexts, 'zh'), translator(editingTexts, 'zh')];
  const staff = await staffSession('editor@fair.example');
  const { call } = clientOf(staff.token);
  const EMPTY = { zh: '', en: '' };
  const page = await enter();
  guardOf(page).allow(PROVOKED);
  guardOf(page).allow(/^409 POST /);
  await begin(page, staff);
  await open(page, '/organizer/articles/new');
  await expect(page).toHaveURL(/slot=/);
  await field(page, 'title.zh').fill('不丢字');
  const body = page.getByRole('textbox', { name: t('bodyZh') });
  await body.click();
  await page.keyboard.type('第一段');
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(field(page, 'title.zh')).toHaveValue('不丢字');
  await expect(body).toHaveText('第一段');
  await expectGood(page);
  await page.getByRole('button', { name: t('Save'), exact: true }).click();
  await expect(page.getByText(t('neverPublished'))).toBeVisible();
  await expect(page.locator('main [data-saving]')).toHaveCount(0);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  try {
    // a colleague writes the English, and another title
    await body.click();
    await page.keyboard.press('End');
    await page.keyboard.type('，第二句');
    await field(page, 'title.zh').fill('我的标题');
    const { version, body: stored } = await call(article, { id });
    const english = richOf('In English');
    await call(changeArticle, {
      id,
      version,
      title: { zh: '同事的标题', en: 'Nothing lost' },
      summary: EMPTY,
      body: { ...stored, en: english },
      picture: '',
    });
    await page.getByRole('button', { name: t('Save'), exact: true }).click();
    const asked = page.getByRole('alert', { name: editing('overlapsTitle', { count: 1 }) });
    await expect(asked).toContainText('同事的标题');
    await expect(asked).toContainText('我的标题');
    // the same person by another device
    await expect(asked).toContainText('您本人于');
    await expect(page.getByRole('textbox', { name: t('bodyEn') })).toHaveText('In English');
    await expect(body).toHaveText('第一段，第二句');
    await expectGood(page);
    // it is asked again after a reload
    await expect(page.locator('main [data-saving=undecided]')).toBeVisible();
    await page.reload();
    await expect(asked).toContainText('同事的标题');
    await asked.getByRole('button', { name: editing('takeOf', { label: t('titleZh') }) }).click();
    await expect(field(page, 'title.zh')).toHaveValue('同事的标题');
    await page.getByRole('button', { name: t('Save'), exact: true }).click();
    await expect(page.locator('main [data-saving]')).toHaveCount(0);
    const now = await call(article, { id });
    expect([now.title, now.body.en]).toEqual([{ zh: '同事的标题', en: 'Nothing lost' }, english]);
    expect(JSON.stringify(now.body.zh)).toContain('第一段，第二句');
  } finally {
    await call(removeArticle, { id });
  }
});
