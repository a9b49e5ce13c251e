import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { organizerLoginTexts } from '../web/app/domains/organizer/organizer-login.texts.ts';
import { DEMO_PASSWORD, expect, guardOf, inLang, open, test } from './fixtures.ts';
import { outbox } from './outbox.ts';

/** The demo's staff. A code goes to one address at most once a minute: tests that run at the same time take different ones. */
export const STAFF = {
  owner: 'organizer@fair.example',
  reviewer: 'reviewer@fair.example',
  editor: 'editor@fair.example',
  support: 'support@fair.example',
} as const;

const codesTo = (email: string): string[] =>
  outbox().flatMap(({ to, code }) => (to === email && code !== null ? [code] : []));

/** The code that came after the first `before` ones. */
async function nextCode(email: string, before: number): Promise<string> {
  await expect
    .poll(() => codesTo(email).length, { message: `a code for ${email}`, timeout: 20_000 })
    .toBeGreaterThan(before);
  return codesTo(email).at(-1) ?? '';
}

/** A code goes to one address once a minute: where another test has just had one, the password is sent again until the next may leave. */
async function passwordStep(page: Page, next: string): Promise<void> {
  const code = page.locator('input[name=code]');
  guardOf(page).allow(/^429 POST \/organizer\/v1\/account\/logOn$/);
  const info = test.info();
  info.setTimeout(info.timeout + 70_000);
  await expect(async () => {
    await page.getByRole('button', { name: next }).click();
    await expect(code).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 70_000, intervals: [5_000] });
}

/**
 * Logs in to the console in its two steps, where `page` stands at the console's log-in or is brought there, and waits until the
 * console is open. `seen` looks at the page of each step.
 */
export async function enterConsole(
  page: Page,
  { lang, email, seen = async () => {} }: { lang: Lang; email: string; seen?: () => Promise<void> },
): Promise<void> {
  const t = translator(organizerLoginTexts, lang);
  const address = inLang(lang, '/organizer/login');
  if (!page.url().endsWith(address)) await open(page, address);
  const before = codesTo(email).length;
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await seen();
  await passwordStep(page, t('next'));
  await seen();
  await page.locator('input[name=code]').fill(await nextCode(email, before));
  await expect(page).not.toHaveURL(/\/organizer\/login/);
}
