import { articles } from '@fairbridge/contract/article/public-article.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { contentTexts } from '../web/app/components/content/content.texts.ts';
import { deskTexts } from '../web/app/components/content/desk.texts.ts';
import { richEditorTexts } from '../web/app/components/content/rich-editor.texts.ts';
import { suggestionTexts } from '../web/app/domains/suggestion/suggestion.texts.ts';
import { cutTexts } from '../web/app/components/upload/crop-dialog.texts.ts';
import { clientOf } from './client.ts';
import { expect, expectGood, inGate, inLang, LANGS, open, test } from './fixtures.ts';
import { passHumanCheck } from './human-check.ts';
import { png } from './pictures.ts';
import { keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';

// the console sends its staff a code a minute at most, and other tests ask for theirs
test.describe.configure({ timeout: 420_000 });

const PICTURE = { name: 'halls.png', mimeType: 'image/png', buffer: png(1280, 720, [40, 110, 80]) };
const t = translator(deskTexts, 'zh');
const tools = translator(richEditorTexts, 'zh');

const TITLE = { zh: '接驳车今起改走北门', en: 'The shuttle now stops at the north gate' };

async function cutAndUse(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: translator(cutTexts, 'zh')('use') })
    .click();
}

/** Words with a heading, bold type and a list, a picture, and what an attacker would paste. */
async function writeBody(page: Page): Promise<void> {
  const zh = page.getByRole('textbox', { name: t('bodyZh') });
  const bar = page.getByRole('toolbar', { name: new RegExp(t('bodyZh').replace(/[（）]/g, '.')) });
  await zh.click();
  // the editor takes the focus back after a press; whoever types waits for that
  const press = async (tool: 'heading2' | 'bold' | 'bulletList', on: boolean): Promise<void> => {
    const button = bar.getByRole('button', { name: tools(tool), exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', String(on));
    await expect(zh).toBeFocused();
  };
  await press('heading2', true);
  await page.keyboard.type('新站点');
  await page.keyboard.press('Enter');
  await press('bold', true);
  await page.keyboard.type('北门');
  await press('bold', false);
  await page.keyboard.type('下车，步行三分钟。<img src=x onerror=alert(1)>');
  await page.keyboard.press('Enter');
  await press('bulletList', true);
  await page.keyboard.type('首班 07:30');
  // what is pasted keeps its words and loses everything the schema does not know
  await zh.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<p style="color:red" onclick="alert(1)">，末班 <u>18:30</u><script>alert(1)</script><iframe src="//evil.example"></iframe></p>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await bar.locator('xpath=following-sibling::*').first().waitFor();
  await bar.getByLabel(`${tools('pictureCut')} · ${t('bodyZh')}`, { exact: true }).setInputFiles(PICTURE);
  await cutAndUse(page);
  await page.getByRole('dialog').getByLabel(tools('pictureAlt')).fill('北门站点示意图');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: tools('pictureInsert') })
    .click();
  await expect(zh.getByRole('img', { name: '北门站点示意图' })).toBeVisible();
  await page.getByRole('textbox', { name: t('bodyEn') }).click();
  await page.keyboard.type('Get off at the north gate.');
}

test(
  'an editor writes news with pictures in both languages, looks at them, publishes; guests read them',
  inGate(),
  async ({ enter }) => {
    const desk = await enter();
    await keepSession(desk, await staffSession('editor@fair.example'));
    await open(desk, '/organizer/articles/new');
    await desk.getByLabel(new RegExp(t('titleZh').replace(/[（）]/g, '.'))).fill(TITLE.zh);
    await desk.getByLabel(t('titleEn')).fill(TITLE.en);
    await desk.locator(`input[type=file][aria-label="${t('cover')}"]`).setInputFiles(PICTURE);
    await cutAndUse(desk);
    await expect(desk.getByRole('img', { name: t('cover') })).toBeVisible();
    await writeBody(desk);
    await expectGood(desk);
    await desk
      .getByRole('button', { name: t('Preview') })
      .first()
      .click();
    const preview = desk.getByRole('dialog');
    await preview.getByRole('button', { name: 'English' }).click();
    await expect(preview.getByRole('heading', { name: TITLE.en })).toBeVisible();
    await expect(preview.getByText('Get off at the north gate.')).toBeVisible();
    await expectGood(desk);
    await desk.keyboard.press('Escape');
    // a new one is saved by publishing it
    await desk.getByRole('button', { name: t('publish'), exact: true }).click();
    await expect(desk.getByRole('button', { name: t('withdraw'), exact: true })).toBeVisible();

    const { list } = await clientOf(null).call(articles, {});
    const id = list.find(({ title }) => title.zh === TITLE.zh)?.id ?? '';
    for (const lang of LANGS) {
      const guest = await enter({ lang, size: lang === 'en' ? 'phone' : 'desktop' });
      await open(guest, inLang(lang, '/news'));
      await guest.getByRole('link', { name: TITLE[lang] }).click();
      await expect(guest.getByRole('heading', { level: 1, name: TITLE[lang] })).toBeVisible();
      await expectGood(guest);
    }
    const guest = await enter();
    await open(guest, `/news/${id}`);
    const article = guest.getByRole('article');
    await expect(article.getByRole('heading', { level: 2, name: '新站点' })).toBeVisible();
    await expect(article.locator('strong')).toHaveText('北门');
    await expect(article.getByText('下车，步行三分钟。<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(article.getByRole('listitem').filter({ hasText: '首班' })).toHaveText('首班 07:30，末班 18:30');
    await expect(article.getByRole('img', { name: '北门站点示意图' })).toBeVisible();
    expect(await article.locator('script, iframe, u, [style*=red], [onclick]').count()).toBe(0);

    await desk.getByRole('button', { name: t('withdraw'), exact: true }).click();
    await expect(desk.getByRole('button', { name: t('publish'), exact: true })).toBeVisible();
    const gone = await guest.request.get(`/news/${id}`);
    expect(gone.status()).toBe(404);
  },
);

for (const lang of LANGS)
  test(`a guest finds a programme and writes to the organizer (${lang})`, async ({ enter }) => {
    const say = translator(suggestionTexts, lang);
    const page = await enter({ lang, size: lang === 'en' ? 'phone' : 'desktop' });
    await open(page, inLang(lang, '/programmes'));
    await expectGood(page);
    await page.getByRole('listitem').getByRole('heading', { level: 3 }).first().getByRole('link').click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: translator(contentTexts, lang)('calendar') }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.ics$/);
    await expectGood(page);
    await open(page, inLang(lang, '/suggest'));
    await page.getByRole('button', { name: say('send'), exact: true }).click();
    await expect(page.getByRole('textbox', { name: say('text') })).toBeFocused();
    await page.getByRole('textbox', { name: say('text') }).fill(`地图打不开 ${lang}`);
    await expectGood(page);
    await passHumanCheck(page, () => page.getByRole('button', { name: say('send'), exact: true }).click());
    await expect(page.getByRole('heading', { name: say('sentTitle') })).toBeVisible();
    await expectGood(page);
  });
