import { INCOTERMS } from '@fairbridge/contract/inquiry/inquiry.words.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { CURRENCIES } from '@fairbridge/contract/product/price.ts';
import { create } from '@fairbridge/contract/quote/quote.calls.ts';
import type { QuoteAsked, SentQuote } from '@fairbridge/contract/quote/quote.shapes.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { RestoredNotice } from '../../editing/restored-notice.tsx';
import { usePersistentForm } from '../../editing/use-persistent-form.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Input, Select, Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import type { Form } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUnits } from '../order/use-units.ts';
import { requestIds } from '../../request-id.ts';
import { quoteDialogTexts } from './quote-dialog.texts.ts';
import { quoteOf, typedOf, type QuoteValues } from './quote-form.ts';

/** An order or an inquiry. */
export type QuotedOn = { orderId: string } | { inquiryId: string };
export type Quotable = { id: string; kind: 'product' | 'line'; name: Bilingual; strength: string };

function Price({ form }: { form: Form<QuoteValues> }) {
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

function Quantity({ form }: { form: Form<QuoteValues> }) {
  const t = useTexts(quoteDialogTexts);
  const units = useUnits(form.values.quantityUnit);
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <Input
        label={t('quantity')}
        inputMode="numeric"
        autoComplete="off"
        {...form.text('quantity', 'quantity.amount')}
      />
      <Select label={t('quantityUnit')} options={units} {...form.text('quantityUnit', 'quantity.unit')} />
    </div>
  );
}

function Fields({ form, products }: { form: Form<QuoteValues>; products: readonly Quotable[] }) {
  const t = useTexts(quoteDialogTexts);
  const lang = useLang();
  return (
    <>
      {products.length > 1 && (
        <Select
          label={t('Exhibit')}
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
      <Quantity form={form} />
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

/** Writes a quote, which begins as what was asked, or the next version of the one before. */
export function QuoteDialog({
  on,
  products,
  asked,
  last,
  onDone,
  onClose,
}: {
  on: QuotedOn;
  products: readonly Quotable[];
  asked: QuoteAsked;
  last: SentQuote | undefined;
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useTexts(quoteDialogTexts);
  const place = `quote.${Object.values(on).join('.')}.${last?.id ?? ''}`;
  const form = usePersistentForm(place, () => typedOf(last, products[0]?.id ?? '', asked));
  const [requests] = useState(() => requestIds(place));
  const submit = (): void => {
    const quote = { ...on, ...quoteOf(form.values, products) };
    void form.submit({
      schema: create.input,
      input: { ...quote, requestId: requests.idOf(quote) },
      send: async (input) => {
        await api(create, input);
        requests.answered();
        onClose();
        toast.good(t('sent'));
        onDone();
      },
    });
  };
  return (
    <Dialog open wide title={t('title')} onClose={onClose}>
      <PostForm form={form} onSubmit={submit}>
        <RestoredNotice form={form} />
        <Fields form={form} products={products} />
        <FormFailure message={form.failure} />
        <DialogActions act={t('send')} busy={form.busy} onClose={onClose} />
      </PostForm>
    </Dialog>
  );
}
