import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { firstPasswordToken, forgetFirstPasswordToken } from '../../session/first-password.ts';
import { updateUser } from '../../session/session.ts';
import { firstPasswordTexts } from './first-password.texts.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { useForm } from '../../ui/form.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const schema = async () => (await import('@fairbridge/contract/account/account.calls.ts')).setPassword.input;

/** The first password of whoever has logged in with a code. */
export default function FirstPasswordForm({ onDone }: { onDone: () => void }) {
  const t = useTexts(firstPasswordTexts);
  const form = useForm({ password: '', confirmPassword: '' });
  const submit = (): void =>
    void form.submit({
      schema,
      input: { ...form.values, proofToken: firstPasswordToken() },
      send: async (input) => {
        updateUser((await api(calls.account.setPassword, input)).user);
        forgetFirstPasswordToken();
        toast.good(t('passwordSaved'));
        onDone();
      },
    });
  return (
    <PostForm form={form} className="mt-4 grid gap-5" onSubmit={submit}>
      <NewPasswordFields
        form={form}
        labels={{ password: t('Password'), again: t('passwordAgain'), hint: t('passwordHint') }}
      />
      <FormFailure message={form.failure} />
      <DialogActions act={t('savePassword')} cancel={t('postpone')} busy={form.busy} onClose={onDone} />
    </PostForm>
  );
}
