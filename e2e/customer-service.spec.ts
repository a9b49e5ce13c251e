import { answer, list } from '@fairbridge/contract/suggestion/suggestion.calls.ts';
import { translator } from '@fairbridge/contract/text.ts';
import { customerServiceTexts } from '../web/app/domains/suggestion/customer-service.texts.ts';
import { suggestionStateTexts, suggestionTexts } from '../web/app/domains/suggestion/suggestion.texts.ts';
import { personalTexts } from '../web/app/shell/personal/personal.texts.ts';
import { SETTING_GROUPS, SETTINGS } from '../contract/src/settings/settings.ts';
import { settingsTexts } from '../web/app/domains/organizer/settings.texts.ts';
import { newAccount } from './accounts.ts';
import { clientOf } from './client.ts';
import { expect, expectGood, guardOf, inLang, LANGS, open, test } from './fixtures.ts';
import { STAFF } from './organizer-console.ts';
import { beginAs, keepSession } from './registered.ts';
import { staffSession } from './staff-session.ts';

for (const lang of LANGS)
  test(`a visitor, registered or not yet, writes to customer service and reads the answer there (${lang})`, async ({
    enter,
  }) => {
    const t = translator(customerServiceTexts, lang);
    const say = translator(suggestionTexts, lang);
    const state = translator(suggestionStateTexts, lang);
    const page = await enter({ lang, size: lang === 'en' ? 'phone' : 'desktop' });
    const { email, password } = await newAccount('service');
    await beginAs(page, { account: email, password });
    await open(page, inLang(lang, '/me'));
    await page
      .getByRole('navigation', { name: translator(personalTexts, lang)('menu') })
      .getByRole('link', { name: t('title') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
    await expect(page.getByRole('link', { name: /^\+86 21/ })).toHaveAttribute('href', /^tel:\+8621\d+$/);
    await expect(page.getByText(t('none'))).toBeVisible();
    await expectGood(page);

    const own = page.getByRole('region', { name: t('own') });
    const words = `展位图打不开 ${email}`;
    await page.getByRole('textbox', { name: say('text') }).fill(words);
    await page.getByRole('button', { name: say('send'), exact: true }).click();
    await expect(own.getByText(words)).toBeVisible();
    await expect(own.getByText(state('new'), { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: say('text') })).toHaveValue('');

    const { call } = clientOf((await staffSession(STAFF.support)).token);
    const [sent] = (await call(list, { keyword: email })).list;
    await call(answer, { id: sent?.id ?? '', version: 1, answer: `已修好 ${lang}` });
    await open(page, inLang(lang, '/personal/service'));
    await expect(own.getByText(`已修好 ${lang}`)).toBeVisible();
    await expect(own.getByText(state('answered'), { exact: true })).toBeVisible();
    await expectGood(page);

    // where the server cannot say, it is told so, and writing still works
    guardOf(page).allow(/^503 /);
    const path = '**/visitor/v2/customerService/get';
    await page.route(path, (route) =>
      route.fulfill({ status: 503, contentType: 'application/json', body: '{"code":5030,"message":"","data":null}' }),
    );
    await open(page, inLang(lang, '/personal/service'));
    await expect(page.getByRole('alert')).toContainText(t('failed'));
    await expect(page.getByRole('textbox', { name: say('text') })).toBeVisible();
    await expectGood(page);
    await page.unroute(path);
    await page.getByRole('button', { name: t('TryAgain') }).click();
    await expect(own.getByText(words)).toBeVisible();
  });

test('the owner sets telephone and hours of customer service in both languages', async ({ enter }) => {
  const t = translator(settingsTexts, 'zh');
  const page = await enter();
  await keepSession(page, await staffSession(STAFF.owner));
  await open(page, '/organizer/settings');
  const part = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: SETTING_GROUPS.service.title[0], exact: true }) });
  const phone = part.getByLabel(SETTINGS.servicePhone.label[0]);
  const before = await phone.inputValue();
  expect(before).not.toBe('');
  await phone.fill('请来电');
  await part.getByRole('button', { name: SETTING_GROUPS.service.save[0] }).click();
  await expect(part.getByText('电话格式错误')).toBeVisible();
  await expectGood(page);
  await phone.fill(before);
  const hours = part.getByLabel('服务时间（英文）');
  const hoursBefore = await hours.inputValue();
  await hours.fill('Every day, 7:00–21:00');
  await part.getByRole('button', { name: SETTING_GROUPS.service.save[0] }).click();
  await expect(page.getByText(t('saved'))).toBeVisible();

  const visitor = await enter({ lang: 'en' });
  await beginAs(visitor, { account: 'buyer@fair.example' });
  await open(visitor, '/en/personal/service');
  await expect(visitor.getByText('Every day, 7:00–21:00')).toBeVisible();
  await hours.fill(hoursBefore);
  await part.getByRole('button', { name: SETTING_GROUPS.service.save[0] }).click();
  await expect(async () => {
    await open(visitor, '/en/personal/service');
    await expect(visitor.getByText(hoursBefore)).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
