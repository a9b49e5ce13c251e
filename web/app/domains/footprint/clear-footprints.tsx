import type { FootprintSubjectType } from '@fairbridge/contract/footprint/footprint.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast.tsx';
import { footprintTexts } from './footprint.texts.ts';

/** All of one kind off the list: asked once. */
export function ClearFootprints({ subjectType }: { subjectType: FootprintSubjectType }) {
  const t = useTexts(footprintTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const clear = async (): Promise<void> => {
    setBusy(true);
    try {
      await api(calls.footprint.clear, { subjectType });
      await revalidate();
      setAsking(false);
      toast.good(t('cleared'));
    } catch (error) {
      toast.error(failureText(error, lang));
    } finally {
      setBusy(false);
    }
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
