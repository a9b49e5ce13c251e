import { offered } from '@fairbridge/contract/exhibition/offered.ts';
import type { VocabularyCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useMemo, type ReactNode } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { ChosenChips } from '../../ui/chosen-chips.tsx';
import { entryOf } from './own-product-search.ts';
import { ownProductTexts } from './own-product.texts.ts';
import { VocabularyCombobox } from './vocabulary-combobox.tsx';

/** Several codes of a vocabulary, up to `max`: what is chosen as chips, the rest by searching. */
export function OwnProductCodes({
  label,
  hint,
  placeholder,
  options,
  chosen,
  max,
  onChange,
  error,
  required = false,
}: {
  label: ReactNode;
  hint?: string;
  placeholder: string;
  options: readonly VocabularyCode[];
  chosen: readonly string[];
  max: number;
  onChange: (chosen: readonly string[]) => void;
  error?: string | undefined;
  required?: boolean;
}) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const entries = useMemo(
    () =>
      offered(options)
        .filter(({ code }) => !chosen.includes(code))
        .map(entryOf),
    [options, chosen],
  );
  const nameOf = (code: string): string => {
    const found = options.find((option) => option.code === code);
    return found === undefined ? code : inLang(found.name, lang);
  };
  const count = t('tagsChosen', { count: chosen.length, max });
  return (
    <div data-field>
      <VocabularyCombobox
        label={label}
        hint={<span className="num">{[hint, chosen.length > 0 ? count : ''].filter(Boolean).join(' · ')}</span>}
        error={error}
        required={required}
        entries={entries}
        placeholder={placeholder}
        disabled={chosen.length >= max}
        onPick={(code) => onChange([...chosen, code])}
      />
      <ChosenChips codes={chosen} nameOf={nameOf} removes={(name) => t('RemoveOf', { name })} onChange={onChange} />
    </div>
  );
}
