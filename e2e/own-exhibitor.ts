import type { SignedIn } from '@fairbridge/contract/account/account.shapes.ts';
import type { InputOf } from '@fairbridge/contract/call.ts';
import { add, disable, invite } from '@fairbridge/contract/exhibitor-record/exhibitor-record.calls.ts';
import { getLimitedToken, sendEmailCode, setPasswordByToken } from '@fairbridge/contract/login/code.calls.ts';
import { logOn } from '@fairbridge/contract/login/login.calls.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { consent } from './accounts.ts';
import { clientOf, newClient, type Client } from './client.ts';
import { DEMO_PASSWORD, test as base } from './fixtures.ts';
import { passByApi } from './human-check.ts';
import { STAFF } from './organizer-console.ts';
import { newEmail, readCode } from './outbox.ts';
import { staffSession } from './staff-session.ts';

/** A company that only one test works for, with its administrator: `session` is the browser's, `client` calls beside it. */
export type OwnExhibitor = { id: string; name: Bilingual; email: string; session: SignedIn; client: Client };

/** Stands in the names of all of them, so that a test that takes any company or exhibit of a list leaves them out. */
export const OWN_NAME: Bilingual = { zh: '试展', en: 'Trial Stand' };

/** Sets the first password of somebody who was invited by e-mail. */
export async function setFirstPassword(email: string): Promise<void> {
  const anyone = newClient();
  const humanCheck = await passByApi(anyone, 'code', email);
  await anyone.call(sendEmailCode, { email, purpose: 'reset', humanCheck });
  const { token } = await anyone.call(getLimitedToken, { email, code: await readCode(email), purpose: 'reset' });
  const passwords = { password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };
  await anyone.call(setPasswordByToken, { token, ...passwords, consent: await consent() });
}

/** `upgraded` may sign up for meetings and requirements. */
type Given = Pick<InputOf<typeof add>, 'package'>;

/** Adds a company to the fair, with an administrator who has accepted the invitation; all by calls. */
async function make(who: string, given: Given): Promise<OwnExhibitor> {
  const email = newEmail(who);
  const mark = email.split('@')[0] ?? '';
  const name = { zh: `${OWN_NAME.zh} ${mark}`, en: `${OWN_NAME.en} ${mark}` };
  const organizer = clientOf((await staffSession(STAFF.owner)).token);
  const { id } = await organizer.call(add, { name, country: 'CN', ...given });
  await organizer.call(invite, { id, name: '王敏', email });
  await setFirstPassword(email);
  const signIn = () => clientOf(null).call(logOn, { account: email, password: DEMO_PASSWORD, type: 'actor' as const });
  const session = await signIn();
  return { id, name, email, session, client: clientOf((await signIn()).token) };
}

type Own = {
  /** Makes one; it is shown nowhere once the test is over, or public lists would soon hold nothing but exhibits of tests. */
  newExhibitor: (who: string, given?: Given) => Promise<OwnExhibitor>;
};

export const test = base.extend<Own>({
  newExhibitor: [
    async ({ browserName: _anyBrowser }, use) => {
      const made: string[] = [];
      await use(async (who, given = {}) => {
        const exhibitor = await make(who, given);
        made.push(exhibitor.id);
        return exhibitor;
      });
      if (made.length === 0) return;
      const organizer = clientOf((await staffSession(STAFF.owner)).token);
      for (const id of made) await organizer.call(disable, { id, reason: 'the test is over' });
    },
    // begun before the browsers of the test and ended after them, whose pages would ask on
    { auto: true },
  ],
});
