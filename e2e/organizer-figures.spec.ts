import { REGISTRATION_STEPS } from '@fairbridge/contract/fair-figures/fair-figures.definitions.ts';
import { translator, wordsIn } from '@fairbridge/contract/text.ts';
import { fairFiguresTexts } from '../web/app/domains/fair-figures/fair-figures.texts.ts';
import { expect, expectGood, inLang, LANGS, open } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { test } from './own-exhibitor.ts';
import { keepSession, newVisitor } from './registered.ts';
import { staffSession } from './staff-session.ts';

/** From where nobody else of the demo or another journey comes. */
const COUNTRIES = { zh: { code: 'IS', name: '冰岛' }, en: { code: 'MT', name: 'Malta' } };

for (const lang of LANGS)
  test(`the organizer sees who registered from where, which exhibitor is not ready, and takes the tables along (${lang})`, async ({
    enter,
    newExhibitor,
  }) => {
    const t = translator(fairFiguresTexts, lang);
    const { code, name } = COUNTRIES[lang];
    const company = await newExhibitor(`figures${lang}`);
    await newVisitor(`figures${lang}`, { country: code });
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    await keepSession(page, await staffSession(STAFF.owner));
    await open(page, inLang(lang, '/organizer/figures'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('title'));
    await expect(main.getByRole('link', { name: wordsIn(REGISTRATION_STEPS.finished.label, lang) })).toBeVisible();
    const all = main.locator('details').filter({ has: page.locator('table') });
    for (const summary of await all.locator('> summary').all()) await summary.click();
    await expect(main.getByRole('row', { name: new RegExp(`^${name}\\s+1\\s+1\\s+1$`) })).toBeVisible();
    await expectGood(page);
    const saving = page.waitForEvent('download');
    await main
      .getByRole('button', { name: t('exportTable'), exact: true })
      .first()
      .click();
    expect((await saving).suggestedFilename()).toMatch(/\.xlsx$/);

    await main.getByRole('link', { name: t('demand'), exact: true }).click();
    await expect(main.getByRole('heading', { name: t('searches') })).toBeVisible();
    await expectGood(page);
    await main.getByRole('link', { name: t('halls'), exact: true }).click();
    await expect(main.getByRole('table').first()).toBeVisible();
    await expectGood(page);
    await main.getByRole('link', { name: t('exhibitors'), exact: true }).click();
    const search = main.getByRole('searchbox');
    await search.fill(company.name[lang]);
    await search.press('Enter');
    await expect(main.getByText(t('found', { count: 1 }))).toBeVisible();
    await expect(main.getByRole('link', { name: company.name[lang], exact: true })).toBeVisible();
    await expectGood(page);
  });
