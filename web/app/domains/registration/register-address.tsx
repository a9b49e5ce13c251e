import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Failure } from '../../failure.ts';
import { localPath } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { useHydrated } from '../../site/hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { EmailInput } from '../../ui/address-input.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { MobileField } from '../../ui/mobile-field.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import {
  addressLine,
  storeRegistration,
  registration,
  secondsToWait,
  type RegistrationAddress,
  type RegistrationProgress,
} from '../../components/registration/registration-progress.ts';
import { useHumanCheck } from '../../components/identity/human-check.tsx';
import { AccountTaken } from './account-taken.tsx';
import { ConsentFields, storedConsent, useConsent } from '../../components/visitor/consent-fields.tsx';
import { storedInvitation } from '../../components/visitor/invitation.ts';
import { sendConfirmationLink, sendRegistrationCode, subjectOf } from '../../components/visitor/register-sending.ts';
import { registrationTexts } from '../../components/visitor/registration.texts.ts';
import { useCountries } from '../../components/visitor/use-countries.ts';

type Kind = RegistrationAddress['kind'];
type Way = RegistrationProgress['way'];

// The schemas come with the first check: whoever only opens the page does not load them.
const contract = () => import('@fairbridge/contract/login/code.calls.ts');
const codeSchema = (kind: Kind) => async () =>
  kind === 'email' ? (await contract()).sendEmailCode.input : (await contract()).sendSmsCode.input;
const linkSchema = async () =>
  (await import('@fairbridge/contract/registration/registration.calls.ts')).registerByMail.input;

/** What this window keeps, else what the invitation says; empty while the page is served. */
function initial(hydrated: boolean) {
  const { email, areaCode, mobile, way } = registration();
  return {
    email: email === '' && hydrated ? (storedInvitation()?.email ?? '') : email,
    areaCode: areaCode === '' ? '86' : areaCode,
    mobile,
    way,
    ...storedConsent(),
  };
}

function useAddressForm(kind: Kind) {
  const hydrated = useHydrated();
  const lang = useLang();
  const navigate = useNavigate();
  const form = useForm(() => initial(hydrated));
  const consentOf = useConsent();
  const { ask, dialog } = useHumanCheck();
  const [taken, setTaken] = useState(false);
  const { email, areaCode, mobile } = form.values;
  const way: Way = kind === 'email' ? form.values.way : 'code';
  useEffect(() => {
    if (hydrated) storeRegistration({ email, areaCode, mobile, way: form.values.way });
  }, [hydrated, email, areaCode, mobile, form.values.way]);

  const next = (): Promise<void> => Promise.resolve(navigate(localPath(lang, `/register/${kind}/1`)));
  /** One was sent there less than a minute ago: it is on its way, and another could not be sent. */
  const isOnItsWay = (to: RegistrationAddress): boolean => {
    const { sent } = registration();
    return sent?.way === way && addressLine(sent.to) === addressLine(to) && secondsToWait(sent, Date.now()) > 0;
  };
  const onFailure = (failure: Failure): boolean => {
    if (failure.name !== 'accountTaken') return false;
    setTaken(true);
    form.setErrors({ [kind]: failure.message });
    return true;
  };
  const sendCode = (): Promise<void> =>
    form.submit({
      schema: codeSchema(kind),
      input: { ...(kind === 'email' ? { email } : { areaCode, mobile }), purpose: 'register' },
      onFailure,
      send: async (input) => {
        const to: RegistrationAddress =
          'email' in input
            ? { kind: 'email', email: input.email }
            : { kind: 'mobile', areaCode: input.areaCode, mobile: input.mobile };
        if (isOnItsWay(to)) return next();
        const pass = await ask('code', subjectOf(to));
        if (pass === null) return;
        await sendRegistrationCode(to, pass);
        await next();
      },
    });
  const sendLink = (): Promise<void> =>
    form.submit({
      schema: linkSchema,
      input: { email, consent: consentOf(form.values) },
      onFailure,
      send: async (input) => {
        if (isOnItsWay({ kind: 'email', email: input.email })) return next();
        const pass = await ask('register', input.email);
        if (pass === null) return;
        await sendConfirmationLink(input.email, input.consent, pass);
        await next();
      },
    });
  const submit = (): void => {
    setTaken(false);
    void (way === 'code' ? sendCode() : sendLink());
  };
  return { form, way, taken, dialog, submit };
}

/** Whoever has a code already, and came back to this step, needs no other. */
function HaveCode({ kind, way, to }: { kind: Kind; way: Way; to: string }) {
  const t = useTexts(registrationTexts);
  const hydrated = useHydrated();
  const { sent } = registration();
  if (!hydrated || sent?.to.kind !== kind || sent.way !== way || addressLine(sent.to) !== to) return null;
  return (
    <LocalLink to={`/register/${kind}/1`} className="link justify-self-start">
      {t(way === 'code' ? 'haveCode' : 'haveLink')}
    </LocalLink>
  );
}

/** Registration, step 0: the address that a code or a confirmation link goes to. */
export function RegisterAddress({ kind }: { kind: Kind }) {
  const t = useTexts(registrationTexts);
  const { form, way, taken, dialog, submit } = useAddressForm(kind);
  const countries = useCountries(kind === 'mobile');
  const { email, areaCode, mobile } = form.values;
  const typed =
    kind === 'email'
      ? addressLine({ kind, email: email.trim().toLowerCase() })
      : addressLine({ kind, areaCode, mobile: mobile.trim() });
  return (
    <PostForm form={form} onSubmit={submit}>
      {kind === 'email' ? (
        <EmailInput label={t('Email')} hint={t('emailHint')} required autoComplete="email" {...form.text('email')} />
      ) : (
        <MobileField
          countries={countries}
          required
          areaCode={areaCode}
          number={mobile}
          onAreaCode={(value) => form.set('areaCode', value)}
          onNumber={(value) => form.set('mobile', value)}
          names={{ areaCode: 'areaCode', number: 'mobile' }}
          errors={{ areaCode: form.errors['areaCode'], number: form.errors['mobile'] }}
        />
      )}
      {taken && <AccountTaken />}
      {way === 'link' && (
        <ConsentFields
          values={form.values}
          errors={form.errors}
          setFlag={(key, value, field) => form.set(key, value, field)}
          setText={(key, value, field) => form.set(key, value, field)}
        />
      )}
      <FormFailure message={form.failure} />
      <Button type="submit" busy={form.busy}>
        {t(way === 'code' ? 'sendCode' : 'sendLink')}
      </Button>
      <HaveCode kind={kind} way={way} to={typed} />
      {kind === 'email' && (
        <button
          type="button"
          className="link min-h-8 justify-self-start"
          onClick={() => form.set('way', way === 'code' ? 'link' : 'code')}
        >
          {t(way === 'code' ? 'linkInstead' : 'codeInstead')}
        </button>
      )}
      <p className="border-t border-line pt-4">
        {t('haveAccount')}{' '}
        <LocalLink to="/login/person" className="link font-semibold">
          {t('logIn')}
        </LocalLink>
      </p>
      {dialog}
    </PostForm>
  );
}
