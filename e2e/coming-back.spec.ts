import { SECTION_FACTS } from '@fairbridge/contract/exhibition/home-section.shapes.ts';
import { ids as followedIds } from '@fairbridge/contract/follow/follow.calls.ts';
import { list as notices } from '@fairbridge/contract/notice/notice.calls.ts';
import { list as savedList } from '@fairbridge/contract/search/saved-search.calls.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import { muteTexts } from '../web/app/components/recommendation/mute.texts.ts';
import { recommendationTexts } from '../web/app/components/recommendation/recommendation.texts.ts';
import { saveSearchTexts } from '../web/app/components/search/save-search.texts.ts';
import { savedSearchTexts } from '../web/app/components/search/saved-search.texts.ts';
import { suggestionTexts } from '../web/app/shell/search-suggestions.texts.ts';
import { DEMO, expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { runNow } from './jobs.ts';
import { outbox, readMail } from './outbox.ts';
import { ownExhibits } from './own-exhibits.ts';
import { keepSession, newVisitor } from './registered.ts';

// each must find its own exhibit alone to be new
test.describe.configure({ mode: 'default', timeout: 180_000 });

const CODE = 'glufosinate-ammonium';
const NAMES = {
  zh: { zh: '端到端草铵膦新品', en: 'Journey glufosinate one' },
  en: { zh: '端到端草铵膦二号', en: 'Journey glufosinate two' },
} as const;
const keywordOf = (lang: Lang): string => (lang === 'zh' ? '草铵膦' : 'glufosinate-ammonium');

for (const lang of LANGS) {
  test(`a buyer keeps a search, follows an ingredient, and hears of a new exhibit (${lang})`, async ({
    enter,
    apiAs,
  }) => {
    const [saved, like, shell] = [
      translator(savedSearchTexts, lang),
      translator(recommendationTexts, lang),
      translator(suggestionTexts, lang),
    ];
    const buyer = await newVisitor('coming.back');
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    await keepSession(page, buyer.session);

    // keeps what was searched, and follows the one ingredient it is filtered by
    const asked = new URLSearchParams({ keyword: keywordOf(lang), ingredient: CODE });
    await open(page, inLang(lang, `/find/product?${asked}`));
    const dialog = page.getByRole('dialog');
    await expect(async () => {
      // it comes with a part of its own, which may be a moment later than the page; once it is open nothing behind it can be pressed
      if (!(await dialog.isVisible()))
        await page.getByRole('button', { name: translator(saveSearchTexts, lang)('keep') }).click({ timeout: 1_000 });
      await expect(dialog).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await dialog.getByRole('textbox', { name: saved('name') }).fill('E2E');
    await expectGood(page);
    await dialog.getByRole('button', { name: saved('Save'), exact: true }).click();
    await expect(page.getByText(saved('saved'))).toBeVisible();
    const button = page
      .getByRole('main')
      .getByRole('button', { name: followButton(lang) })
      .first();
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await buyer.client.call(followedIds, {})).ingredients).toEqual([CODE]);
    expect((await buyer.client.call(savedList, {})).list.map(({ name, alert }) => [name, alert])).toEqual([
      ['E2E', 'daily'],
    ]);

    // the empty box offers what was just searched
    await open(page, inLang(lang, '/search-list'));
    const box = page.getByRole('main').getByRole('combobox');
    await box.focus();
    await expect(
      page
        .getByRole('group', { name: shell('recentSearches') })
        .getByRole('option')
        .first(),
    ).toHaveText(keywordOf(lang));
    await expectGood(page);

    // an exhibitor publishes: it is told by e-mail and by a notice, and stands in both rooms
    const exhibits = ownExhibits(await apiAs(DEMO.exhibitor, 'actor'), 'follow');
    const id = await exhibits.publish(NAMES[lang]);
    try {
      await runNow('digest.send');
      // the digest speaks the visitor's own language, which is that of the registration
      const mail = await readMail(({ to, subject }) => to === buyer.email && isDigest(subject));
      expect(mail.text).toContain(NAMES[lang].zh);
      await expect
        .poll(async () => {
          const { list } = await buyer.client.call(notices, { kind: 'follow' });
          return list.filter(({ link }) => link === '/personal/follows').length;
        })
        .toBe(1);
      await open(page, inLang(lang, '/personal/searches'));
      await expect(page.getByText(saved('fresh', { count: 1 }))).toBeVisible();
      await expectGood(page);
      await open(page, inLang(lang, '/personal/follows'));
      await expect(page.getByRole('link', { name: NAMES[lang][lang] })).toBeVisible();
      await expectGood(page);
    } finally {
      await exhibits.remove(id);
    }
    // what is gone is not new any more
    await page.reload();
    await expect(page.getByRole('button', { name: followButton(lang) }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: NAMES[lang][lang] })).toHaveCount(0);

    // a recommendation that is not wanted goes, and comes back
    await open(page, inLang(lang, '/'));
    const section = page.getByRole('region', { name: SECTION_FACTS.youMayLike.title[lang] });
    const mute = section.getByRole('button', { name: muteNamed(lang) }).first();
    await mute.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: translator(muteTexts, lang)('product') })
      .click();
    await expect(section.getByText(like('muted'))).toBeVisible();
    await section.getByRole('button', { name: like('Undo') }).click();
    await expect(section.getByText(like('muted'))).toHaveCount(0);
    await expectGood(page);
    expect(outbox().filter(({ to, subject }) => to === buyer.email && isDigest(subject)).length).toBe(1);
  });
}

const followButton = (lang: Lang): RegExp =>
  new RegExp(lang === 'zh' ? '关注 ?草铵膦' : 'Follow(ing)? ?glufosinate-ammonium', 'i');
const muteNamed = (lang: Lang): RegExp => (lang === 'zh' ? /^不感兴趣：/ : /^Not interested: /);

const isDigest = (subject: string): boolean => /您关心的新内容|updates? for you/.test(subject);
