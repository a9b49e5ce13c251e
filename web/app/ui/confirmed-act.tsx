import { useState, type ReactNode } from 'react';
import { Button, type ButtonKind } from './button.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

/** A button that asks once before it does what cannot simply be undone. What the server refuses is said in the question. */
export function ConfirmedAct({
  label,
  kind = 'quiet',
  small = false,
  title,
  act,
  said,
  children,
  reload,
  onAct,
}: {
  /** The word on the button that asks. */
  label: string;
  kind?: ButtonKind;
  small?: boolean;
  title: string;
  /** The verb of the title. */
  act: string;
  /** Told once it is done. */
  said: string;
  /** What comes of it. */
  children: ReactNode;
  /** Loads anew what is in sight; false where the act does that by itself. */
  reload?: boolean;
  onAct: () => Promise<unknown>;
}) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button kind={kind} small={small} aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {label}
      </Button>
      {asked && (
        <RemoveDialog
          title={title}
          act={act}
          said={said}
          {...(reload !== undefined && { reload })}
          remove={onAct}
          onClose={() => setAsked(false)}
        >
          <p>{children}</p>
        </RemoveDialog>
      )}
    </>
  );
}
