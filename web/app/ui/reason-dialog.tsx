import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '../i18n/lang.tsx';
import { DialogActions } from './dialog-actions.tsx';
import type { ButtonKind } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Textarea } from './field.tsx';
import { FormFailure } from './form-failure.tsx';
import { PostForm } from './post-form.tsx';
import { reasonTexts } from './reason-dialog.texts.ts';

const REASON_MAX = 500;

/** A reason that is often given: its name on the button, and the words it puts in. */
export type ReasonPreset = { name: string; reason: string };

type Props = {
  open: boolean;
  title: string;
  lead: ReactNode;
  label?: string;
  hint?: string;
  act: string;
  kind?: ButtonKind;
  /** The word on the button that leaves all as it is, where it is not 'cancel'. */
  cancel?: string;
  /** Reasons to be put in by one press. */
  presets?: readonly ReasonPreset[];
  required: boolean;
  busy: boolean;
  /** What the server refused; '' while it has not. */
  failure: string;
  onSend: (reason: string) => void;
  onClose: () => void;
};

function Presets({ presets, onChoose }: { presets: readonly ReasonPreset[]; onChoose: (reason: string) => void }) {
  const t = useTexts(reasonTexts);
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-2">
      <span id={id} className="text-sm text-soft">
        {t('presets')}
      </span>
      {presets.map(({ name, reason }) => (
        <button key={name} type="button" className="chip" onClick={() => onChoose(reason)}>
          {name}
        </button>
      ))}
    </div>
  );
}

function ReasonForm({
  lead,
  label,
  hint,
  act,
  kind = 'action',
  cancel,
  presets = [],
  required,
  busy,
  failure,
  onSend,
  onClose,
}: Props) {
  const t = useTexts(reasonTexts);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const id = useId();
  const send = (): void => {
    const empty = required && reason.trim() === '';
    setMissing(empty);
    if (empty) document.getElementById(id)?.focus();
    else onSend(reason.trim());
  };
  return (
    <PostForm className="grid gap-4" onSubmit={send}>
      <div>{lead}</div>
      {presets.length > 0 && (
        <Presets
          presets={presets}
          onChoose={(text) => {
            setReason(text);
            setMissing(false);
            document.getElementById(id)?.focus();
          }}
        />
      )}
      <Textarea
        id={id}
        name="reason"
        label={label ?? t('Reason')}
        {...(hint !== undefined && { hint })}
        required={required}
        maxLength={REASON_MAX}
        rows={5}
        value={reason}
        error={missing ? t('reasonMissing') : undefined}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
      />
      <FormFailure message={failure} />
      <DialogActions act={act} kind={kind} {...(cancel !== undefined && { cancel })} busy={busy} onClose={onClose} />
    </PostForm>
  );
}

/** Asks for a reason before an act that somebody will want explained. */
export function ReasonDialog(props: Props) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={props.title} wide>
      <ReasonForm {...props} />
    </Dialog>
  );
}
