import type { Form } from '../../ui/form.ts';
import { PasswordInput } from '../../ui/password-input.tsx';

/** A new password, typed twice; `account` is told to password keepers, where it does not stand in the form. */
export function NewPasswordFields({
  form,
  labels,
  account,
}: {
  form: Pick<Form<{ password: string; confirmPassword: string }>, 'text'>;
  labels: { password: string; again: string; hint: string };
  account?: string;
}) {
  return (
    <>
      {account !== undefined && (
        <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
      )}
      <PasswordInput
        label={labels.password}
        hint={labels.hint}
        required
        autoComplete="new-password"
        {...form.text('password')}
      />
      <PasswordInput label={labels.again} required autoComplete="new-password" {...form.text('confirmPassword')} />
    </>
  );
}
