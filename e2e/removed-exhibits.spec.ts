import { translator } from '@fairbridge/contract/text.ts';
import {
  ownList,
  removeChosen,
  removedList,
  restoreChosen,
} from '@fairbridge/contract/own-product/own-product.calls.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { ownProductTexts } from '../web/app/components/own-product/own-product.texts.ts';
import { DEMO, expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { beginAs } from './registered.ts';

// both delete from the same company's list
test.describe.configure({ mode: 'default' });

for (const lang of LANGS) {
  test(`what was deleted is still there to be brought back after a reload (${lang})`, async ({ enter, apiAs }) => {
    const t = translator(ownProductTexts, lang);
    const { call } = await apiAs(DEMO.exhibitor, 'actor');
    const [first, second] = (await call(ownList, { scope: 2, pageSize: 2 })).list;
    const ids = [first?.id ?? '', second?.id ?? ''];
    const page = await enter({ lang, size: lang === 'en' ? 'phone' : 'desktop' });
    await beginAs(page, { type: 'actor', account: DEMO.exhibitor });
    await call(removeChosen, { ids });
    try {
      await open(page, inLang(lang, '/my-exhibit-list'));
      await page.reload();
      await page
        .getByRole('main')
        .getByRole('link', { name: t('Deleted') })
        .click();
      await expect(page.getByText(t('removedLead', { hours: LIMITS.removalHours }))).toBeVisible();
      const line = (name: string) => page.getByRole('row').filter({ has: page.getByRole('button', { name }) });
      const one = t('restoreOf', { name: first?.name[lang] ?? '' });
      const two = t('restoreOf', { name: second?.name[lang] ?? '' });
      await expect(line(one)).toHaveCount(1);
      await expectGood(page);
      await line(one).getByRole('button', { name: one }).click();
      await expect(line(one)).toHaveCount(0);
      await line(two).getByRole('checkbox').check();
      await page.getByRole('button', { name: t('restoreChosen', { count: 1 }) }).click();
      await expect(line(two)).toHaveCount(0);
      await expectGood(page);
      // the address of before leads to the same place
      await page.goto(inLang(lang, '/my-exhibit-removed'));
      await expect(page).toHaveURL(inLang(lang, '/my-exhibit-list?state=removed'));
      const back = (await call(ownList, { scope: 2, pageSize: 100 })).list.map(({ id }) => id);
      expect(back).toEqual(expect.arrayContaining(ids));
    } finally {
      const left = (await call(removedList, { pageSize: 100 })).list.map(({ id }) => id);
      const gone = ids.filter((id) => left.includes(id));
      if (gone.length > 0) await call(restoreChosen, { ids: gone });
    }
  });
}
