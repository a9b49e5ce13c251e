import {
  get as announcementOf,
  remove as removeAnnouncement,
  save as saveAnnouncement,
} from '@fairbridge/contract/announcement/announcement.calls.ts';
import { remove as removeArticle } from '@fairbridge/contract/article/article.calls.ts';
import { discard as discardTyped, list as unfinished } from '@fairbridge/contract/autosave/autosave.calls.ts';
import type { AutosaveKind } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import {
  discard as discardPage,
  get as pageOf,
  getQuestions,
  save as savePage,
  saveQuestions,
} from '@fairbridge/contract/page/page.calls.ts';
import {
  change as changeProgramme,
  create as createProgramme,
  get as programmeOf,
  remove as removeProgramme,
} from '@fairbridge/contract/programme/programme.calls.ts';
import { richOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Locator, Page } from '@playwright/test';
import { announcementTexts } from '../web/app/domains/announcement/announcement.texts.ts';
import { questionEditorTexts } from '../web/app/domains/questionnaire/question-editor.texts.ts';
import { editingTexts } from '../web/app/editing/editing.texts.ts';
import { deskTexts } from '../web/app/components/content/desk.texts.ts';
import { homeConfigTexts } from '../web/app/components/home/home-config.texts.ts';
import { sessionDialogsTexts } from '../web/app/shell/session-dialogs.texts.ts';
import { dialogActionsTexts } from '../web/app/ui/dialog-actions.texts.ts';
import { clientOf, type Client } from './client.ts';
import { expect, expectGood, guardOf, inLang, open, test } from './fixtures.ts';
import { keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';

// the first to log in waits for a code, and other tests ask for theirs
test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 30_000 });

const EDITOR = 'editor@fair.example';
const kept = (page: Page) => page.locator('main [data-saving=kept]').first();
const named = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]`);
const desk = (lang: Lang) => translator(deskTexts, lang);
const COLLEAGUE = 'words of a colleague';

/** A record that several may have open: who saved it meanwhile, and what stands in it in the end. */
type Shared = {
  save: string;
  /** A colleague saves the same record, in words of their own. */
  meanwhile: (client: Client) => Promise<unknown>;
  /** Have both written the same part, so that somebody chooses? */
  asks: boolean;
  /** The record, as one text. */
  stands: (client: Client) => Promise<unknown>;
};

/** A form of the console, as it is walked: whatever is typed into it stays, until it is saved or given up. */
type Form = {
  lang: Lang;
  size: 'desktop' | 'phone';
  kind: AutosaveKind;
  address: string;
  /** A field of words. */
  field: (page: Page) => Locator;
  /** Leads elsewhere; the link above the form, where there is one. */
  leave?: (page: Page) => Locator;
  /** What others would stumble over is not saved here. */
  shared?: Shared;
};
/** The record is made, or put as it was, for the walk, and put back after it. */
type Walk = (client: Client) => Promise<{ form: Form; restore: () => Promise<unknown> }>;

const says = (field: Locator): Promise<string> =>
  field.evaluate((control) =>
    control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? control.value
      : (control.textContent ?? ''),
  );
const expectWords = (field: Locator, words: string): Promise<void> =>
  expect.poll(() => says(field), { timeout: 30_000 }).toContain(words);

async function putCaretAtEnd(page: Page, field: Locator): Promise<void> {
  await field.click();
  await page.keyboard.press('Control+End');
}

async function type(page: Page, field: Locator, words: string): Promise<void> {
  await putCaretAtEnd(page, field);
  await page.keyboard.type(words);
}

const SESSION = 'fairbridge.session';
const ASIDE = 'test.session';

/**
 * Types where the caret stands as the session of the browser ends, both at one moment: before it the words could be kept already, after it the
 * log-in could stand over the form.
 */
async function typeAsSessionEnds(page: Page, words: string): Promise<void> {
  await page.evaluate(
    ({ typed, key, aside }) => {
      const now = localStorage.getItem(key) ?? '';
      localStorage.setItem(aside, now);
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(now), token: 'ended' }));
      // other windows are told by the browser
      window.dispatchEvent(new StorageEvent('storage', { key }));
      document.execCommand('insertText', false, typed);
    },
    { typed: words, key: SESSION, aside: ASIDE },
  );
}

/** Somebody has logged in again, in another window. */
async function putSessionBack(elsewhere: Page): Promise<void> {
  await elsewhere.evaluate(({ key, aside }) => localStorage.setItem(key, localStorage.getItem(aside) ?? ''), {
    key: SESSION,
    aside: ASIDE,
  });
}

/** A reload, a session that ends while somebody types, a second window: every word is there again. */
async function keepsWords(page: Page, { lang, address, field }: Form): Promise<void> {
  const editing = translator(editingTexts, lang);
  await open(page, inLang(lang, address));
  await type(page, field(page), ' first');
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expectWords(field(page), ' first');
  await expect(page.getByRole('button', { name: editing('drop'), exact: true })).toBeVisible();
  await expectGood(page);

  const second = await page.context().newPage();
  // a new record has an id of its own in the address
  await open(second, page.url());
  await expectWords(field(second), ' first');
  await page.bringToFront();
  await putCaretAtEnd(page, field(page));
  await typeAsSessionEnds(page, ' second');
  const over = page.getByRole('dialog', { name: translator(sessionDialogsTexts, lang)('expiredTitle') });
  await expect(over).toBeVisible();
  await expectWords(field(page), ' first second');
  await putSessionBack(second);
  await expect(over).toHaveCount(0);
  await expectWords(field(page), ' first second');
  await expect(kept(page)).toBeVisible();
  await second.reload();
  await expectWords(field(second), ' first second');
  await second.close();
}

const backLink = (page: Page): Locator =>
  page
    .locator('main')
    .getByRole('link', { name: /^(返回|Back to)/ })
    .first();

/** Who leaves is asked: stays, and may give up what was typed. */
async function leaves(page: Page, { lang, field, leave = backLink }: Form, act: 'stay' | 'discard'): Promise<void> {
  const editing = translator(editingTexts, lang);
  await leave(page).click();
  const leaving = page.getByRole('dialog', { name: editing('leaveTitle') });
  if (act === 'stay') await expectGood(page);
  await leaving.getByRole('button', { name: editing(act) }).click();
  await expect(leaving).toHaveCount(0);
  if (act === 'stay') await expectWords(field(page), ' first second');
}

/** A colleague saves meanwhile: the words of both are there, or both sides stand to choose from. */
async function isShared(page: Page, lang: Lang, { save, meanwhile, asks, stands }: Shared, client: Client) {
  const press = () => page.locator('main').getByRole('button', { name: save, exact: true }).click();
  await meanwhile(client);
  await press();
  if (asks) {
    const asked = page.getByRole('alert').filter({ hasText: COLLEAGUE });
    await expect(asked).toContainText(' first second');
    await expectGood(page);
    await asked
      .getByRole('button', { name: new RegExp(translator(editingTexts, lang)('keepOf', { label: '.*' })) })
      .click();
    await press();
  }
  await expect(page.locator('main [data-saving]')).toHaveCount(0);
  const now = JSON.stringify(await stands(client));
  expect([now.includes('first second'), now.includes(COLLEAGUE)]).toEqual([true, !asks]);
}

const nothing = (): Promise<unknown> => Promise.resolve();

const aPage: Walk = async (client) => {
  const page = 'visitorHandbook';
  const clear = async (): Promise<unknown> => {
    const { draft } = await client.call(pageOf, { page });
    return client.call(discardPage, { page, revision: draft.revision });
  };
  await clear();
  const shared: Shared = {
    save: desk('zh')('saveDraft'),
    meanwhile: async () => {
      const { draft } = await client.call(pageOf, { page });
      await client.call(savePage, { page, revision: draft.revision, body: { ...draft.body, en: richOf(COLLEAGUE) } });
    },
    asks: false,
    stands: async () => (await client.call(pageOf, { page })).draft.body,
  };
  const field = (at: Page) => at.getByRole('textbox', { name: desk('zh')('bodyZh') });
  const address = `/organizer/pages/${page}`;
  return { form: { lang: 'zh', size: 'desktop', kind: 'page', address, field, shared }, restore: clear };
};

const theQuestions: Walk = async (client) => {
  const { list } = await client.call(getQuestions, {});
  const write = async (next: typeof list): Promise<unknown> => {
    const { version } = await client.call(getQuestions, {});
    return client.call(saveQuestions, { version, list: next });
  };
  const shared: Shared = {
    save: desk('en')('Save'),
    meanwhile: () =>
      write(list.map((one, at) => (at === 0 ? { ...one, answer: { ...one.answer, en: COLLEAGUE } } : one))),
    asks: true,
    stands: async () => (await client.call(getQuestions, {})).list,
  };
  const field = (page: Page) => named(page, 'list.0.answer.en');
  const address = '/organizer/pages/questions';
  return {
    form: { lang: 'en', size: 'phone', kind: 'questions', address, field, shared },
    restore: () => write(list),
  };
};

const anEvent: Walk = async (client) => {
  const written = {
    kind: 'other' as const,
    title: { zh: '不丢字的活动', en: 'An event that loses nothing' },
    // behind all others, which tests read
    startsAt: '2030-03-12T02:00:00.000Z',
    endsAt: '2030-03-12T03:00:00.000Z',
  };
  const { id } = await client.call(createProgramme, written);
  const shared: Shared = {
    save: desk('en')('Save'),
    meanwhile: async () => {
      const { version } = await client.call(programmeOf, { id });
      await client.call(changeProgramme, { ...written, id, version, place: { zh: '', en: COLLEAGUE } });
    },
    asks: false,
    stands: () => client.call(programmeOf, { id }),
  };
  const field = (page: Page) => named(page, 'description.en');
  const address = `/organizer/programmes/${id}`;
  return {
    form: { lang: 'en', size: 'phone', kind: 'programme', address, field, shared },
    restore: () => client.call(removeProgramme, { id }),
  };
};

const anAnnouncement: Walk = async (client) => {
  const written = {
    title: { zh: '不丢字的公告', en: '' },
    body: { zh: '正文', en: '' },
    audience: { people: 'admins' as const },
  };
  const { id } = await client.call(saveAnnouncement, { id: null, version: null, form: written });
  const stands = () => client.call(announcementOf, { id });
  const shared: Shared = {
    save: translator(announcementTexts, 'zh')('save'),
    meanwhile: async () => {
      const { version } = await stands();
      const form = { ...written, title: { zh: written.title.zh, en: COLLEAGUE } };
      await client.call(saveAnnouncement, { id, version, form });
    },
    asks: false,
    stands,
  };
  const field = (page: Page) => named(page, 'body.zh');
  const address = `/organizer/announcements/${id}`;
  return {
    form: { lang: 'zh', size: 'desktop', kind: 'announcement', address, field, shared },
    restore: async () => {
      const { version } = await stands();
      await client.call(removeAnnouncement, { id, version });
    },
  };
};

/** A form that is walked without being saved: what it would change is read by other tests. */
const unsaved =
  (form: Form): Walk =>
  () =>
    Promise.resolve({ form, restore: nothing });

const WALKS: Readonly<Record<string, Walk>> = {
  'a page': aPage,
  'the questions': theQuestions,
  'an event': anEvent,
  'an announcement': anAnnouncement,
  'a new question of a questionnaire': unsaved({
    lang: 'zh',
    size: 'phone',
    kind: 'question',
    address: '/organizer/questionnaire/new?site=visit',
    field: (page) => {
      const t = translator(questionEditorTexts, 'zh');
      return page.getByRole('main').getByLabel(t('zh', { label: t('questionTitle') }));
    },
  }),
  'a new rule': unsaved({
    lang: 'en',
    size: 'desktop',
    kind: 'complianceRule',
    address: '/organizer/compliance/new?keyword=atrazine',
    field: (page) => named(page, 'note.en'),
  }),
  'a new theme': unsaved({
    lang: 'zh',
    size: 'phone',
    kind: 'collection',
    address: '/organizer/home/collections/new',
    field: (page) => named(page, 'introduction.zh'),
  }),
  'a new link': unsaved({
    lang: 'en',
    size: 'desktop',
    kind: 'pageLink',
    address: '/organizer/home/links/new?place=handbook',
    field: (page) => named(page, 'title.en'),
  }),
  'the sections of the home page': unsaved({
    lang: 'en',
    size: 'desktop',
    kind: 'homeSections',
    address: '/organizer/home/sections',
    field: (page) => page.getByLabel(translator(homeConfigTexts, 'en')('titleEn')).first(),
    leave: (page) => page.getByRole('link', { name: translator(homeConfigTexts, 'en')('featured'), exact: true }),
  }),
};

/** Forgets what the caller has typed into forms of a kind. */
async function forgetTyped(client: Client, kind: AutosaveKind, address: string): Promise<void> {
  const { list } = await client.call(unfinished, { kind });
  const slots = [...list.map(({ slot }) => slot), address.split('/').at(-1) ?? '', 'all'];
  for (const slot of slots) if (/^[A-Za-z0-9-]{3,}$/.test(slot)) await client.call(discardTyped, { kind, slot });
}

for (const [name, walk] of Object.entries(WALKS))
  test(`${name} keeps what is typed: reload, ended session, second window, second person`, async ({ enter }) => {
    const staff = await staffSession(EDITOR);
    const client = clientOf(staff.token);
    const { form, restore } = await walk(client);
    const { lang, size, kind, address, shared } = form;
    await forgetTyped(client, kind, address);
    const page = await enter({ lang, size });
    // the session that ends, and the colleague who was faster
    for (const provoked of [/^401 /, /^409 POST /]) guardOf(page).allow(provoked);
    await keepSession(page, staff);
    try {
      await keepsWords(page, form);
      await leaves(page, form, 'stay');
      if (shared === undefined) await leaves(page, form, 'discard');
      else await isShared(page, lang, shared, client);
    } finally {
      await forgetTyped(client, kind, address);
      await restore();
    }
  });

test('news in both languages is public by seven presses of the mouse', async ({ enter }) => {
  const t = desk('zh');
  const staff = await staffSession(EDITOR);
  const page = await enter();
  await keepSession(page, staff);
  await page.addInitScript(() => {
    window.addEventListener('mousedown', () => (document.documentElement.dataset['presses'] += 'I'), true);
  });
  await open(page, '/organizer');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('news'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('news'));
  await page.getByRole('link', { name: t('newArticle'), exact: true }).click();
  for (const field of [named(page, 'title.zh'), named(page, 'title.en')]) await type(page, field, 'Seven presses');
  for (const label of ['bodyZh', 'bodyEn'] as const)
    await type(page, page.getByRole('textbox', { name: t(label) }), 'Seven presses');
  await page.getByRole('button', { name: t('publish'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('withdraw'), exact: true })).toBeVisible();
  const presses = await page.evaluate(() => document.documentElement.dataset['presses']);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await clientOf(staff.token).call(removeArticle, { id });
  expect(presses?.replace('undefined', '')).toBe('I'.repeat(7));
});

test('what stands on the screen of a page is what its question shows, with the words about it', async ({ enter }) => {
  const t = desk('zh');
  const staff = await staffSession(EDITOR);
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
    await expectGood(page);
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
