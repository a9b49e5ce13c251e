import { offered } from '@fairbridge/contract/exhibition/offered.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { countries } from '@fairbridge/contract/exhibition/exhibition.calls.ts';
import type { Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { COMPANY_SCALES } from '@fairbridge/contract/exhibitor/company.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { save } from '@fairbridge/contract/meeting/meeting-signup.calls.ts';
import type { MeetingSide } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { CountriesField } from '../../components/exhibition/countries-field.tsx';
import { QuantityFields } from '../../components/inquiry/trade-fields.tsx';
import { FormFold } from '../../components/sourcing/form-fold.tsx';
import { RestoredNotice } from '../../editing/restored-notice.tsx';
import { usePersistentForm, type PersistentForm } from '../../editing/use-persistent-form.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingToday } from '../../i18n/numbers.ts';
import { requestIds } from '../../request-id.ts';
import { consumePendingAction, getPendingAction } from '../../session/pending-action.ts';
import { Button } from '../../ui/button.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Input, Select, Textarea } from '../../ui/field.tsx';
import { FormErrors } from '../../ui/form-errors.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { MobileField } from '../../ui/mobile-field.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { begunSignup } from './begun-signup.ts';
import type { OwnStanding } from './meeting-member.ts';
import { listIn, signupOf, typedSignup, type SignupValues } from './signup-form-values.ts';
import { signupFormTexts } from './signup-form.texts.ts';
import { SignupPictures } from './signup-pictures.tsx';

/** What fields are chosen from. */
export type SignupWords = {
  companyTypes: Vocabulary['companyTypes'];
  countries: OutputOf<typeof countries>['list'];
};
type Fields = SignupWords & { form: PersistentForm<SignupValues>; side: MeetingSide };

/** What is needed, and the line that the other side reads first. */
function Basics({ form, side, countries: list }: Fields) {
  const t = useTexts(signupFormTexts);
  const { values, errors, set } = form;
  return (
    <>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Input
          label={t('companyName')}
          required
          autoComplete="organization"
          maxLength={LIMITS.meetingCompanyMax}
          {...form.text('companyName')}
        />
        <Input
          label={t('contactName')}
          required
          autoComplete="name"
          maxLength={LIMITS.meetingNameMax}
          {...form.text('contactName')}
        />
      </div>
      <Input
        label={t('Email')}
        hint={t('emailHint')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.text('email')}
      />
      <MobileField
        countries={list}
        areaCode={values.mobileAreaCode}
        number={values.mobile}
        onAreaCode={(code) => set('mobileAreaCode', code)}
        onNumber={(number) => set('mobile', number)}
        errors={{ areaCode: errors['mobileAreaCode'], number: errors['mobile'] }}
      />
      <Input
        label={t(side === 'visitor' ? 'seek' : 'offer')}
        hint={t('lineHint')}
        autoComplete="off"
        maxLength={LIMITS.articleTitleMax}
        {...form.text('title')}
      />
    </>
  );
}

function Description({ form }: Pick<Fields, 'form'>) {
  const t = useTexts(signupFormTexts);
  return <Textarea label={t('description')} rows={4} maxLength={LIMITS.meetingTextMax} {...form.text('description')} />;
}

function CompanyType({ form, of, companyTypes }: Pick<Fields, 'form' | 'companyTypes'> & { of: 'own' | 'supplier' }) {
  const t = useTexts(signupFormTexts);
  const lang = useLang();
  const field = of === 'own' ? form.text('businessNature') : form.text('supplierNature', 'supplier.businessNature');
  return (
    <Select
      label={t('companyType')}
      placeholder={t(of === 'own' ? 'notSaid' : 'any')}
      options={offered(companyTypes, [field.value]).map(({ code, name }) => ({
        value: code,
        label: inLang(name, lang),
      }))}
      {...field}
    />
  );
}

/** A buyer's part: what is bought, and from whom. */
function ForBuyers({ form, companyTypes, countries: list }: Fields) {
  const t = useTexts(signupFormTexts);
  const { values, errors, set } = form;
  const isFilled = (...keys: (keyof SignupValues)[]): boolean => keys.some((key) => values[key] !== '');
  return (
    <>
      <FormFold
        title={t('purchase')}
        hint={t('purchaseHint')}
        filled={isFilled('quantity', 'expectedDate', 'description')}
      >
        <QuantityFields form={form} at="purchase" />
        <div className="md:max-w-72">
          <DateInput type="date" label={t('expectedDate')} min={beijingToday()} {...form.text('expectedDate')} />
        </div>
        <Description form={form} />
      </FormFold>
      <FormFold
        title={t('wishes')}
        hint={t('wishesHint')}
        filled={isFilled('supplierNature', 'supplierScale', 'supplierRegions', 'otherRequirements')}
      >
        <div className="grid items-start gap-5 md:grid-cols-2">
          <CompanyType form={form} of="supplier" companyTypes={companyTypes} />
          <Select
            label={t('scale')}
            placeholder={t('any')}
            options={COMPANY_SCALES.map((value) => ({ value, label: value }))}
            {...form.text('supplierScale', 'supplier.scale')}
          />
        </div>
        <CountriesField
          label={t('countries')}
          name="supplier.regions"
          countries={list}
          values={listIn(values.supplierRegions)}
          error={errors['supplier.regions']}
          onChange={(codes) => set('supplierRegions', codes.join(','), 'supplier.regions')}
        />
        <Textarea
          label={t('otherRequirements')}
          rows={3}
          maxLength={LIMITS.meetingTextMax}
          {...form.text('otherRequirements')}
        />
      </FormFold>
    </>
  );
}

function More({ form, companyTypes }: Fields) {
  const t = useTexts(signupFormTexts);
  return (
    <FormFold title={t('more')} hint={t('moreHint')} filled={form.values.answers !== ''}>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Input label={t('website')} inputMode="url" autoComplete="url" maxLength={300} {...form.text('website')} />
        <CompanyType form={form} of="own" companyTypes={companyTypes} />
      </div>
      <Textarea label={t('answers')} rows={3} maxLength={LIMITS.meetingTextMax} {...form.text('answers')} />
    </FormFold>
  );
}

/** Signs up, or edits a sign-up until it is approved: a few fields on top, all others folded. What a guest wrote before the log-in stands in it. */
export function SignupForm({
  meetingId,
  standing: { signup, suggested, side },
  onSaved,
  ...words
}: SignupWords & { meetingId: string; standing: OwnStanding; onSaved: () => void }) {
  const t = useTexts(signupFormTexts);
  const { revalidate } = useRevalidator();
  // one that was withdrawn is begun anew
  const version = signup === null || signup.withdrawnAt !== null ? null : signup.version;
  const place = `sign-up for meeting ${meetingId} ${version ?? ''}`;
  const [begun] = useState(() => (version === null ? getPendingAction(begunSignup(meetingId)) : null));
  const form = usePersistentForm<SignupValues>(place, () => typedSignup(signup, suggested), begun);
  const [requests] = useState(() => requestIds(place));
  const [product, setProduct] = useState(0);
  const [certificates, setCertificates] = useState(0);
  const running = product + certificates;
  useEffect(() => {
    if (begun !== null) consumePendingAction(begunSignup(meetingId));
  }, [begun, meetingId]);
  const submit = (): void => {
    if (running > 0) return;
    const said = { meetingId, version, ...signupOf(form.values, side) };
    void form.submit({
      schema: save.input,
      input: { ...said, requestId: requests.idOf(said) },
      send: async (input) => {
        await api(save, input);
        requests.answered();
        onSaved();
        await revalidate();
      },
    });
  };
  const fields = { form, side, ...words };
  return (
    <PostForm form={form} className="grid gap-5" onSubmit={submit}>
      {begun === null ? (
        <RestoredNotice form={form} />
      ) : (
        <p className="note" role="status">
          {t('carried')}
        </p>
      )}
      <Basics {...fields} />
      {side === 'visitor' ? (
        <ForBuyers {...fields} />
      ) : (
        <FormFold
          title={t('goods')}
          hint={t('goodsHint')}
          filled={[form.values.description, form.values.productImage, form.values.certificates].some(Boolean)}
        >
          <Description form={form} />
          <SignupPictures
            form={form}
            signup={signup}
            onRunning={{ productImage: setProduct, certificates: setCertificates }}
          />
        </FormFold>
      )}
      <More {...fields} />
      {side === 'exhibitor' && <p className="field-hint">{t('boothKnown')}</p>}
      <FormErrors form={form} />
      <FormFailure message={form.failure} />
      <Button type="submit" busy={form.busy || running > 0} className="justify-self-start max-md:w-full">
        {t(running > 0 ? 'uploading' : version === null ? 'submit' : 'resubmit')}
      </Button>
    </PostForm>
  );
}
