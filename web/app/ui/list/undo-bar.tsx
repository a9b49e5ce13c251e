import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { sessionStorageItem } from '../../stored-item.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icons.tsx';
import { listTexts } from './list.texts.ts';

const KEPT = sessionStorageItem('fairbridge.undo');

/**
 * What was done last and can be taken back by one press. The list answers it, so that a reload keeps it; who puts it away does not see the same
 * one again in this window.
 */
export function UndoBar({ id, said, busy, onUndo }: { id: string; said: string; busy: boolean; onUndo: () => void }) {
  const t = useTexts(listTexts);
  const [away, setAway] = useState(() => KEPT.read());
  if (away === id) return null;
  const dismiss = (): void => {
    KEPT.write(id);
    setAway(id);
  };
  return (
    <div className="on-band sticky bottom-16 z-20 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded bg-band px-4 py-3 text-on-band shadow-lg md:bottom-4">
      <p role="status">{said}</p>
      <Button kind="accent" small busy={busy} onClick={onUndo}>
        {t('Undo')}
      </Button>
      <button
        type="button"
        className="ml-auto grid size-8 place-items-center"
        aria-label={t('dismiss')}
        onClick={dismiss}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
