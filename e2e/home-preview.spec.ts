import { listSections } from '@fairbridge/contract/home/home.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { homeConfigTexts } from '../web/app/components/home/home-config.texts.ts';
import { homePreviewTexts } from '../web/app/components/home/home-preview.texts.ts';
import { homeTexts } from '../web/app/components/home/home.texts.ts';
import { clientOf } from './client.ts';
import { expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';

for (const lang of LANGS)
  test(`an editor looks at the home page as others have it, with what is not saved (${lang})`, async ({ enter }) => {
    const [t, of, words] = [
      translator(homePreviewTexts, lang),
      translator(homeConfigTexts, lang),
      translator(homeTexts, lang),
    ];
    const session = await staffSession(STAFF.editor);
    const { version } = await clientOf(session.token).call(listSections, {});
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    await keepSession(page, session);
    await open(page, inLang(lang, '/organizer/home/sections'));
    await page.getByRole('button', { name: t('preview'), exact: true }).click();
    const frame = page.frameLocator(`iframe[title="${t('title')}"]`);
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame.getByRole('heading', { name: words('joinTitle') })).toBeVisible();

    // typed, seen at once, and by nobody else
    const title = lang === 'zh' ? '逛遍展馆' : 'Walk the halls';
    await page
      .getByRole('textbox', { name: of(lang === 'zh' ? 'titleZh' : 'titleEn') })
      .first()
      .fill(title);
    await expect(frame.getByRole('heading', { name: title })).toBeVisible();
    expect((await clientOf(session.token).call(listSections, {})).version).toBe(version);

    // a visitor is not invited to register, and an exhibitor looks for visitors
    const reader = page.getByRole('group', { name: t('reader') });
    await reader.getByRole('button', { name: t('Visitor'), exact: true }).click();
    await expect(frame.getByRole('heading', { name: words('joinTitle') })).toHaveCount(0);
    await expect(frame.getByRole('heading', { name: title })).toBeVisible();
    const other = lang === 'zh' ? 'English' : '中文';
    await page
      .getByRole('group', { name: t('Language') })
      .getByRole('button', { name: other, exact: true })
      .click();
    await expect(frame.locator('html')).toHaveAttribute('lang', lang === 'zh' ? 'en' : 'zh-CN');
    await page
      .getByRole('group', { name: t('screen') })
      .getByRole('button', { name: t('phone'), exact: true })
      .click();
    await expect(page.locator('iframe')).toHaveCSS('width', '390px');
    await expectGood(page);
    await page.getByRole('button', { name: t('close'), exact: true }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
