import { Suspense, useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { Button } from '../../ui/button.tsx';
import { chatRoutingTexts } from './chat-routing.texts.ts';

const ChatRoutingDialog = lazyWithRetry(() => import('./chat-routing-dialog.tsx'));

/** Opens what administrators decide about new chats. */
export function ChatRoutingButton() {
  const t = useTexts(chatRoutingTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ChatRoutingDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
