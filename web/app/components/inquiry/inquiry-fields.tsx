import { PERMIT_CODES, SAMPLE_PERMITS } from '@fairbridge/contract/inquiry/inquiry.words.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Checkbox, Input, Select, Textarea } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import type { InquiryValues } from './inquiry-form.ts';
import { inquiryTexts } from './inquiry.texts.ts';
import {
  DestinationField,
  DocumentsField,
  IncotermFields,
  QuantityFields,
  TargetPriceFields,
} from './trade-fields.tsx';

type Fields = { form: Form<InquiryValues> };

function Sample({ form }: Fields) {
  const t = useTexts(inquiryTexts);
  const lang = useLang();
  const permits = PERMIT_CODES.map((value) => ({ value, label: inLang(SAMPLE_PERMITS[value], lang) }));
  const wanted = form.values.sample !== '';
  return (
    <div className="grid gap-4">
      <Checkbox
        name="sample"
        label={t('sampleWanted')}
        checked={wanted}
        onChange={({ target }) => form.set('sample', target.checked ? 'yes' : '')}
      />
      {wanted && (
        <div className="grid gap-4 md:grid-cols-2">
          <Input label={t('crop')} maxLength={100} {...form.text('crop', 'sample.crop')} />
          <Input label={t('pest')} maxLength={100} {...form.text('pest', 'sample.pest')} />
          <Input label={t('season')} maxLength={100} {...form.text('season', 'sample.season')} />
          <Select
            label={t('permit')}
            placeholder={t('notSaid')}
            options={permits}
            {...form.text('permit', 'sample.permit')}
          />
        </div>
      )}
    </div>
  );
}

/** All that an inquiry may say; only the question has to be there. */
export function InquiryFields({
  form,
  countries,
}: Fields & { countries: readonly { code: string; name: Bilingual }[] }) {
  const t = useTexts(inquiryTexts);
  return (
    <>
      <Textarea
        label={t('question')}
        hint={t('questionHint')}
        required
        rows={5}
        maxLength={2_000}
        {...form.text('question')}
      />
      <QuantityFields form={form} />
      <DestinationField form={form} countries={countries} />
      <TargetPriceFields form={form} />
      <IncotermFields form={form} />
      <DocumentsField form={form} />
      <Sample form={form} />
    </>
  );
}
