import type { FieldDescriptions } from '../../editing/editor-notices.tsx';
import type { Category } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { PEOPLE } from './announcement-form-values.ts';
import { announcementTexts } from './announcement.texts.ts';
import type { Coded } from './chosen-codes.tsx';

/** How the parts of a draft are called, and what is chosen in them. */
export function useDraftDescriptions({
  categories,
  countries,
}: {
  categories: readonly Category[];
  countries: readonly Coded[];
}): FieldDescriptions {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const labels: Readonly<Record<string, string>> = {
    'draft.title.zh': t('zh', { label: t('titleField') }),
    'draft.title.en': t('en', { label: t('titleField') }),
    'draft.body.zh': t('zh', { label: t('bodyField') }),
    'draft.body.en': t('en', { label: t('bodyField') }),
    'draft.link': t('link'),
    'draft.people': t('people'),
    'draft.countries': t('countries'),
    'draft.categories': t('categories'),
    'draft.byEmail': t('byEmail'),
  };
  const namesOf = (codes: unknown, offered: readonly Coded[]): string | null =>
    !Array.isArray(codes) || codes.length === 0
      ? null
      : offered
          .filter(({ code }) => codes.includes(code))
          .map(({ name }) => name[lang])
          .join(lang === 'zh' ? '、' : ', ');
  return {
    labelOf: (path) => labels[path] ?? '',
    say: (path, value) => {
      if (path === 'draft.countries') return namesOf(value, countries);
      if (path === 'draft.categories') return namesOf(value, categories);
      const people = PEOPLE.find((one) => path === 'draft.people' && one === value);
      return people === undefined ? null : t(people);
    },
  };
}
