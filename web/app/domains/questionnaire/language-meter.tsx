import { useTexts } from '../../i18n/lang.tsx';
import { questionEditorTexts } from './question-editor.texts.ts';

/** How much of a question stands in each language. */
export function LanguageMeter({ done }: { done: { zh: number; en: number; all: number } }) {
  const t = useTexts(questionEditorTexts);
  const langs = [
    ['zh', t('inChinese')],
    ['en', t('inEnglish')],
  ] as const;
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2" role="group" aria-label={t('language')}>
      {langs.map(([lang, name]) => {
        const whole = done[lang] === done.all;
        return (
          <div key={lang} className="min-w-32">
            <p className={`num text-sm ${whole ? 'text-good' : 'text-soft'}`}>
              {t('languageOf', { lang: name, done: done[lang], all: done.all })}
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
