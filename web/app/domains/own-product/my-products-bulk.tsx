import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SCOPES, scopeOf } from '../../parts/own-product/own-product-scopes.ts';
import { ownProductTexts } from '../../parts/own-product/own-product.texts.ts';

type BulkProps = {
  count: number;
  /** How many are chosen, in words. */
  said: string;
  busy: boolean;
  onScope: (scope: VisibleRange) => Promise<boolean>;
  onRemove: () => Promise<boolean>;
  clear: () => void;
};

/** What can be done with the chosen exhibits: visible range, delete after asking once. */
export function MyProductsBulk({ count, said, busy, onScope, onRemove, clear }: BulkProps) {
  const t = useTexts(ownProductTexts);
  const [scope, setScope] = useState<VisibleRange>(2);
  const [asking, setAsking] = useState(false);
  const apply = async (): Promise<void> => {
    if (await onScope(scope)) clear();
  };
  const remove = async (): Promise<void> => {
    setAsking(false);
    if (await onRemove()) clear();
  };
  return (
    <>
      <section
        aria-label={t('bulk')}
        className="on-band sticky bottom-16 z-20 mt-4 flex flex-wrap items-center gap-3 rounded bg-band px-4 py-3 text-on-band shadow-lg md:bottom-4"
      >
        <p className="num mr-auto font-semibold" role="status">
          {said}
        </p>
        <div className="flex items-center gap-2">
          <select
            className="input min-h-9 w-auto py-1 pr-8"
            aria-label={t('setScope')}
            value={String(scope)}
            onChange={(event) => setScope(scopeOf(event.target.value) ?? scope)}
          >
            {SCOPES.map((one) => (
              <option key={one} value={one}>
                {`${t('setScope')} ${t(`scope${one}`)}`}
              </option>
            ))}
          </select>
          <Button kind="accent" small busy={busy} onClick={() => void apply()}>
            {t('apply')}
          </Button>
        </div>
        <button type="button" className="min-h-8 px-2 underline underline-offset-4" onClick={() => setAsking(true)}>
          {t('remove')}
        </button>
        <button type="button" className="min-h-8 px-2 underline underline-offset-4" onClick={clear}>
          {t('clear')}
        </button>
      </section>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('removeTitle')}
        act={t('remove')}
        kind="bad"
        onConfirm={() => void remove()}
      >
        <p>{t('removeLead', { count })}</p>
      </ConfirmDialog>
    </>
  );
}
