import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { useTexts } from '../i18n/lang.tsx';
import { uiTexts } from './ui.texts.ts';

/** What every field has: a label, an optional hint, and the error that belongs to it. */
export type FieldProps = { label: ReactNode; hint?: ReactNode; error?: string | undefined; required?: boolean };
type Wiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/** Label, control, hint and error, tied together for screen readers. The control comes as a function of the wiring. */
export function Field({
  label,
  hint,
  error,
  required = false,
  id: given,
  children,
}: FieldProps & { id?: string | undefined; children: (wiring: Wiring) => ReactNode }) {
  const made = useId();
  const t = useTexts(uiTexts);
  const id = given ?? made;
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {required && (
          <span className="text-bad">
            {' *'}
            <span className="sr-only">{t('required')}</span>
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required ? true : undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** What a field's label and words need, apart from what its control takes. */
export const cut = <P extends FieldProps & { id?: string | undefined }>({
  label,
  hint,
  error,
  required,
  ...rest
}: P) => ({
  field: {
    label,
    ...(hint !== undefined && { hint }),
    ...(error !== undefined && { error }),
    ...(required !== undefined && { required }),
    ...(rest.id !== undefined && { id: rest.id }),
  },
  rest,
});

/** Use `type="text"` with `inputMode` for e-mail and numbers: the browser's own messages come in the browser's language, not the page's. */
export function Input(props: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const { field, rest } = cut(props);
  return (
    <Field {...field}>{(wiring) => <input {...rest} {...wiring} className={`input ${rest.className ?? ''}`} />}</Field>
  );
}

export function Textarea(props: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { field, rest } = cut(props);
  return (
    <Field {...field}>
      {(wiring) => <textarea {...rest} {...wiring} className={`input ${rest.className ?? ''}`} />}
    </Field>
  );
}

export type Option = { value: string; label: string };

export function Select({
  options,
  placeholder,
  ...props
}: FieldProps & { options: readonly Option[]; placeholder?: string } & SelectHTMLAttributes<HTMLSelectElement>) {
  const { field, rest } = cut(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <select {...rest} {...wiring} className={`input ${rest.className ?? ''}`}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** One box with its label beside it. */
export function Checkbox({
  label,
  hint,
  error,
  required: _required,
  ...rest
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <label className="choice">
        <input
          type="checkbox"
          {...rest}
          aria-describedby={described === '' ? undefined : described}
          aria-invalid={error === undefined ? undefined : true}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field-hint pl-7">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error pl-7" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** One of a few, all in sight. */
export function RadioGroup({
  label,
  hint,
  error,
  required = false,
  name,
  options,
  value,
  onChange,
  className = '',
}: FieldProps & {
  name: string;
  /** How the options stand, where not below each other: columns of a grid. */
  className?: string;
  options: readonly (Option & { hint?: string })[];
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const t = useTexts(uiTexts);
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset className={`field ${className}`} aria-describedby={described === '' ? undefined : described}>
      <legend className="field-label mb-1">
        {label}
        {required && (
          <span className="text-bad">
            {' *'}
            <span className="sr-only">{t('required')}</span>
          </span>
        )}
      </legend>
      {options.map((option) => (
        <label key={option.value} className="choice">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint !== undefined && <span className="field-hint block">{option.hint}</span>}
          </span>
        </label>
      ))}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
