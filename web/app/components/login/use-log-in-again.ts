import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { tokenlessApi as api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf, type Failure } from '../../failure.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { clearExpiry } from '../../session/expiry.ts';
import { storeDevice, knownDevices } from '../../session/known-devices.ts';
import { storeSession, type Session } from '../../session/session.ts';
import { useForm } from '../../ui/form.ts';
import { useAction } from '../../ui/use-action.ts';
import type { useHumanCheck } from '../identity/human-check.tsx';
import { logInAgainTexts } from './log-in-again.texts.ts';

/** What is asked for beside the password; `sentTo` is '' where an app shows the code, `ticket` is '' where none is needed. */
type SecondStep = { sentTo: string; ticket: string };
type Typed = { password: string; code: string };
type Answered = Session & { device: string };
type HumanCheck = ReturnType<typeof useHumanCheck>['ask'];

/** By which this account logs in. */
export const accountOf = ({ email, mobile }: CurrentUser): string => (email === '' ? `+${mobile}` : email);

/** Makes a call; where the server wants to see a person first, once more with the pass. Null where nobody passed. */
async function withPass<T>(
  account: string,
  ask: HumanCheck,
  work: (humanCheck: string) => Promise<T>,
): Promise<T | null> {
  try {
    return await work('');
  } catch (error) {
    if (failureOf(error)?.name !== 'humanCheckNeeded') throw error;
    const pass = await ask('login', account);
    return pass === null ? null : work(pass);
  }
}

const sentToOf = ({ data }: Failure): string => (typeof data['sentTo'] === 'string' ? data['sentTo'] : '');

/** Logs the same person in again, without the token of the session that has ended: in the same role, and without leaving the page. */
export function useLogInAgain(user: CurrentUser, ask: HumanCheck) {
  const t = useTexts(logInAgainTexts);
  const { revalidate } = useRevalidator();
  const form = useForm<Typed>({ password: '', code: '' });
  const [second, setSecond] = useState<SecondStep | null>(null);
  const { busy, run } = useAction();
  const account = accountOf(user);

  const enter = async ({ token, user: now, device }: Answered): Promise<void> => {
    storeDevice(device);
    storeSession({ token, user: now });
    clearExpiry();
    // what could not be loaded without a session is, and what was typed goes on being kept
    await revalidate();
  };
  const asPerson = async ({ password, code }: Typed): Promise<void> => {
    const type = user.subjectType === 'ACTOR' ? 'actor' : 'vis';
    const input = {
      account,
      areaCode: '',
      type,
      password,
      devices: knownDevices(),
      ...(second !== null && { code }),
    } as const;
    const answer = await withPass(account, ask, (humanCheck) => api(calls.account.logOn, { ...input, humanCheck }));
    if (answer !== null) await enter(answer);
  };
  const asStaff = async ({ password, code }: Typed): Promise<void> => {
    if (second !== null) return enter(await api(calls.organizer.confirmLogOn, { ticket: second.ticket, code }));
    const input = { email: account, password, devices: knownDevices() };
    const answer = await withPass(account, ask, (humanCheck) => api(calls.organizer.logOn, { ...input, humanCheck }));
    if (answer !== null) setSecond({ sentTo: answer.sentTo, ticket: answer.ticket });
  };
  const onFailure = (failure: Failure | null): boolean => {
    if (failure === null) return false;
    const { name, message } = failure;
    if (name === 'secondStep') setSecond({ sentTo: sentToOf(failure), ticket: '' });
    else if (name === 'tokenFailed') {
      setSecond(null);
      form.setFailure(t('gone'));
    } else if (name === 'codeWrong' || name === 'codeUsed') form.setErrors({ code: message });
    else if (name === 'passwordWrong') form.setErrors({ password: t('wrong') });
    else form.setFailure(failure.fields[0]?.message ?? message);
    return true;
  };
  const submit = (): void => {
    form.setFailure('');
    form.setErrors({});
    const work = user.subjectType === 'ORGANIZER' ? asStaff : asPerson;
    void run(() => work(form.values), { onFailure });
  };
  return { form, busy, second, account, submit };
}
