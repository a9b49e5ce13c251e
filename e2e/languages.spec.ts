import { create } from '@fairbridge/contract/article/article.calls.ts';
import { NO_RICH_TEXT, richOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { overviewTexts } from '../web/app/domains/organizer/overview.texts.ts';
import { deskTexts } from '../web/app/components/content/desk.texts.ts';
import { languagesTexts } from '../web/app/ui/languages.texts.ts';
import { clientOf } from './client.ts';
import { expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';

for (const lang of LANGS)
  test(`the start page leads to the news that lack English, and the editor says what is missing (${lang})`, async ({
    enter,
  }) => {
    const [t, of, desk] = [
      translator(overviewTexts, lang),
      translator(languagesTexts, lang),
      translator(deskTexts, lang),
    ];
    const session = await staffSession(STAFF.editor);
    const title = { zh: `接驳车时间 ${lang}`, en: `Shuttle times ${lang}` };
    await clientOf(session.token).call(create, {
      title,
      summary: { zh: '今起改走北门', en: '' },
      body: { zh: richOf('北门下车。'), en: NO_RICH_TEXT },
    });
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    await keepSession(page, session);
    await open(page, inLang(lang, '/organizer'));
    const main = page.getByRole('main');
    const missing = t('lackOf', { what: t('lackArticles'), lang: t('lackEn') });
    await expectGood(page);
    await main.getByRole('link').filter({ hasText: missing }).click();
    await expect(page).toHaveURL(inLang(lang, '/organizer/articles?lacks=en'));
    const row = main.getByRole('row').filter({ hasText: title[lang] });
    await expect(row.getByText(of('enMissing'), { exact: true })).toBeVisible();
    await expectGood(page);
    // nothing of it lacks Chinese
    await open(page, inLang(lang, '/organizer/articles?lacks=zh'));
    await expect(main.getByRole('combobox', { name: of('Language') })).toHaveValue('zh');
    await expect(row).toHaveCount(0);

    await open(page, inLang(lang, '/organizer/articles?lacks=en'));
    await row.getByRole('link').click();
    const meter = main.getByRole('group', { name: of('meter') });
    await expect(meter).toContainText(of('zhOf', { done: 3, all: 3 }));
    await expect(meter).toContainText(of('enOf', { done: 1, all: 3 }));
    await main.getByRole('textbox', { name: desk('summaryEn') }).fill('By the north gate');
    await expect(meter).toContainText(of('enOf', { done: 2, all: 3 }));
    await expectGood(page);
    await main.getByRole('button', { name: desk('Save'), exact: true }).click();
    await expect(page.getByText(desk('Saved'), { exact: true })).toBeVisible();
  });
