import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useId, type ReactNode } from 'react';
import { htmlLang, useTexts } from '../i18n/lang.tsx';
import { Field } from './field.tsx';
import type { FormErrors } from './form.ts';
import { pairError } from './bilingual-form.ts';
import { bilingualFieldTexts } from './bilingual-field.texts.ts';

const SIDES = ['zh', 'en'] as const;

type Props = {
  /** Of the two controls, with the language behind it: `title` makes `title.zh` and `title.en`. */
  name: string;
  /** Its path in the call's input, where that differs from the name. */
  field?: string;
  labels: Bilingual;
  value: Bilingual;
  errors: FormErrors;
  max?: number;
  /** More than one: fields of several lines. */
  rows?: number;
  /** 'either': one language is enough, the other shows it too. */
  need?: 'either';
  /** Instead of the sentence that one language is enough; '' where the form has said it already. */
  hint?: ReactNode;
  /** How the two stand, where not side by side. */
  className?: string;
  /** With the path of the side that was typed. */
  onChange: (value: Bilingual, field: string) => void;
};

/** One text in Chinese and English, side by side, below each other on a phone. What is wrong with both stands below both. */
export function BilingualField({
  name,
  field = name,
  labels,
  value,
  errors,
  max,
  rows = 1,
  need,
  hint,
  className = 'md:grid-cols-2',
  onChange,
}: Props) {
  const id = useId();
  const t = useTexts(bilingualFieldTexts);
  const error = pairError(errors, field, value);
  const said = hint ?? (need === 'either' ? t('oneLanguage') : '');
  const told = [said !== '' && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div data-field className="grid gap-2">
      <div className={`grid items-start gap-x-5 gap-y-4 ${className}`}>
        {SIDES.map((lang) => {
          const path = `${field}.${lang}`;
          const control = {
            name: `${name}.${lang}`,
            lang: htmlLang(lang),
            autoComplete: 'off',
            maxLength: max,
            value: value[lang],
            className: 'input',
            onChange: ({ target }: { target: { value: string } }) => onChange({ ...value, [lang]: target.value }, path),
          };
          return (
            <Field key={lang} label={labels[lang]} error={errors[path]}>
              {(wiring) => {
                const wired = {
                  ...control,
                  ...wiring,
                  'aria-describedby': [wiring['aria-describedby'], told].filter(Boolean).join(' ') || undefined,
                  'aria-invalid': wiring['aria-invalid'] ?? (error === undefined ? undefined : true),
                };
                return rows > 1 ? <textarea rows={rows} {...wired} /> : <input {...wired} />;
              }}
            </Field>
          );
        })}
      </div>
      {said !== '' && (
        <p id={`${id}-hint`} className="field-hint">
          {said}
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
