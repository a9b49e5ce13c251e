import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { AccountField } from '../../components/account/account-field.tsx';
import { accountTexts } from '../../components/account/account.texts.ts';
import { CodeField } from '../../components/account/code-field.tsx';
import { LoginEnd } from './login-end.tsx';
import { setPasswordPath } from './login-problem.tsx';
import { storeReset } from '../../components/account/reset-progress.ts';
import type { LogIn, LoginType } from './use-log-in.ts';
import { useSecondsLeft } from '../../components/account/use-seconds-left.ts';

export function RememberBox({ form }: { form: LogIn['form'] }) {
  const t = useTexts(accountTexts);
  return (
    <Checkbox
      label={t('remember')}
      name="remember"
      checked={form.values.remember}
      onChange={(event) => form.set('remember', event.target.checked)}
    />
  );
}

/** The password was right; where the fair asks it, an administrator shows a code as well (ruling 2.9). */
function SecondStepField({ logIn }: { logIn: LogIn }) {
  const t = useTexts(accountTexts);
  const { form, secondStep, submit } = logIn;
  const seconds = useSecondsLeft(secondStep?.until ?? 0);
  if (secondStep === null) return null;
  return (
    <div className="note grid gap-3" role="group" aria-label={t('secondTitle')}>
      <p role="status">{t('codeSent', { account: secondStep.sentTo })}</p>
      <CodeField
        value={form.values.second}
        error={form.errors['second']}
        onChange={(code) => form.set('second', code)}
        sending={{ seconds, busy: form.busy, again: true, send: () => submit('password', { anew: true }) }}
      />
    </div>
  );
}

/** After a wrong password: is there such an account at all? Only who passes a human check is told (G17). */
function AfterWrongPassword({ logIn }: { logIn: LogIn }) {
  const t = useTexts(accountTexts);
  const { problem, submit } = logIn;
  if (problem?.name !== 'passwordWrong') return null;
  return problem.checked ? (
    <p className="-mt-2 text-soft">{t('wrongChecked')}</p>
  ) : (
    <button
      type="button"
      className="link -mt-3 justify-self-start text-left"
      onClick={() => submit('password', { check: true })}
    >
      {t('unsure')}
    </button>
  );
}

/** Log-in with a password (ruling 2.1). */
export function LoginPassword({ logIn, type }: { logIn: LogIn; type: LoginType }) {
  const t = useTexts(accountTexts);
  const { form, submit, restart } = logIn;
  const { account, areaCode } = form.values;
  return (
    <PostForm
      form={form}
      onChange={(event) => {
        if (event.target instanceof HTMLInputElement && /^(account|areaCode|password)$/.test(event.target.name))
          restart();
      }}
      onSubmit={() => submit('password')}
    >
      <AccountField form={form} />
      <PasswordInput label={t('Password')} required autoComplete="current-password" {...form.text('password')} />
      <AfterWrongPassword logIn={logIn} />
      <SecondStepField logIn={logIn} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <RememberBox form={form} />
        <LocalLink
          to={setPasswordPath(type)}
          className="link"
          onClick={() => storeReset({ account: account.trim(), areaCode })}
        >
          {t('forgot')}
        </LocalLink>
      </div>
      <LoginEnd logIn={logIn} type={type} />
    </PostForm>
  );
}
