import { accountTexts } from '../../components/account/account.texts.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { LoginProblem } from './login-problem.tsx';
import type { LogIn, LoginType } from './use-log-in.ts';

/** What keeps somebody out, and the button, below the fields of either way in. */
export function LoginEnd({ logIn, type }: { logIn: LogIn; type: LoginType }) {
  const t = useTexts(accountTexts);
  const { form, problem, setProblem } = logIn;
  return (
    <>
      {problem !== null && (
        <LoginProblem problem={problem} typed={form.values} type={type} onClose={() => setProblem(null)} />
      )}
      <FormFailure message={form.failure} />
      <Button type="submit" busy={form.busy} className="w-full">
        {t('logIn')}
      </Button>
    </>
  );
}
