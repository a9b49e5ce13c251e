import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { Failure } from '../../failure.ts';
import { localPath } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { CODE_DIGITS, codeDigits } from '../../components/account/code-digits.ts';
import {
  addressLine,
  deadCode,
  storeSent,
  registration,
  type RegistrationAddress,
  type Sent,
} from '../../components/registration/registration-progress.ts';
import { useHumanCheck } from '../../components/identity/human-check.tsx';
import { sendRegistrationCode, subjectOf } from '../../components/visitor/register-sending.ts';
import { RegistrationFrame } from '../../components/visitor/registration-frame.tsx';
import { registrationTexts } from '../../components/visitor/registration.texts.ts';
import { track } from '../../tracking/track.ts';
import { SendAgain } from './send-again.tsx';

// The calls take the code or leave it; this step needs it. Loaded with the first check.
const contract = () => import('@fairbridge/contract/login/code.calls.ts');
const emailSchema = async () => (await contract()).validateEmail.input.required({ code: true });
const mobileSchema = async () => {
  const { validateMobile } = await contract();
  return validateMobile.input.refine(({ code }) => code !== undefined, { message: 'code', path: ['code'] });
};

/** Asks whether the code is right, with an input that the contract has read. */
function useCodeForm(to: RegistrationAddress, onWrong: () => void) {
  const lang = useLang();
  const navigate = useNavigate();
  const form = useForm({ code: '' });
  const onFailure = (failure: Failure): boolean => {
    if (failure.name !== 'codeWrong') return false;
    storeSent({ wrongTries: (registration().sent?.wrongTries ?? 0) + 1 });
    form.setErrors({ code: failure.message });
    onWrong();
    return true;
  };
  const goOn = async (code: string): Promise<void> => {
    track('001035001');
    storeSent({ code });
    await navigate(localPath(lang, `/register/${to.kind}/2`));
  };
  const check = (code: string): void => {
    if (to.kind === 'email')
      void form.submit({
        schema: emailSchema,
        input: { email: to.email, code },
        onFailure,
        send: async (input) => {
          await api(calls.account.validateEmail, input);
          await goOn(code);
        },
      });
    else
      void form.submit({
        schema: mobileSchema,
        input: { areaCode: to.areaCode, mobile: to.mobile, code },
        onFailure,
        send: async (input) => {
          await api(calls.account.validateMobile, input);
          await goOn(code);
        },
      });
  };
  return { form, check };
}

/** Registration, step 1: the code that proves the address. */
export function RegisterCode({ sent }: { sent: Sent }) {
  const t = useTexts(registrationTexts);
  const { to } = sent;
  const [dead, setDead] = useState(() => deadCode(sent, Date.now()));
  const look = (): void => {
    const now = registration().sent;
    setDead(now === null ? null : deadCode(now, Date.now()));
  };
  const { form, check } = useCodeForm(to, look);
  const { ask, dialog } = useHumanCheck();
  const { code } = form.values;

  const type = (digits: string): void => {
    form.set('code', digits);
    if (digits.length === CODE_DIGITS && digits !== code) check(digits);
  };
  const sendAgain = async (): Promise<boolean> => {
    const pass = await ask('code', subjectOf(to));
    if (pass === null) return false;
    await sendRegistrationCode(to, pass);
    return true;
  };
  const lead = (
    <>
      {t('codeLead')} <strong className="num break-all text-ink">{addressLine(to)}</strong>
      <br />
      {t(to.kind === 'email' ? 'codeValid' : 'smsValid')}
    </>
  );
  return (
    <RegistrationFrame part={0} title={t('codeTitle')} lead={lead}>
      <PostForm
        form={form}
        onSubmit={() => {
          if (dead === null) check(code);
        }}
      >
        {dead === null ? (
          <>
            <CodeInput
              label={t('code')}
              value={code}
              error={form.errors['code']}
              onType={(typed) => type(codeDigits(typed))}
            />
            <FormFailure message={form.failure} />
            <Button type="submit" busy={form.busy}>
              {t('confirmCode')}
            </Button>
          </>
        ) : (
          <div className="note note-bad" role="alert">
            <p className="font-semibold">{t(dead === 'tries' ? 'deadByTries' : 'deadByTime')}</p>
            <p>{t('deadLead')}</p>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SendAgain
            send={sendAgain}
            label={t(dead === null ? 'resend' : 'newCode')}
            done={t('resent')}
            urgent={dead !== null}
            onSent={() => {
              form.reset({ code: '' });
              form.setErrors({});
              look();
            }}
          />
          <LocalLink to={`/register/${to.kind}/0`} className="link">
            {t(to.kind === 'email' ? 'otherEmail' : 'otherMobile')}
          </LocalLink>
        </div>
        {dialog}
      </PostForm>
    </RegistrationFrame>
  );
}
