import { make, type SetUpTemplate } from '@fairbridge/contract/exhibition/set-up.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { storeDevice } from '../../session/known-devices.ts';
import { storeSession } from '../../session/session.ts';
import { sidesOf } from '../../ui/bilingual-form.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { EmailInput } from '../../ui/address-input.tsx';
import { WebInput } from '../../ui/address-input.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Input, RadioGroup } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm, type Form } from '../../ui/form.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { AuthenticatorKey } from '../../components/account/authenticator-key.tsx';
import type { Added } from '../../components/staff/staff-entrance.tsx';
import { authenticatorTexts } from '../../components/account/authenticator.texts.ts';
import { storeSetUp, storedSetUp, setUpInput, type SetUpValues } from './set-up-form-values.ts';
import { setUpTexts } from './set-up.texts.ts';

export type Made = { codes: readonly string[]; fair: string; account: string; second: Added | null };
type FormProps = { form: Form<SetUpValues> };

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-line pt-6">
      <div>
        <h2 className="text-xl">{title}</h2>
        {lead !== undefined && <p className="mt-1 text-sm text-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

/** Two fields side by side, below each other on a phone. */
const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-5 md:grid-cols-2">{children}</div>
);

function FairPart({ form }: FormProps) {
  const t = useTexts(setUpTexts);
  return (
    <Part title={t('fair')} lead={t('bilingualHint')}>
      <BilingualField
        labels={{ zh: t('nameZh'), en: t('nameEn') }}
        {...sidesOf(form, 'nameZh', 'nameEn', 'fair.name')}
        need="either"
        hint=""
      />
      <BilingualField
        labels={{ zh: t('shortNameZh'), en: t('shortNameEn') }}
        {...sidesOf(form, 'shortNameZh', 'shortNameEn', 'fair.shortName')}
        need="either"
        hint={t('shortNameHint')}
      />
      <BilingualField
        labels={{ zh: t('sloganZh'), en: t('sloganEn') }}
        {...sidesOf(form, 'sloganZh', 'sloganEn', 'fair.slogan')}
      />
    </Part>
  );
}

function PlacePart({ form }: FormProps) {
  const t = useTexts(setUpTexts);
  return (
    <Part title={t('whereWhen')}>
      <BilingualField
        labels={{ zh: t('venueZh'), en: t('venueEn') }}
        {...sidesOf(form, 'venueZh', 'venueEn', 'fair.venue')}
        need="either"
        hint=""
      />
      <BilingualField
        labels={{ zh: t('cityZh'), en: t('cityEn') }}
        {...sidesOf(form, 'cityZh', 'cityEn', 'fair.city')}
        need="either"
        hint=""
      />
      <Pair>
        <DateInput type="date" label={t('startsOn')} required {...form.text('startsOn', 'fair.startsOn')} />
        <DateInput
          type="date"
          label={t('endsOn')}
          required
          min={form.values.startsOn === '' ? undefined : form.values.startsOn}
          {...form.text('endsOn', 'fair.endsOn')}
        />
      </Pair>
      <WebInput label={t('host')} hint={t('hostHint')} {...form.text('host', 'fair.host')} />
    </Part>
  );
}

/** What the chosen template brings, so that nobody has to try it. */
function Brings({ template }: { template: SetUpTemplate }) {
  const t = useTexts(setUpTexts);
  const lang = useLang();
  const names = (list: SetUpTemplate['halls']): string =>
    list.map((name) => inLang(name, lang)).join(lang === 'zh' ? '、' : ', ');
  return (
    <dl className="facts">
      <div>
        <dt>{t('halls')}</dt>
        <dd>{names(template.halls)}</dd>
      </div>
      <div>
        <dt>{t('categories')}</dt>
        <dd>{names(template.categories)}</dd>
      </div>
      <div>
        <dt>{t('questions')}</dt>
        <dd className="num">{t('questionsCount', { count: template.questions })}</dd>
      </div>
    </dl>
  );
}

function TemplatePart({ form, templates }: FormProps & { templates: readonly SetUpTemplate[] }) {
  const t = useTexts(setUpTexts);
  const lang = useLang();
  const chosen = templates.find(({ code }) => code === form.values.template);
  return (
    <Part title={t('template')} lead={t('templateLead')}>
      <RadioGroup
        label={t('trade')}
        name="template"
        value={form.values.template}
        onChange={(value) => {
          const template = templates.find(({ code }) => code === value);
          if (template !== undefined) form.set('template', template.code);
        }}
        options={templates.map(({ code, name }) => ({ value: code, label: inLang(name, lang) }))}
      />
      {chosen !== undefined && <Brings template={chosen} />}
    </Part>
  );
}

function OwnerPart({ form }: FormProps) {
  const t = useTexts(setUpTexts);
  return (
    <Part title={t('owner')} lead={t('ownerLead')}>
      <Pair>
        <Input label={t('Name')} required autoComplete="name" {...form.text('ownerName', 'owner.name')} />
        <EmailInput
          label={t('email')}
          hint={t('emailHint')}
          required
          autoComplete="username"
          {...form.text('email', 'owner.email')}
        />
      </Pair>
      <Pair>
        <PasswordInput
          label={t('Password')}
          hint={t('passwordHint')}
          required
          autoComplete="new-password"
          {...form.text('password', 'owner.password')}
        />
        <PasswordInput
          label={t('passwordAgain')}
          required
          autoComplete="new-password"
          {...form.text('confirmPassword', 'owner.confirmPassword')}
        />
      </Pair>
    </Part>
  );
}

function SecondOwnerPart({ form }: FormProps) {
  const t = useTexts(setUpTexts);
  return (
    <Part title={t('secondOwner')} lead={t('secondOwnerLead')}>
      <Pair>
        <Input label={t('Name')} autoComplete="off" {...form.text('secondName', 'secondOwner.name')} />
        <EmailInput label={t('email')} autoComplete="off" {...form.text('secondEmail', 'secondOwner.email')} />
      </Pair>
    </Part>
  );
}

type App = { secret: string; ticket: string; needed: boolean };

function AppPart({ form, app: { secret, needed } }: FormProps & { app: App }) {
  const t = useTexts(setUpTexts);
  const app = useTexts(authenticatorTexts);
  const { shortNameEn, shortNameZh, email } = form.values;
  return (
    <Part title={t('app')} lead={t(needed ? 'appNeeded' : 'appOptional')}>
      <AuthenticatorKey
        secret={secret}
        issuer={shortNameEn.trim() || shortNameZh.trim() || 'Fairbridge'}
        account={email.trim() || t('owner')}
      />
      <div className="md:w-1/2 md:pr-2.5">
        <Input
          label={app('firstCode')}
          required={needed}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          {...form.text('appCode', 'authenticator.code')}
        />
      </div>
    </Part>
  );
}

/** Everything a first fair needs, on one page; the owner is in the console with the press of its button. */
export function SetUpForm({
  token,
  templates,
  app,
  onMade,
}: {
  token: string;
  templates: readonly SetUpTemplate[];
  app: App;
  /** Called before the console is opened, with the recovery codes that the owner has to keep, if there are any. */
  onMade: (made: Made) => void;
}) {
  const t = useTexts(setUpTexts);
  const lang = useLang();
  const form = useForm<SetUpValues>(storedSetUp);
  const [made, setMade] = useState(false);
  useEffect(() => {
    if (!made) storeSetUp(form.values);
  }, [form.values, made]);
  const submit = (): void =>
    void form.submit({
      schema: make.input,
      input: setUpInput(form.values, { token, ticket: app.ticket }, lang),
      send: async (input) => {
        const answer = await api(make, input);
        setMade(true);
        storeSetUp(null);
        storeDevice(answer.device);
        storeSession(answer);
        const { fair, owner, secondOwner } = input;
        const { entrance, recoveryCodes: codes } = answer;
        const second = secondOwner === null || entrance === null ? null : { ...secondOwner, entrance };
        onMade({ codes, fair: inLang(fair.shortName, lang), account: owner.email, second });
      },
    });
  return (
    <PostForm form={form} onSubmit={submit} className="grid gap-8">
      <FairPart form={form} />
      <PlacePart form={form} />
      <TemplatePart form={form} templates={templates} />
      <OwnerPart form={form} />
      <AppPart form={form} app={app} />
      <SecondOwnerPart form={form} />
      <div className="grid gap-4 border-t border-line pt-6">
        <FormFailure message={form.failure} />
        <Button type="submit" busy={form.busy || made}>
          {t('submit')}
        </Button>
      </div>
    </PostForm>
  );
}
