import {
  DOCUMENT_CODES,
  INCOTERMS,
  INQUIRY_DOCUMENTS,
  PERMIT_CODES,
  SAMPLE_PERMITS,
} from '@fairbridge/contract/inquiry/inquiry.words.ts';
import { CURRENCIES } from '@fairbridge/contract/product/price.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Checkbox, Input, Select, Textarea } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { documentsOf, type InquiryValues } from './inquiry-form.ts';
import { inquiryTexts } from './inquiry.texts.ts';
import { useUnits } from '../order/use-units.ts';

type Fields = { form: Form<InquiryValues> };

function Price({ form }: Fields) {
  const t = useTexts(inquiryTexts);
  const units = useUnits(form.values.priceUnit);
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
      <Input
        label={t('targetPrice')}
        inputMode="decimal"
        autoComplete="off"
        {...form.text('amount', 'targetPrice.amount')}
      />
      <Select
        label={t('currency')}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        {...form.text('currency', 'targetPrice.currency')}
      />
      <Select label={t('priceUnit')} options={units} {...form.text('priceUnit', 'targetPrice.unit')} />
    </div>
  );
}

function Documents({ form }: Fields) {
  const t = useTexts(inquiryTexts);
  const lang = useLang();
  const chosen = documentsOf(form.values);
  const turn = (code: string): void => {
    const turned = DOCUMENT_CODES.filter((one) => chosen.includes(one) !== (one === code));
    form.set('documents', turned.join(','));
  };
  return (
    <fieldset className="field">
      <legend className="field-label mb-1">{t('documents')}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {DOCUMENT_CODES.map((code) => (
          <Checkbox
            key={code}
            name={`document-${code}`}
            label={inLang(INQUIRY_DOCUMENTS[code], lang)}
            checked={chosen.includes(code)}
            onChange={() => turn(code)}
          />
        ))}
      </div>
    </fieldset>
  );
}

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
  const lang = useLang();
  const units = useUnits(form.values.unit);
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
      <div className="grid grid-cols-2 gap-4">
        <Input
          label={t('quantity')}
          inputMode="numeric"
          autoComplete="off"
          {...form.text('quantity', 'wanted.quantity')}
        />
        <Select label={t('Unit')} options={units} {...form.text('unit', 'wanted.unit')} />
      </div>
      <Select
        label={t('destination')}
        placeholder={t('notSaid')}
        options={countries.map(({ code, name }) => ({ value: code, label: inLang(name, lang) }))}
        {...form.text('destination')}
      />
      <Price form={form} />
      <div className="grid gap-4 md:grid-cols-2">
        <Select
          label={t('incoterm')}
          placeholder={t('notSaid')}
          options={INCOTERMS.map((value) => ({ value, label: value }))}
          {...form.text('incoterm')}
        />
        <Input label={t('port')} maxLength={80} {...form.text('port')} />
      </div>
      <Documents form={form} />
      <Sample form={form} />
    </>
  );
}
