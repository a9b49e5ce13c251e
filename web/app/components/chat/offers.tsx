import type { WrittenBody } from '@fairbridge/contract/chat/chat.shapes.ts';
import { Suspense, useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { NavIcon } from '../../ui/nav-icons.tsx';
import { offersTexts } from './offers.texts.ts';

const OffersDialog = lazyWithRetry(() => import('./offers-dialog.tsx'));

type OffersProps = {
  conversationId: string;
  className: string;
  /** False where it could not be taken: the window stays. */
  onSend: (body: WrittenBody) => boolean;
};

/** Opens what a company may send to be decided about. */
export function Offers({ conversationId, className, onSend }: OffersProps) {
  const t = useTexts(offersTexts);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t('open')}
        title={t('open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <NavIcon name="invitation" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <OffersDialog
            conversationId={conversationId}
            onClose={close}
            onPick={(body) => {
              if (onSend(body)) close();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
