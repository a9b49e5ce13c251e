import { inLang } from '@fairbridge/contract/text.ts';
import {
  fieldsAt,
  vocabularyOf,
  vocabularyTitle,
  type VocabularyField,
  type VocabularyName,
} from '@fairbridge/contract/vocabulary/vocabularies.ts';
import { useLang } from '../../i18n/lang.tsx';
import { useExhibition } from '../../site/site.ts';

/** What the lists are called at this fair, and which fields their entries have. */
export function useVocabulary() {
  const names = useExhibition()?.attributeNames ?? {};
  const lang = useLang();
  const titleOf = (name: VocabularyName): string => inLang(vocabularyTitle(name, names), lang);
  return {
    titleOf,
    oneOf: (name: VocabularyName): string => {
      const { attribute, one } = vocabularyOf(name);
      return attribute === null ? inLang(one, lang) : titleOf(name);
    },
    has: (name: VocabularyName, field: VocabularyField): boolean => fieldsAt(name, Object.keys(names)).includes(field),
  };
}
