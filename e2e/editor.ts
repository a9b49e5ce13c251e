import type { SignedIn } from '@fairbridge/contract/account/account.shapes.ts';
import { logOn } from '@fairbridge/contract/login/login.calls.ts';
import { logOff } from '@fairbridge/contract/session/session.calls.ts';
import { translator, type Lang } from '@fairbridge/contract/text.ts';
import type { Page } from '@playwright/test';
import { editingTexts } from '../web/app/editing/editing.texts.ts';
import { logInAgainTexts } from '../web/app/components/login/log-in-again.texts.ts';
import { sessionDialogsTexts } from '../web/app/shell/session-dialogs.texts.ts';
import { clientOf } from './client.ts';
import { DEMO_PASSWORD, expect, tokensOf } from './fixtures.ts';

export const kept = (page: Page) => page.locator('main [data-saving=kept]');
export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
/** What the browser may report of a session that ended and a network that went. */
export const PROVOKED = /^401 |Failed to fetch|dynamically imported module/;

type Kept = Pick<SignedIn, 'token' | 'user'>;
/** Lets a browser begin as somebody who is signed in; a log-in of its own later holds for its other windows too. */
export async function begin(page: Page, { token, user }: Kept): Promise<void> {
  await page.context().addInitScript(
    ([key, value]) => {
      // a window that is not at an address yet has no storage
      if (location.protocol === 'http:' && localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    ['fairbridge.session', JSON.stringify({ token, user })] as const,
  );
}
export const sessionOf = (account: string, type: 'actor' | 'vis' = 'actor'): Promise<Kept> =>
  clientOf(null).call(logOn, { account, password: DEMO_PASSWORD, type });

/**
 * Types as the sessions of a browser end: nothing that is asked meanwhile goes out before they have, so that what is typed is neither kept
 * before nor met by the log-in.
 */
export async function typeAsSessionEnds(page: Page, type: () => Promise<void>): Promise<void> {
  const ended = Promise.withResolvers<void>();
  await page.route('**/visitor/v2/**', async (route) => {
    await ended.promise;
    await route.continue();
  });
  await type();
  for (const token of await tokensOf(page.context())) await clientOf(token).call(logOff, {});
  ended.resolve();
  await page.unrouteAll({ behavior: 'wait' });
}
/** Logs in again over the page. */
export async function logInAgain(page: Page, lang: Lang): Promise<void> {
  const dialog = page.getByRole('dialog', { name: translator(sessionDialogsTexts, lang)('expiredTitle') });
  await dialog.locator('input[name=password]').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: translator(logInAgainTexts, lang)('again') }).click();
  await expect(dialog).toHaveCount(0);
}

/** Agrees to what is shown before something public is replaced. */
export async function publishChanges(page: Page, lang: Lang): Promise<void> {
  const t = translator(editingTexts, lang);
  await page
    .getByRole('dialog', { name: t('publishTitle') })
    .getByRole('button', { name: t('publishChanges'), exact: true })
    .click();
}
