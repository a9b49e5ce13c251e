import { shellTexts } from '../web/app/shell/shell.texts.ts';
import { DEMO, expect, expectGood, inGate, inLang, LANGS, open, test } from './fixtures.ts';
import { publicIds, type Ids } from './public-ids.ts';
import { beginAs } from './registered.ts';

/** Pages that the journey does not walk through. */
const SIGHTS = (ids: Ids): readonly string[] => [
  '/find/actor',
  `/find-exhibitor/detail/${ids.exhibitor}`,
  '/search-list',
  '/find/product?keyword=zzzzzzzz',
  '/news',
  `/news/${ids.article}`,
  '/aboutus',
  '/qa',
  '/agreement',
  '/disclaimer',
  '/login/person',
  '/login/actor',
  '/live',
];
for (const lang of LANGS) {
  const size = lang === 'zh' ? 'desktop' : 'phone';
  test(`the other public pages are good for everybody (${lang}, ${size})`, inGate(), async ({ enter }) => {
    const ids = await publicIds();
    const page = await enter({ lang, size });
    for (const path of SIGHTS(ids)) {
      await open(page, inLang(lang, path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectGood(page);
    }
    if (size !== 'phone') return;
    await page
      .getByRole('banner')
      .getByRole('button', { name: shellTexts.menu[lang === 'zh' ? 0 : 1] })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectGood(page);
  });
  test(`a buyer's own pages are good for everybody (${lang})`, async ({ enter }) => {
    const page = await enter({ lang, size: 'phone' });
    await beginAs(page, { account: DEMO.visitor });
    for (const path of [
      '/me',
      '/profile',
      '/mail',
      '/collection/product',
      '/collection/exhibitor',
      '/footprint/exhibitor',
    ]) {
      await open(page, inLang(lang, path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectGood(page);
    }
  });
}
