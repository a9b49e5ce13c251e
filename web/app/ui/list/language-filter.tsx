import { isLang, LANGS, type Lang } from '@fairbridge/contract/text.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Select } from '../field.tsx';
import { languagesTexts } from '../languages.texts.ts';

/** The language that an address asks for as missing; null for all. */
export function lacksOf(query: URLSearchParams): Lang | null {
  const value = query.get('lacks');
  return isLang(value) ? value : null;
}

/** Those alone that lack a language: a field of a `FilterForm`. */
export function LanguageFilter({ lacks }: { lacks: Lang | null | undefined }) {
  const t = useTexts(languagesTexts);
  return (
    <Select
      label={t('Language')}
      name="lacks"
      defaultValue={lacks ?? ''}
      placeholder={t('All')}
      options={LANGS.toReversed().map((lang) => ({ value: lang, label: t(`${lang}Missing`) }))}
    />
  );
}
