import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { supportTexts } from './support.texts.ts';

/** Sends somebody the link that sets a new password, after one question. `name`: of whom, where several stand beside one another. */
export function ResetLinkButton({ name, onSend }: { name?: string; onSend: () => Promise<{ sentTo: string }> }) {
  const t = useTexts(supportTexts);
  const { busy, failure, run, forget } = useAction({ showFailure: 'here' });
  const [asked, setAsked] = useState(false);
  const send = async (): Promise<void> => {
    const done = await run(onSend, { success: ({ sentTo }) => t('resetDone', { address: sentTo }) });
    if (done) setAsked(false);
  };
  return (
    <>
      <Button
        small
        kind="quiet"
        aria-haspopup="dialog"
        {...(name !== undefined && { 'aria-label': t('resetOf', { name }) })}
        onClick={() => {
          forget();
          setAsked(true);
        }}
      >
        {t('reset')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('resetTitle')}
        act={t('resetAct')}
        busy={busy}
        failure={failure}
        onConfirm={() => void send()}
        onClose={() => setAsked(false)}
      >
        <p>{t('resetLead')}</p>
      </ConfirmDialog>
    </>
  );
}
