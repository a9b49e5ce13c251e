import { useState, type InputHTMLAttributes } from 'react';
import { useLang } from '../i18n/lang.tsx';
import { dateWords } from './date-words.ts';
import { cut, Field, type FieldProps } from './field.tsx';

/**
 * A day, or a minute in Beijing. Chromium and Firefox write what is in it in the browser's language and not the page's: it is covered by the
 * page's own words, until somebody types (`fields.css`). What is half typed stays in sight.
 */
export function DateInput({
  type = 'date',
  ...props
}: FieldProps & InputHTMLAttributes<HTMLInputElement> & { type?: 'date' | 'datetime-local' }) {
  const lang = useLang();
  const { field, rest } = cut(props);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const value = rest.value === undefined ? typed : String(rest.value);
  return (
    <Field {...field}>
      {(wiring) => (
        <span className="date-input">
          <input
            {...rest}
            {...wiring}
            type={type}
            className={`input ${rest.className ?? ''}`}
            onChange={(event) => {
              setTyped(event.target.value);
              rest.onChange?.(event);
            }}
          />
          <span
            className={`date-words num ${value === '' || rest.disabled === true ? 'text-soft' : ''}`}
            aria-hidden="true"
          >
            {dateWords(value, type, lang)}
          </span>
        </span>
      )}
    </Field>
  );
}
