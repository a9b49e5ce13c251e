import { create } from '@fairbridge/contract/quote/quote.calls.ts';
import type { QuoteAsked, SentQuote } from '@fairbridge/contract/quote/quote.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { RestoredNotice } from '../../editing/restored-notice.tsx';
import { usePersistentForm } from '../../editing/use-persistent-form.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { requestIds } from '../../request-id.ts';
import { quoteDialogTexts } from './quote-dialog.texts.ts';
import { QuoteFields, type Quotable } from './quote-fields.tsx';
import { quoteOf, typedOf } from './quote-form.ts';

/** An order or an inquiry. */
export type QuotedOn = { orderId: string } | { inquiryId: string };

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
        <QuoteFields form={form} products={products} />
        <FormFailure message={form.failure} />
        <DialogActions act={t('send')} busy={form.busy} onClose={onClose} />
      </PostForm>
    </Dialog>
  );
}
