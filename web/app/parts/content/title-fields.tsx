import type { Bilingual } from '@fairbridge/contract/text.ts';
import { htmlLang } from '../../i18n/lang.tsx';
import { Input, Textarea } from '../../ui/field.tsx';
import type { FormErrors } from '../../ui/form.ts';

/** A short text in both languages, side by side. */
export function PairField({
  name,
  labels,
  value,
  errors,
  max,
  rows = 1,
  required = false,
  onChange,
}: {
  name: string;
  labels: Bilingual;
  value: Bilingual;
  errors: FormErrors;
  max: number;
  /** More than one: a field of several lines. */
  rows?: number;
  required?: boolean;
  onChange: (value: Bilingual, field: string) => void;
}) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {(['zh', 'en'] as const).map((lang) => {
        const field = `${name}.${lang}`;
        const common = {
          label: labels[lang],
          name: field,
          lang: htmlLang(lang),
          maxLength: max,
          value: value[lang],
          error: errors[field],
          // one of the two is enough: the other is shown where it is missing
          required: required && lang === 'zh',
        };
        const change = (typed: string): void => onChange({ ...value, [lang]: typed }, field);
        return rows > 1 ? (
          <Textarea key={lang} {...common} rows={rows} onChange={(event) => change(event.target.value)} />
        ) : (
          <Input key={lang} {...common} onChange={(event) => change(event.target.value)} />
        );
      })}
    </div>
  );
}
