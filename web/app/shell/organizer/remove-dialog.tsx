import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { homeConfigTexts } from '../../parts/home/home-config.texts.ts';

/** Asks once before something is deleted for good; `name` is null while nothing is asked. */
export function RemoveDialog({
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
    <Dialog open={name !== null} onClose={onClose} title={t('removeTitle', { name: name ?? '' })}>
      <p>{t('removeLead')}</p>
      <div className="dialog-actions">
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button kind="bad" busy={busy} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </Dialog>
  );
}
