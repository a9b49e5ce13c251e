import { useRevalidator } from 'react-router';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { hotspotTexts } from './hotspot.texts.ts';

/** Somebody else saved meanwhile: stay with what is here, or load the latest. */
export function ConflictDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(hotspotTexts);
  const { revalidate, state } = useRevalidator();
  return (
    <Dialog open={open} onClose={onClose} title={t('conflictTitle')}>
      <p>{t('conflictLead')}</p>
      <div className="dialog-actions">
        <Button kind="quiet" onClick={onClose}>
          {t('keepEditing')}
        </Button>
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          {t('loadLatest')}
        </Button>
      </div>
    </Dialog>
  );
}
