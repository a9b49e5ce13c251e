import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { Form, FormErrors } from './form.ts';

const isEmpty = ({ zh, en }: Bilingual): boolean => zh.trim() === '' && en.trim() === '';

/** What is wrong with a text as a whole: that neither language has it, which is over with the first sign typed in one of them. */
export const pairError = (errors: FormErrors, field: string, value: Bilingual): string | undefined =>
  isEmpty(value) ? errors[field] : undefined;

type Wired = {
  name: string;
  value: Bilingual;
  errors: FormErrors;
  onChange: (value: Bilingual, field: string) => void;
};

/** `name`, `value`, `errors` and `onChange` of a bilingual field, of a form that keeps its sides under keys of their own. */
export function sidesOf<K extends string, V extends Record<K, string>>(
  form: Form<V>,
  zh: K & keyof V,
  en: K & keyof V,
  name: string,
): Wired {
  return {
    name,
    value: { zh: form.values[zh], en: form.values[en] },
    errors: form.errors,
    onChange: (value, field) => {
      form.set(zh, value.zh as V[typeof zh], field);
      form.set(en, value.en as V[typeof en], field);
    },
  };
}
