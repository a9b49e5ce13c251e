import type { ReactNode } from 'react';
import { useTexts } from '../i18n/lang.tsx';
import { Button, type ButtonKind } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormFailure } from './form-failure.tsx';
import { confirmDialogTexts } from './confirm-dialog.texts.ts';

type Props = {
  open: boolean;
  title: string;
  wide?: boolean;
  /** What comes of it, said before it is done; with the fields that belong to the question, where it has some. */
  children: ReactNode;
  /** The word on the button that acts. */
  act: string;
  /** `bad` for what takes something away. */
  kind?: ButtonKind;
  /** The word on the button that leaves all as it is, where it is not 'cancel'. */
  cancel?: string;
  busy?: boolean;
  /** Something in `children` has to be answered first. */
  disabled?: boolean;
  /** What the server refused; '' while it has not. */
  failure?: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once before something is done. The dialog closes by whoever opened it: after the act, or not if it failed. */
export function ConfirmDialog({
  children,
  act,
  kind = 'action',
  cancel,
  busy = false,
  disabled = false,
  failure = '',
  onConfirm,
  ...dialog
}: Props) {
  const t = useTexts(confirmDialogTexts);
  return (
    <Dialog {...dialog}>
      {children}
      {failure !== '' && (
        <div className="mt-3">
          <FormFailure message={failure} />
        </div>
      )}
      <div className="dialog-actions">
        <Button kind="quiet" onClick={dialog.onClose}>
          {cancel ?? t('cancel')}
        </Button>
        <Button kind={kind} busy={busy} disabled={disabled} onClick={onConfirm}>
          {act}
        </Button>
      </div>
    </Dialog>
  );
}
