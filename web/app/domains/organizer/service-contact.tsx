import type { InputOf } from '@fairbridge/contract/call.ts';
import { saveSettings } from '@fairbridge/contract/organizer/organizer.calls.ts';
import type { FairSettings } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { sidesOf } from '../../ui/bilingual-form.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { settingsTexts } from './settings.texts.ts';

/** Where visitors reach the organizer: a telephone, and its hours in both languages. */
export function ServiceContact({
  settings: { servicePhone, serviceHours },
  onSave,
}: {
  settings: FairSettings;
  onSave: (change: InputOf<typeof saveSettings>) => Promise<void>;
}) {
  const t = useTexts(settingsTexts);
  const form = useForm(() => ({ phone: servicePhone, hoursZh: serviceHours.zh, hoursEn: serviceHours.en }));
  const submit = (): void => {
    const { phone, hoursZh, hoursEn } = form.values;
    void form.submit({
      schema: saveSettings.input,
      input: { servicePhone: phone, serviceHours: { zh: hoursZh, en: hoursEn } },
      send: onSave,
    });
  };
  return (
    <PostForm form={form} onSubmit={submit} className="grid gap-4 py-4">
      <p className="max-w-[62ch] text-soft">{t('serviceLead')}</p>
      <div className="sm:w-1/2 sm:pr-2">
        <Input
          label={t('servicePhone')}
          type="tel"
          maxLength={40}
          autoComplete="off"
          {...form.text('phone', 'servicePhone')}
        />
      </div>
      <BilingualField
        labels={{ zh: t('serviceHoursZh'), en: t('serviceHoursEn') }}
        {...sidesOf(form, 'hoursZh', 'hoursEn', 'serviceHours')}
        max={120}
        className="sm:grid-cols-2"
      />
      <FormFailure message={form.failure} />
      <Button type="submit" kind="quiet" busy={form.busy} className="justify-self-start">
        {t('saveService')}
      </Button>
    </PostForm>
  );
}
