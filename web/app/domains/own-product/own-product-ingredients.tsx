import { offered } from '@fairbridge/contract/exhibition/offered.ts';
import type { Ingredient } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useMemo } from 'react';
import { useTradesSubstances } from '../../site/trades-substances.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { ExhibitIngredientValues } from './exhibit-form-values.ts';
import { withContent } from './ingredient-content.ts';
import { entryOf } from '../../components/own-product/own-product-search.ts';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { VocabularyCombobox } from '../../components/own-product/vocabulary-combobox.tsx';

const MOST = 6;

function Part({
  part,
  known,
  error,
  onChange,
  onRemove,
}: {
  part: ExhibitIngredientValues;
  known: Ingredient | undefined;
  error: string | undefined;
  onChange: (part: ExhibitIngredientValues) => void;
  onRemove: () => void;
}) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const name = known === undefined ? part.code : inLang(known.name, lang);
  const id = `content-${part.code}`;
  return (
    <li className="card grid items-start gap-x-3 gap-y-2 p-3 md:grid-cols-[1fr_9rem_7rem_auto]" data-field>
      <div className="min-w-0 md:pt-2">
        <p className="font-semibold">{name}</p>
        <p className="num text-sm text-soft">
          {[known?.name[lang === 'zh' ? 'en' : 'zh'], known?.cas[0]].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="grid gap-1">
        <input
          id={id}
          className="input num"
          inputMode="decimal"
          autoComplete="off"
          placeholder={t('content')}
          aria-label={t('contentOf', { name })}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          value={part.content}
          onChange={(event) => onChange(withContent(part, event.target.value))}
        />
        {error !== undefined && (
          <p id={`${id}-error`} className="field-error" role="alert">
            {error}
          </p>
        )}
      </div>
      <select
        className="input"
        aria-label={t('unitOf', { name })}
        value={part.unit}
        onChange={(event) => onChange({ ...part, unit: event.target.value === '%' ? '%' : 'g/L' })}
      >
        <option value="g/L">g/L</option>
        <option value="%">%</option>
      </select>
      <button
        type="button"
        className="grid size-10 place-items-center rounded-sign hover:bg-tint"
        aria-label={t('RemoveOf', { name })}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}

/** Active ingredients with content and unit, picked from the exhibition's vocabulary by name, alias or CAS number. */
export function OwnProductIngredients({
  label,
  vocabulary,
  parts,
  unit,
  errors,
  onChange,
}: {
  label: string;
  vocabulary: readonly Ingredient[];
  parts: readonly ExhibitIngredientValues[];
  /** That a new one begins with. */
  unit: ExhibitIngredientValues['unit'];
  /** Wrong fields of the whole form, by path. */
  errors: Readonly<Record<string, string>>;
  onChange: (parts: readonly ExhibitIngredientValues[]) => void;
}) {
  const t = useTexts(ownProductTexts);
  const substances = useTradesSubstances();
  const entries = useMemo(
    () =>
      offered(vocabulary)
        .filter(({ code }) => !parts.some((part) => part.code === code))
        .map(entryOf),
    [vocabulary, parts],
  );
  // a name that reads as one, not the number or letter that a longer one begins with
  const example =
    vocabulary.find(({ cas, name }) => cas.length > 0 && /^\p{Script=Han}/u.test(name.zh)) ?? vocabulary[0];
  const replace = (at: number, part: ExhibitIngredientValues): void =>
    onChange(parts.map((one, index) => (index === at ? part : one)));
  return (
    <div className="grid gap-3">
      <VocabularyCombobox
        label={label}
        hint={t(substances ? 'ingredientsHint' : 'ingredientsHintPlain')}
        placeholder={
          example === undefined ? '' : t('ingredientPlaceholder', { zh: example.name.zh, en: example.name.en })
        }
        error={errors['attributes.ingredients']}
        entries={entries}
        disabled={parts.length >= MOST}
        onPick={(code) => onChange([...parts, { code, content: '', unit }])}
      />
      {parts.length > 0 && (
        <ul className="grid gap-2" aria-label={label}>
          {parts.map((part, at) => (
            <Part
              key={part.code}
              part={part}
              known={vocabulary.find(({ code }) => code === part.code)}
              error={errors[`attributes.ingredients.${at}.content`]}
              onChange={(next) => replace(at, next)}
              onRemove={() => onChange(parts.filter((_, index) => index !== at))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
