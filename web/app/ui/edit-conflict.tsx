import { useRevalidator } from 'react-router';
import { useTexts } from '../i18n/lang.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { editConflictTexts } from './edit-conflict.texts.ts';

/** Somebody else saved meanwhile: keep what is here to copy from, or load the latest. */
export function EditConflict({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(editConflictTexts);
  const { revalidate, state } = useRevalidator();
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <p>{t('lead')}</p>
      <div className="dialog-actions">
        <Button kind="quiet" onClick={onClose}>
          {t('keep')}
        </Button>
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          {t('latest')}
        </Button>
      </div>
    </Dialog>
  );
}
