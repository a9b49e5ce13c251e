import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { Failure } from '../../failure.ts';
import { localHref } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { useExhibition } from '../../shell/site.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm, type Form } from '../../ui/form.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { forgetRegistration, registration } from '../account/registration-progress.ts';
import { useSignInKeepingTarget } from '../account/sign-in.ts';
import { registrationTexts } from './registration.texts.ts';

// The schema comes with the first check: whoever only opens the page does not load it.
const schema = async () => (await import('@fairbridge/contract/account/account.calls.ts')).register.input;

const EMPTY = {
  password: '',
  confirmPassword: '',
  accepted: false,
  minor: false,
  guardianName: '',
  guardianContact: '',
};
type Values = typeof EMPTY;

function Consent({ form }: { form: Form<Values> }) {
  const t = useTexts(registrationTexts);
  const lang = useLang();
  const { accepted, minor } = form.values;
  // One rule for both fields: it is shown at the one that is empty.
  const guardian = form.errors['consent.guardianName'];
  const named = form.values.guardianName.trim() !== '';
  return (
    <>
      <Checkbox
        name="consent.accepted"
        checked={accepted}
        onChange={(event) => form.set('accepted', event.target.checked, 'consent.accepted')}
        error={form.errors['consent.accepted']}
        label={
          <>
            {t('consentBefore')}{' '}
            <a className="link" href={localHref(lang, '/agreement')} target="_blank" rel="noopener">
              {t('privacy')}
              <span className="sr-only">{t('newWindow')}</span>
            </a>
          </>
        }
      />
      <Checkbox
        label={t('minor')}
        name="consent.minor"
        checked={minor}
        onChange={(event) => form.set('minor', event.target.checked, 'consent.guardianName')}
      />
      {minor && (
        <fieldset className="grid gap-4 border-l-4 border-line pl-4">
          <legend className="sr-only">{t('guardian')}</legend>
          <Input
            label={t('guardianName')}
            required
            {...form.text('guardianName', 'consent.guardianName')}
            error={named ? undefined : guardian}
          />
          <Input
            label={t('guardianContact')}
            required
            {...form.text('guardianContact', 'consent.guardianName')}
            error={named ? guardian : undefined}
          />
        </fieldset>
      )}
    </>
  );
}

/** Registration, step 2: password and consent; makes the account and signs in. */
export function RegisterPassword() {
  const t = useTexts(registrationTexts);
  const lang = useLang();
  const exhibition = useExhibition();
  const signIn = useSignInKeepingTarget();
  const form = useForm(EMPTY);
  const [codeOver, setCodeOver] = useState(false);
  const { password, confirmPassword, accepted, minor, guardianName, guardianContact } = form.values;
  const { email, code } = registration();

  const onFailure = (failure: Failure): boolean => {
    if (failure.name !== 'codeWrong') return false;
    setCodeOver(true);
    form.setFailure(t('codeOver'));
    return true;
  };
  const submit = (): void => {
    setCodeOver(false);
    void form.submit({
      schema,
      input: {
        email,
        code,
        password,
        confirmPassword,
        consent: {
          accepted,
          version: exhibition?.consentVersion ?? '',
          language: lang,
          minor,
          ...(minor && { guardianName, guardianContact }),
        },
      },
      onFailure,
      send: async (input) => {
        const answer = await api(calls.account.register, input);
        forgetRegistration();
        signIn(answer);
      },
    });
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
      {/* For password keepers: which account the new password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordInput
        label={t('password')}
        hint={t('passwordHint')}
        required
        autoComplete="new-password"
        {...form.text('password')}
      />
      <PasswordInput
        label={t('passwordAgain')}
        required
        autoComplete="new-password"
        {...form.text('confirmPassword')}
      />
      <Consent form={form} />
      <FormFailure message={form.failure}>
        {codeOver && (
          <LocalLink to="/register/email/1" className="link mt-2 inline-block">
            {t('newCode')}
          </LocalLink>
        )}
      </FormFailure>
      <Button type="submit" busy={form.busy}>
        {t('createAccount')}
      </Button>
    </form>
  );
}
