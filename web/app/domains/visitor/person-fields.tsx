import { isPrintable } from '@fairbridge/contract/voucher/printable.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { registrationTexts } from '../../components/visitor/registration.texts.ts';
import { Input, RadioGroup } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { MobileField, type CallingCountry } from '../../ui/mobile-field.tsx';

type Person = Record<'name' | 'title' | 'position' | 'department' | 'mobileAreaCode' | 'mobile', string>;

/** Who somebody is. */
export function PersonFields({ form, countries }: { form: Form<Person>; countries: readonly CallingCountry[] }) {
  const t = useTexts(registrationTexts);
  return (
    <>
      <Input
        label={t('Name')}
        required
        autoComplete="name"
        {...(!isPrintable(form.values.name) && { hint: t('unprintable') })}
        {...form.text('name')}
      />
      <RadioGroup
        label={t('titleOfPerson')}
        name="title"
        value={form.values.title}
        onChange={(value) => form.set('title', value)}
        options={[
          { value: 'mr', label: t('mr') },
          { value: 'lady', label: t('lady') },
          { value: '', label: t('noTitle') },
        ]}
      />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Input label={t('Position')} required autoComplete="organization-title" {...form.text('position')} />
        <Input label={t('optional', { label: t('department') })} {...form.text('department')} />
      </div>
      <MobileField
        required
        countries={countries}
        areaCode={form.values.mobileAreaCode}
        number={form.values.mobile}
        names={{ areaCode: 'mobileAreaCode', number: 'mobile' }}
        errors={{ areaCode: form.errors['mobileAreaCode'], number: form.errors['mobile'] }}
        onAreaCode={(value) => form.set('mobileAreaCode', value)}
        onNumber={(value) => form.set('mobile', value)}
      />
    </>
  );
}
