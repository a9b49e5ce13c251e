import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { Failure } from '../../failure.ts';
import { localPath } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox, Input } from '../../ui/field.tsx';
import { accountTexts } from './account.texts.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { keepRegistration, registration } from './registration-progress.ts';
import { useSignInKeepingTarget } from './sign-in.ts';

// The schema comes with the first check: whoever only opens the page does not load it.
const schema = async () => (await import('@fairbridge/contract/account/account.calls.ts')).logOn.input;

const SET_PASSWORD = '/register/password/vis';
const REDIRECT_SECONDS = 3;

/** What the answer to a log-in asks the person to do, beside a wrong field. */
const NOTICES = [
  'accountUnknown',
  'passwordMissing',
  'exhibitorMissing',
  'employeeUnbound',
  'exhibitorSideClosed',
] as const;
type NoticeName = (typeof NOTICES)[number];
type LoginNotice = { name: NoticeName; message: string };

function Notice({ notice, account }: { notice: LoginNotice; account: string }) {
  const t = useTexts(accountTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { name, message } = notice;
  useEffect(() => {
    if (name !== 'passwordMissing') return;
    const timer = setTimeout(() => void navigate(localPath(lang, SET_PASSWORD)), REDIRECT_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [name, lang, navigate]);
  const register = (): void => {
    if (account.includes('@')) keepRegistration({ email: account.trim() });
    void navigate(localPath(lang, '/register/email/0'));
  };
  return (
    <div className="note" role="alert">
      <p className="font-semibold">{message}</p>
      {name === 'accountUnknown' && (
        <Button small className="mt-3" onClick={register}>
          {t('registerNow')}
        </Button>
      )}
      {name === 'passwordMissing' && (
        <>
          <p className="mt-1">{t('setPasswordSoon')}</p>
          <ButtonLink small className="mt-3" to={SET_PASSWORD}>
            {t('setPassword')}
          </ButtonLink>
        </>
      )}
      {(name === 'exhibitorMissing' || name === 'employeeUnbound') && (
        <LocalLink to="/login/person" className="link mt-2 inline-block">
          {t('visitorInstead')}
        </LocalLink>
      )}
    </div>
  );
}

/** Log-in by e-mail or mobile with a password, as a visitor or as an exhibitor's employee (ruling 2.1). */
export function LoginForm({ type }: { type: 'vis' | 'actor' }) {
  const t = useTexts(accountTexts);
  const signIn = useSignInKeepingTarget();
  const form = useForm({ account: '', password: '', remember: false });
  const [notice, setNotice] = useState<LoginNotice | null>(null);
  const { account, password, remember } = form.values;
  const { set } = form;
  // After hydration only: the served page cannot know what this browser keeps.
  useEffect(() => {
    const { email } = registration();
    if (email !== '') set('account', email);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form appears
  }, []);

  const onFailure = (failure: Failure): boolean => {
    const name = NOTICES.find((one) => one === failure.name);
    if (name !== undefined) setNotice({ name, message: failure.message });
    else if (failure.name === 'passwordWrong') form.setErrors({ password: failure.message });
    else return false;
    return true;
  };
  const submit = (): void => {
    setNotice(null);
    void form.submit({
      schema,
      input: { account, password, type, remember },
      send: async (input) => signIn(await api(calls.account.logOn, input)),
      onFailure,
    });
  };
  return (
    <form
      id={form.id}
      // Never GET: a form sent before the page is ready must not write the password into the address.
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Input
        label={t('account')}
        hint={t('accountHint')}
        required
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.text('account')}
      />
      <PasswordInput label={t('password')} required autoComplete="current-password" {...form.text('password')} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Checkbox
          label={t('remember')}
          name="remember"
          checked={remember}
          onChange={(event) => form.set('remember', event.target.checked)}
        />
        <LocalLink to={SET_PASSWORD} className="link">
          {t('forgot')}
        </LocalLink>
      </div>
      {notice !== null && <Notice notice={notice} account={account} />}
      <FormFailure message={form.failure} />
      <Button type="submit" busy={form.busy} className="w-full">
        {t('logIn')}
      </Button>
    </form>
  );
}
