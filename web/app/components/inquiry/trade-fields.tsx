import { DOCUMENT_CODES, INCOTERMS, INQUIRY_DOCUMENTS } from '@fairbridge/contract/inquiry/inquiry.words.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { CURRENCIES } from '@fairbridge/contract/product/price.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Checkbox, Input, Select } from '../../ui/field.tsx';
import type { FormPart } from '../../ui/form-part.ts';
import { AmountAndUnit } from '../order/amount-and-unit.tsx';
import { useUnits } from '../order/use-units.ts';
import { documentsOf, type TradeValues } from './inquiry-form.ts';
import { inquiryTexts } from './inquiry.texts.ts';

type Fields = { form: FormPart<keyof TradeValues> };

/** How much is wanted; `at`: where it stands in the call's input. */
export function QuantityFields({
  form,
  required = false,
  at = 'wanted',
}: {
  form: FormPart<'quantity' | 'unit'>;
  required?: boolean;
  at?: string;
}) {
  const t = useTexts(inquiryTexts);
  return (
    <AmountAndUnit
      required={required}
      amount={{ label: t('quantity'), ...form.text('quantity', `${at}.quantity`) }}
      unit={{ label: t('Unit'), ...form.text('unit', `${at}.unit`) }}
    />
  );
}

export function DestinationField({
  form,
  countries,
}: Fields & { countries: readonly { code: string; name: Bilingual }[] }) {
  const t = useTexts(inquiryTexts);
  const lang = useLang();
  return (
    <Select
      label={t('destination')}
      placeholder={t('notSaid')}
      options={countries.map(({ code, name }) => ({ value: code, label: inLang(name, lang) }))}
      {...form.text('destination')}
    />
  );
}

export function TargetPriceFields({ form }: Fields) {
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

export function IncotermFields({ form }: Fields) {
  const t = useTexts(inquiryTexts);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Select
        label={t('incoterm')}
        placeholder={t('notSaid')}
        options={INCOTERMS.map((value) => ({ value, label: value }))}
        {...form.text('incoterm')}
      />
      <Input label={t('port')} maxLength={LIMITS.inquiryPortMax} {...form.text('port')} />
    </div>
  );
}

export function DocumentsField({ form }: Fields) {
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
