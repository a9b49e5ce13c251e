import { offered } from '@fairbridge/contract/exhibition/offered.ts';
import type { VocabularyCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useId } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import type { Form } from '../../ui/form.ts';
import { Icon } from '../../ui/icons.tsx';
import { ownPostTexts } from './own-post.texts.ts';
import type { PostFormValues } from './post-form-values.ts';

export type Tags = { receivers: readonly VocabularyCode[]; categories: readonly VocabularyCode[] };

function Receivers({
  form,
  list,
  full,
}: {
  form: Form<PostFormValues>;
  list: readonly VocabularyCode[];
  full: boolean;
}) {
  const lang = useLang();
  const chosen = form.values.receivers;
  return (
    <div className="flex flex-wrap gap-2">
      {offered(list, chosen).map(({ code, name }) => {
        const on = chosen.includes(code);
        return (
          <button
            key={code}
            type="button"
            className={`chip ${on ? 'bg-action! text-on-action!' : 'disabled:opacity-50'}`}
            aria-pressed={on}
            disabled={!on && full}
            onClick={() =>
              form.change('receivers', (before) => (on ? before.filter((one) => one !== code) : [...before, code]))
            }
          >
            {on && <Icon name="check" size={14} />}
            {inLang(name, lang)}
          </button>
        );
      })}
    </div>
  );
}

function Categories({
  form,
  list,
  full,
}: {
  form: Form<PostFormValues>;
  list: readonly VocabularyCode[];
  full: boolean;
}) {
  const t = useTexts(ownPostTexts);
  const lang = useLang();
  const id = useId();
  const chosen = form.values.categories;
  const nameOf = (code: string): string => {
    const found = list.find((one) => one.code === code);
    return found === undefined ? code : inLang(found.name, lang);
  };
  return (
    <div className="grid gap-2">
      <label className="field-label" htmlFor={id}>
        {t('categories')}
      </label>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((code) => (
            <li key={code}>
              <button
                type="button"
                className="chip"
                aria-label={t('RemoveOf', { name: nameOf(code) })}
                onClick={() => form.change('categories', (before) => before.filter((one) => one !== code))}
              >
                {nameOf(code)}
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <select
        id={id}
        className="input"
        value=""
        disabled={full}
        onChange={(event) => form.change('categories', (before) => [...before, event.target.value])}
      >
        <option value="">{t('addCategory')}</option>
        {offered(list).flatMap(({ code, name }) =>
          chosen.includes(code)
            ? []
            : [
                <option key={code} value={code}>
                  {inLang(name, lang)}
                </option>,
              ],
        )}
      </select>
    </div>
  );
}

/** For whom a post is meant, and which categories: five of both together. */
export function PublishTags({ form, tags }: { form: Form<PostFormValues>; tags: Tags }) {
  const t = useTexts(ownPostTexts);
  const { receivers, categories } = form.values;
  const count = receivers.length + categories.length;
  const max = LIMITS.postTagsMax;
  const error = Object.entries(form.errors).find(([field]) => /^(receivers|categories)/.test(field))?.[1];
  return (
    <fieldset data-field className="grid gap-3">
      <legend className="field-label float-left mb-2 w-full">{t('receivers')}</legend>
      <Receivers form={form} list={tags.receivers} full={count >= max} />
      <Categories form={form} list={tags.categories} full={count >= max} />
      <p className="field-hint num" aria-live="polite">
        {t('tagsHint', { max, count })}
      </p>
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
