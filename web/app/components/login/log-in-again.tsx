import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { accountTexts } from '../account/account.texts.ts';
import { useHumanCheck } from '../identity/human-check.tsx';
import { logInAgainTexts } from './log-in-again.texts.ts';
import { useLogInAgain } from './use-log-in-again.ts';

/** The log-in over the page whose session has ended: for the same person only, so that nobody else comes upon what was typed. */
export default function LogInAgain({ user, onOtherWay }: { user: CurrentUser; onOtherWay: () => void }) {
  const t = useTexts(logInAgainTexts);
  const words = useTexts(accountTexts);
  const { ask, dialog } = useHumanCheck();
  const { form, busy, second, account, submit } = useLogInAgain(user, ask);
  return (
    <>
      <p className="mb-4">{t('stays')}</p>
      <PostForm form={form} onSubmit={submit}>
        {/* a text, and for whoever keeps passwords in the browser the field that belongs to them */}
        <p>
          <span className="text-soft">{t('Account')}</span> <strong className="break-all">{account}</strong>
        </p>
        <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
        <PasswordInput
          label={words('Password')}
          required
          autoFocus
          autoComplete="current-password"
          {...form.text('password')}
        />
        {second !== null && (
          <Input
            label={words('code')}
            hint={second.sentTo === '' ? t('byApp') : t('sent', { to: second.sentTo })}
            required
            autoFocus
            autoComplete="one-time-code"
            {...form.text('code')}
          />
        )}
        <FormFailure message={form.failure} />
        <DialogActions act={t('again')} cancel={t('otherWay')} busy={busy} onClose={onOtherWay} />
      </PostForm>
      {dialog}
    </>
  );
}
