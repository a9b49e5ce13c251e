import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf, type Failure } from '../../failure.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang } from '../../i18n/lang.tsx';
import { knownDevices } from '../../session/known-devices.ts';
import { useSignIn } from '../../session/use-sign-in.ts';
import { useForm } from '../../ui/form.ts';
import type { useHumanCheck } from '../../components/identity/human-check.tsx';
import { HOME_AREA_CODE, logOnAccount } from '../../components/account/typed-account.ts';

// The schema comes with the first check: whoever only opens the page does not load it.
const schema = async () => (await import('@fairbridge/contract/login/login.calls.ts')).logOn.input;

export type LoginType = 'vis' | 'actor';
export type LoginWay = 'password' | 'code' | 'qr';
export const loginPath = (type: LoginType, way: LoginWay): string =>
  `/login/${type === 'actor' ? 'actor' : 'person'}${way === 'password' ? '' : `?way=${way}`}`;

/** What the answer to a log-in asks the person to do, beside correcting a field. */
const PROBLEMS = [
  'passwordWrong',
  'accountUnknown',
  'passwordMissing',
  'exhibitorMissing',
  'employeeUnbound',
  'exhibitorAccount',
  'exhibitorSideClosed',
  'accountSuspended',
  'adminLogOn',
] as const;
export type ProblemName = (typeof PROBLEMS)[number];
export type Problem = {
  name: ProblemName;
  message: string;
  /** The answer was given to somebody who had passed a human check, so it says all there is to say (G17). */
  checked: boolean;
};
/** The code that an administrator shows beside the password. */
export type SecondStep = { sentTo: string; until: number };

const EMPTY = { account: '', areaCode: HOME_AREA_CODE, password: '', code: '', second: '', remember: false };

/** One log-in, by whatever way: its form, what the server answered, and the human checks that it asks for in between. */
export function useLogIn(type: LoginType, ask: ReturnType<typeof useHumanCheck>['ask']) {
  const lang = useLang();
  const navigate = useNavigate();
  const signIn = useSignIn();
  const form = useForm(EMPTY);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  const [codeInstead, setCodeInstead] = useState(false);
  /** The tries of the day are used up, perhaps by strangers. */
  const [usedUp, setUsedUp] = useState(false);

  const onFailure = (failure: Failure, checked: boolean): boolean => {
    const { name, message, data } = failure;
    const known = PROBLEMS.find((one) => one === name);
    if (name === 'tooManyTries') setUsedUp(true);
    if (known !== undefined) setProblem({ name: known, message, checked });
    if (known === 'passwordWrong') form.setErrors({ password: message });
    else if (name === 'codeWrong') form.setErrors({ [secondStep === null ? 'code' : 'second']: message });
    else if (name === 'secondStep') {
      const { sentTo, waitSeconds } = data;
      const wait = typeof waitSeconds === 'number' ? waitSeconds * 1000 : 0;
      setSecondStep({ sentTo: typeof sentTo === 'string' ? sentTo : '', until: Date.now() + wait });
    } else if (name === 'tooManyTries' && data['codeInstead'] === true) {
      setCodeInstead(true);
      void navigate(localPath(lang, loginPath(type, 'code')));
    } else return known !== undefined;
    return true;
  };

  /** `check`: do the human check first, so that the answer may be exact. `anew`: have the second step's code sent again. */
  const submit = (way: 'password' | 'code', { check = false, anew = false } = {}): void => {
    const { password, code, second, remember } = form.values;
    const account = logOnAccount(form.values);
    let checked = false;
    setProblem(null);
    const byPassword = { password, ...(secondStep !== null && !anew && { code: second }) };
    void form.submit({
      schema,
      input: { ...account, ...(way === 'password' ? byPassword : { code }), type, remember, devices: knownDevices() },
      onFailure: (failure) => onFailure(failure, checked),
      send: async (input) => {
        const withPass = async () => {
          const humanCheck = await ask('login', input.account);
          if (humanCheck === null) return null;
          checked = true;
          return api(calls.account.logOn, { ...input, humanCheck });
        };
        const answer = check
          ? await withPass()
          : await api(calls.account.logOn, input).catch((error: unknown) => {
              if (failureOf(error)?.name !== 'humanCheckNeeded') throw error;
              return withPass();
            });
        if (answer !== null) await signIn(answer);
      },
    });
  };
  /** Another account, or another password, begins anew. */
  const restart = (): void => {
    setProblem(null);
    setSecondStep(null);
    form.set('second', '');
  };
  return { form, problem, setProblem, secondStep, codeInstead, usedUp, submit, restart };
}
export type LogIn = ReturnType<typeof useLogIn>;
