import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../button.tsx';
import { listTexts } from './list.texts.ts';

/** What can be done with the chosen rows; stays in sight at the bottom of the window. */
export function BulkBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  const t = useTexts(listTexts);
  return (
    <section
      aria-label={t('bulk')}
      className="on-band sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-x-2 gap-y-2 md:gap-x-4 rounded bg-band px-4 py-3 text-on-band shadow-lg"
    >
      <p className="num mr-auto font-semibold" role="status">
        {t('chosen', { count })}
      </p>
      {children}
      <button type="button" className="min-h-8 px-2 underline underline-offset-4" onClick={onClear}>
        {t('clearChosen')}
      </button>
    </section>
  );
}

type Decision = {
  count: number;
  busy: boolean;
  onClear: () => void;
  /** The words and the act of each side; a refusal asks for its reason first. */
  yes: { text: string; act: () => void };
  no: { text: string; act: () => void };
};

/** The bar of a queue: the chosen rows are let in, or asked a reason for. */
export function DecisionBar({ count, busy, onClear, yes, no }: Decision) {
  return (
    <BulkBar count={count} onClear={onClear}>
      <Button kind="accent" small busy={busy} onClick={yes.act}>
        {yes.text}
      </Button>
      <button
        type="button"
        className="min-h-8 px-2 underline underline-offset-4"
        aria-haspopup="dialog"
        onClick={no.act}
      >
        {no.text}
      </button>
    </BulkBar>
  );
}
