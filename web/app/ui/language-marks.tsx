import type { Lang } from '@fairbridge/contract/text.ts';
import { useTexts } from '../i18n/lang.tsx';
import { languagesTexts } from './languages.texts.ts';

/** A sign for each language that a record lacks: its readers get the other one. Nothing where it lacks none. */
export function LanguageMarks({ lacks }: { lacks: readonly Lang[] }) {
  const t = useTexts(languagesTexts);
  return lacks.map((lang) => (
    <span key={lang} className="tag border-bad! text-bad!">
      {t(`${lang}Missing`)}
    </span>
  ));
}
