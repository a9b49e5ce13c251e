import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { Failure } from '../../failure.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { NewPasswordFields } from '../../components/account/new-password-fields.tsx';
import {
  addressLine,
  storeSent,
  type RegistrationAddress,
} from '../../components/registration/registration-progress.ts';
import { AccountTaken } from './account-taken.tsx';
import { ConsentFields, storedConsent, useConsent } from '../../components/visitor/consent-fields.tsx';
import { storedCampaign } from '../../tracking/campaign-memory.ts';
import { storedInvitation } from '../../components/visitor/invitation.ts';
import { registrationTexts } from '../../components/visitor/registration.texts.ts';
import { useBeginRegistration } from './use-begin-registration.ts';

// The schema comes with the first check: whoever only opens the page does not load it.
const schema = async () => (await import('@fairbridge/contract/registration/registration.calls.ts')).register.input;

/** Registration, step 2: password and consent; makes the account and signs in. */
export function RegisterPassword({ to, code }: { to: RegistrationAddress; code: string }) {
  const t = useTexts(registrationTexts);
  const begin = useBeginRegistration();
  const consentOf = useConsent();
  const form = useForm(() => ({ password: '', confirmPassword: '', ...storedConsent() }));
  const [over, setOver] = useState<'code' | 'taken' | null>(null);
  const { password, confirmPassword } = form.values;

  const onFailure = (failure: Failure): boolean => {
    if (failure.name === 'accountTaken') {
      setOver('taken');
      form.setFailure(failure.message);
      return true;
    }
    if (failure.name !== 'codeWrong') return false;
    setOver('code');
    // The code was right a moment ago: it has run out, or was used up.
    storeSent({ code: '', at: 0 });
    form.setFailure(t('codeOver'));
    return true;
  };
  const submit = (): void => {
    setOver(null);
    void form.submit({
      schema,
      input: {
        ...(to.kind === 'email' ? { email: to.email } : { areaCode: to.areaCode, mobile: to.mobile }),
        code,
        password,
        confirmPassword,
        consent: consentOf(form.values),
        invitation: storedInvitation(),
        campaign: storedCampaign(),
      },
      onFailure,
      send: async (input) => begin(await api(calls.account.register, input)),
    });
  };
  return (
    <PostForm form={form} onSubmit={submit}>
      <NewPasswordFields
        account={addressLine(to)}
        form={form}
        labels={{ password: t('Password'), again: t('passwordAgain'), hint: t('passwordHint') }}
      />
      <ConsentFields
        values={form.values}
        errors={form.errors}
        setFlag={(key, value, field) => form.set(key, value, field)}
        setText={(key, value, field) => form.set(key, value, field)}
      />
      <FormFailure message={form.failure}>
        {over === 'code' && (
          <LocalLink to={`/register/${to.kind}/1`} className="link mt-2 inline-block">
            {t('newCode')}
          </LocalLink>
        )}
      </FormFailure>
      {over === 'taken' && <AccountTaken />}
      <Button type="submit" busy={form.busy}>
        {t('createAccount')}
      </Button>
    </PostForm>
  );
}
