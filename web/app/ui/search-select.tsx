import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTexts } from '../i18n/lang.tsx';
import { exactChoice, findChoices, type Choice } from './choices.ts';
import { Field, type FieldProps } from './field.tsx';
import { isComposing } from './is-composing.ts';
import { searchSelectTexts } from './search-select.texts.ts';

/** More in sight would slow the typing, and nobody reads them. */
const MOST = 260;

function Choices({
  id,
  found,
  active,
  onPick,
  onPoint,
}: {
  id: string;
  found: readonly Choice[];
  active: number;
  onPick: (choice: Choice) => void;
  onPoint: (at: number) => void;
}) {
  const t = useTexts(searchSelectTexts);
  const box = useRef<HTMLDivElement>(null);
  // Opened at the lower edge of a phone, the list would lie under the edge and the bar there.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="scroll-mb-20 card absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-auto shadow-lg">
      <div id={id} role="listbox">
        {found.slice(0, MOST).map((choice, at) => (
          <button
            key={choice.value}
            id={`${id}-${at}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={`flex min-h-11 w-full cursor-pointer flex-wrap items-center justify-between gap-x-3 px-3 py-1.5 text-left ${at === active ? 'bg-tint' : ''}`}
            // The field keeps the focus; the choice is made when the press ends, so that a finger can scroll the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(choice)}
            onPointerMove={() => onPoint(at)}
          >
            <span>{choice.label}</span>
            {choice.note !== undefined && choice.note !== choice.label && (
              <span className="text-sm text-soft">{choice.note}</span>
            )}
          </button>
        ))}
      </div>
      {found.length > MOST && (
        <p className="px-3 py-2 text-sm text-soft">{t('more', { count: found.length - MOST })}</p>
      )}
    </div>
  );
}

export type SearchSelectProps = FieldProps & {
  name: string;
  /** The value of a choice; with `free` also a text that is none. */
  value: string;
  choices: readonly Choice[];
  onChange: (value: string) => void;
  /** A text that fits no choice is kept as it was typed. */
  free?: boolean;
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
};

/**
 * What is typed, while somebody types, and how it ends: a choice that is meant by the whole text wins, then the only one
 * that is left, then (with `free`) the text itself; anything else goes back to what was chosen before.
 */
function useSearch({ value, choices, onChange, free = false }: SearchSelectProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const chosen = choices.find((choice) => choice.value === value);
  const label = chosen?.label ?? (free ? value : '');
  const found = typed === null ? [...choices] : findChoices(choices, typed);

  const close = (): void => {
    setTyped(null);
    setOpen(false);
  };
  const pick = (choice: Choice): void => {
    onChange(choice.value);
    close();
  };
  const settle = (): void => {
    const text = typed?.trim() ?? '';
    const meant = exactChoice(choices, text) ?? (free || found.length !== 1 ? undefined : found[0]);
    if (typed !== null && typed !== label) {
      if (meant !== undefined) onChange(meant.value);
      else if (text === '' || free) onChange(text);
    }
    close();
  };
  const type = (text: string): void => {
    setTyped(text);
    setOpen(true);
    // Browsers fill in fields that nobody is in: what is clear counts at once.
    const meant = exactChoice(choices, text);
    if (meant !== undefined) onChange(meant.value);
    else if (free) onChange(text.trim());
  };
  return { chosen, label, typed, found, open: open && choices.length > 0, setOpen, close, pick, settle, type };
}

/** One of many, found by typing, in either language; without choices it is a plain field for text. */
export function SearchSelect(props: SearchSelectProps) {
  const {
    name,
    choices,
    free = false,
    autoComplete,
    placeholder,
    maxLength,
    value: _value,
    onChange: _on,
    ...field
  } = props;
  const t = useTexts(searchSelectTexts);
  const listId = useId();
  const search = useSearch(props);
  const [active, setActive] = useState(0);
  const { found, open } = search;
  const most = Math.min(found.length, MOST);

  const point = (at: number): void => {
    const next = (at + most) % Math.max(1, most);
    setActive(next);
    requestAnimationFrame(() => document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' }));
  };
  const show = (): void => {
    search.setOpen(true);
    point(Math.max(0, search.typed === null && search.chosen !== undefined ? found.indexOf(search.chosen) : 0));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (choices.length === 0 || isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) point(active + (event.key === 'ArrowDown' ? 1 : -1));
      else show();
    } else if (event.key === 'Enter' && open) {
      // Enter picks; it must not send the form.
      event.preventDefault();
      const choice = found[active];
      if (choice === undefined) search.settle();
      else search.pick(choice);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      search.close();
    }
  };
  const message = found.length === 0 ? t(free ? 'noneFree' : 'none') : t('found', { count: found.length });
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          <input
            {...wiring}
            name={name}
            className={`input ${choices.length > 0 ? 'input-search' : ''}`}
            {...(choices.length > 0 && {
              role: 'combobox',
              'aria-expanded': open && found.length > 0,
              'aria-controls': listId,
              'aria-autocomplete': 'list' as const,
              'aria-activedescendant': open && found[active] !== undefined ? `${listId}-${active}` : undefined,
            })}
            autoComplete={autoComplete ?? 'off'}
            placeholder={placeholder}
            maxLength={maxLength}
            value={search.typed ?? search.label}
            onChange={(event) => {
              search.type(event.target.value);
              setActive(0);
            }}
            onClick={show}
            onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
            onBlur={search.settle}
            onKeyDown={onKeyDown}
          />
          {open && found.length > 0 && (
            <Choices id={listId} found={found} active={active} onPick={search.pick} onPoint={setActive} />
          )}
          {open && found.length === 0 && (
            <p className="card absolute inset-x-0 top-full z-20 mt-1 px-3 py-2 text-soft shadow-lg">{message}</p>
          )}
          <p className="sr-only" role="status">
            {open && search.typed !== null && search.typed !== '' ? message : ''}
          </p>
        </div>
      )}
    </Field>
  );
}
