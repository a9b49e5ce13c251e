import { logOn } from '@fairbridge/contract/login/login.calls.ts';
import type { SignedIn } from '@fairbridge/contract/account/account.shapes.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { questionEditorTexts } from '../web/app/domains/questionnaire/question-editor.texts.ts';
import { writtenAnswersTexts } from '../web/app/domains/questionnaire/written-answers.texts.ts';
import { questionnaireTexts } from '../web/app/domains/questionnaire/questionnaire.texts.ts';
import { clientOf } from './client.ts';
import { DEMO, DEMO_PASSWORD, expect, expectGood, guardOf, inLang, LANGS, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { staffSession } from './staff-session.ts';

// one account's answers are filled in, and one place's questions are edited
test.describe.configure({ mode: 'serial' });

const CHANGE = '/personal/questionnaire/change';

/** Opens pages as whoever has signed in by the API. */
async function enterAs(page: Page, { token, user }: Pick<SignedIn, 'token' | 'user'>): Promise<void> {
  await page.addInitScript(
    (session) => localStorage.setItem('fairbridge.session', session),
    JSON.stringify({ token, user }),
  );
}

const signInAs = async (page: Page, account: string, type: 'vis' | 'actor'): Promise<void> =>
  enterAs(page, await clientOf(null).call(logOn, { account, password: DEMO_PASSWORD, type }));

/** Words of the demo's questions that the tests read. */
const WORDS = {
  zh: {
    business: '贵公司的业务性质',
    other: '其他',
    role: '您在采购中的角色',
    none: '不参与采购',
    decide: '最终决定',
    volume: '贵公司年采购额',
    products: '您感兴趣的产品',
    group: '助剂',
    found: '除草',
    leaf: '除草剂',
    people: '同行人数',
  },
  en: {
    business: 'What is your company’s line of business?',
    other: 'Other',
    role: 'What is your role in purchasing?',
    none: 'I am not involved',
    decide: 'I decide',
    volume: 'What is your company’s annual purchasing volume?',
    products: 'Which products interest you?',
    group: 'Adjuvants and formulation aids',
    found: 'HERBI',
    leaf: 'Herbicides',
    people: 'How many people travel with you?',
  },
} as const;

for (const lang of LANGS) {
  if (lang === 'zh')
    test(`a visitor changes the questionnaire on a phone (${lang})`, async ({ enter }) => {
      const page = await enter({ lang, size: 'phone' });
      const t = translator(questionnaireTexts, lang);
      const words = WORDS[lang];
      await signInAs(page, DEMO.visitor, 'vis');
      await open(page, inLang(lang, CHANGE));
      const main = page.getByRole('main');
      const save = main.getByRole('button', { name: t('Save'), exact: true });
      const question = (name: string) => main.getByRole('group', { name });
      await expect(question(words.business)).toBeVisible();
      await expectGood(page);

      // a question that hangs on another one comes and goes, and says so
      await question(words.role).getByRole('radio', { name: words.none }).check();
      await expect(question(words.volume)).toHaveCount(0);
      await question(words.role).getByRole('radio', { name: words.decide }).check();
      await expect(question(words.volume)).toBeVisible();
      await expect(main.getByText(t('appeared', { titles: words.volume }))).toHaveCount(1);

      // an option that asks for words needs them
      await question(words.business).getByRole('radio', { name: words.other, exact: true }).check();
      const specify = question(words.business).getByRole('textbox');
      await specify.fill('');
      await save.click();
      await expect(question(words.business).getByRole('alert')).toContainText(
        lang === 'zh' ? '请填写' : 'Please specify',
      );
      await expectGood(page);
      await specify.fill(lang === 'zh' ? '农业合作社' : 'Farm cooperative');

      // the tree: found by a word, taken by the group, counted, taken back by its chip
      const products = question(words.products);
      const clear = products.getByRole('button', { name: t('clear') });
      if ((await clear.count()) > 0) await clear.click();
      await products.getByRole('searchbox').fill(words.found);
      await products.getByRole('checkbox', { name: words.leaf, exact: true }).check();
      await products.getByRole('searchbox').fill('');
      await products.getByText(words.group, { exact: true }).click();
      await products.getByRole('checkbox', { name: t('wholeGroup', { name: words.group }) }).check();
      await expect(products.getByText(/\b(\d+) (\/|of) 80/)).toBeVisible();
      await products.getByRole('button', { name: t('remove', { name: words.leaf }) }).click();
      await expect(products.getByRole('button', { name: t('remove', { name: words.leaf }) })).toHaveCount(0);

      // what is not sent outlives a reload
      await main.getByLabel(words.people).fill('7');
      await page.reload();
      await expect(main.getByText(t('restored'))).toBeVisible();
      await expect(main.getByLabel(words.people)).toHaveValue('7');
      await main.getByLabel(words.people).fill('1.5');
      await save.click();
      await expect(main.getByText(lang === 'zh' ? '请输入整数' : 'Please enter a whole number')).toBeVisible();
      await main.getByLabel(words.people).fill('7');
      await expectGood(page);
      await save.click();
      await expect(page.getByText(t('saved'))).toBeVisible();
      await page.reload();
      await expect(main.getByText(t('restored'))).toHaveCount(0);
      await expect(main.getByLabel(words.people)).toHaveValue('7');
      await expect(question(words.business).getByRole('textbox')).toHaveValue(
        lang === 'zh' ? '农业合作社' : 'Farm cooperative',
      );
    });
}

for (const lang of LANGS)
  test(`what people wrote is read, searched and saved as a sheet (${lang})`, async ({ enter }) => {
    const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
    const [t, of] = [translator(writtenAnswersTexts, lang), translator(questionEditorTexts, lang)];
    await enterAs(page, await staffSession(STAFF.editor));
    await open(page, inLang(lang, '/organizer/questionnaire'));
    const main = page.getByRole('main');
    await main.getByRole('link', { name: of('readWrittenOf', { name: WORDS[lang].business }), exact: true }).click();
    await expect(page).toHaveURL(inLang(lang, '/organizer/questionnaire/businessType/written'));
    // the test before wrote it
    const row = main.getByRole('row').filter({ hasText: '农业合作社' });
    await expect(row).toContainText(WORDS[lang].other);
    await expectGood(page);
    const search = main.getByRole('searchbox', { name: t('search') });
    await search.fill('合作');
    await search.press('Enter');
    await expect(page).toHaveURL(/keyword=/);
    await expect(row).toBeVisible();
    await search.fill('nobody wrote this');
    await search.press('Enter');
    await expect(main.getByText(t('nothing'))).toBeVisible();
    const saved = page.waitForEvent('download');
    await main.getByRole('button', { name: t('exportAll'), exact: true }).click();
    expect((await saved).suggestedFilename()).toBe(lang === 'zh' ? '问卷回答.xlsx' : 'answers.xlsx');
    await main.getByRole('link', { name: t('back'), exact: true }).click();
    await expect(page).toHaveURL(inLang(lang, '/organizer/questionnaire'));
  });

test('an employee answers the exhibitor’s questionnaire', async ({ enter }) => {
  const page = await enter({ lang: 'en' });
  const t = translator(questionnaireTexts, 'en');
  await signInAs(page, DEMO.staff, 'actor');
  await open(page, `/en${CHANGE}`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('exhibitorTitle'));
  await main.getByRole('checkbox', { name: 'Find new buyers' }).check();
  await main.getByLabel('How many of you work at the booth?').fill('4');
  await main
    .getByRole('group', { name: 'Do you need an interpreter at the booth?' })
    .getByRole('radio', { name: 'Yes' })
    .check();
  // the answer of an earlier try is kept, and would be enough
  await main.getByRole('checkbox', { name: 'English' }).uncheck();
  await main.getByRole('button', { name: t('Save'), exact: true }).click();
  await expect(main.getByRole('group', { name: 'Which languages do you need?' }).getByRole('alert')).toHaveText(
    'Please answer this question',
  );
  await expectGood(page);
  await main.getByRole('checkbox', { name: 'English' }).check();
  await main.getByRole('button', { name: t('Save'), exact: true }).click();
  await expect(page.getByText(t('saved'))).toBeVisible();
});

/** Makes a question with two options in the editor, and leaves the page on the list. */
async function makeQuestion(page: Page, lang: Lang, title: { zh: string; en: string }): Promise<void> {
  const t = translator(questionEditorTexts, lang);
  const main = page.getByRole('main');
  await main.getByLabel(t('zh', { label: t('questionTitle') })).fill(title.zh);
  await main.getByLabel(t('en', { label: t('questionTitle') })).fill(title.en);
  await main.getByRole('button', { name: t('paste') }).click();
  const dialog = page.getByRole('dialog', { name: t('pasteTitle') });
  await dialog.getByRole('textbox').fill('展位太远 | Too far to walk\n排队太久 | Queues too long');
  await dialog.getByRole('button', { name: t('pasteDo', { count: 2 }) }).click();
}

test('the organizer adds a conditional question, a visitor with an old form is told and sees it', async ({ enter }) => {
  const [console_, phone] = [await enter({ lang: 'zh' }), await enter({ lang: 'zh', size: 'phone' })];
  const [t, v] = [translator(questionEditorTexts, 'zh'), translator(questionnaireTexts, 'zh')];
  const title = { zh: `哪里不方便 ${Date.now()}`, en: `What was inconvenient ${Date.now()}` };

  // the visitor has begun to fill in the survey
  await signInAs(phone, DEMO.visitor, 'vis');
  await open(phone, `${CHANGE}?site=visit`);
  const form = phone.getByRole('main');
  await form.getByRole('radio', { name: '不满意', exact: true }).check();
  await form.getByRole('group', { name: '您是否会参加下一届' }).getByRole('radio', { name: '是' }).check();

  await enterAs(console_, await staffSession(STAFF.owner));
  await open(console_, '/organizer/questionnaire?site=visit');
  const main = console_.getByRole('main');
  await expect(main.getByText('您对本届展会的总体评价').first()).toBeVisible();
  await expectGood(console_);
  await main.getByRole('link', { name: t('add') }).click();
  await expect(console_).toHaveURL(/\/organizer\/questionnaire\/new\?site=visit&slot=/);
  await main.getByRole('button', { name: t('Save'), exact: true }).click();
  await expect(main.getByRole('alert').first()).toHaveText('此项必填');
  await makeQuestion(console_, 'zh', title);
  await main.getByLabel(t('conditionSource')).selectOption({ label: '您对本届展会的总体评价' });
  await main.getByRole('checkbox', { name: '不满意', exact: true }).check();
  // as the visitor will see it, in either language
  const live = main.getByRole('group', { name: t('live') });
  await expect(live.getByRole('radio', { name: '排队太久' })).toBeVisible();
  await live.getByRole('button', { name: t('English') }).click();
  await expect(live.getByRole('group', { name: title.en })).toBeVisible();
  await expectGood(console_);
  await main.getByRole('button', { name: t('Save'), exact: true }).click();
  await expect(console_).toHaveURL('/organizer/questionnaire?site=visit');
  await expect(main.getByRole('link', { name: title.zh, exact: true })).toBeVisible();

  guardOf(phone).allow(/^409 POST \/visitor\/v2\/questions\/saveQuestion$/);
  await form.getByRole('button', { name: v('Save'), exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('主办方刚刚修改了问卷');
  const added = form.getByRole('group', { name: title.zh });
  await expect(added).toBeVisible();
  await expect(form.getByRole('radio', { name: '不满意', exact: true })).toBeChecked();
  await added.getByRole('radio', { name: '展位太远' }).check();
  await expectGood(phone);
  await form.getByRole('button', { name: v('Save'), exact: true }).click();
  await expect(phone.getByText(v('saved'))).toBeVisible();

  // its kind stays now, and taking it off keeps the answer
  await main.getByRole('link', { name: title.zh, exact: true }).click();
  await expect(main.getByText(t('kindFixed', { count: 1 }))).toBeVisible();
  await expect(main.getByText(t('chosenBy', { count: 1 }))).toBeVisible();
  await main.getByRole('link', { name: t('back') }).click();
  const name = { name: title.zh };
  await main.getByRole('button', { name: t('up', name) }).click();
  await expect(console_.getByText(t('sorted', { ...name, place: 4 }))).toBeVisible();
  await main.getByRole('button', { name: t('retireOf', name) }).click();
  const dialog = console_.getByRole('dialog', { name: t('retireTitle') });
  await expectGood(console_);
  await dialog.getByRole('button', { name: t('retire') }).click();
  await expect(console_.getByText(t('retiredDone'))).toBeVisible();
  await phone.reload();
  await expect(form.getByRole('radio', { name: '不满意', exact: true })).toBeChecked();
  await expect(added).toHaveCount(0);
});
