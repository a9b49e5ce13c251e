import { useTexts } from '../../i18n/lang.tsx';
import type { FormErrors } from '../../ui/form.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { registrationTexts } from './registration.texts.ts';

export type NewPassword = { password: string; confirmPassword: string };

/** The password of a new account, typed twice; `account` is told to password keepers. */
export function NewPasswordFields({
  account,
  values,
  errors,
  set,
}: {
  account: string;
  values: NewPassword;
  errors: FormErrors;
  set: (key: keyof NewPassword, value: string) => void;
}) {
  const t = useTexts(registrationTexts);
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
      <PasswordInput
        label={t('password')}
        hint={t('passwordHint')}
        required
        autoComplete="new-password"
        name="password"
        value={values.password}
        error={errors['password']}
        onChange={(event) => set('password', event.target.value)}
      />
      <PasswordInput
        label={t('passwordAgain')}
        required
        autoComplete="new-password"
        name="confirmPassword"
        value={values.confirmPassword}
        error={errors['confirmPassword']}
        onChange={(event) => set('confirmPassword', event.target.value)}
      />
    </>
  );
}
