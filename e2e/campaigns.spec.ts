import { opened as countOpening } from '@fairbridge/contract/campaign/campaign.calls.ts';
import { CAMPAIGN_FIGURE_NAMES, CAMPAIGN_FIGURES } from '@fairbridge/contract/campaign/campaign.figures.ts';
import { translator, wordsIn } from '@fairbridge/contract/text.ts';
import { campaignTexts } from '../web/app/domains/campaign/campaign.texts.ts';
import { listTexts } from '../web/app/ui/list/list.texts.ts';
import { COUNTED_AGENT, expect, expectGood, inGate, inLang, LANGS, open } from './fixtures.ts';
import { newEmail } from './outbox.ts';
import { test } from './own-exhibitor.ts';
import { keepSession } from './registered.ts';
import { answerQuestionnaire, completeAccountInfo, registerAccount } from './registration.ts';

test.describe.configure({ timeout: 180_000 });

for (const lang of LANGS)
  test(
    `an exhibitor makes a campaign link, and sees that a guest who came by it registered (${lang})`,
    inGate(false),
    async ({ enter, newExhibitor }) => {
      const t = translator(campaignTexts, lang);
      const size = lang === 'zh' ? 'desktop' : 'phone';
      const company = await newExhibitor(`campaign${lang}`);
      const page = await enter({ lang, size });
      await keepSession(page, company.session);
      await open(page, inLang(lang, '/campaigns'));
      const main = page.getByRole('main');
      await expectGood(page);
      await main
        .getByRole('link', { name: t('create') })
        .first()
        .click();
      const name = lang === 'zh' ? '公众号推文' : 'Newsletter';
      await main.getByLabel(t('name')).fill(name);
      await main.getByLabel(t('medium')).selectOption('email');
      await main.getByRole('radio', { name: t('booth') }).check();
      await expectGood(page);
      await main.getByRole('button', { name: t('Save'), exact: true }).click();
      // the address it has for good, and the picture for print
      await expect(main.getByRole('img', { name: t('qr', { name }) })).toBeVisible();
      await expectGood(page);
      const copy = main.getByRole('button', { name: /\/c\/[A-Z0-9]{8}$/ });
      const link = await copy.innerText();
      const { pathname } = new URL(link);

      const guest = await enter({ lang, size, userAgent: COUNTED_AGENT });
      const opened = guest.waitForResponse(`**${countOpening.path}`);
      await guest.goto(pathname);
      expect((await opened).status()).toBe(200);
      await expect(guest).toHaveURL(inLang(lang, `/find-exhibitor/detail/${company.id}`));
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(company.name[lang]);
      await open(guest, inLang(lang, '/register/email/0'));
      const mark = Date.now().toString(36);
      const buyer = {
        email: newEmail(`campaign${lang}`),
        password: 'Feldweg26',
        name: `Ana ${mark}`,
        company: `Verde ${mark}`,
        country: 'BR',
      };
      await registerAccount(guest, lang, buyer);
      await completeAccountInfo(guest, lang, buyer);
      await answerQuestionnaire(guest, lang);
      await expect(guest).toHaveURL(inLang(lang, '/register/completed'));

      await open(page, inLang(lang, '/campaigns'));
      const row = main.locator('tbody > tr').filter({ hasText: name });
      await expect(row).toBeVisible();
      await expectGood(page);
      const cellOf = async (figure: (typeof CAMPAIGN_FIGURE_NAMES)[number]): Promise<string> => {
        const heads = await main.locator('thead th').allInnerTexts();
        const at = heads.findIndex((head) => head.includes(wordsIn(CAMPAIGN_FIGURES[figure].label, lang)));
        // on a phone the label stands in the cell
        return (await row.locator('> *').nth(at).innerText()).split('\n').at(-1)?.trim() ?? '';
      };
      const figures = await Promise.all(
        (['openings', 'people', 'returned', 'begun', 'finished', 'inquiries'] as const).map(cellOf),
      );
      expect(figures).toEqual(['1', '1', '0', '1', '1', '0']);

      const acts = translator(listTexts, lang)('actsOf', { name });
      await row.getByRole('button', { name: acts, exact: true }).click();
      await page.getByRole('button', { name: t('end'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expectGood(page);
      await dialog.getByRole('button', { name: t('end'), exact: true }).click();
      await expect(row).toContainText(t('over'));
    },
  );
