import type { FootprintSubjectType } from '@fairbridge/contract/footprint/footprint.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { footprintTexts } from './footprint.texts.ts';

/** All of one kind off the list: asked once. */
export function ClearFootprints({ subjectType }: { subjectType: FootprintSubjectType }) {
  const t = useTexts(footprintTexts);
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction({ reload: true });
  const clear = async (): Promise<void> => {
    if (await run(() => api(calls.footprint.clear, { subjectType }), { success: t('cleared') })) setAsking(false);
  };
  return (
    <>
      <Button kind="plain" small onClick={() => setAsking(true)}>
        {t('clear')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('clearTitle')}
        onClose={() => setAsking(false)}
        act={t('clear')}
        kind="bad"
        busy={busy}
        onConfirm={() => void clear()}
      >
        <p>{t('clearLead')}</p>
      </ConfirmDialog>
    </>
  );
}
