import type { CurrentUser, Proof } from '@fairbridge/contract/account/account.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf, type Failure } from '../../failure.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Input, RadioGroup } from '../../ui/field.tsx';
import { useForm } from '../../ui/form.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import type { useHumanCheck } from '../identity/human-check.tsx';
import { CODE_DIGITS } from './code-digits.ts';
import { CodeField } from './code-field.tsx';
import { hiddenAddress, internationalMobile, ownSubject } from './personal-address.ts';
import { proofTexts } from './proof.texts.ts';
import { codeAddress } from './typed-account.ts';
import { useCodeSending, type Sending } from './use-code-sending.ts';

type Way = 'password' | 'email' | 'mobile' | 'app';
const NOTHING: Proof = { password: '', token: '', appCode: '' };
type Ask = ReturnType<typeof useHumanCheck>['ask'];

/** By what this account can show that its owner asks: the password, or a code to an address that is bound. */
function waysOf({ hasPassword, email, mobile }: CurrentUser): Way[] {
  const ways: Way[] = [];
  if (hasPassword) ways.push('password');
  if (email !== '') ways.push('email');
  if (mobile !== '') ways.push('mobile');
  return ways;
}

const addressOf = (user: CurrentUser, way: Way): string =>
  way === 'email' ? user.email : way === 'mobile' ? internationalMobile(user.mobile) : '';

/** What the owner shows, with the pass of a human check where the server asked for one. */
export type Shown = { proof: Proof; humanCheck: string };

/**
 * That it is really the owner who changes the account (G24). `run` takes what was shown to the protected call: it trades the code
 * for the limited token, and does the human check where it is asked for. It answers null where something is missing or was closed;
 * what is missing stands at its field. `failed` is the call's `onFailure`.
 */
export function useProof(user: CurrentUser, ask: Ask, only?: Way) {
  const t = useTexts(proofTexts);
  const [way, setWay] = useState<Way>(only ?? waysOf(user)[0] ?? 'password');
  // whoever has an app shows it: nothing else counts
  const ways = way === 'app' || only !== undefined ? [way] : waysOf(user);
  const form = useForm({ account: addressOf(user, way), areaCode: '', password: '', code: '', appCode: '' });
  const [sent, setSent] = useState<Sending | null>(null);
  // The code is gone once it was traded; what comes of it may be needed again, after a mistake elsewhere in the form.
  const [token, setToken] = useState('');
  const sending = useCodeSending({ form, purpose: 'change', ask, onSent: setSent });

  const choose = (chosen: Way): void => {
    setWay(chosen);
    setToken('');
    form.setErrors({});
    form.setFailure('');
    form.reset({ account: addressOf(user, chosen), areaCode: '', password: '', code: '', appCode: '' });
  };
  const trade = async (): Promise<Proof | null> => {
    const address = codeAddress(form.values);
    if (form.values.code.length !== CODE_DIGITS || address === null) {
      form.setErrors({ code: t('codeNeeded') });
      return null;
    }
    try {
      const answer = await api(calls.account.getLimitedToken, {
        ...address,
        code: form.values.code,
        purpose: 'change',
      });
      setToken(answer.token);
      return { ...NOTHING, token: answer.token };
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.name !== 'codeWrong') throw error;
      form.setErrors({ code: failure.message });
      return null;
    }
  };
  const show = async (): Promise<Proof | null> => {
    const { password, appCode } = form.values;
    if (way === 'app') {
      if (appCode.trim() !== '') return { ...NOTHING, appCode };
      form.setErrors({ appCode: t('codeNeeded') });
      return null;
    }
    if (way !== 'password') return token === '' ? trade() : { ...NOTHING, token };
    if (password !== '') return { ...NOTHING, password };
    form.setErrors({ password: t('passwordNeeded') });
    return null;
  };
  const run = async <T,>(send: (shown: Shown) => Promise<T>): Promise<T | null> => {
    const proof = await show();
    if (proof === null) return null;
    try {
      return await send({ proof, humanCheck: '' });
    } catch (error) {
      if (failureOf(error)?.name !== 'humanCheckNeeded') throw error;
      const humanCheck = await ask('login', ownSubject(user));
      return humanCheck === null ? null : send({ proof, humanCheck });
    }
  };
  const failed = ({ name, message, data }: Failure): boolean => {
    if (name === 'passwordWrong') form.setErrors({ password: message });
    else if (name === 'proofMissing') {
      setToken('');
      form.set('code', '');
      form.setErrors({ [way === 'password' ? 'password' : 'code']: message });
    } else if (name === 'appCodeNeeded') {
      choose('app');
      form.setFailure(message);
    } else if (data['kind'] === 'app' && (name === 'codeWrong' || name === 'codeUsed')) {
      form.setErrors({ appCode: message });
    } else if (name === 'secondStepNeeded') {
      // the password is not enough for an account that guards a role: a code to where its second step goes is
      choose(ways.find((one) => one === data['kind']) ?? way);
      form.setFailure(message);
    } else if (name === 'tooManyTries' && data['codeInstead'] === true) {
      const other = ways.find((one) => one !== 'password');
      if (other !== undefined) choose(other);
      form.setFailure(message);
    } else return false;
    return true;
  };
  return { user, ways, way, choose, form, sending, sent, run, failed };
}
export type OwnProof = ReturnType<typeof useProof>;

/** The fields of the proof, inside the form of what is to be changed. */
export function ProofFields({ proof }: { proof: OwnProof }) {
  const t = useTexts(proofTexts);
  const { user, ways, way, choose, form, sending, sent } = proof;
  const address = addressOf(user, way);
  const label = { password: 'byPassword', email: 'byEmail', mobile: 'byMobile', app: 'appCode' } as const;
  return (
    <div id={form.id} className="grid gap-4">
      {ways.length > 1 && (
        <RadioGroup
          label={t('proofTitle')}
          name="proof"
          value={way}
          options={ways.map((one) => ({
            value: one,
            label: t(label[one], { address: hiddenAddress(addressOf(user, one)) }),
          }))}
          onChange={(value) => choose(ways.find((one) => one === value) ?? way)}
        />
      )}
      {way === 'password' ? (
        <PasswordInput
          label={t('currentPassword')}
          required
          autoComplete="current-password"
          {...form.text('password')}
        />
      ) : way === 'app' ? (
        <Input
          label={t('appCode')}
          hint={t('appCodeHint')}
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.text('appCode')}
        />
      ) : (
        <CodeField
          value={form.values.code}
          error={form.errors['code'] ?? form.errors['email'] ?? form.errors['mobile']}
          onChange={(code) => form.set('code', code)}
          hint={sent?.account === address ? t('proofCodeSent', { address: hiddenAddress(address) }) : undefined}
          sending={sending}
        />
      )}
      <FormFailure message={form.failure} />
    </div>
  );
}
