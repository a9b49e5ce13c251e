import { useState, type ReactNode } from 'react';
import type { Failure } from '../../failure.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailInput } from '../../ui/address-input.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { organizerLoginTexts } from './organizer-login.texts.ts';

// The schema comes with the first check: whoever only opens the page does not load it.
const schema = async () => (await import('@fairbridge/contract/organizer/organizer.calls.ts')).logOn.input;

export type Credentials = { email: string; password: string };

/** Step one: e-mail and password. A wrong password, an unknown address and an account that is not staff are told alike. */
export function LoginPassword({
  notice,
  ask,
  link,
}: {
  /** Why the log-in begins anew; '' when it does not. */
  notice: string;
  /** Asks for a code; throws what the server refused. */
  ask: (credentials: Credentials) => Promise<void>;
  /** What is offered to whom strangers have used up the tries. */
  link: (email: string) => ReactNode;
}) {
  const t = useTexts(organizerLoginTexts);
  const form = useForm({ email: '', password: '' });
  const [usedUp, setUsedUp] = useState(false);
  const onFailure = (failure: Failure): boolean => {
    if (failure.name === 'tooManyTries') setUsedUp(true);
    if (failure.name !== 'passwordWrong') return false;
    form.setFailure(t('wrong'));
    return true;
  };
  return (
    <PostForm
      form={form}
      onSubmit={() => {
        const { email, password } = form.values;
        void form.submit({
          schema,
          input: { email, password },
          send: (ready) => ask({ email: ready.email, password: ready.password }),
          onFailure,
        });
      }}
    >
      {notice !== '' && (
        <p className="note" role="status">
          {notice}
        </p>
      )}
      <EmailInput label={t('email')} required autoComplete="username" {...form.text('email')} />
      <PasswordInput label={t('Password')} required autoComplete="current-password" {...form.text('password')} />
      <FormFailure message={form.failure} />
      {usedUp && link(form.values.email.trim())}
      <Button type="submit" busy={form.busy}>
        {t('next')}
      </Button>
      <LocalLink to="/register/password/vis" className="link justify-self-start">
        {t('forgot')}
      </LocalLink>
    </PostForm>
  );
}
