import type { LanguageMeter as Meter } from '@fairbridge/contract/languages.ts';
import { useTexts } from '../i18n/lang.tsx';
import { languagesTexts } from './languages.texts.ts';

/** How many of the texts of a record stand in each language. */
export function LanguageMeter({ done }: { done: Meter }) {
  const t = useTexts(languagesTexts);
  const langs = [
    ['zh', 'zhOf'],
    ['en', 'enOf'],
  ] as const;
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2" role="group" aria-label={t('meter')}>
      {langs.map(([lang, words]) => {
        const whole = done[lang] === done.all;
        return (
          <div key={lang} className="min-w-32">
            <p className={`num text-sm ${whole ? 'text-good' : 'text-soft'}`}>
              {t(words, { done: done[lang], all: done.all })}
            </p>
            <div className="mt-1 h-1.5 overflow-hidden rounded-full bg-line" aria-hidden="true">
              <div
                className={`h-full ${whole ? 'bg-good' : 'bg-accent'}`}
                style={{ width: `${done.all === 0 ? 0 : (100 * done[lang]) / done.all}%` }}
              />
            </div>
          </div>
        );
      })}
    </div>
  );
}
