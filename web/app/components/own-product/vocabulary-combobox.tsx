import { inLang } from '@fairbridge/contract/text.ts';
import { useId, useState, type KeyboardEvent } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Field, type FieldProps } from '../../ui/field.tsx';
import { findEntries, type Entry } from './own-product-search.ts';
import { ownProductTexts } from './own-product.texts.ts';

const MOST = 40;

function Options({
  id,
  entries,
  active,
  onPick,
  onPoint,
}: {
  id: string;
  entries: readonly Entry[];
  active: number;
  onPick: (entry: Entry) => void;
  onPoint: (at: number) => void;
}) {
  const lang = useLang();
  const other = lang === 'zh' ? 'en' : 'zh';
  return (
    <div id={id} role="listbox" className="card absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-auto shadow-lg">
      {entries.map((entry, at) => (
        <div
          key={entry.code}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          className={`flex cursor-pointer flex-wrap items-baseline justify-between gap-x-3 px-3 py-1.5 ${at === active ? 'bg-tint' : ''}`}
          // Pressed, not clicked: the field must not lose the focus in between.
          onPointerDown={(event) => {
            event.preventDefault();
            onPick(entry);
          }}
          onPointerMove={() => onPoint(at)}
        >
          <span>{inLang(entry.name, lang)}</span>
          <span className="num text-sm text-soft">
            {entry.name[other]} {entry.also[0] !== undefined && /^\d/.test(entry.also[0]) ? entry.also[0] : ''}
          </span>
        </div>
      ))}
    </div>
  );
}

/** A search field over a vocabulary; what is picked is handed over and the field is free again. */
export function VocabularyCombobox({
  entries,
  onPick,
  placeholder,
  disabled = false,
  ...field
}: FieldProps & {
  entries: readonly Entry[];
  onPick: (code: string) => void;
  placeholder?: string;
  disabled?: boolean;
}) {
  const t = useTexts(ownProductTexts);
  const listId = useId();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = findEntries(entries, search).slice(0, MOST);
  const shown = open && !disabled;

  const pick = (entry: Entry): void => {
    onPick(entry.code);
    setSearch('');
    setActive(0);
  };
  const point = (at: number): void => {
    const next = (at + found.length) % Math.max(1, found.length);
    setActive(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const entry = found[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      point(shown ? active + (event.key === 'ArrowDown' ? 1 : -1) : 0);
    } else if (event.key === 'Enter') {
      // Enter picks; it must not send the form.
      event.preventDefault();
      if (shown && entry !== undefined) pick(entry);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
    }
  };
  return (
    <Field {...field}>
      {(wiring) => (
        <div className="relative">
          <input
            {...wiring}
            className="input"
            role="combobox"
            aria-expanded={shown && found.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={shown && found[active] !== undefined ? `${listId}-${active}` : undefined}
            autoComplete="off"
            disabled={disabled}
            placeholder={placeholder}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setActive(0);
              setOpen(true);
            }}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
          />
          {shown && found.length > 0 && (
            <Options id={listId} entries={found} active={active} onPick={pick} onPoint={setActive} />
          )}
          {shown && found.length === 0 && (
            <p className="card absolute inset-x-0 top-full z-20 mt-1 px-3 py-2 text-soft shadow-lg">{t('noneFound')}</p>
          )}
          <p className="sr-only" role="status">
            {shown && search !== '' ? (found.length === 0 ? t('noneFound') : t('found', { count: found.length })) : ''}
          </p>
        </div>
      )}
    </Field>
  );
}
