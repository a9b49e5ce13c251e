import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/form.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { ConsentFields, storedConsent, useConsent } from '../../components/visitor/consent-fields.tsx';
import { NewPasswordFields } from '../../components/account/new-password-fields.tsx';
import type { ResetProgress } from '../../components/account/reset-progress.ts';
import { setPasswordTexts } from './set-password.texts.ts';

const schema = async () => (await import('@fairbridge/contract/login/code.calls.ts')).setPasswordByToken.input;

/** The new password, twice. A token that has ended leads back to the account. */
export function SetPasswordNew({
  token,
  consent: asked,
  keep,
  onDone,
}: {
  token: string;
  /** The account is made with it: of an invited employee. */
  consent: boolean;
  keep: (change: Partial<ResetProgress>) => void;
  onDone: (account: string) => void;
}) {
  const t = useTexts(setPasswordTexts);
  const consentOf = useConsent();
  const form = useForm({ password: '', confirmPassword: '', ...storedConsent() });
  const [over, setOver] = useState(false);
  const { password, confirmPassword } = form.values;
  const submit = (): void =>
    void form.submit({
      schema,
      input: { token, password, confirmPassword, consent: asked ? consentOf(form.values) : null },
      onFailure: ({ name, message }) => {
        if (name !== 'tokenFailed') return false;
        setOver(true);
        form.setFailure(message);
        return true;
      },
      send: async (input) => onDone((await api(calls.account.setPasswordByToken, input)).account),
    });
  return (
    <PostForm form={form} onSubmit={submit}>
      <NewPasswordFields
        form={form}
        labels={{ password: t('password'), again: t('passwordAgain'), hint: t('passwordHint') }}
      />
      {asked ? (
        <ConsentFields
          values={form.values}
          errors={form.errors}
          visitor={false}
          setFlag={(key, value, at) => form.set(key, value, at)}
          setText={(key, value, at) => form.set(key, value, at)}
        />
      ) : (
        <p className="text-soft">{t('everySession')}</p>
      )}
      <FormFailure message={form.failure}>
        {over && (
          <Button
            small
            kind="quiet"
            className="mt-2"
            onClick={() => keep({ token: '', tokenUntil: 0, sentTo: '', consent: false })}
          >
            {t('again')}
          </Button>
        )}
      </FormFailure>
      <Button type="submit" busy={form.busy}>
        {t('save')}
      </Button>
    </PostForm>
  );
}
