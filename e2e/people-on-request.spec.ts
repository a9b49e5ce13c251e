import { CODES } from '@fairbridge/contract/codes.ts';
import { list } from '@fairbridge/contract/visitor-review/visitor-review.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { blockTexts } from '../web/app/components/block/block.texts.ts';
import { duplicateTexts } from '../web/app/components/duplicate/duplicate.texts.ts';
import { personalRequestTexts } from '../web/app/components/personal-request/personal-request.texts.ts';
import { registrationTexts } from '../web/app/components/visitor/registration.texts.ts';
import { clientOf } from './client.ts';
import { expect, expectGood, guardOf, inGate, inLang, LANGS, open, test } from './fixtures.ts';
import { passHumanCheck } from './human-check.ts';
import { STAFF } from './organizer-console.ts';
import { readMail } from './outbox.ts';
import { keepSession, newVisitor } from './registered.ts';
import { staffSession } from './staff-session.ts';

test.describe.configure({ timeout: 180_000 });

for (const lang of LANGS)
  test(
    `an owner blocks a domain, merges two visitors and erases one with a receipt (${lang})`,
    inGate(lang === 'zh'),
    async ({ enter }) => {
      const size = lang === 'zh' ? 'desktop' : 'phone';
      const mark = Date.now().toString(36);
      const block = translator(blockTexts, lang);
      const duplicate = translator(duplicateTexts, lang);
      const request = translator(personalRequestTexts, lang);
      const session = await staffSession(STAFF.owner);
      const owner = clientOf(session.token);
      const page = await enter({ lang, size });
      await keepSession(page, session);
      const main = page.getByRole('main');
      const dialog = page.getByRole('dialog');
      const idOf = async (keyword: string): Promise<string> => (await owner.call(list, { keyword })).list[0]?.id ?? '';

      await test.step('whoever registers at a blocked domain is refused in words', async () => {
        const domain = `spam-${mark}.example`;
        await open(page, inLang(lang, '/organizer/visitors/blocks'));
        await main.getByRole('button', { name: block('add'), exact: true }).click();
        await dialog.getByRole('radio', { name: block('domain'), exact: true }).check();
        await dialog.getByRole('textbox', { name: block('domain') }).fill(domain);
        await dialog.getByRole('textbox', { name: block('Reason') }).fill('批量注册');
        await expectGood(page);
        await dialog.getByRole('button', { name: block('addAct'), exact: true }).click();
        await expect(dialog).toHaveCount(0);
        await expect(main.getByText(domain, { exact: true }).first()).toBeVisible();
        await expectGood(page);

        const stranger = await enter({ lang, size });
        guardOf(stranger).allow(/^403 POST \/visitor\/v2\/account\/getEmailCode$/);
        await open(stranger, inLang(lang, '/register/email/0'));
        await stranger.locator('main input[name=email]').fill(`someone@${domain}`);
        const send = translator(registrationTexts, lang)('sendCode');
        await passHumanCheck(stranger, () =>
          stranger.getByRole('main').getByRole('button', { name: send, exact: true }).click(),
        );
        const [said = ''] = CODES.blocked[lang].split('{contact}');
        await expect(stranger.getByRole('main').getByText(said)).toBeVisible();
        await expectGood(stranger);
      });

      const person = { name: `合并${mark}`, company: `合并公司${mark}` };
      const [first, second] = [await newVisitor('first', person), await newVisitor('second', person)];

      await test.step('two records of one person become one, and the other is told', async () => {
        const stays = await idOf(first.email);
        await open(page, inLang(lang, `/organizer/visitors/${await idOf(second.email)}`));
        await expectGood(page);
        await main
          .getByRole('listitem')
          .filter({ hasText: person.name })
          .getByRole('button', { name: duplicate('merge'), exact: true })
          .click();
        await expect(dialog.getByRole('heading', { name: duplicate('numbers'), exact: true })).toBeVisible();
        await expectGood(page);
        await dialog.getByRole('button', { name: duplicate('mergeAct'), exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`/organizer/visitors/${stays}$`));
        await readMail(({ to, text }) => to === second.email && text.includes('合并'));
      });

      await test.step('the one who is left is erased, with a receipt', async () => {
        await expect(main.getByRole('heading', { name: person.name }).first()).toBeVisible();
        await main.getByRole('button', { name: request('erase'), exact: true }).click();
        await dialog.getByRole('combobox', { name: request('way') }).selectOption('letter');
        await dialog.getByRole('textbox', { name: request('Reason') }).fill('来信要求删除');
        await dialog.getByRole('textbox', { name: request('typed', { name: person.name }) }).fill(person.name);
        await expectGood(page);
        await dialog.getByRole('button', { name: request('eraseAct'), exact: true }).click();
        await expect(page).toHaveURL(/\/organizer\/visitors\/erased\/\w+$/);
        await expect(main.getByRole('heading', { name: request('numbers'), exact: true })).toBeVisible();
        await expect(main.getByText(person.name)).toHaveCount(0);
        await expectGood(page);
        expect((await owner.call(list, { keyword: first.email })).list).toEqual([]);
      });
    },
  );
