import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { DialogActions, type DialogActionsProps } from './dialog-actions.tsx';
import { FormFailure } from './form-failure.tsx';

type Props = Omit<DialogActionsProps, 'onAct'> & {
  open: boolean;
  title: string;
  wide?: boolean;
  /** What comes of it, said before it is done; with the fields that belong to the question, where it has some. */
  children: ReactNode;
  /** What the server refused; '' while it has not. */
  failure?: string;
  onConfirm: () => void;
};

/** Asks once before something is done. The dialog closes by whoever opened it: after the act, or not if it failed. */
export function ConfirmDialog({
  open,
  title,
  wide = false,
  children,
  failure = '',
  onConfirm,
  onClose,
  ...actions
}: Props) {
  return (
    <Dialog open={open} title={title} wide={wide} onClose={onClose}>
      {children}
      {failure !== '' && (
        <div className="mt-3">
          <FormFailure message={failure} />
        </div>
      )}
      <DialogActions {...actions} onAct={onConfirm} onClose={onClose} />
    </Dialog>
  );
}
