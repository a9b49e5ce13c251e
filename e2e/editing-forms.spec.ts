import { discard } from '@fairbridge/contract/autosave/autosave.calls.ts';
import { employee, employees, resignEmployee, saveEmployee } from '@fairbridge/contract/exhibitor/employee.calls.ts';
import { own as scene, update as changeScene } from '@fairbridge/contract/hotspot/hotspot.calls.ts';
import { ownLatest, saveLatest } from '@fairbridge/contract/latest-products/latest-products.calls.ts';
import {
  create,
  own as post,
  update as changePost,
  withdrawChosen,
} from '@fairbridge/contract/newsfeed/newsfeed.calls.ts';
import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { own as visitor } from '@fairbridge/contract/visitor/own-visitor.calls.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Locator, Page } from '@playwright/test';
import { editingTexts } from '../web/app/editing/editing.texts.ts';
import { hotspotTexts } from '../web/app/domains/hotspot/hotspot.texts.ts';
import { ownPostTexts } from '../web/app/domains/newsfeed/own-post.texts.ts';
import { profileTexts } from '../web/app/domains/visitor/profile.texts.ts';
import { latestProductsTexts } from '../web/app/components/latest-products/latest-products.texts.ts';
import { begin, typeAsSessionEnds, field, kept, logInAgain, PROVOKED, publishChanges, sessionOf } from './editor.ts';
import { DEMO, expect, expectGood, goOffline, goOnline, guardOf, open, test } from './fixtures.ts';
import { newEmail, newMobile } from './outbox.ts';
import { ownScenes } from './own-scenes.ts';
import { newVisitor } from './registered.ts';

/** What is typed one after the other: the name of a field, and what stands in it then. */
type Step = readonly [name: string, typed: string];
type Steps = readonly [Step, Step, Step];

const press = (page: Page, name: string): Promise<void> =>
  page.locator('main').getByRole('button', { name, exact: true }).click();
const conflict = (page: Page, lang: Lang): Locator =>
  page.getByRole('alert', { name: translator(editingTexts, lang)('overlapsTitle', { count: 1 }) });

async function expectWords(page: Page, steps: readonly Step[]): Promise<void> {
  for (const [name, typed] of new Map(steps)) await expect(field(page, name)).toHaveValue(typed);
}

/** Types three times: a reload, a session that ends, no network with a killed tab, and a second window lose none of it. Answers the window that stays. */
async function losesNothing(page: Page, lang: Lang, steps: Steps): Promise<Page> {
  const [[first, one], [second, two], [third, three]] = steps;
  guardOf(page).allow(PROVOKED);
  guardOf(page).allow(/^409 POST /);
  await field(page, first).fill(one);
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expectWords(page, steps.slice(0, 1));
  await typeAsSessionEnds(page, () => field(page, second).fill(two));
  await logInAgain(page, lang);
  await expect(kept(page)).toBeVisible();
  await goOffline(page);
  await field(page, third).fill(three);
  await expect(page.locator('main [data-saving=offline]')).toBeVisible();
  const [address, context] = [page.url(), page.context()];
  await page.close();
  await goOnline(page);
  const again = await context.newPage();
  await open(again, address);
  await expectWords(again, steps);
  await expect(kept(again)).toBeVisible();
  await expectGood(again);
  const window = await context.newPage();
  await open(window, address);
  await expectWords(window, steps);
  await window.close();
  return again;
}

test('an employee keeps every word, and has those of another device too', async ({ enter, apiAs }) => {
  const t = translator(sharedTexts, 'zh');
  const { call } = await apiAs(DEMO.exhibitor, 'actor');
  const self = (await call(employees, { state: 'active' })).list.find((one) => one.self);
  const name = { zh: '周不忘', en: 'Zhou Buwang' };
  const contact = { email: newEmail('editing'), areaCode: '86', mobile: newMobile() };
  const position = { zh: '销售', en: '' };
  const { id } = await call(saveEmployee, { name, position, ...contact });
  try {
    const begun = await enter();
    await begin(begun, await sessionOf(DEMO.exhibitor));
    await open(begun, `/employee/${id}`);
    const page = await losesNothing(begun, 'zh', [
      ['name.zh', '周不忘记'],
      ['position.zh', '销售经理'],
      ['position.en', 'Sales manager'],
    ]);
    const { version } = await call(employee, { id });
    await call(saveEmployee, { id, version, name: { zh: name.zh, en: 'Zhou Bu Wang' }, position, ...contact });
    await press(page, t('Save'));
    await expect(page).toHaveURL('/my-employee-list');
    const after = await call(employee, { id });
    expect([after.name, after.position]).toEqual([
      { zh: '周不忘记', en: 'Zhou Bu Wang' },
      { zh: '销售经理', en: 'Sales manager' },
    ]);
  } finally {
    await call(resignEmployee, { id, toId: self?.id ?? '' });
  }
});

test('latest products keep every word, and name the colleague who changed the list meanwhile', async ({
  enter,
  apiAs,
}) => {
  const [t, editing] = [translator(latestProductsTexts, 'en'), translator(editingTexts, 'en')];
  const { call } = await apiAs(DEMO.exhibitor, 'actor');
  const before = await call(ownLatest, {});
  const written = {
    published: before.published,
    rows: before.rows,
    pictures: before.pictures.map(({ id }) => id),
  };
  const row = { name: { zh: '同事的新品', en: '' }, content: '', cas: '', packing: '', remark: '' };
  const at = before.rows.length;
  try {
    const begun = await enter({ lang: 'en', size: 'phone' });
    await begin(begun, await sessionOf(DEMO.staff));
    await open(begun, '/en/latest-products');
    await press(begun, t('addRow'));
    const page = await losesNothing(begun, 'en', [
      [`rows.${at}.name.en`, 'Nothing lost'],
      [`rows.${at}.packing`, '25 kg'],
      [`rows.${at}.remark`, 'MOQ 1 t'],
    ]);
    await call(saveLatest, { ...written, version: before.version, rows: [...before.rows, row] });
    const self = (await call(employees, { state: 'active' })).list.find((one) => one.self);
    await press(page, t('save'));
    const asked = conflict(page, 'en');
    await expect(asked).toContainText(`saved by ${self?.name.en ?? ''} on`);
    await expect(asked).toContainText('同事的新品');
    await expectGood(page);
    await asked.getByRole('button', { name: editing('keepOf', { label: t('rows') }) }).click();
    await press(page, t('save'));
    await expect(page.locator('main [data-saving]')).toHaveCount(0);
    expect((await call(ownLatest, {})).rows.at(-1)).toMatchObject({ packing: '25 kg', remark: 'MOQ 1 t' });
  } finally {
    await call(saveLatest, { ...written, version: (await call(ownLatest, {})).version });
    const staff = await apiAs(DEMO.staff, 'actor');
    await staff.call(discard, { kind: 'latest', slot: 'own' });
  }
});

test('a showcase keeps every word, and has those of a colleague too', async ({ enter, apiAs }) => {
  const t = translator(hotspotTexts, 'en');
  const scenes = await ownScenes(apiAs);
  const { call } = await apiAs(DEMO.exhibitor, 'actor');
  const name = '不丢字的展示';
  await scenes.clear(name);
  const id = await scenes.make(name);
  try {
    const begun = await enter({ lang: 'en' });
    await begin(begun, await sessionOf(DEMO.staff));
    await open(begun, `/en/hotspot-detail/1/${id}`);
    const page = await losesNothing(begun, 'en', [
      ['name.en', 'Nothing'],
      ['name.en', 'Nothing is'],
      ['name.en', 'Nothing is lost'],
    ]);
    const { version, name: stands, picture } = await call(scene, { id });
    await call(changeScene, { id, version, name: stands, picture: picture.id, recommended: true });
    await press(page, t('next'));
    await expect(page).toHaveURL(`/en/hotspot-detail/2/${id}`);
    const after = await call(scene, { id });
    expect([after.name, after.recommended]).toEqual([{ zh: name, en: 'Nothing is lost' }, true]);
  } finally {
    await scenes.clear(name);
  }
});

test('a post keeps every word, and has those of the company’s administrator too', async ({ enter, apiAs }) => {
  const t = translator(sharedTexts, 'zh');
  const [author, admin] = [await apiAs(DEMO.staff, 'actor'), await apiAs(DEMO.exhibitor, 'actor')];
  const { id, version } = await author.call(create, { lang: 'zh', text: '供应样品' });
  try {
    const begun = await enter({ size: 'phone' });
    await begin(begun, await sessionOf(DEMO.staff));
    await open(begun, `/opportunity-manage/publish?post=${id}`);
    const page = await losesNothing(begun, 'zh', [
      ['text', '供应样品，一'],
      ['text', '供应样品，一二'],
      ['text', '供应样品，一二三'],
    ]);
    await admin.call(changePost, { id, version, lang: 'en', text: '供应样品' });
    await press(page, t('Save'));
    await publishChanges(page, 'zh');
    await expect(page).toHaveURL('/opportunity-manage/list');
    const after = await author.call(post, { id });
    expect([after.text, after.lang]).toEqual(['供应样品，一二三', 'en']);
  } finally {
    await author.call(withdrawChosen, { ids: [id] });
  }
});

test('a new post keeps every word, and each window has one of its own', async ({ enter }) => {
  const t = translator(ownPostTexts, 'en');
  const editing = translator(editingTexts, 'en');
  const { email } = await newVisitor('editing-post');
  const begun = await enter({ lang: 'en' });
  await begin(begun, await sessionOf(email, 'vis'));
  await open(begun, '/en/opportunity-manage/publish');
  await expect(begun).toHaveURL(/slot=/);
  const page = await losesNothing(begun, 'en', [
    ['text', 'Looking'],
    ['text', 'Looking for'],
    ['text', 'Looking for samples'],
  ]);
  const other = await page.context().newPage();
  await open(other, '/en/opportunity-manage/publish');
  await expect(field(other, 'text')).toHaveValue('');
  await expect(other.getByRole('link', { name: editing('goOn', { title: 'Looking for samples' }) })).toBeVisible();
  await expectGood(other);
  await press(page, t('publish'));
  await expect(page).toHaveURL('/en/opportunity-manage/list');
  await other.reload();
  await expect(other.getByRole('link', { name: editing('goOn', { title: 'Looking for samples' }) })).toHaveCount(0);
});

test('a visitor’s own details keep every word, and what another window has saved', async ({ enter }) => {
  const [t, file] = [translator(profileTexts, 'zh'), translator(sharedTexts, 'zh')];
  const editing = translator(editingTexts, 'zh');
  const { email, client } = await newVisitor('editing-profile');
  const begun = await enter({ size: 'phone' });
  await begin(begun, await sessionOf(email, 'vis'));
  await open(begun, '/profile');
  await press(begun, t('editPerson'));
  const page = await losesNothing(begun, 'zh', [
    ['name', '王不忘'],
    ['position', '采购总监'],
    ['department', '采购部'],
  ]);
  // the company is saved in another window meanwhile
  const other = await page.context().newPage();
  await open(other, '/companyfile');
  await field(other, 'address').fill('人民路 1 号');
  await expect(kept(other)).toBeVisible();
  await other.reload();
  await expect(field(other, 'address')).toHaveValue('人民路 1 号');
  await expectGood(other);
  await press(other, file('Save'));
  await expect(other.locator('main [data-saving]')).toHaveCount(0);
  await other.close();
  await press(page, t('Cancel'));
  await expectGood(page);
  await page
    .getByRole('dialog', { name: editing('closeTitle') })
    .getByRole('button', { name: editing('saveAndLeave') })
    .click();
  await expect(page.getByRole('button', { name: t('editPerson') })).toBeVisible();
  const { name, position, department, address } = await client.call(visitor, {});
  expect({ name, position, department, address }).toEqual({
    name: '王不忘',
    position: '采购总监',
    department: '采购部',
    address: '人民路 1 号',
  });
});
