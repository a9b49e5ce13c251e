import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useTexts } from '../i18n/lang.tsx';
import { Icon } from './icons.tsx';
import { uiTexts } from './ui.texts.ts';

type DialogProps = {
  open: boolean;
  title: string;
  /** Without it the dialog cannot be closed but by its own buttons. */
  onClose?: () => void;
  wide?: boolean;
  /** As large as the window of a phone: where much is chosen from. */
  fillsPhone?: boolean;
  children: ReactNode;
};

function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return ref;
}

function Modal({ open, title, onClose, className, children }: DialogProps & { className: string }) {
  const ref = useModal(open);
  const id = useId();
  const t = useTexts(uiTexts);
  return (
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={id}
      closedby={onClose === undefined ? 'none' : 'any'}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      {open && (
        <>
          <div className="flex items-start justify-between gap-4 pb-3">
            <h2 id={id} className="text-xl">
              {title}
            </h2>
            {onClose !== undefined && (
              <button
                type="button"
                className="-mt-1 -mr-2 grid size-9 place-items-center"
                aria-label={t('close')}
                onClick={onClose}
              >
                <Icon name="close" />
              </button>
            )}
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}

/** A modal dialog on the native element: focus stays inside, Escape closes where closing is allowed. */
export function Dialog(props: DialogProps) {
  const { wide = false, fillsPhone = false } = props;
  return (
    <Modal {...props} className={`dialog${wide ? ' dialog-wide' : ''}${fillsPhone ? ' dialog-fills-phone' : ''}`} />
  );
}

/** From the bottom on a phone, from the right edge on a desktop: filters, menus, edits beside a list. */
export function Sheet(props: DialogProps) {
  return <Modal {...props} className="sheet pt-5" />;
}
