import type { OwnVip, Sex } from '@fairbridge/contract/vip/vip.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Input, RadioGroup } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { SearchSelect } from '../../ui/search-select.tsx';
import { requestIds } from '../../request-id.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { vipTexts } from './vip.texts.ts';

type Country = { code: string; name: Bilingual };

function valuesOf({ application, suggested }: OwnVip) {
  // the number is shown masked, so it has to be typed again; photos are uploaded anew
  const { name, nationality, sex } = application ?? suggested;
  const chosen: Sex | null = sex;
  return { passportNumber: '', passportPhoto: '', avatarPhoto: '', name, sex: chosen, nationality, declared: false };
}

/** The application (specification, sections 3 and 5). `own` gives what is known already. */
export function VipForm({
  own,
  countries,
  onSent,
}: {
  own: OwnVip;
  countries: readonly Country[];
  onSent: () => Promise<void>;
}) {
  const t = useTexts(vipTexts);
  const lang = useLang();
  const form = useForm(() => valuesOf(own));
  const [requests] = useState(() => requestIds('vip'));
  const [passport, setPassport] = useState(0);
  const [avatar, setAvatar] = useState(0);
  const running = passport + avatar;
  const { declared, sex, ...rest } = form.values;
  const submit = (): void => {
    if (running > 0) return;
    void form.submit({
      schema: async () => (await import('@fairbridge/contract/vip/vip.shapes.ts')).vipForm,
      // what nobody has chosen yet is named by the schema
      input: { ...rest, sex, photoDeclaration: declared || null },
      send: async (ready) => {
        await api(calls.vip.insert, { ...ready, requestId: requests.idOf(ready) });
        requests.answered();
        await onSent();
      },
    });
  };
  const choices = countries.map(({ code, name }) => ({
    value: code,
    label: name[lang],
    also: [code],
    note: name[lang === 'zh' ? 'en' : 'zh'],
  }));
  return (
    <PostForm form={form} className="grid gap-6" onSubmit={submit}>
      <fieldset>
        <legend className="mb-1 text-lg font-semibold">{t('photos')}</legend>
        <p className="field-hint mb-3">{t('photoRule')}</p>
        <div className="grid items-start gap-5 md:grid-cols-[1.9fr_1fr]">
          <PhotoPicker
            use="vipPassport"
            label={t('passportPhoto')}
            hint={t('passportPhotoHint')}
            value={form.values.passportPhoto}
            error={form.errors['passportPhoto']}
            onChange={(id) => form.set('passportPhoto', id)}
            onRunning={setPassport}
          />
          <PhotoPicker
            use="vipAvatar"
            label={t('avatarPhoto')}
            hint={t('avatarPhotoHint')}
            value={form.values.avatarPhoto}
            error={form.errors['avatarPhoto']}
            onChange={(id) => form.set('avatarPhoto', id)}
            onRunning={setAvatar}
          />
        </div>
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="mb-3 text-lg font-semibold">{t('person')}</legend>
        <div className="grid items-start gap-5 md:grid-cols-2">
          <Input
            label={t('passportNumber')}
            hint={t('passportNumberHint')}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            className="num uppercase"
            {...form.text('passportNumber')}
          />
          <Input
            label={t('name')}
            hint={t('nameHint')}
            required
            autoComplete="name"
            spellCheck={false}
            maxLength={100}
            {...form.text('name')}
          />
          <SearchSelect
            label={t('nationality')}
            required
            name="nationality"
            autoComplete="country"
            value={form.values.nationality}
            choices={choices}
            error={form.errors['nationality']}
            onChange={(code) => form.set('nationality', code)}
          />
          <RadioGroup
            label={t('sex')}
            required
            name="sex"
            value={sex ?? ''}
            error={form.errors['sex']}
            options={(['female', 'male', 'other'] as const).map((value) => ({ value, label: t(value) }))}
            onChange={(value) => form.set('sex', value === 'female' || value === 'male' ? value : 'other')}
          />
        </div>
        <Checkbox
          label={t('declaration')}
          name="photoDeclaration"
          checked={declared}
          error={form.errors['photoDeclaration']}
          onChange={(event) => form.set('declared', event.target.checked, 'photoDeclaration')}
        />
      </fieldset>
      <p className="note">{t('privacy')}</p>
      <FormFailure message={form.failure} />
      <Button type="submit" busy={form.busy || running > 0} className="justify-self-start">
        {t(running > 0 ? 'uploading' : 'send')}
      </Button>
    </PostForm>
  );
}
