import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { Failure } from '../../failure.ts';
import { localPath } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { keepRegistration, registration } from '../account/registration-progress.ts';
import { registrationTexts } from './registration.texts.ts';

// The schema comes with the first check: whoever only opens the page does not load it.
const schema = async () => (await import('@fairbridge/contract/account/account.calls.ts')).sendEmailCode.input;

/** Registration, step 0: the address a code goes to. */
export function RegisterAddress() {
  const t = useTexts(registrationTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const form = useForm({ email: '' });
  const [taken, setTaken] = useState(false);
  const [codeWaits, setCodeWaits] = useState('');
  const { email } = form.values;
  const { set } = form;
  // After hydration only: the served page cannot know what this window keeps.
  useEffect(() => {
    const kept = registration();
    if (kept.email !== '') set('email', kept.email);
    if (kept.sentAt !== 0) setCodeWaits(kept.email);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form appears
  }, []);

  const onFailure = (failure: Failure): boolean => {
    if (failure.name !== 'accountTaken') return false;
    setTaken(true);
    form.setErrors({ email: failure.message });
    return true;
  };
  const submit = (): void => {
    setTaken(false);
    void form.submit({
      schema,
      input: { email, purpose: 'register' },
      onFailure,
      send: async (input) => {
        const { waitSeconds } = await api(calls.account.sendEmailCode, input);
        keepRegistration({ email: email.trim().toLowerCase(), sentAt: Date.now(), waitSeconds, code: '' });
        await navigate(localPath(lang, '/register/email/1'));
      },
    });
  };
  const toLogIn = (): void => {
    keepRegistration({ email: email.trim() });
    void navigate(localPath(lang, '/login/person'));
  };
  return (
    <form
      id={form.id}
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Input
        label={t('email')}
        hint={t('emailHint')}
        required
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.text('email')}
      />
      {taken && (
        <Button kind="quiet" className="justify-self-start" onClick={toLogIn}>
          {t('logIn')}
        </Button>
      )}
      <FormFailure message={form.failure} />
      <Button type="submit" busy={form.busy}>
        {t('sendCode')}
      </Button>
      {codeWaits !== '' && codeWaits === email.trim().toLowerCase() && (
        <LocalLink to="/register/email/1" className="link justify-self-start">
          {t('haveCode')}
        </LocalLink>
      )}
      <p className="border-t border-line pt-4">
        {t('haveAccount')}{' '}
        <LocalLink to="/login/person" className="link font-semibold">
          {t('logIn')}
        </LocalLink>
      </p>
    </form>
  );
}
