import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { useHumanCheck } from '../../components/identity/human-check.tsx';
import { AccountField } from '../../components/account/account-field.tsx';
import { accountTexts } from '../../components/account/account.texts.ts';
import { CodeField } from '../../components/account/code-field.tsx';
import { LoginEnd } from './login-end.tsx';
import { RememberBox } from './login-password.tsx';
import { useCodeSending, type Sending } from '../../components/account/use-code-sending.ts';
import type { LogIn, LoginType } from './use-log-in.ts';

/** Log-in with a code by e-mail or SMS (ruling 2.1). */
export function LoginCode({
  logIn,
  type,
  ask,
}: {
  logIn: LogIn;
  type: LoginType;
  ask: ReturnType<typeof useHumanCheck>['ask'];
}) {
  const t = useTexts(accountTexts);
  const { form, setProblem, codeInstead, submit } = logIn;
  const [sent, setSent] = useState<Sending | null>(null);
  const sending = useCodeSending({
    form,
    purpose: 'login',
    ask,
    onSent: setSent,
    onFailure: ({ name, message }) => {
      if (name !== 'accountUnknown' && name !== 'passwordMissing') return false;
      setProblem({ name, message, checked: true });
      return true;
    },
  });
  const { code } = form.values;
  const account = form.values.account.trim();
  return (
    <PostForm form={form} onChange={() => setProblem(null)} onSubmit={() => submit('code')}>
      {codeInstead && (
        <p className="note" role="status">
          {t('codeInstead')}
        </p>
      )}
      <AccountField form={form} />
      <CodeField
        value={code}
        error={form.errors['code']}
        onChange={(digits) => form.set('code', digits)}
        hint={sent?.account === account ? `${t('codeSent', { account })} ${t('noCode')}` : undefined}
        sending={{
          ...sending,
          send: () => {
            setProblem(null);
            sending.send();
          },
        }}
      />
      <RememberBox form={form} />
      <LoginEnd logIn={logIn} type={type} />
    </PostForm>
  );
}
