import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/lang.tsx';
import { formErrorsTexts } from './form-errors.texts.ts';
import type { Form } from './form.ts';
import { Icon } from './icons.tsx';
import { focusField } from './focus-field.ts';
import { focusableControl } from './open-details.ts';

/** What is wrong, and with which field; none where the form does not show it. */
type Wrong = { message: string; label: string; field: Element | null };

/** What a field is called: its label without its star and what is counted beside it, or what a reader is told of its control. */
function labelOf(field: Element): string {
  const label = field.querySelector('.field-label')?.cloneNode(true);
  if (!(label instanceof Element)) return focusableControl(field)?.getAttribute('aria-label') ?? '';
  for (const beside of label.querySelectorAll('.text-bad, .num, .field-hint')) beside.remove();
  return label.textContent.trim();
}

/** The wrong fields as they stand in the form, by their order there, and after them what it has no field for. */
function wrongIn({ id, errors }: Pick<Form<object>, 'id' | 'errors'>): Wrong[] {
  const shown = [...(document.getElementById(id)?.querySelectorAll('.field-error') ?? [])];
  const fields = shown.map((one) => {
    const field = one.closest('.field, [data-field]') ?? one.parentElement ?? one;
    return { message: one.textContent, label: labelOf(field), field };
  });
  const told = new Set(fields.map(({ message }) => message));
  const others = Object.values(errors).filter((message) => !told.has(message));
  return [...fields, ...others.map((message) => ({ message, label: '', field: null }))];
}

/** What is wrong with a form, in the bar that saves it: each leads to its field, in whatever part it is folded away. */
export function FormErrors({ form }: { form: Pick<Form<object>, 'id' | 'errors'> }) {
  const t = useTexts(formErrorsTexts);
  const { id, errors } = form;
  const [wrong, setWrong] = useState<readonly Wrong[]>([]);
  // the messages stand in the form by then
  useEffect(() => {
    const frame = requestAnimationFrame(() => setWrong(wrongIn({ id, errors })));
    return () => cancelAnimationFrame(frame);
  }, [id, errors]);
  if (wrong.length === 0 || Object.keys(errors).length === 0) return null;
  return (
    <section aria-label={t('title', { count: wrong.length })} className="note note-bad">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="warning" size={18} />
        {t('title', { count: wrong.length })}
      </p>
      <ul className="mt-1 grid max-h-32 gap-x-6 overflow-auto sm:grid-cols-2">
        {wrong.map(({ message, label, field }, at) => {
          const said = label === '' ? message : t('one', { label, message });
          return (
            // the same may be wrong with two fields
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              {field === null ? (
                said
              ) : (
                <button type="button" className="link min-h-8 text-left" onClick={() => focusField(field)}>
                  {said}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
