import { sendEmailCode, sendSmsCode } from '@fairbridge/contract/login/code.calls.ts';
import { register } from '@fairbridge/contract/registration/registration.calls.ts';
import { configuration } from '@fairbridge/contract/exhibition/exhibition.calls.ts';
import { clientOf, newClient } from './client.ts';
import { DEMO_PASSWORD } from './fixtures.ts';
import { passByApi } from './human-check.ts';
import { newEmail, newMobile, readCode } from './outbox.ts';

/** A visitor of one's own, made by the API: nobody else's log-ins and limits are touched. The registration is not finished. */
export type NewAccount = { email: string; password: string };

/** What everybody agrees to who makes an account. */
export async function consent() {
  const { consentVersion } = await clientOf(null).call(configuration, {});
  return { accepted: true, version: consentVersion, language: 'zh' as const };
}

export async function newAccount(who: string, password = DEMO_PASSWORD): Promise<NewAccount> {
  const anyone = newClient();
  const email = newEmail(who);
  const humanCheck = await passByApi(anyone, 'code', email);
  await anyone.call(sendEmailCode, { email, purpose: 'register', humanCheck });
  const code = await readCode(email);
  const passwords = { password, confirmPassword: password };
  await anyone.call(register, { email, code, ...passwords, consent: await consent() });
  return { email, password };
}

/** The same with a mobile. */
export async function newMobileAccount(password = DEMO_PASSWORD): Promise<{ mobile: string }> {
  const anyone = newClient();
  const mobile = newMobile();
  const humanCheck = await passByApi(anyone, 'code', mobile);
  await anyone.call(sendSmsCode, { areaCode: '86', mobile, purpose: 'register', humanCheck });
  const code = await readCode(`86${mobile}`);
  const passwords = { password, confirmPassword: password };
  await anyone.call(register, { areaCode: '86', mobile, code, ...passwords, consent: await consent() });
  return { mobile };
}

/**
 * Visitors of the demo fair who have finished their registration and have no password: log-ins with codes. Each is one test's own,
 * since one code a minute goes to an address. `mobile` is theirs too, one of North America.
 */
export const DEMO_BUYERS = {
  codeByEmail: { zh: demoBuyer(1), en: demoBuyer(2) },
  codeBySms: { zh: demoBuyer(3), en: demoBuyer(4) },
  forgotten: { zh: demoBuyer(13), en: demoBuyer(14) },
  link: { zh: demoBuyer(15), en: demoBuyer(16) },
} as const;

function demoBuyer(number: number): { email: string; mobile: string; stored: string } {
  const mobile = `21255501${String(number - 1).padStart(2, '0')}`;
  return { email: `buyer${number}@agro-trade.example`, mobile, stored: `1${mobile}` };
}
