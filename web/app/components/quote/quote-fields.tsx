import { INCOTERMS } from '@fairbridge/contract/inquiry/inquiry.words.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { CURRENCIES } from '@fairbridge/contract/product/price.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Input, Select, Textarea } from '../../ui/field.tsx';
import type { FormPart } from '../../ui/form-part.ts';
import { AmountAndUnit } from '../order/amount-and-unit.tsx';
import { useUnits } from '../order/use-units.ts';
import { quoteDialogTexts } from './quote-dialog.texts.ts';
import type { QuoteValues } from './quote-form.ts';

/** What an offer can be for. */
export type Quotable = { id: string; kind: 'product' | 'line'; name: Bilingual; strength: string };
type Fields = { form: FormPart<keyof QuoteValues> };

function Price({ form }: Fields) {
  const t = useTexts(quoteDialogTexts);
  const units = useUnits(form.values.unit);
  return (
    <div className="grid grid-cols-2 items-start gap-4 md:grid-cols-3">
      <Input
        label={t('amount')}
        required
        inputMode="decimal"
        autoComplete="off"
        {...form.text('amount', 'price.amount')}
      />
      <Select
        label={t('currency')}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        {...form.text('currency', 'price.currency')}
      />
      <Select label={t('Unit')} options={units} {...form.text('unit', 'price.unit')} />
    </div>
  );
}

/** What a company offers. `none`: what stands for an offer of no exhibit, where there may be one. */
export function QuoteFields({
  form,
  products,
  none,
}: Fields & { products: readonly Omit<Quotable, 'kind'>[]; none?: string }) {
  const t = useTexts(quoteDialogTexts);
  const lang = useLang();
  return (
    <>
      {(products.length > 1 || none !== undefined) && (
        <Select
          label={t('Exhibit')}
          {...(none !== undefined && { placeholder: none })}
          options={products.map(({ id, name, strength }) => ({
            value: id,
            label: [inLang(name, lang), strength].filter(Boolean).join(' · '),
          }))}
          {...form.text('itemId')}
        />
      )}
      <Price form={form} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Select
          label={t('incoterm')}
          placeholder={t('notSaid')}
          options={INCOTERMS.map((value) => ({ value, label: value }))}
          {...form.text('incoterm')}
        />
        <Input label={t('port')} maxLength={LIMITS.inquiryPortMax} {...form.text('port')} />
      </div>
      <AmountAndUnit
        amount={{ label: t('quantity'), ...form.text('quantity', 'quantity.amount') }}
        unit={{ label: t('quantityUnit'), ...form.text('quantityUnit', 'quantity.unit') }}
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Input
          label={t('leadTime')}
          hint={t('leadTimeHint')}
          maxLength={LIMITS.quoteTermsMax}
          {...form.text('leadTime')}
        />
        <Input
          label={t('payment')}
          hint={t('paymentHint')}
          maxLength={LIMITS.quoteTermsMax}
          {...form.text('payment')}
        />
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <DateInput type="date" label={t('validUntil')} required {...form.text('validUntil')} />
        <Input
          label={t('packing')}
          hint={t('packingHint')}
          maxLength={LIMITS.quotePackingMax}
          {...form.text('packing')}
        />
      </div>
      <Textarea label={t('remark')} rows={3} maxLength={LIMITS.quoteRemarkMax} {...form.text('remark')} />
    </>
  );
}
