import { useState, type ReactNode } from 'react';
import { useLang } from '../i18n/lang.tsx';
import { Button, type ButtonKind } from './button.tsx';
import { failureText } from './failure-text.ts';
import { Icon } from './icons.tsx';
import { toast } from './toast.tsx';

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
  const lang = useLang();
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    try {
      await save();
    } catch (error) {
      toast.error(failureText(error, lang));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      kind={kind}
      small={small}
      busy={busy}
      className="inline-flex items-center gap-2"
      {...(label !== undefined && { 'aria-label': label })}
      onClick={() => void press()}
    >
      <Icon name="download" size={18} />
      {children}
    </Button>
  );
}
