import type { ReactNode } from 'react';
import { Button, type ButtonKind } from './button.tsx';
import { Icon } from './icons.tsx';
import { useAction } from './use-action.ts';

/** Has a file made and saved; says what went wrong where it was not. */
export function SaveButton({
  save,
  kind = 'quiet',
  small = false,
  label,
  children,
}: {
  save: () => Promise<void>;
  kind?: ButtonKind;
  small?: boolean;
  /** Read out instead of the text, where that is not clear by itself. */
  label?: string;
  children: ReactNode;
}) {
  const { busy, run } = useAction();
  return (
    <Button
      kind={kind}
      small={small}
      busy={busy}
      className="inline-flex items-center gap-2"
      {...(label !== undefined && { 'aria-label': label })}
      onClick={() => void run(save)}
    >
      <Icon name="download" size={18} />
      {children}
    </Button>
  );
}
