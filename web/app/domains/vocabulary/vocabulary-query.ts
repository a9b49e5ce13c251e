import { VOCABULARY_NAMES, type VocabularyName } from '@fairbridge/contract/vocabulary/vocabularies.ts';
import { anyOf, defineListQuery, tabOf, words } from '../../ui/list/list-query.ts';

export const vocabularyQuery = defineListQuery('/organizer/vocabulary', {
  vocabulary: tabOf(VOCABULARY_NAMES),
  state: anyOf(['offered', 'retired']),
  keyword: words,
});

export const listAddress = (vocabulary: VocabularyName): string => vocabularyQuery.address({ vocabulary });

/** Where an entry is edited, or a new one written ('-', which no code is). */
export const entryAddress = (vocabulary: VocabularyName, code: string): string =>
  `${vocabularyQuery.path}/${vocabulary}/${code}`;
export const NEW_ENTRY = '-';
