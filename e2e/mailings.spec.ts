import { translator } from '@fairbridge/contract/text.ts';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { invitationsTexts } from '../web/app/domains/invitation/invitations.texts.ts';
import { mailingTextTexts } from '../web/app/domains/invitation/mailing-text.texts.ts';
import { mailingsTexts } from '../web/app/domains/invitation/mailings.texts.ts';
import { listTexts } from '../web/app/ui/list/list.texts.ts';
import { expect, expectGood, inGate, inLang, LANGS, open } from './fixtures.ts';
import { readMail } from './outbox.ts';
import { test } from './own-exhibitor.ts';
import { keepSession } from './registered.ts';

const SHEET = 'xl/worksheets/sheet1.xml';

/** The template as somebody fills it in: addresses with a name and a language. */
function filled(template: Buffer, rows: readonly (readonly string[])[]): Buffer {
  const parts = unzipSync(new Uint8Array(template));
  const cell = (text: string, at: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const written = rows.map((cells, row) => {
    const number = row + 2;
    return `<row r="${number}">${cells.map((text, at) => cell(text, `${'ABC'[at]}${number}`)).join('')}</row>`;
  });
  const sheet = strFromU8(parts[SHEET] ?? new Uint8Array());
  const whole = sheet.replace('</sheetData>', `${written.join('')}</sheetData>`);
  return Buffer.from(zipSync({ ...parts, [SHEET]: strToU8(whole) }));
}

async function templateOf(page: Page, press: string): Promise<Buffer> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: press, exact: true }).click();
  return readFile(await (await saving).path());
}

for (const lang of LANGS)
  test(
    `an administrator invites by a spreadsheet, corrects a row, and sees the letters leave: ${lang}`,
    inGate(lang === 'en'),
    async ({ enter, newExhibitor }) => {
      const t = translator(mailingsTexts, lang);
      const { session } = await newExhibitor('mailing');
      const page = await enter({ lang, size: lang === 'zh' ? 'desktop' : 'phone' });
      await keepSession(page, session);
      await open(page, inLang(lang, '/invite'));
      await page.getByRole('link', { name: translator(invitationsTexts, lang)('mailings'), exact: true }).click();
      await expect(page.getByRole('heading', { name: t('fillTitle'), exact: true })).toBeVisible();
      await expectGood(page);

      const mark = `${lang}${Date.now().toString(36)}`;
      const [one, two, mended] = ['one', 'two', 'mended'].map((name) => `${name}-${mark}@trade.example`);
      const sheet = filled(await templateOf(page, t('template')), [
        [one ?? '', '李敏', lang === 'zh' ? '中文' : 'Chinese'],
        [two ?? '', 'Ann Smith', lang === 'zh' ? '英文' : 'English'],
        [one ?? '', '', ''],
        ['no address', 'Bob', ''],
      ]);
      const name = `${mark}.xlsx`;
      await page.getByLabel(t('uploadTitle'), { exact: true }).locator('input[type=file]').setInputFiles({
        name,
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: sheet,
      });
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(page.getByText(t('rows', { ready: 2, total: 4 }), { exact: true })).toBeVisible();
      await expect(page.getByText(t('duplicate'), { exact: true }).last()).toBeVisible();
      await expectGood(page);

      // the one that is wrong
      const acts = translator(listTexts, lang)('actsOf', { name: t('rowOf', { row: 5 }) });
      await page.getByRole('button', { name: acts, exact: true }).click();
      await page.getByRole('button', { name: t('correct'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('Email')).fill(mended ?? '');
      await expectGood(page);
      await dialog.getByRole('button', { name: t('Save'), exact: true }).click();
      await expect(page.getByText(t('rows', { ready: 3, total: 4 }), { exact: true })).toBeVisible();

      // its own words, saved and looked at; what is typed last goes along with the sending
      const words = translator(mailingTextTexts, lang);
      const [subject, note] = [page.getByLabel(words('subjectEn')), page.getByLabel(words('noteEn'))];
      await subject.fill('New formulations');
      await page.getByRole('button', { name: words('save'), exact: true }).click();
      await expect(page.getByText(words('Saved'), { exact: true })).toBeVisible();
      await expect(subject).toHaveValue('New formulations');
      await note.fill('Samples are free.');
      await page.getByRole('button', { name: words('Preview'), exact: true }).click();
      await dialog.getByRole('button', { name: 'English', exact: true }).click();
      await expect(dialog.getByText(/: .+ – New formulations$/)).toBeVisible();
      await expect(dialog.frameLocator('iframe').getByText('Samples are free.')).toBeVisible();
      await expectGood(page);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: t('send', { count: 3 }), exact: true }).click();
      await dialog.getByRole('button', { name: t('sendAct'), exact: true }).click();
      await expect(page.getByText(t('out', { sent: 3, total: 3 }), { exact: true })).toBeVisible();
      await expect(page.getByText(t('sent'), { exact: true }).first()).toBeVisible();
      const letter = await readMail(({ to }) => to === two);
      expect(letter.text).toContain('Hello Ann Smith,');
      expect(letter.text).toContain('Samples are free.');
      expect(letter.link).toContain('/en/join?');
      await expectGood(page);

      await page.getByRole('link', { name: t('back'), exact: true }).click();
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
      await expectGood(page);
    },
  );
