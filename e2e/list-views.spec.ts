import { list, remove } from '@fairbridge/contract/list-view/list-view.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { reviewTexts } from '../web/app/domains/visitor-review/visitor-review.texts.ts';
import { leadTexts } from '../web/app/components/lead/lead.texts.ts';
import { listTexts } from '../web/app/ui/list/list.texts.ts';
import { callAt, origin } from './client.ts';
import { expect, expectGood, go, inLang, LANGS, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { keepSession } from './registered.ts';
import { callThere, exhibitorThere, leaveThere, openThereAs, secondFair } from './second-fair.ts';
import { staffSession } from './staff-session.ts';

/** One after the other: the views are a person's, and both languages are walked by the same one. */
test.describe.configure({ mode: 'serial' });

async function forgetViews(call: ReturnType<typeof callAt>): Promise<void> {
  for (const { id } of (await call(list, {})).list) await call(remove, { id });
}

for (const lang of LANGS) {
  const words = translator(listTexts, lang);
  const size = lang === 'zh' ? 'desktop' : 'phone';
  const name = lang === 'zh' ? '最新通过的观众' : 'Approved, newest first';
  const main = (page: Page) => page.getByRole('main');
  const menu = (page: Page, now: string | null) =>
    main(page).getByRole('button', {
      name: now === null ? words('views') : words('viewNow', { name: now }),
      exact: true,
    });
  const keep = async (page: Page, called: string, opens: boolean): Promise<void> => {
    await menu(page, null).click();
    await main(page)
      .getByRole('button', { name: words('viewSave'), exact: true })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words('Save'), exact: true }).click();
    await expect(dialog.getByText(words('viewNameMissing'))).toBeVisible();
    await dialog.getByRole('textbox').fill(called);
    if (opens) await dialog.getByRole('checkbox').check();
    await expectGood(page);
    await dialog.getByRole('button', { name: words('Save'), exact: true }).click();
    await expect(page.getByText(words('viewSaved'))).toBeVisible();
    await expect(menu(page, called)).toBeVisible();
  };

  test(`somebody of the organizer keeps a view of the visitors, and finds it on another device (${lang})`, async ({
    enter,
  }) => {
    const t = translator(reviewTexts, lang);
    const session = await staffSession(STAFF.support);
    await forgetViews(callAt(origin(), session.token));
    const page = await enter({ lang, size });
    await keepSession(page, session);
    await open(page, inLang(lang, '/organizer/visitors?state=approved&keyword=a&sort=nameDescending'));
    await main(page)
      .getByRole('button', { name: words('columns') })
      .click();
    await main(page)
      .getByRole('checkbox', { name: t('source'), exact: true })
      .uncheck();
    await page.keyboard.press('Escape');
    await keep(page, name, false);

    // somewhere else in the list it is one press away, with its columns
    const other = await enter({ lang, size });
    await keepSession(other, session);
    await open(other, inLang(lang, '/organizer/visitors'));
    await menu(other, null).click();
    await expectGood(other);
    await main(other).getByRole('link', { name, exact: true }).click();
    await expect(other).toHaveURL(/[?&]sort=nameDescending&state=approved/);
    await expect(menu(other, name)).toBeVisible();
    await expect(main(other).getByRole('columnheader', { name: t('source') })).toHaveCount(0);

    // renamed, and chosen to open the list
    await menu(other, name).click();
    await main(other)
      .getByRole('button', { name: words('viewManage'), exact: true })
      .click();
    const dialog = other.getByRole('dialog');
    await dialog.getByRole('textbox', { name: words('viewNameOf', { name }) }).fill(`${name} 2`);
    await dialog.getByRole('combobox').selectOption({ label: `${name} 2` });
    await expectGood(other);
    await dialog.getByRole('button', { name: words('Save'), exact: true }).click();
    await expect(menu(other, `${name} 2`)).toBeVisible();
    await open(other, inLang(lang, '/organizer'));
    await go(other, inLang(lang, '/organizer/visitors'));
    await expect(other).toHaveURL(/state=approved/);
    await expect(menu(other, `${name} 2`)).toBeVisible();

    // deleted: the list opens as it did
    await menu(other, `${name} 2`).click();
    await main(other)
      .getByRole('button', { name: words('viewManage'), exact: true })
      .click();
    await dialog.getByRole('button', { name: words('viewDelete', { name: `${name} 2` }), exact: true }).click();
    await dialog.getByRole('button', { name: words('Save'), exact: true }).click();
    await expect(menu(other, null)).toBeVisible();
    expect((await callAt(origin(), session.token)(list, {})).list).toEqual([]);
    await expectGood(other);
  });

  test(`somebody of an exhibitor opens the orders with a view of their own, and still sees all (${lang})`, async ({
    enter,
  }) => {
    const t = translator(leadTexts, lang);
    const session = await exhibitorThere();
    const call = callThere(session.token);
    await forgetViews(call);
    const page = await enter({ lang, size });
    await openThereAs(page, session, inLang(lang, '/potential-order?state=notContacted'));
    await keep(page, name, true);
    await expectGood(page);

    await page.goto(secondFair() + inLang(lang, '/potential-order'));
    await expect(page).toHaveURL(/\/potential-order\?state=notContacted$/);
    await expect(menu(page, name)).toBeVisible();
    await main(page)
      .getByRole('navigation', { name: t('stages') })
      .getByRole('link', { name: t('All') })
      .click();
    await expect(page).toHaveURL(/\/potential-order$/);
    await expect(menu(page, null)).toBeVisible();
    await forgetViews(call);
    await leaveThere(session);
  });
}
