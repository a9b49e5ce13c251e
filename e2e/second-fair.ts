import { CallFailed, type CallApi } from '@fairbridge/contract/client.ts';
import type { SignedIn } from '@fairbridge/contract/account/account.shapes.ts';
import { sendEmailCode } from '@fairbridge/contract/login/code.calls.ts';
import { logOn as accountLogOn } from '@fairbridge/contract/login/login.calls.ts';
import { register } from '@fairbridge/contract/registration/registration.calls.ts';
import { info, logOff } from '@fairbridge/contract/session/session.calls.ts';
import type { Page } from '@playwright/test';
import { configuration } from '@fairbridge/contract/exhibition/exhibition.calls.ts';
import { confirmLogOn, logOn } from '@fairbridge/contract/organizer/organizer.calls.ts';
import type { Answer, Question } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { completeCompany, completePerson } from '@fairbridge/contract/visitor/visitor.calls.ts';
import { get as questions, save } from '@fairbridge/contract/questionnaire/questionnaire.calls.ts';
import { callAt, origin, type Client } from './client.ts';
import { DEMO, DEMO_PASSWORD, open } from './fixtures.ts';
import { passByApi } from './human-check.ts';
import { newEmail, outbox, readCode } from './outbox.ts';

/** Where the second fair is open, whose switches a test may turn without being in the way of the others. */
export const secondFair = (): string => `http://sugar.localhost:${new URL(origin()).port}`;

/** The contract's calls at the second fair. */
export const callThere = (token: string | null): CallApi => callAt(secondFair(), token);

const ORGANIZER = 'organizer@fair.example';
const codesSent = (): number => outbox().filter(({ to, code }) => to === ORGANIZER && code !== null).length;

/** The organizer of the second fair, logged in by both steps; a code that another test asked for a moment ago is waited out. */
export async function organizerThere(): Promise<CallApi> {
  const call = callThere(null);
  const ask = async (tries: number): Promise<{ ticket: string; seen: number }> => {
    const seen = codesSent();
    try {
      return { ticket: (await call(logOn, { email: ORGANIZER, password: DEMO_PASSWORD })).ticket, seen };
    } catch (error) {
      if (tries === 0 || !(error instanceof CallFailed) || error.error !== 'codeTooSoon') throw error;
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      return ask(tries - 1);
    }
  };
  const { ticket, seen } = await ask(14);
  const { token } = await call(confirmLogOn, { ticket, code: await readCode(ORGANIZER, seen) });
  return callThere(token);
}

const passFor = (call: CallApi, email: string): Promise<string> => {
  const client: Pick<Client, 'call'> = { call };
  return passByApi(client, 'code', email);
};

/** A visitor of the second fair with an account and nothing more. */
export async function newVisitorThere(who: string): Promise<SignedIn & { email: string }> {
  const call = callThere(null);
  const email = newEmail(who);
  await call(sendEmailCode, { email, purpose: 'register', humanCheck: await passFor(call, email) });
  const { consentVersion } = await call(configuration, {});
  const answer = await call(register, {
    email,
    code: await readCode(email),
    password: DEMO_PASSWORD,
    confirmPassword: DEMO_PASSWORD,
    consent: { accepted: true, version: consentVersion, language: 'zh' },
  });
  return { ...answer, email };
}

/** A right answer to a question: as few choices as may be, and none that asks for words beside it. */
function answerTo({ code, kind, min, options }: Question): Answer {
  if (kind === 'text' || kind === 'number') return { question: code, choices: [], text: String(min ?? 5) };
  const parents = new Set(options.map(({ parent }) => parent));
  const plain = options.filter((option) => !parents.has(option.code) && !option.other && !option.retired);
  return { question: code, choices: plain.slice(0, Math.max(1, min ?? 1)).map((option) => option.code), text: '' };
}

/** Takes a visitor through all steps by the API. */
export async function finishRegistration(call: CallApi): Promise<void> {
  await call(completePerson, completePerson.example);
  await call(completeCompany, completeCompany.example);
  const answers: Answer[] = [];
  for (const question of (await call(questions, {})).questions) {
    const { condition, required } = question;
    const asked =
      condition === null ||
      answers.some(
        (one) => one.question === condition.question && one.choices.some((c) => condition.choices.includes(c)),
      );
    if (required && asked) answers.push(answerTo(question));
  }
  await call(save, { answers });
}

/** The exhibitor of the second fair, signed in for one test: an account has few sessions, and other tests need theirs. */
export const exhibitorThere = (): Promise<SignedIn> =>
  callThere(null)(accountLogOn, { account: DEMO.exhibitor, password: DEMO_PASSWORD, type: 'actor' });
export const leaveThere = async ({ token }: SignedIn): Promise<void> => void (await callThere(token)(logOff, {}));

/** Opens a page of the second fair as somebody who has signed in by the API. */
export async function openThereAs(page: Page, { token }: SignedIn, address: string): Promise<void> {
  // as the person is by now: a registration may have been finished since the log-in
  const user = await callThere(token)(info, {});
  await page.addInitScript((kept) => {
    if (localStorage.getItem('fairbridge.session') === null) localStorage.setItem('fairbridge.session', kept);
  }, JSON.stringify({ token, user }));
  await open(page, secondFair() + address);
}
