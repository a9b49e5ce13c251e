import type { Form } from '../../ui/form.ts';
import { PasswordInput } from '../../ui/password-input.tsx';

/** A new password, typed twice. */
export function NewPasswordFields({
  form,
  labels,
}: {
  form: Pick<Form<{ password: string; confirmPassword: string }>, 'text'>;
  labels: { password: string; again: string; hint: string };
}) {
  return (
    <>
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
