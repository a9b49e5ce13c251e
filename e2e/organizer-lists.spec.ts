import { save as saveAnnouncement } from '@fairbridge/contract/announcement/announcement.calls.ts';
import {
  create as createArticle,
  publish as publishArticle,
  remove as removeArticle,
} from '@fairbridge/contract/article/article.calls.ts';
import {
  create as createProgramme,
  remove as removeProgramme,
} from '@fairbridge/contract/programme/programme.calls.ts';
import { richOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { decide, get, list } from '@fairbridge/contract/visitor-review/visitor-review.calls.ts';
import { submitAgain } from '@fairbridge/contract/visitor/visitor.calls.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { announcementTexts } from '../web/app/domains/announcement/announcement.texts.ts';
import { refusalReasonTexts } from '../web/app/domains/visitor-review/refusal-reasons.texts.ts';
import { reviewTexts } from '../web/app/domains/visitor-review/visitor-review.texts.ts';
import { deskTexts } from '../web/app/components/content/desk.texts.ts';
import { listTexts } from '../web/app/ui/list/list.texts.ts';
import { clientOf } from './client.ts';
import { expect, expectGood, guardOf, inLang, LANGS, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { keepSession, newVisitor } from './registered.ts';
import { staffSession } from './staff-session.ts';
import { waitingVisitors } from './waiting-visitors.ts';

const rowOf = (page: Page, name: string) => page.locator('tbody > tr').filter({ hasText: name });

const companyOf = (lang: Lang): string => (lang === 'zh' ? '共同农资' : 'Common Agro');

for (const lang of LANGS) {
  const t = translator(reviewTexts, lang);
  const words = translator(listTexts, lang);

  test(`visitors are sorted, decided about but for one, and kept out from the list (${lang})`, async ({ enter }) => {
    const company = `${companyOf(lang)} ${Date.now()}`;
    const names = ['Anna', 'Bruno', 'Chen'];
    const ids = await waitingVisitors(company, names);
    const staff = clientOf((await staffSession(STAFF.reviewer)).token);
    const states = async () => Promise.all(ids.map(async (id) => (await staff.call(get, { id })).state));
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    const main = page.getByRole('main');
    const rows = main.locator('tbody > tr');
    await keepSession(page, await staffSession(STAFF.reviewer));
    await open(page, inLang(lang, `/organizer/visitors?keyword=${encodeURIComponent(company)}`));
    await expect(rows).toHaveCount(3);
    await expectGood(page);

    // the other way round by the name
    if (lang === 'zh') {
      const head = main.getByRole('columnheader', { name: t('Visitor') });
      await head.getByRole('link').click();
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
      await head.getByRole('link').click();
      await expect(head).toHaveAttribute('aria-sort', 'descending');
    } else await main.getByLabel(words('sortBy')).selectOption({ value: 'name descending' });
    await expect(page).toHaveURL(/sort=nameDescending/);
    await expect(rows.first()).toContainText('Chen');

    // a column that is put away stays away
    await main.getByRole('button', { name: words('columns') }).click();
    await main.getByRole('checkbox', { name: t('source'), exact: true }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(rows).toHaveCount(3);
    await expect(main.getByRole('columnheader', { name: t('source') })).toHaveCount(0);

    // all who match but one, with a reason
    await rowOf(page, 'Anna').getByRole('checkbox').check();
    const bulk = main.getByRole('region', { name: words('bulk') });
    await bulk.getByRole('button', { name: words('chooseMatching', { count: 3 }) }).click();
    await rowOf(page, 'Bruno').getByRole('checkbox').uncheck();
    await expect(bulk.getByText(words('allExcept', { count: 2, total: 3, except: 1 }))).toBeVisible();
    await expectGood(page);
    await bulk.getByRole('button', { name: t('refuseDots') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(company);
    await dialog.getByRole('button', { name: translator(refusalReasonTexts, lang)('presetCompany') }).click();
    await expectGood(page);
    await dialog.getByRole('button', { name: t('Decline'), exact: true }).click();
    await expect(page.getByText(t('refusedCount', { count: 2 }))).toBeVisible();
    await expect(rows).toHaveCount(1);
    expect(await states()).toEqual(['notApproved', 'underReview', 'notApproved']);

    // somebody else was quicker: what was seen is no longer so
    const { session, client } = await newVisitor('quick', { name: 'Dora', company });
    const other = session.user.subjectId;
    const { version } = await staff.call(get, { id: other });
    await staff.call(decide, {
      selection: { records: [{ id: other, version }] },
      state: 'notApproved',
      reason: '资料不全',
    });
    await client.call(submitAgain, {});
    guardOf(page).allow(/^409 POST \/organizer\/v1\/visitor\/review$/);
    await page.reload();
    await expect(rows).toHaveCount(2);
    await main.getByRole('button', { name: t('approveAllFiltered', { count: 2 }) }).click();
    await expect(dialog).toContainText(company);
    await staff.call(decide, {
      selection: { records: [{ id: other, version: (await staff.call(get, { id: other })).version }] },
      state: 'approved',
    });
    await dialog.getByRole('button', { name: t('approveAll', { count: 2 }) }).click();
    await expect(page.getByText(t('listChanged', { done: 0 }))).toBeVisible();
    await expect(rows).toHaveCount(1);

    // kept out, and let in again, from the menu of the row
    const menu = async (name: string, act: string) => {
      await rowOf(page, name)
        .getByRole('button', { name: words('actsOf', { name }) })
        .click();
      await rowOf(page, name).getByRole('button', { name: act, exact: true }).click();
    };
    await menu('Bruno', t('suspend'));
    await dialog.getByRole('textbox').fill('广告');
    await dialog.getByRole('button', { name: t('suspendAct'), exact: true }).click();
    await expect(page.getByText(t('suspendedDone'))).toBeVisible();
    await expect(rows).toHaveCount(0);
    await main.getByRole('link', { name: t('suspended') }).click();
    await expect(rowOf(page, 'Bruno')).toBeVisible();
    await menu('Bruno', t('restore'));
    await dialog.getByRole('button', { name: t('Restore'), exact: true }).click();
    await expect(page.getByText(t('restoredDone'))).toBeVisible();
    expect((await staff.call(list, { keyword: company })).counts).toEqual({
      underReview: 1,
      approved: 1,
      notApproved: 2,
      unfinished: 0,
      suspended: 0,
    });
    // what is told for a moment lies over the page, and over the way back to the whole list
    await expect(page.getByText(t('restoredDone'))).toBeHidden();
    // from its beginning: a button scrolled half under the header would count as too small to press
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectGood(page);
  });

  test(`a draft of the news is deleted and put back, and what is public asks first (${lang})`, async ({ enter }) => {
    const desk = translator(deskTexts, lang);
    const editor = clientOf((await staffSession(STAFF.editor)).token);
    const marks = { zh: `接驳车 ${Date.now()}`, en: `Shuttle ${Date.now()}` };
    const mark = marks[lang];
    const titleOf = (one: string) => ({ zh: `${marks.zh} ${one}`, en: `${marks.en} ${one}` });
    const form = {
      title: titleOf(''),
      body: { zh: richOf('每十分钟一班。'), en: richOf('Every ten minutes.') },
    };
    const draft = await editor.call(createArticle, { ...form, title: titleOf('A') });
    const shown = await editor.call(createArticle, { ...form, title: titleOf('B') });
    await editor.call(publishArticle, { id: shown.id, version: shown.version });
    const page = await enter({ lang, size: lang === 'zh' ? 'phone' : 'desktop' });
    const main = page.getByRole('main');
    const rows = main.locator('tbody > tr');
    await keepSession(page, await staffSession(STAFF.editor));
    await open(page, inLang(lang, `/organizer/articles?keyword=${encodeURIComponent(mark)}`));
    await expect(rows).toHaveCount(2);
    const press = async (title: string, act: string) => {
      const row = rowOf(page, title);
      await row.getByRole('button', { name: words('actsOf', { name: title }) }).click();
      await row.getByRole('button', { name: act, exact: true }).click();
    };
    await press(`${mark} A`, desk('Delete'));
    await expect(rows).toHaveCount(1);
    const undone = main.getByText(desk('lastRemoved', { title: `${mark} A` }));
    await expect(undone).toBeVisible();
    // a reload does not lose the way back
    await page.reload();
    await expect(undone).toBeVisible();
    await expectGood(page);
    await main.getByRole('button', { name: words('Undo'), exact: true }).click();
    await expect(rows).toHaveCount(2);
    await expect(undone).toHaveCount(0);

    await press(`${mark} B`, desk('Delete'));
    await expectGood(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: desk('Delete'), exact: true })
      .click();
    await expect(rows).toHaveCount(1);
    await main
      .getByRole('navigation', { name: desk('lists') })
      .getByRole('link', { name: desk('Deleted') })
      .click();
    await rowOf(page, `${mark} B`)
      .getByRole('button', { name: desk('Restore') })
      .click();
    await expect(rowOf(page, `${mark} B`)).toHaveCount(0);
    await editor.call(removeArticle, { id: draft.id });
    await editor.call(removeArticle, { id: shown.id });
  });

  test(`an event is deleted from its menu and restored, after a question (${lang})`, async ({ enter }) => {
    const desk = translator(deskTexts, lang);
    const editor = clientOf((await staffSession(STAFF.editor)).token);
    const titles = { zh: `田间演示 ${Date.now()}`, en: `Field show ${Date.now()}` };
    const title = titles[lang];
    const { id } = await editor.call(createProgramme, {
      kind: 'forum',
      title: titles,
      startsAt: '2027-01-09T02:00:00Z',
      endsAt: '2027-01-09T03:00:00Z',
    });
    const page = await enter({ lang, size: lang === 'zh' ? 'phone' : 'desktop' });
    const main = page.getByRole('main');
    const rows = main.locator('tbody > tr');
    await keepSession(page, await staffSession(STAFF.editor));
    await open(page, inLang(lang, `/organizer/programmes?keyword=${encodeURIComponent(title)}`));
    await expect(rows).toHaveCount(1);
    await expectGood(page);
    const row = rowOf(page, title);
    await row.getByRole('button', { name: words('actsOf', { name: title }) }).click();
    await row.getByRole('button', { name: desk('Delete'), exact: true }).click();
    await expectGood(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: desk('Delete'), exact: true })
      .click();
    await expect(rows).toHaveCount(0);
    await main
      .getByRole('navigation', { name: desk('lists') })
      .getByRole('link', { name: desk('Deleted') })
      .click();
    await row.getByRole('button', { name: words('actOf', { act: desk('Restore'), name: title }) }).click();
    await expect(row).toHaveCount(0);
    await editor.call(removeProgramme, { id });
  });

  test(`a draft of an announcement is copied and deleted from its menu (${lang})`, async ({ enter }) => {
    const a = translator(announcementTexts, lang);
    const editor = clientOf((await staffSession(STAFF.editor)).token);
    const titles = { zh: `布展提醒 ${Date.now()}`, en: `Setting up ${Date.now()}` };
    const title = titles[lang];
    await editor.call(saveAnnouncement, {
      id: null,
      version: null,
      form: { title: titles, body: { zh: '', en: '' }, link: '', audience: { people: 'staff' } },
    });
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    const main = page.getByRole('main');
    const of = main.locator('tbody > tr').filter({ hasText: title });
    const press = async (act: string) => {
      await of
        .first()
        .getByRole('button', { name: words('actsOf', { name: title }) })
        .click();
      await of.first().getByRole('button', { name: act, exact: true }).click();
    };
    await keepSession(page, await staffSession(STAFF.editor));
    await open(page, inLang(lang, '/organizer/announcements?tab=draft'));
    await expect(of).toHaveCount(1);
    await expectGood(page);
    await press(a('copy'));
    await expect(page).toHaveURL(/\/organizer\/announcements\/\w{10,}$/);
    await open(page, inLang(lang, '/organizer/announcements?tab=draft'));
    for (const left of [1, 0]) {
      await press(a('removeDots'));
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(a('removeLead'));
      await dialog.getByRole('button', { name: a('remove'), exact: true }).click();
      await expect(of).toHaveCount(left);
    }
    await expectGood(page);
  });
}
