import { discard as discardTyped } from '@fairbridge/contract/autosave/autosave.calls.ts';
import type { AutosaveKind } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import {
  discard as discardPage,
  get as pageOf,
  getQuestions,
  save as savePage,
  saveQuestions,
} from '@fairbridge/contract/page/page.calls.ts';
import { richOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Locator, Page } from '@playwright/test';
import { editingTexts } from '../web/app/editing/editing.texts.ts';
import { deskTexts } from '../web/app/parts/content/desk.texts.ts';
import { sessionDialogsTexts } from '../web/app/shell/session-dialogs.texts.ts';
import { dialogActionsTexts } from '../web/app/ui/dialog-actions.texts.ts';
import { clientOf, type Client } from './client.ts';
import { expect, expectGood, guardOf, inLang, open, test } from './fixtures.ts';
import { keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';

// the first to log in waits for a code, and other tests ask for theirs
test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 30_000 });

const kept = (page: Page) => page.locator('main [data-saving=kept]').first();
const desk = (lang: Lang) => translator(deskTexts, lang);

/** A form of the console, as it is walked: whatever is typed into it stays, until it is saved. */
type Form = {
  lang: Lang;
  size: 'desktop' | 'phone';
  email: string;
  kind: AutosaveKind;
  slot: string;
  address: string;
  /** A field of words. */
  field: (page: Page) => Locator;
  save: string;
  /** What a colleague saves meanwhile into the same record, in their own words; and whether somebody has to choose then. */
  meanwhile: (client: Client) => Promise<void>;
  asks: boolean;
  /** What stands in the record in the end, as one text. */
  stands: (client: Client) => Promise<string>;
  /** Where the screen stands once it is saved; here, where it stays. */
  after?: RegExp;
};
const COLLEAGUE = 'words of a colleague';

const says = (field: Locator): Promise<string> =>
  field.evaluate((control) =>
    control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? control.value
      : (control.textContent ?? ''),
  );
const expectWords = (field: Locator, words: string): Promise<void> =>
  expect.poll(() => says(field), { timeout: 30_000 }).toContain(words);

async function type(page: Page, field: Locator, words: string): Promise<void> {
  await field.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

/** The browser as it is once its session has ended, or somebody has logged in again: told by another window. */
async function putSession(elsewhere: Page, change: { ended: boolean }): Promise<void> {
  await elsewhere.evaluate(({ ended }) => {
    const key = 'fairbridge.session';
    const kept = 'test.session';
    const now = localStorage.getItem(key) ?? '';
    if (ended) {
      localStorage.setItem(kept, now);
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(now), token: 'ended' }));
    } else localStorage.setItem(key, localStorage.getItem(kept) ?? '');
  }, change);
}

async function walk(page: Page, form: Form, client: Client): Promise<void> {
  const editing = translator(editingTexts, form.lang);
  const field = form.field(page);
  await open(page, inLang(form.lang, form.address));
  await type(page, field, ' first');
  await expect(kept(page)).toBeVisible();

  // a reload
  await page.reload();
  await expectWords(field, ' first');
  await expect(page.getByRole('button', { name: editing('drop'), exact: true })).toBeVisible();
  await expectGood(page);

  // a session that ends while somebody types, and another one that begins
  const second = await page.context().newPage();
  await open(second, inLang(form.lang, form.address));
  await expectWords(form.field(second), ' first');
  await page.bringToFront();
  // before it ends: the log-in stands over the form then, and keys would go there
  await type(page, field, ' second');
  await putSession(second, { ended: true });
  const over = page.getByRole('dialog', { name: translator(sessionDialogsTexts, form.lang)('expiredTitle') });
  await expect(over).toBeVisible();
  await putSession(second, { ended: false });
  await expect(over).toHaveCount(0);
  await expectWords(field, ' first second');
  await expect(kept(page)).toBeVisible();

  // the second window of the same person
  await second.reload();
  await expectWords(form.field(second), ' first second');
  await second.close();

  // who leaves may stay
  await page
    .locator('main')
    .getByRole('link', { name: new RegExp(`^${desk(form.lang)('back')}`) })
    .click();
  const leaving = page.getByRole('dialog', { name: editing('leaveTitle') });
  await expectGood(page);
  await leaving.getByRole('button', { name: editing('stay') }).click();
  await expectWords(field, ' first second');

  // a colleague saves the same record
  await form.meanwhile(client);
  await page.locator('main').getByRole('button', { name: form.save, exact: true }).click();
  const asked = page.getByRole('alert').filter({ hasText: COLLEAGUE });
  if (form.asks) {
    await expect(asked).toContainText(' first second');
    await expectGood(page);
    await asked.getByRole('button', { name: new RegExp(editing('keepOf', { label: '.*' })) }).click();
    await page.locator('main').getByRole('button', { name: form.save, exact: true }).click();
  }
  if (form.after === undefined) await expect(page.locator('main [data-saving]')).toHaveCount(0);
  else await expect(page).toHaveURL(form.after);
  const now = await form.stands(client);
  expect(now).toContain(' first second');
  expect(now.includes(COLLEAGUE)).toBe(!form.asks);
}

const FORMS: Readonly<Record<string, Form>> = {
  'a page': {
    lang: 'zh',
    size: 'desktop',
    email: 'editor@fair.example',
    kind: 'page',
    slot: 'visitorHandbook',
    address: '/organizer/pages/visitorHandbook',
    field: (page) => page.getByRole('textbox', { name: desk('zh')('bodyZh') }),
    save: desk('zh')('saveDraft'),
    meanwhile: async (client) => {
      const { draft } = await client.call(pageOf, { page: 'visitorHandbook' });
      const body = { ...draft.body, en: richOf(COLLEAGUE) };
      await client.call(savePage, { page: 'visitorHandbook', revision: draft.revision, body });
    },
    asks: false,
    stands: async (client) => JSON.stringify((await client.call(pageOf, { page: 'visitorHandbook' })).draft.body),
  },
  'the questions': {
    lang: 'en',
    size: 'phone',
    email: 'editor@fair.example',
    kind: 'questions',
    slot: 'all',
    address: '/organizer/pages/questions',
    field: (page) => page.locator('main [name="list.0.answer.en"]'),
    save: desk('en')('save'),
    meanwhile: async (client) => {
      const { list, version } = await client.call(getQuestions, {});
      const [first, ...others] = list;
      if (first === undefined) throw new Error('the demo has no questions');
      const answer = { ...first.answer, en: COLLEAGUE };
      await client.call(saveQuestions, { version, list: [{ ...first, answer }, ...others] });
    },
    asks: true,
    stands: async (client) => JSON.stringify((await client.call(getQuestions, {})).list),
  },
};

/** What the demo has, put back in the end. */
const RESTORE: Readonly<Record<string, (client: Client) => Promise<() => Promise<unknown>>>> = {
  'a page': (client) => {
    const clear = async (): Promise<void> => {
      const { draft } = await client.call(pageOf, { page: 'visitorHandbook' });
      await client.call(discardPage, { page: 'visitorHandbook', revision: draft.revision });
    };
    return clear().then(() => clear);
  },
  'the questions': async (client) => {
    const { list } = await client.call(getQuestions, {});
    return async () => {
      const { version } = await client.call(getQuestions, {});
      await client.call(saveQuestions, { version, list });
    };
  },
};

for (const [name, form] of Object.entries(FORMS))
  test(`${name} keeps what is typed: reload, ended session, second window, second person (${form.lang})`, async ({
    enter,
  }) => {
    const staff = await staffSession(form.email);
    const client = clientOf(staff.token);
    const { kind, slot, lang, size } = form;
    await client.call(discardTyped, { kind, slot });
    const restore = await RESTORE[name]?.(client);
    const page = await enter({ lang, size });
    // the session that ends, and the colleague who was faster
    for (const provoked of [/^401 /, /^409 POST /]) guardOf(page).allow(provoked);
    await keepSession(page, staff);
    try {
      await walk(page, form, client);
    } finally {
      await client.call(discardTyped, { kind, slot });
      await restore?.();
    }
  });

test('what stands on the screen of a page is what its question shows and publishes, with the words about it', async ({
  enter,
}) => {
  const t = desk('zh');
  const staff = await staffSession('editor@fair.example');
  const client = clientOf(staff.token);
  const before = await client.call(pageOf, { page: 'about' });
  const page = await enter();
  await keepSession(page, staff);
  try {
    await open(page, '/organizer/pages/about');
    await page.getByLabel(t('changesZh')).fill('说明一处');
    await type(page, page.getByRole('textbox', { name: t('bodyZh') }), '未保存的一句');
    await expect(page.getByText(t('savedFirst'))).toBeVisible();
    await page.getByRole('button', { name: t('publishVersion'), exact: true }).click();
    const question = page.getByRole('dialog');
    await expect(question.locator('[data-difference=zh] ins').first()).toContainText('未保存的一句');
    await question.getByRole('button', { name: translator(dialogActionsTexts, 'zh')('cancel') }).click();
    await page.reload();
    await expectWords(page.getByRole('textbox', { name: t('bodyZh') }), '未保存的一句');
    await expect(page.getByLabel(t('changesZh'))).toHaveValue('说明一处');
    const { draft, version } = await client.call(pageOf, { page: 'about' });
    expect([version, draft.revision]).toEqual([before.version, before.draft.revision + 1]);
    await page.getByRole('button', { name: t('discard'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('discard'), exact: true })
      .click();
    await expect(page.getByText(t('nothingWritten'))).toBeVisible();
    expect((await client.call(pageOf, { page: 'about' })).draft.revision).toBe(0);
  } finally {
    await client.call(discardTyped, { kind: 'pageVersion', slot: 'about' });
  }
});
