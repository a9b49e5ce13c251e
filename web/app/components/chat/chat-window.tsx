import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { use, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { loadFullStylesheet } from '../../ui/full-stylesheet.ts';
import { chatTexts } from './chat.texts.ts';
import { useSeenWindow } from './use-seen-window.ts';

const WIDE = '(min-width: 750px)';

/** On a phone it is the whole window and takes the focus; beside a page that one goes on reading it does not. */
function useShown(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open) return;
    if (matchMedia(WIDE).matches) dialog.show();
    else dialog.showModal();
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && ref.current?.contains(document.activeElement)) onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return ref;
}

export function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useTexts(chatTexts);
  return (
    <button
      type="button"
      className="grid size-9 shrink-0 place-items-center rounded-sign hover:bg-tint"
      aria-label={t('close')}
      onClick={onClose}
    >
      <Icon name="close" />
    </button>
  );
}

/** A window over the page of a booth or an exhibit: of a visitor's chat or a guest's. */
export function ChatWindow({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  use(loadFullStylesheet());
  const t = useTexts(sharedTexts);
  const ref = useShown(onClose);
  useSeenWindow();
  return (
    <dialog
      ref={ref}
      className="chat-panel"
      aria-label={t('Chat')}
      onCancel={(event) => {
        event.preventDefault();
        // of a dialog inside, too
        if (event.target === ref.current) onClose();
      }}
    >
      <div className="chat-thread h-full">{children}</div>
    </dialog>
  );
}
