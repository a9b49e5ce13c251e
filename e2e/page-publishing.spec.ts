import { get as getPage, save as savePage } from '@fairbridge/contract/page/page.calls.ts';
import { richOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { deskTexts } from '../web/app/components/content/desk.texts.ts';
import { dialogActionsTexts } from '../web/app/ui/dialog-actions.texts.ts';
import { clientOf } from './client.ts';
import { expect, expectGood, inLang, LANGS, open, test } from './fixtures.ts';
import { keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';

// the console sends its staff a code a minute at most, and other tests ask for theirs
test.describe.configure({ timeout: 420_000, mode: 'serial' });

/** Each language walks its own page, so that neither sees the other's versions. */
const PAGES = { zh: 'disclaimer', en: 'exhibitorHandbook' } as const;

for (const lang of LANGS)
  test(`a text people rely on is published after a question that shows what differs, and comes back (${lang})`, async ({
    enter,
  }) => {
    const t = translator(deskTexts, lang);
    const page = PAGES[lang];
    const session = await staffSession('editor@fair.example');
    const client = clientOf(session.token);
    const before = await client.call(getPage, { page });
    await client.call(savePage, {
      page,
      revision: before.draft.revision,
      body: { zh: richOf('本展会的展品信息由展商提供。'), en: before.body.en },
    });
    const desk = await enter({ lang, size: lang === 'en' ? 'phone' : 'desktop' });
    await keepSession(desk, session);
    await open(desk, inLang(lang, `/organizer/pages/${page}`));
    await desk.getByLabel(t('versionName')).fill('2026-11z');
    await desk.getByRole('button', { name: t('publishVersion') }).click();

    const question = desk.getByRole('dialog');
    await expect(question.locator('[data-difference=zh] ins').first()).toBeVisible();
    await expect(question.locator('[data-difference=en]').getByText(t('differenceNone'))).toBeVisible();
    await expect(question.getByRole('alert')).toContainText(t('onlyChinese'));
    const publish = question.getByRole('button', { name: t('publishNow', { version: '2026-11z' }) });
    await expect(publish).toBeDisabled();
    await expectGood(desk);
    await question.getByRole('button', { name: translator(dialogActionsTexts, lang)('cancel') }).click();
    expect((await client.call(getPage, { page })).version).toBe(before.version);

    await desk.getByRole('button', { name: t('publishVersion') }).click();
    await question.getByLabel(t('oneLanguage')).check();
    await publish.click();
    await expect.poll(async () => (await client.call(getPage, { page })).version).toBe('2026-11z');

    await desk.getByRole('button', { name: t('takeBackOf', { version: before.version }) }).click();
    await expect(desk.getByText(t('takenBack', { version: before.version }))).toBeVisible();
    const { version, draft } = await client.call(getPage, { page });
    expect([version, draft.body]).toEqual(['2026-11z', before.body]);
    await expectGood(desk);
  });
