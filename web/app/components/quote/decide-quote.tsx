import type { SentQuote } from '@fairbridge/contract/quote/quote.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { decideQuoteTexts } from './decide-quote.texts.ts';
import { QuoteFacts } from './quote-facts.tsx';

const PRESETS = ['tooExpensive', 'otherTerms', 'bought'] as const;

type DecideQuoteProps = {
  quote: SentQuote;
  /** Who offers it. */
  name: string;
  act: 'accept' | 'decline';
  /** Once it is decided, before anybody is told of it. */
  onDone?: () => void;
  onClose: () => void;
};

/** Asks once before a quote is accepted, and why before it is declined. */
export default function DecideQuote({ quote, name, act, onDone, onClose }: DecideQuoteProps) {
  const t = useTexts(decideQuoteTexts);
  const { busy, run } = useAction({ reload: true });
  const { id } = quote;
  const accept = async (): Promise<void> => {
    if (await run(() => api(calls.quote.accept, { id }), { success: t('accepted') })) onDone?.();
    onClose();
  };
  const decline = async (reason: string): Promise<void> => {
    if (await run(() => api(calls.quote.decline, { id, reason }), { success: t('declined') })) onDone?.();
    onClose();
  };
  if (act === 'decline')
    return (
      <ReasonDialog
        open
        title={t('declineTitle')}
        lead={t('declineLead', { name })}
        act={t('decline')}
        presets={PRESETS.map((key) => ({ name: t(key), reason: t(key) }))}
        required
        busy={busy}
        failure=""
        onSend={(reason) => void decline(reason)}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      open
      title={t('acceptTitle')}
      act={t('accept')}
      busy={busy}
      onConfirm={() => void accept()}
      onClose={onClose}
    >
      <QuoteFacts quote={quote} />
      <p className="mt-3">{t('acceptLead', { name })}</p>
    </ConfirmDialog>
  );
}
