import { useState, type InputHTMLAttributes } from 'react';
import { useTexts } from '../i18n/lang.tsx';
import { Field, type FieldProps } from './field.tsx';
import { passwordInputTexts } from './password-input.texts.ts';

/** A password with a button that shows it. */
export function PasswordInput({
  label,
  hint,
  error,
  required,
  ...rest
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const t = useTexts(passwordInputTexts);
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={label}
      {...(hint !== undefined && { hint })}
      {...(error !== undefined && { error })}
      {...(required !== undefined && { required })}
    >
      {(wiring) => (
        <div className="relative">
          <input
            {...rest}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className="input pr-20"
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className="absolute inset-y-0 right-0 min-w-16 px-3 text-sm text-action"
            aria-pressed={shown}
            aria-label={t('showPassword')}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'hide' : 'show')}
          </button>
        </div>
      )}
    </Field>
  );
}
