import type { SignedIn } from '@fairbridge/contract/account/account.shapes.ts';
import type { InputOf, OutputOf } from '@fairbridge/contract/call.ts';
import { CODES } from '@fairbridge/contract/codes.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '@fairbridge/contract/product-document/document-kinds.ts';
import { own, ownList, save } from '@fairbridge/contract/own-product/own-product.calls.ts';
import { documentFile } from '@fairbridge/contract/product-document/product-document.calls.ts';
import { inLang as textIn, translator, type Lang } from '@fairbridge/contract/text.ts';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { plainPdf } from '../server/test/pdfs.ts';
import { documentName } from '../web/app/components/product-document/document-name.ts';
import { ownProductTexts } from '../web/app/components/own-product/own-product.texts.ts';
import { productDocumentTexts } from '../web/app/components/product-document/product-document.texts.ts';
import { shownDocumentTexts } from '../web/app/components/product-document/shown-document.texts.ts';
import { sessionTexts } from '../web/app/session/session.texts.ts';
import { dialogActionsTexts } from '../web/app/ui/dialog-actions.texts.ts';
import { listTexts } from '../web/app/ui/list/list.texts.ts';
import { get } from './client.ts';
import { publishChanges } from './editor.ts';
import { unfold } from './exhibit-form.ts';
import { DEMO_PASSWORD, expect, expectGood, guardOf, inLang, LANGS, open, test } from './fixtures.ts';
import { png } from './pictures.ts';
import {
  callThere,
  exhibitorThere,
  finishRegistration,
  leaveThere,
  newVisitorThere,
  openThereAs,
  secondFair,
} from './second-fair.ts';

/** One exhibit of the second fair's company is changed, one test after the other. */
test.describe.configure({ mode: 'serial' });

/** What the company writes of each paper; the titles are what nobody else may read. */
const PAPERS = [
  { file: 'Product SDS_en.pdf', kind: 'sds', language: 'en', level: 'public', title: 'cnr-sds-open' },
  { file: 'Product COA_en.pdf', kind: 'coa', language: 'en', level: 'pool', title: 'cnr-coa-pool' },
  { file: '产品标签.pdf', kind: 'label', language: 'zh', level: 'request', title: 'cnr-label-request' },
] as const;
const [SDS, , LABEL] = PAPERS;
const nameOf = ({ kind, language }: { kind: DocumentKind; language: string }, lang: Lang): string =>
  documentName({ kind, language }, lang);

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: plainPdf(name) });

let session: SignedIn;
let kept: OutputOf<typeof own>;
test.beforeEach(async () => {
  session = await exhibitorThere();
  const call = callThere(session.token);
  const shown = (await call(ownList, { pageSize: 100 })).list.filter(({ scope }) => scope === 0);
  kept = await call(own, { id: shown.at(-1)?.id ?? '' });
  await writeDocuments([]);
});
test.afterEach(async () => {
  await writeDocuments(kept.form.documents.map(({ id: _gone, ...document }) => document));
  await leaveThere(session);
});

/** The exhibit with these documents and no others, whatever was made of it meanwhile. */
async function writeDocuments(documents: InputOf<typeof save>['documents']): Promise<void> {
  const call = callThere(session.token);
  const { id, version } = await call(own, { id: kept.id });
  await call(save, { ...kept.form, documents, id, version });
}

/** Adds the papers by the form, as they lie in a folder, and says who can open each. */
async function addPapers(page: Page, lang: Lang): Promise<void> {
  const t = translator({ ...productDocumentTexts, ...shownDocumentTexts }, lang);
  await openThereAs(page, session, inLang(lang, `/exhibit/${kept.id}`));
  await unfold(page, 'media');
  const form = page.locator('main form');
  const input = form.locator('input[type=file][multiple][accept*=pdf]');
  await input.scrollIntoViewIfNeeded();
  await input.setInputFiles({ name: 'SDS.pdf', mimeType: 'application/pdf', buffer: png(8, 8, [1, 2, 3]) });
  await expect(form.getByRole('alert')).toContainText('PDF');
  await form.getByRole('alert').locator('xpath=ancestor::li').getByRole('button').click();
  const list = form.getByRole('list', { name: t('title'), exact: true });
  for (const [at, { file, kind, language, level, title }] of PAPERS.entries()) {
    await input.setInputFiles(pdf(file));
    await expect(list.getByRole('listitem')).toHaveCount(at + 1);
    const field = (name: string) => form.locator(`[name="documents.${at}.${name}"]`);
    // what the name of the file says is filled in
    await expect(field('kind')).toHaveValue(kind);
    await expect(field('language')).toHaveValue(language);
    await expect(field('level')).toHaveValue('request');
    await expect(field('title')).toHaveValue(file.replace(/\.pdf$/, ''));
    await field('level').selectOption(level);
    await field('title').fill(title);
  }
  await form.locator('[name="documents.0.issuedOn"]').fill('2025-03-01');
  await expectGood(page);
  await page.getByRole('button', { name: translator(ownProductTexts, lang)('save'), exact: true }).click();
  await publishChanges(page, lang);
  await expect(page).toHaveURL(/\/my-exhibit-list/);
  await open(page, secondFair() + inLang(lang, `/exhibit-detail/${kept.id}`));
  const section = page.getByRole('region', { name: t('title') });
  await expect(section.getByRole('listitem')).toHaveCount(PAPERS.length);
  await expectGood(page);
}

/** A guest reads what is public, learns of a label, and of nothing else. */
async function seeAsGuest(page: Page, lang: Lang, address: string): Promise<void> {
  const t = translator({ ...productDocumentTexts, ...shownDocumentTexts }, lang);
  await open(page, secondFair() + address);
  const section = page.getByRole('region', { name: t('title') });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await expect(section.getByRole('listitem').first()).toContainText(SDS.title);
  await expect(section.getByRole('listitem').last()).toContainText(textIn(DOCUMENT_KINDS.label, lang));
  await expect(section.getByRole('listitem').last()).toContainText(t('request'));
  await expectGood(page);
  const host = new URL(secondFair()).host;
  const { body } = await get(address, { host });
  expect(PAPERS.map(({ title }) => body.includes(title))).toEqual([true, false, false]);

  const link = section.getByRole('link', { name: t('downloadOf', { document: nameOf(SDS, lang) }) });
  const plain = (await link.getAttribute('href')) ?? '';
  expect(plain).toMatch(/^\/documents\/[A-Za-z0-9]+$/);
  const served = await get(plain, { host, 'accept-language': lang });
  expect([served.status, served.body.slice(0, 5), served.headers['content-type']]).toEqual([
    200,
    '%PDF-',
    'application/pdf',
  ]);
  expect(served.headers['content-disposition']).toMatch(/^attachment; filename/);
  expect([served.headers['x-content-type-options'], served.headers['cache-control']]).toEqual([
    'nosniff',
    'public, no-cache',
  ]);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe(`${SDS.title} (en).pdf`);

  await section.getByRole('button', { name: t('askOf', { document: nameOf(LABEL, lang) }) }).click();
  await expect(page.getByRole('dialog', { name: translator(sessionTexts, lang)('tipTitle') })).toBeVisible();
  await expectGood(page);
}

/** A guest who asks for the label logs in, comes back to the exhibit, and is asked for the rest as if nothing had come between. */
async function askSignedOut(page: Page, lang: Lang, address: string, email: string): Promise<void> {
  const t = translator({ ...shownDocumentTexts, ...sessionTexts, ...dialogActionsTexts }, lang);
  await open(page, secondFair() + address);
  await page.getByRole('button', { name: t('askOf', { document: nameOf(LABEL, lang) }) }).click();
  await page
    .getByRole('dialog', { name: t('tipTitle') })
    .getByRole('button', { name: t('logIn') })
    .click();
  await page.locator('input[name=account]').fill(email);
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await page.locator('main button[type=submit]').click();
  await expect(page).toHaveURL(secondFair() + address);
  const dialog = page.getByRole('dialog', { name: t('askTitle') });
  await expect(dialog).toContainText(nameOf(LABEL, lang));
  await dialog.getByRole('button', { name: t('cancel') }).click();
  await expect(dialog).toHaveCount(0);
}

/** The other side of a request: the exhibitor answers what waits, and takes back what was given. */
async function answer(page: Page, lang: Lang, state: 'open' | 'granted', act: 'grant' | 'revoke'): Promise<void> {
  const t = translator({ ...productDocumentTexts, ...shownDocumentTexts }, lang);
  await open(page, secondFair() + inLang(lang, `/document-requests?state=${state}`));
  const row = page.getByRole('row').filter({ hasText: LABEL.title });
  await expect(row).toContainText(nameOf(LABEL, lang));
  await expectGood(page);
  if (lang === 'zh' && act === 'grant') {
    // found by its title, chosen, and answered by the bar
    const keyword = page.getByRole('searchbox', { name: t('search') });
    await keyword.fill(LABEL.title);
    await keyword.press('Enter');
    await expect(page).toHaveURL(/keyword=/);
    await row.getByRole('checkbox').check();
    await expectGood(page);
    await page
      .getByRole('region', { name: translator(listTexts, lang)('bulk') })
      .getByRole('button', { name: t('grant'), exact: true })
      .click();
  } else
    await row
      .getByRole('button')
      .filter({ hasText: t(act) })
      .first()
      .click();
  // sent after the ten seconds in which it could be taken back
  await expect(row).toHaveCount(0, { timeout: 30_000 });
  await expectGood(page);
}

for (const lang of LANGS) {
  const t = translator({ ...productDocumentTexts, ...shownDocumentTexts }, lang);
  const size = lang === 'zh' ? 'desktop' : 'phone';

  test(`documents are added, asked for, released, and taken back (${lang})`, async ({ enter }) => {
    const company = await enter({ lang, size });
    await addPapers(company, lang);
    const address = inLang(lang, `/find-exhibit/detail/${kept.id}`);
    await seeAsGuest(await enter({ lang, size }), lang, address);

    const buyer = await newVisitorThere(`documents-${lang}`);
    await finishRegistration(callThere(buyer.token));
    const page = await enter({ lang, size });
    await askSignedOut(page, lang, address, buyer.email);
    const section = page.getByRole('region', { name: t('title') });
    await section.getByRole('button', { name: t('askOf', { document: nameOf(LABEL, lang) }) }).click();
    const dialog = page.getByRole('dialog', { name: t('askTitle') });
    await dialog.locator('textarea').fill(lang === 'zh' ? '用于越南登记' : 'For a registration in Vietnam');
    await expectGood(page);
    await dialog.getByRole('button', { name: t('send') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(section.getByText(t('asked'))).toBeVisible();
    await expectGood(page);

    await answer(company, lang, 'open', 'grant');

    await open(page, secondFair() + address);
    const button = section.getByRole('button', { name: t('downloadOf', { document: nameOf(LABEL, lang) }) });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(section.getByRole('listitem')).toHaveCount(2);
    await expectGood(page);

    await answer(company, lang, 'granted', 'revoke');

    // the page that stood open meanwhile is told at once
    guardOf(page).allow(new RegExp(`^404 POST ${documentFile.path}$`));
    await button.click();
    await expect(page.getByText(textIn(CODES.notFound, lang))).toBeVisible();
    await open(page, secondFair() + address);
    await expect(section.getByText(t('refused'))).toBeVisible();
    await expect(button).toHaveCount(0);
    await expectGood(page);
  });
}
