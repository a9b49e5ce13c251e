import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useAction } from './use-action.ts';

type RemoveDialogProps = {
  title: string;
  /** The verb of the title. */
  act: string;
  /** Told once it is done. */
  said: string;
  /** What is lost by it, and what it is. */
  children: ReactNode;
  remove: () => Promise<unknown>;
  /** Loads anew what is in sight; false where whoever opened it does that by itself. */
  reload?: boolean;
  /** Once it is done; without it the dialog closes. */
  onRemoved?: () => void;
  onClose: () => void;
};

/** Asks once before one thing is removed, removes it, and says here what the server refused. It is there while it is open. */
export function RemoveDialog({
  title,
  act,
  said,
  children,
  remove,
  reload = true,
  onClose,
  onRemoved = onClose,
}: RemoveDialogProps) {
  const { busy, failure, run } = useAction({ showFailure: 'here', reload });
  const send = async (): Promise<void> => {
    if (await run(remove, { success: said })) onRemoved();
  };
  return (
    <ConfirmDialog
      open
      title={title}
      act={act}
      kind="bad"
      busy={busy}
      failure={failure}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
