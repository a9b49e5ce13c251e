import { add as addFavourite } from '@fairbridge/contract/favourite/favourite.calls.ts';
import { FIGURES } from '@fairbridge/contract/statistics/statistics.figures.ts';
import { translator, wordsIn } from '@fairbridge/contract/text.ts';
import { periodTexts } from '../web/app/components/statistics/period.texts.ts';
import { statisticsTexts } from '../web/app/domains/statistics/statistics.texts.ts';
import { COUNTED_AGENT, expect, expectGood, go, inGate, inLang, LANGS, open } from './fixtures.ts';
import { test } from './own-exhibitor.ts';
import { keepSession, newVisitor } from './registered.ts';

for (const lang of LANGS)
  test(
    `what a visitor does at a booth stands on the dashboard of its exhibitor (${lang})`,
    inGate(lang === 'zh'),
    async ({ enter, newExhibitor }) => {
      const t = translator(statisticsTexts, lang);
      const tPeriod = translator(periodTexts, lang);
      const size = lang === 'zh' ? 'desktop' : 'phone';
      const company = await newExhibitor(`figures${lang}`);
      const visitor = await newVisitor(`figures${lang}`, { company: '禾田农资有限公司' });
      await visitor.client.call(addFavourite, { collectionSubjectType: 'ACTOR', id: company.id });
      const buyer = await enter({ lang, size, userAgent: COUNTED_AGENT });
      await keepSession(buyer, visitor.session);
      await open(buyer, inLang(lang, `/actorDetail/${company.id}`));
      // what was looked at is told when the page is left
      await open(buyer, inLang(lang, '/'));

      const page = await enter({ lang, size });
      await keepSession(page, company.session);
      await open(page, inLang(lang, '/statistical?group=favourite&figure=companyFavourites'));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('title'));
      const tile = main.getByRole('listitem').filter({ hasText: wordsIn(FIGURES.companyFavourites.label, lang) });
      await expect(tile.first()).toContainText('1');
      await expect(main.getByRole('img')).toBeVisible();
      await main.getByRole('button', { name: tPeriod('table'), exact: true }).click();
      await expect(main.getByRole('table').first()).toBeVisible();
      await expect(main.getByText('禾田农资有限公司')).toBeVisible();
      await expectGood(page);
      // the page of the company was opened once, by the visitor
      await go(page, inLang(lang, '/statistical?group=browse&figure=companyViews'));
      const views = main.getByRole('listitem').filter({ hasText: wordsIn(FIGURES.companyViews.label, lang) });
      await expect(async () => {
        await page.reload();
        await expect(views.first()).toContainText('1', { timeout: 2_000 });
      }).toPass();
      await expect(main.getByText('禾田农资有限公司')).toBeVisible();
      await go(page, inLang(lang, '/statistical?from=2026-03-10&to=2026-03-01'));
      await expect(main.getByText(tPeriod('wrongPeriod'))).toBeVisible();
    },
  );
