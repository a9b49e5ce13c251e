import type { EmployeeState } from '@fairbridge/contract/exhibitor/employee.shapes.ts';
import { PICTURES } from '@fairbridge/contract/limits.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { sidesOf } from '../../ui/bilingual-form.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { EmailInput } from '../../ui/address-input.tsx';
import { Checkbox, RadioGroup } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { MobileField, type CallingCountry } from '../../ui/mobile-field.tsx';
import { OnePicture } from '../../components/upload/one-picture.tsx';
import type { EmployeeFormValues } from './employee-form-values.ts';
import { EmployeeAvatar } from './employee-avatar.tsx';
import { employeeTexts } from './employee.texts.ts';

type Fields = { form: Form<EmployeeFormValues> };

export function EmployeePart({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="card p-5">
      <h2 className="text-lg">{title}</h2>
      {lead !== undefined && <p className="text-sm text-soft">{lead}</p>}
      <div className="mt-4 grid gap-5">{children}</div>
    </section>
  );
}

function PictureField({ form }: Fields) {
  const t = useTexts(employeeTexts);
  const { avatar, nameZh, nameEn } = form.values;
  const hint = t('pictureHint', { edge: PICTURES.avatar.widthMin });
  return (
    <div className="flex flex-wrap items-center gap-5">
      <EmployeeAvatar avatar={avatar} name={nameZh || nameEn} size="large" />
      <div className="min-w-0 flex-1 basis-60">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <OnePicture use="avatar" label={t('picture')} hint={hint} onDone={({ id }) => form.set('avatar', id)}>
            {t(avatar === '' ? 'addPicture' : 'changePicture')}
          </OnePicture>
          {avatar !== '' && (
            <button type="button" className="link min-h-7 text-sm" onClick={() => form.set('avatar', '')}>
              {t('removePicture')}
            </button>
          )}
        </div>
        <p className="field-hint mt-1">{hint}</p>
      </div>
    </div>
  );
}

/** Name and position in both languages, and the picture: what buyers see. */
export function PersonFields({ form }: Fields) {
  const t = useTexts(employeeTexts);
  return (
    <EmployeePart title={t('person')} lead={t('oneOfTwo')}>
      <PictureField form={form} />
      <BilingualField
        labels={{ zh: t('nameZh'), en: t('nameEn') }}
        {...sidesOf(form, 'nameZh', 'nameEn', 'name')}
        need="either"
        hint=""
      />
      <BilingualField
        labels={{ zh: t('positionZh'), en: t('positionEn') }}
        {...sidesOf(form, 'positionZh', 'positionEn', 'position')}
        need="either"
        hint=""
      />
    </EmployeePart>
  );
}

const EMAIL_HINT = { active: 'emailActive', invited: 'emailInvited', new: 'emailNew' } as const;

export function ContactFields({
  form,
  state,
  countries,
}: Fields & { state: EmployeeState | 'new'; countries: readonly CallingCountry[] }) {
  const t = useTexts(employeeTexts);
  const known = state === 'active' || state === 'invited' ? state : 'new';
  return (
    <EmployeePart title={t('contact')} lead={t('notToVisitors')}>
      <EmailInput label={t('Email')} required hint={t(EMAIL_HINT[known])} {...form.text('email')} />
      <MobileField
        countries={countries}
        areaCode={form.values.areaCode}
        number={form.values.mobile}
        onAreaCode={(areaCode) => form.set('areaCode', areaCode)}
        onNumber={(mobile) => form.set('mobile', mobile)}
        errors={{ areaCode: form.errors['areaCode'], number: form.errors['mobile'] }}
        names={{ areaCode: 'areaCode', number: 'mobile' }}
        required
        autoComplete={false}
      />
    </EmployeePart>
  );
}

export function RightsFields({ form, self }: Fields & { self: boolean }) {
  const t = useTexts(employeeTexts);
  const { admin, language } = form.values;
  return (
    <EmployeePart title={t('rights')}>
      <Checkbox
        label={t('makeAdmin')}
        name="admin"
        hint={self ? `${t('adminHint')} ${t('ownAdminHint')}` : t('adminHint')}
        checked={admin}
        error={form.errors['admin']}
        onChange={(event) => form.set('admin', event.target.checked)}
      />
      <RadioGroup
        label={t('language')}
        name="language"
        value={language}
        onChange={(value) => form.set('language', value === 'en' ? 'en' : 'zh')}
        options={[
          { value: 'zh', label: t('Chinese') },
          { value: 'en', label: t('English') },
        ]}
      />
    </EmployeePart>
  );
}
