import { logOn } from '@fairbridge/contract/login/login.calls.ts';
import type { SignedIn } from '@fairbridge/contract/account/account.shapes.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import { get as questionnaire, save } from '@fairbridge/contract/questionnaire/questionnaire.calls.ts';
import { completeCompany, completePerson } from '@fairbridge/contract/visitor/visitor.calls.ts';
import type { Page } from '@playwright/test';
import { newAccount } from './accounts.ts';
import { clientOf, type Client } from './client.ts';
import { DEMO_PASSWORD, type Login } from './fixtures.ts';

export type Registered = { email: string; name: string; company: string; session: SignedIn; client: Client };

/** The first choice of every required question, and a number where one is asked for. */
function answersTo({ questions }: OutputOf<typeof questionnaire>) {
  return questions
    .filter(({ required }) => required)
    .map(({ code, kind, options }) => ({
      question: code,
      choices: options.slice(0, 1).map((option) => option.code),
      text: kind === 'number' || kind === 'text' ? '12' : '',
    }));
}

/** A visitor of one's own who has finished the registration, made by the API; signed in. */
export async function newVisitor(
  who: string,
  { name = '王敏', company = '禾田农资有限公司', country = 'CN' } = {},
): Promise<Registered> {
  const { email } = await newAccount(who);
  const { token } = await clientOf(null).call(logOn, { account: email, password: DEMO_PASSWORD, type: 'vis' });
  const client = clientOf(token);
  await client.call(completePerson, {
    name,
    title: 'lady',
    position: '采购经理',
    mobileAreaCode: '86',
    mobile: '13800001234',
  });
  await client.call(completeCompany, { company, country });
  await client.call(save, { answers: answersTo(await client.call(questionnaire, {})) });
  const session = await clientOf(null).call(logOn, { account: email, password: DEMO_PASSWORD, type: 'vis' });
  return { email, name, company, session, client: clientOf(session.token) };
}

/**
 * Lets a browser begin as somebody who has logged in by the API: for tests that are about something else. The way by the form is walked
 * by `signIn`.
 */
export async function beginAs(
  page: Page,
  { type = 'person', account, password = DEMO_PASSWORD }: Omit<Login, 'lang'>,
): Promise<void> {
  const by = type === 'person' ? 'vis' : type;
  await keepSession(page, await clientOf(null).call(logOn, { account, password, type: by }));
}

/** Lets a browser begin as somebody who is signed in already; `at`: where alone, for a browser that goes over to another fair. */
export async function keepSession(
  page: Page,
  { token, user }: Pick<SignedIn, 'token' | 'user'>,
  at: string | null = null,
): Promise<void> {
  await page.addInitScript(
    ([key, value, only]) => {
      if (only !== null && location.origin !== only) return;
      // once: a log-out is not undone by the next page
      if (sessionStorage.getItem('begun') !== null) return;
      sessionStorage.setItem('begun', '1');
      localStorage.setItem(key, value);
    },
    ['fairbridge.session', JSON.stringify({ token, user }), at] as const,
  );
}
