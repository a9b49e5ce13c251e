import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf, type Failure } from '../../failure.ts';
import { localPath } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { failureText, useForm } from '../../ui/form.ts';
import { keepRegistration, registration, secondsToWait } from '../account/registration-progress.ts';
import { registrationTexts } from './registration.texts.ts';

const DIGITS = 6;
// The call takes the code or leaves it; this step needs it. Loaded with the first check.
const schema = async () =>
  (await import('@fairbridge/contract/account/account.calls.ts')).validateEmail.input.required({ code: true });

function useSecondsToWait(): [number, () => void] {
  const [seconds, setSeconds] = useState(() => secondsToWait(registration(), Date.now()));
  const look = (): void => setSeconds(secondsToWait(registration(), Date.now()));
  const waiting = seconds > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return [seconds, look];
}

/** Sends another code once the last one is old enough (one per 60 s for an address). */
function Resend() {
  const t = useTexts(registrationTexts);
  const lang = useLang();
  const [seconds, look] = useSecondsToWait();
  const [busy, setBusy] = useState(false);
  const resend = async (): Promise<void> => {
    setBusy(true);
    try {
      const { waitSeconds } = await api(calls.account.sendEmailCode, {
        email: registration().email,
        purpose: 'register',
      });
      keepRegistration({ sentAt: Date.now(), waitSeconds, code: '' });
      toast.good(t('resent'));
    } catch (error) {
      const wait = failureOf(error)?.data['seconds'];
      if (typeof wait === 'number') keepRegistration({ sentAt: Date.now(), waitSeconds: wait });
      toast.error(failureText(error, lang));
    } finally {
      setBusy(false);
      look();
    }
  };
  return (
    <Button kind="quiet" busy={busy || seconds > 0} onClick={() => void resend()}>
      <span className="num">{seconds > 0 ? t('resendIn', { seconds }) : t('resend')}</span>
    </Button>
  );
}

/** Registration, step 1: the code that proves the address. */
export function RegisterCode() {
  const t = useTexts(registrationTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const form = useForm({ code: '' });
  const { email } = registration();
  const { code } = form.values;

  const check = (digits: string): void =>
    void form.submit({
      schema,
      input: { email, code: digits },
      onFailure: (failure: Failure) => {
        if (failure.name !== 'codeWrong') return false;
        form.setErrors({ code: failure.message });
        return true;
      },
      send: async (ready) => {
        await api(calls.account.validateEmail, ready);
        keepRegistration({ code: digits });
        await navigate(localPath(lang, '/register/email/2'));
      },
    });
  const type = (typed: string): void => {
    // Whatever is pasted with it ("您的验证码：123 456") is left out.
    const digits = typed.normalize('NFKC').replaceAll(/\D/g, '').slice(0, DIGITS);
    form.set('code', digits);
    if (digits.length === DIGITS && digits !== code) check(digits);
  };
  return (
    <form
      id={form.id}
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        check(code);
      }}
    >
      <Field label={t('code')} required {...(form.errors['code'] !== undefined && { error: form.errors['code'] })}>
        {(wiring) => (
          <input
            {...wiring}
            name="code"
            className="input num text-center text-3xl tracking-[0.4em]"
            value={code}
            onChange={(event) => type(event.target.value)}
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="••••••"
            autoFocus
          />
        )}
      </Field>
      <FormFailure message={form.failure} />
      <Button type="submit" busy={form.busy}>
        {t('confirmCode')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Resend />
        <LocalLink to="/register/email/0" className="link">
          {t('otherEmail')}
        </LocalLink>
      </div>
    </form>
  );
}
