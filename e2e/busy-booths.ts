import { logOn } from '@fairbridge/contract/login/login.calls.ts';
import { logOff } from '@fairbridge/contract/session/session.calls.ts';
import { own } from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import { inLang as said, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import type { Locator, Page } from '@playwright/test';
import { clientOf } from './client.ts';
import { DEMO, DEMO_PASSWORD } from './fixtures.ts';
import { OWN_NAME } from './own-exhibitor.ts';

/** Whose booths journeys work at: what they publish stands first in the lists, and is taken away a moment later. */
const BUSY = [DEMO.exhibitor, DEMO.exhibitorEmpty];

/** The names of the companies at those booths, and what stands in the names of those that one test has made. */
export async function busyNames(): Promise<Bilingual[]> {
  const names: Bilingual[] = [OWN_NAME];
  for (const account of BUSY) {
    const { token } = await clientOf(null).call(logOn, { account, password: DEMO_PASSWORD, type: 'actor' });
    const { call } = clientOf(token);
    names.push((await call(own, {})).name);
    await call(logOff, {});
  }
  return names;
}

/** The cards of a public list that stay while other journeys work: a test that takes any card takes one of these. */
export const calmCards = (page: Page, lang: Lang, busy: readonly Bilingual[]): Locator =>
  busy.reduce(
    (found, name) => found.filter({ hasNotText: said(name, lang) }),
    page.getByRole('main').getByRole('article'),
  );
