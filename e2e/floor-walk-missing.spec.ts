import { translator } from '@fairbridge/contract/text.ts';
import { walkTexts } from '../web/app/domains/floor-plan/walk/walk.texts.ts';
import { expect, open, test } from './fixtures.ts';

test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-3d-apis'],
  },
});

test('a guest whose browser cannot draw in three dimensions reads so, and comes back to the plan', async ({
  enter,
}) => {
  const t = translator(walkTexts, 'en');
  const page = await enter({ lang: 'en' });
  await open(page, '/en/map/3F');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('walk') }).click();
  await expect(main.getByRole('alert')).toHaveText(t('unable'));
  await main.getByRole('button', { name: t('plan') }).click();
  await expect(main.getByRole('application')).toBeVisible();
});
