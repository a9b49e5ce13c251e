import type { FieldError } from '@fairbridge/contract/issues.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import { useEffect, useId, useState, type ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { failureOf, type Failure } from '../failure.ts';
import { useLang, useTexts } from '../i18n/lang.tsx';
import { failureText } from './failure-text.ts';
import { formOfflineTexts } from './form-offline.texts.ts';
import { focusableControl, openDetails } from './open-details.ts';
import { useAction } from './use-action.ts';

/** The first message of each wrong field, by its path in the call's input: `{ 'name.zh': '请填写展品名称' }`. */
export type FormErrors = Readonly<Record<string, string>>;

function firstOfEach(wrong: readonly FieldError[], under: string): FormErrors {
  const errors: Record<string, string> = {};
  for (const { field, message } of wrong) {
    const inner = under !== '' && field.startsWith(`${under}.`) ? field.slice(under.length + 1) : field;
    errors[inner] ??= message;
  }
  return errors;
}

/** Puts the focus on the control that belongs to the first error in sight; false where the form shows none. */
function focusFirstError(form: HTMLElement | null): boolean {
  const message = form?.querySelector('.field-error');
  if (!(message instanceof HTMLElement)) return false;
  const field = message.closest('.field, [data-field]') ?? message.parentElement;
  openDetails(message);
  if (field) focusableControl(field)?.focus();
  message.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Loaded on the first check: the schemas weigh more than a public page may carry. */
type Schema<S extends z.ZodType> = S | (() => Promise<S>);

/** An input that may still lack what nobody has chosen yet; the schema names it. */
export type Unready<T> = T extends object ? { [K in keyof T]: Unready<T[K]> | null } : T;

export type SubmitOptions<S extends z.ZodType> = {
  schema: Schema<S>;
  input: Unready<z.input<S>>;
  /** Gets the input as the schema has read it. */
  send: (input: z.output<S>) => Promise<void>;
  /** Looks at a failure before the form shows it; true when it has been dealt with. */
  onFailure?: (failure: Failure) => boolean;
};

async function check<S extends z.ZodType>(
  schema: Schema<S>,
  input: unknown,
  lang: Lang,
): Promise<{ ready: z.output<S> } | { wrong: FieldError[] }> {
  const { fieldErrors } = await import('@fairbridge/contract/issues.ts');
  const loaded = typeof schema === 'function' ? await schema() : schema;
  const parsed = loaded.safeParse(input);
  return parsed.success ? { ready: parsed.data } : { wrong: fieldErrors(parsed.error, input, lang) };
}

type TextKeys<V> = { [K in keyof V & string]: V[K] extends string ? K : never }[keyof V & string];
type PairKeys<V> = { [K in keyof V & string]: V[K] extends Bilingual ? K : never }[keyof V & string];
type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type Form<V> = {
  /** Of the form's element, whose first wrong field gets the focus. */
  id: string;
  values: V;
  errors: FormErrors;
  /** What is wrong with the whole, not with one field; '' when nothing is. */
  failure: string;
  busy: boolean;
  set: <K extends keyof V & string>(key: K, value: V[K], field?: string) => void;
  /** Sets from the value before: for changes that may come at the same time. */
  change: <K extends keyof V & string>(key: K, next: (before: V[K]) => V[K], field?: string) => void;
  reset: (values: V) => void;
  setErrors: (errors: FormErrors) => void;
  setFailure: (message: string) => void;
  /** `value`, `onChange` and `error` of a text control; `field` where the input's path differs from the key. */
  text: (
    key: TextKeys<V>,
    field?: string,
  ) => { name: string; value: string; error: string | undefined; onChange: (event: ChangeEvent<TextControl>) => void };
  /** `name`, `value`, `errors` and `onChange` of a field in both languages (`BilingualField`). */
  pair: (key: PairKeys<V>) => {
    name: string;
    value: Bilingual;
    errors: FormErrors;
    onChange: (value: Bilingual, field: string) => void;
  };
  submit: <S extends z.ZodType>(sending: SubmitOptions<S>) => Promise<void>;
};

const without = (errors: FormErrors, field: string): FormErrors =>
  field in errors ? Object.fromEntries(Object.entries(errors).filter(([key]) => key !== field)) : errors;

/** What is wrong with a form as a whole. That it could not be sent without a network turns into a word of its return: nobody needs to load anew. */
function useFormFailure(): [failure: string, setFailure: (message: string) => void, fail: (error: unknown) => void] {
  const lang = useLang();
  const t = useTexts(formOfflineTexts);
  const [failure, setFailure] = useState('');
  const back = t('back');
  const offline = failure === t('offline');
  useEffect(() => {
    if (!offline) return;
    const tell = (): void => setFailure(back);
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [offline, back]);
  const fail = (error: unknown): void =>
    setFailure(failureOf(error) === null && !navigator.onLine ? t('offline') : failureText(error, lang));
  return [failure, setFailure, fail];
}

/**
 * One form: its values, the check by the call's own schema before sending, the server's field errors at their fields,
 * the focus on the first wrong one, and no second sending while the first is on its way.
 * @param under the key of the call's input that holds the values (`{ id, version, form }`): fields are named without it
 */
export function useForm<V extends object>(initial: V | (() => V), { under = '' }: { under?: string } = {}): Form<V> {
  const lang = useLang();
  const id = useId();
  const [values, setValues] = useState<V>(initial);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure, failAsWhole] = useFormFailure();
  const { busy, run } = useAction();

  const show = (wrong: FormErrors): void => {
    // At once, so that the messages are there to be looked for.
    flushSync(() => setErrors(wrong));
    const messages = Object.values(wrong);
    // An error of a field that this form does not show must not be swallowed.
    if (messages.length > 0 && !focusFirstError(document.getElementById(id))) setFailure(messages.join(' '));
  };
  const change: Form<V>['change'] = (key, next, field = key) => {
    setValues((before) => ({ ...before, [key]: next(before[key]) }));
    setErrors((before) => without(before, field));
  };
  const set: Form<V>['set'] = (key, value, field = key) => change(key, () => value, field);

  return {
    id,
    values,
    errors,
    failure,
    busy,
    set,
    change,
    reset: setValues,
    setErrors: show,
    setFailure,
    text: (key, field = key) => ({
      name: field,
      value: String(values[key]),
      error: errors[field],
      onChange: (event) => set(key, event.target.value as V[typeof key], field),
    }),
    pair: (key) => ({
      name: key,
      value: values[key] as Bilingual,
      errors,
      onChange: (value, field) => set(key, value as V[typeof key], field),
    }),
    submit: async ({ schema, input, send, onFailure }) => {
      const sending = async (): Promise<void> => {
        setFailure('');
        const checked = await check(schema, input, lang);
        show('wrong' in checked ? firstOfEach(checked.wrong, under) : {});
        if ('ready' in checked) await send(checked.ready);
      };
      const fail = (failed: Failure | null, error: unknown): true => {
        if (failed !== null && onFailure?.(failed) === true) return true;
        if (failed !== null && failed.fields.length > 0) show(firstOfEach(failed.fields, under));
        else failAsWhole(error);
        return true;
      };
      await run(sending, { onFailure: fail });
    },
  };
}
