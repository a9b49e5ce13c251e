import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { connectionTexts } from './connection.texts.ts';

/** A secret or a key, the only time that it is seen: closed by its own button alone. */
export function SecretDialog({ kind, value, onClose }: { kind: 'secret' | 'key'; value: string; onClose: () => void }) {
  const t = useTexts(connectionTexts);
  return (
    <Dialog open wide title={t(`${kind}Title`)}>
      <div className="grid gap-4">
        <p>{t(`${kind}Lead`)}</p>
        <p translate="no">
          <CopyButton value={value} />
        </p>
        <div className="dialog-actions mt-0!">
          <Button onClick={onClose}>{t('secretStored')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
