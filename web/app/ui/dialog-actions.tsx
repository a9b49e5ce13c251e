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
