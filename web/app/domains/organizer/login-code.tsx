import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { Failure } from '../../failure.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { useAction } from '../../ui/use-action.ts';
import { secondsUntil, type LoginTicket } from './login-ticket.ts';
import { organizerLoginTexts } from './organizer-login.texts.ts';
import { useOrganizerSignIn } from './use-organizer-sign-in.ts';

const DIGITS = 6;
const schema = async () => (await import('@fairbridge/contract/organizer/organizer.calls.ts')).confirmLogOn.input;

function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(() => Date.now());
  const seconds = secondsUntil(at, now);
  const waiting = seconds > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting, at]);
  return seconds;
}

/** Sends another code once the last one is old enough. */
function Resend({ at, resend }: { at: number; resend: () => Promise<void> }) {
  const t = useTexts(organizerLoginTexts);
  const [told, setTold] = useState(0);
  const { busy, run } = useAction();
  const seconds = useSecondsUntil(Math.max(at, told));
  const onFailure = (failure: Failure | null): void => {
    const wait = failure?.data['seconds'];
    if (typeof wait === 'number') setTold(Date.now() + wait * 1000);
  };
  return (
    <Button
      kind="quiet"
      busy={busy || seconds > 0}
      onClick={() => void run(resend, { success: t('resent'), onFailure })}
    >
      <span className="num">{seconds > 0 ? t('resendIn', { seconds }) : t('resend')}</span>
    </Button>
  );
}

function SentLead({ sentTo }: { sentTo: string }) {
  const t = useTexts(organizerLoginTexts);
  return (
    <p>
      {t('codeLead')} <strong className="break-all">{sentTo}</strong>
      <br />
      <span className="num text-soft">{t('codeValid', { minutes: LIMITS.codeMinutes })}</span>
    </p>
  );
}

/** Step two: the code of the authenticator app or of the e-mail, or a recovery code. */
export function LoginCode({
  ticket,
  resend,
  onAgain,
}: {
  ticket: LoginTicket;
  /** Null where the password is not known any more: then the log-in begins anew. */
  resend: (() => Promise<void>) | null;
  /** Back to step one, with the reason where it is not the person's own wish. */
  onAgain: (notice: string) => void;
}) {
  const t = useTexts(organizerLoginTexts);
  const signIn = useOrganizerSignIn();
  const form = useForm({ code: '' });
  const { code } = form.values;
  const byApp = ticket.sentTo === '';
  const [recovery, setRecovery] = useState(false);
  const onFailure = (failure: Failure): boolean => {
    if (failure.name === 'codeWrong' || failure.name === 'codeUsed') form.setErrors({ code: failure.message });
    else if (failure.name === 'tokenFailed') onAgain(t('ticketGone'));
    else return false;
    return true;
  };
  const check = (digits: string): void =>
    void form.submit({
      schema,
      input: { ticket: ticket.ticket, code: digits },
      onFailure,
      send: async (input) => signIn(await api(calls.organizer.confirmLogOn, input)),
    });
  const type = (typed: string): void => {
    // Whatever is pasted with it ("您的验证码：123 456") is left out.
    const digits = typed.normalize('NFKC').replaceAll(/\D/g, '').slice(0, DIGITS);
    form.set('code', digits);
    if (digits.length === DIGITS && digits !== code) check(digits);
  };
  return (
    <PostForm form={form} onSubmit={() => check(code)}>
      {byApp ? <p>{t(recovery ? 'recoveryLead' : 'appLead')}</p> : <SentLead sentTo={ticket.sentTo} />}
      {recovery ? (
        <Input
          key="recovery"
          label={t('recoveryCode')}
          required
          hint={t('lost')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          {...form.text('code')}
        />
      ) : (
        <CodeInput label={t('code')} value={code} error={form.errors['code']} onType={type} />
      )}
      <FormFailure message={form.failure} />
      <Button type="submit" busy={form.busy}>
        {t('enter')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {byApp && (
          <button
            type="button"
            className="link min-h-8"
            onClick={() => {
              form.reset({ code: '' });
              setRecovery(!recovery);
            }}
          >
            {t(recovery ? 'useApp' : 'useRecovery')}
          </button>
        )}
        {!byApp && resend !== null && <Resend at={ticket.resendAt} resend={resend} />}
        <button type="button" className="link min-h-8" onClick={() => onAgain('')}>
          {t('startAgain')}
        </button>
      </div>
    </PostForm>
  );
}
