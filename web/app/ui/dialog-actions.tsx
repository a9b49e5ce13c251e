import { useTexts } from '../i18n/lang.tsx';
import { Button, type ButtonKind } from './button.tsx';
import { dialogActionsTexts } from './dialog-actions.texts.ts';

export type DialogActionsProps = {
  /** The word on the button that acts. */
  act: string;
  /** `bad` for what takes something away. */
  kind?: ButtonKind;
  /** The word on the button that leaves all as it is, where it is not 'cancel'. */
  cancel?: string;
  busy?: boolean;
  disabled?: boolean;
  /** Something else that may be done instead, such as to discard what the other button saves. */
  instead?: { act: string; kind: ButtonKind; onAct: () => void };
  /** Without it the button sends the form that it closes. */
  onAct?: () => void;
  onClose: () => void;
};

/** The end of a dialog or of a form inside one: to act, or to leave all as it is. */
export function DialogActions({
  act,
  kind = 'action',
  cancel,
  busy = false,
  disabled = false,
  instead,
  onAct,
  onClose,
}: DialogActionsProps) {
  const t = useTexts(dialogActionsTexts);
  const sends = onAct === undefined;
  return (
    // a form keeps the distance of its fields
    <div className={`dialog-actions${sends ? ' mt-0!' : ''}`}>
      <Button kind="quiet" onClick={onClose}>
        {cancel ?? t('cancel')}
      </Button>
      {instead !== undefined && (
        <Button kind={instead.kind} disabled={busy} onClick={instead.onAct}>
          {instead.act}
        </Button>
      )}
      <Button
        type={sends ? 'submit' : 'button'}
        kind={kind}
        busy={busy}
        disabled={disabled}
        {...(!sends && { onClick: onAct })}
      >
        {act}
      </Button>
    </div>
  );
}
