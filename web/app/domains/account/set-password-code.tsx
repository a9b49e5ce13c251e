import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/form.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { useHumanCheck } from '../../components/identity/human-check.tsx';
import { CodeField } from '../../components/account/code-field.tsx';
import type { ResetProgress } from '../../components/account/reset-progress.ts';
import { setPasswordTexts } from './set-password.texts.ts';
import { codeAddress } from '../../components/account/typed-account.ts';
import { useCodeSending } from '../../components/account/use-code-sending.ts';

const schema = async () => (await import('@fairbridge/contract/login/code.calls.ts')).getLimitedToken.input;

/** The code is traded for a token that sets a password once. */
export function SetPasswordCode({
  progress,
  keep,
}: {
  progress: ResetProgress;
  keep: (change: Partial<ResetProgress>) => void;
}) {
  const t = useTexts(setPasswordTexts);
  const { ask, dialog } = useHumanCheck();
  const { sentTo, areaCode, until } = progress;
  const form = useForm({ account: sentTo, areaCode, code: '' });
  const sending = useCodeSending({
    form,
    purpose: 'reset',
    ask,
    kept: { account: sentTo, until },
    onSent: (sent) => keep({ until: sent.until }),
  });
  const check = (code: string): void =>
    void form.submit({
      schema,
      input: { ...codeAddress({ account: sentTo, areaCode }), code, purpose: 'reset' },
      onFailure: ({ name, message }) => {
        if (name !== 'codeWrong') return false;
        form.setErrors({ code: message });
        return true;
      },
      send: async (input) => {
        const { token, seconds, consentNeeded } = await api(calls.account.getLimitedToken, input);
        keep({ token, tokenUntil: Date.now() + seconds * 1000, consent: consentNeeded });
      },
    });
  return (
    <PostForm form={form} onSubmit={() => check(form.values.code)}>
      <p className="text-soft">
        {t('codeLead')} <strong className="break-all text-ink">{sentTo}</strong>
        <br />
        {t('codeValid')}
      </p>
      <CodeField
        value={form.values.code}
        error={form.errors['code']}
        onChange={(code) => form.set('code', code)}
        onFull={check}
        sending={sending}
      />
      <FormFailure message={form.failure} />
      <Button type="submit" busy={form.busy}>
        {t('next')}
      </Button>
      <button type="button" className="link justify-self-start" onClick={() => keep({ sentTo: '' })}>
        {t('otherAccount')}
      </button>
      {dialog}
    </PostForm>
  );
}
