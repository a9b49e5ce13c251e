import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
import { useId, useRef, useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { isComposing } from '../is-composing.ts';
import { useAction } from '../use-action.ts';
import { listTexts } from './list.texts.ts';
import { typedNumber } from './typed-number.ts';

type Cell = {
  /** What is changed, read out: 'Place of Glufosinate'. */
  label: string;
};

/** What the server refused, at the cell that it is about. */
function CellError({ id, text }: { id: string; text: string }) {
  if (text === '') return null;
  return (
    <p id={id} role="alert" className="field-error max-w-52 text-left text-sm">
      {text}
    </p>
  );
}

/** One of a few values, changed in its cell. */
export function InlineSelect<T extends string>({
  label,
  value,
  options,
  onSave,
}: Cell & {
  value: T;
  options: readonly { value: T; label: string }[];
  onSave: (value: T) => Promise<unknown>;
}) {
  const t = useTexts(sharedTexts);
  const { busy, failure, run } = useAction({ showFailure: 'here', reload: true });
  const id = useId();
  return (
    <>
      <select
        className="input min-h-9 py-1 md:w-auto md:pr-8"
        aria-label={label}
        aria-invalid={failure === '' ? undefined : true}
        aria-describedby={failure === '' ? undefined : id}
        value={value}
        disabled={busy}
        onChange={(event) => {
          const wanted = options.find((one) => one.value === event.target.value);
          if (wanted !== undefined) void run(() => onSave(wanted.value), { success: t('Saved') });
        }}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
      <CellError id={id} text={failure} />
    </>
  );
}

type NumberCell = Cell & {
  value: number | null;
  min: number;
  max: number;
  onSave: (value: number | null) => Promise<unknown>;
};

/** A number changed in its cell: Enter or leaving it saves, Escape gives up; empty is none. */
export function InlineNumber({ label, value, min, max, onSave }: NumberCell) {
  const t = useTexts(listTexts);
  const { busy, failure, forget, run } = useAction({ showFailure: 'here', reload: true });
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const said = wrong === '' ? failure : wrong;
  const given = useRef(false);
  const close = (focus: boolean): void => {
    // a field that goes while it has the focus loses it, which would save what was given up
    given.current = true;
    setTyped(null);
    setWrong('');
    forget();
    // the field that had the focus goes: the row is walked on from the cell
    if (focus) requestAnimationFrame(() => button.current?.focus());
  };
  const save = async (focus: boolean): Promise<void> => {
    if (typed === null || busy || given.current) return;
    const wanted = typedNumber(typed, { min, max });
    if (wanted === undefined) return setWrong(t('cellNumber', { min, max }));
    setWrong('');
    if (wanted === value || (await run(() => onSave(wanted), { success: t('Saved') }))) close(focus);
  };
  if (typed === null)
    return (
      <button
        ref={button}
        type="button"
        className="num min-h-8 min-w-10 rounded-sign border border-transparent px-2 text-inherit hover:border-line"
        aria-label={`${t('changeOf', { name: label })}: ${value ?? '—'}`}
        onClick={() => {
          given.current = false;
          setTyped(value === null ? '' : String(value));
        }}
      >
        {value ?? '—'}
      </button>
    );
  return (
    <>
      <input
        className="input num min-h-9 w-24 py-1"
        aria-label={label}
        aria-invalid={said === '' ? undefined : true}
        aria-describedby={said === '' ? undefined : id}
        title={t('inlineHint')}
        inputMode="numeric"
        autoComplete="off"
        // opened by whoever wants to type here
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void save(false)}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          if (event.key === 'Enter') {
            event.preventDefault();
            void save(true);
          } else if (event.key === 'Escape') {
            event.preventDefault();
            close(true);
          }
        }}
      />
      <CellError id={id} text={said} />
    </>
  );
}
