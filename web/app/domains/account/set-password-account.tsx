import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/form.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { useHumanCheck } from '../../components/identity/human-check.tsx';
import { AccountField } from '../../components/account/account-field.tsx';
import { RegisterNow } from '../../components/account/register-now.tsx';
import type { ResetProgress } from '../../components/account/reset-progress.ts';
import { setPasswordTexts } from './set-password.texts.ts';
import { useCodeSending } from '../../components/account/use-code-sending.ts';

/** For which account: whoever passes the human check gets a code there. */
export function SetPasswordAccount({
  progress,
  keep,
  first,
}: {
  progress: ResetProgress;
  keep: (change: Partial<ResetProgress>) => void;
  /** An exhibitor's first log-in. */
  first: boolean;
}) {
  const t = useTexts(setPasswordTexts);
  const { ask, dialog } = useHumanCheck();
  const form = useForm({ account: progress.account, areaCode: progress.areaCode });
  const [unknown, setUnknown] = useState('');
  const { send } = useCodeSending({
    form,
    purpose: 'reset',
    ask,
    onSent: ({ account, until }) =>
      keep({ account, areaCode: form.values.areaCode, sentTo: account, lastTo: account, until }),
    onFailure: ({ name, message }) => {
      // The code of a minute ago still holds.
      if (name === 'codeTooSoon' && form.values.account.trim() === progress.lastTo) {
        keep({ sentTo: progress.lastTo });
        return true;
      }
      if (name !== 'accountUnknown') return false;
      setUnknown(message);
      return true;
    },
  });
  return (
    <PostForm
      form={form}
      onChange={() => setUnknown('')}
      onSubmit={() => {
        setUnknown('');
        send();
      }}
    >
      <p className="text-soft">{t(first ? 'accountLeadFirst' : 'accountLead')}</p>
      <AccountField form={form} />
      {unknown !== '' && (
        <div className="note" role="alert">
          <p className="font-semibold">{unknown}</p>
          <RegisterNow typed={form.values} />
        </div>
      )}
      <FormFailure message={form.failure} />
      <Button type="submit" busy={form.busy}>
        {t('next')}
      </Button>
      {dialog}
    </PostForm>
  );
}
