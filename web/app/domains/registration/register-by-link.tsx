import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf, type Failure } from '../../failure.ts';
import { localPath } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { useForm } from '../../ui/form.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import { NewPasswordFields } from '../../components/account/new-password-fields.tsx';
import { removeRegistration, storeRegistration } from '../../components/registration/registration-progress.ts';
import { track } from '../../tracking/track.ts';
import { AccountTaken } from './account-taken.tsx';
import { RegistrationFrame } from '../../components/visitor/registration-frame.tsx';
import { registrationTexts } from '../../components/visitor/registration.texts.ts';
import { useBeginRegistration } from './use-begin-registration.ts';

// The schema comes with the first check: whoever only opens the page does not load it.
const schema = async () =>
  (await import('@fairbridge/contract/registration/registration.calls.ts')).registerByLink.input;

type Reading = { name: 'reading' } | { name: 'good'; email: string } | { name: 'bad'; message: string | null };

/** For whom the link is; asking does not use it up. `bad` has a message where something else than the link was wrong. */
function useLink(token: string, lang: 'zh' | 'en'): [Reading, (to: Reading) => void] {
  const [reading, setReading] = useState<Reading>({ name: 'reading' });
  useEffect(() => {
    const stop = new AbortController();
    api(calls.account.readRegistrationLink, { token }, stop.signal).then(
      ({ email }) => {
        // the link holds the code
        track('001035001');
        setReading({ name: 'good', email });
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const failure = failureOf(error);
        const invalid = failure?.name === 'linkInvalid' || failure?.name === 'badInput';
        setReading({ name: 'bad', message: invalid ? null : failureText(error, lang) });
      },
    );
    return () => stop.abort();
  }, [token, lang]);
  return [reading, setReading];
}

function BadLink({ message }: { message: string | null }) {
  const t = useTexts(registrationTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const beginAnew = (): void => {
    storeRegistration({ token: '', sent: null });
    void navigate(localPath(lang, '/register/email/0'));
  };
  return (
    <RegistrationFrame part={0} title={t('LinkInvalid')} lead={message ?? t('badLinkLead')}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button onClick={beginAnew}>{t('beginAnew')}</Button>
        <LocalLink to="/login/person" className="link">
          {t('toLogIn')}
        </LocalLink>
      </div>
    </RegistrationFrame>
  );
}

/** Registration, step 2 by a confirmation link: it has proved the address and holds the consent; a password is left to choose. */
export function RegisterByLink({ token }: { token: string }) {
  const t = useTexts(registrationTexts);
  const lang = useLang();
  const begin = useBeginRegistration();
  const [link, setLink] = useLink(token, lang);
  const form = useForm({ password: '', confirmPassword: '' });
  const [taken, setTaken] = useState(false);

  const onFailure = (failure: Failure): boolean => {
    if (failure.name === 'linkInvalid') {
      setLink({ name: 'bad', message: null });
      return true;
    }
    if (failure.name !== 'accountTaken') return false;
    removeRegistration();
    setTaken(true);
    form.setFailure(failure.message);
    return true;
  };
  const submit = (): void =>
    void form.submit({
      schema,
      input: { token, ...form.values },
      onFailure,
      send: async (input) => begin(await api(calls.account.registerByLink, input)),
    });
  if (link.name === 'reading') return <FormSkeleton />;
  if (link.name === 'bad') return <BadLink message={link.message} />;
  return (
    <RegistrationFrame part={0} title={t('passwordTitle')} lead={t('linkLead', { account: link.email })}>
      <PostForm form={form} onSubmit={submit}>
        <NewPasswordFields
          account={link.email}
          form={form}
          labels={{ password: t('Password'), again: t('passwordAgain'), hint: t('passwordHint') }}
        />
        <FormFailure message={form.failure} />
        {taken && <AccountTaken />}
        <Button type="submit" busy={form.busy}>
          {t('createAccount')}
        </Button>
      </PostForm>
    </RegistrationFrame>
  );
}
