import { useRevalidator } from 'react-router';
import { useTexts } from '../i18n/lang.tsx';
import { editConflictTexts } from './edit-conflict.texts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Somebody else saved meanwhile: keep what is here to copy from, or load the latest. */
export function EditConflict({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(editConflictTexts);
  const { revalidate, state } = useRevalidator();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('title')}
      act={t('latest')}
      cancel={t('keep')}
      busy={state === 'loading'}
      onConfirm={() => void revalidate()}
    >
      <p>{t('lead')}</p>
    </ConfirmDialog>
  );
}
