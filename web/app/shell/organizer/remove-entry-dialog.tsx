import { useTexts } from '../../i18n/lang.tsx';
import { homeConfigTexts } from '../../components/home/home-config.texts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks once before something is deleted for good; `name` is null while nothing is asked. */
export function RemoveEntryDialog({
  name,
  busy,
  onRemove,
  onClose,
}: {
  name: string | null;
  busy: boolean;
  onRemove: () => void;
  onClose: () => void;
}) {
  const t = useTexts(homeConfigTexts);
  return (
    <ConfirmDialog
      open={name !== null}
      onClose={onClose}
      title={t('removeTitle', { name: name ?? '' })}
      act={t('Delete')}
      kind="bad"
      busy={busy}
      onConfirm={onRemove}
    >
      <p>{t('removeLead')}</p>
    </ConfirmDialog>
  );
}
