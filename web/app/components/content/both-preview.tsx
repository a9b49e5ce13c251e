import type { Lang } from '@fairbridge/contract/text.ts';
import { useState, type ReactNode } from 'react';
import { htmlLang, LangProvider, useLang, useTexts } from '../../i18n/lang.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { deskTexts } from './desk.texts.ts';

const LANGUAGES = [
  ['zh', '中文'],
  ['en', 'English'],
] as const satisfies readonly (readonly [Lang, string])[];

/** What readers will see, in either language, before anybody sees it. */
export function BothPreview({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useTexts(deskTexts);
  const own = useLang();
  const [lang, setLang] = useState<Lang>(own);
  return (
    <Dialog open wide title={t('Preview')} onClose={onClose}>
      <div role="group" aria-label={t('previewLanguage')} className="mb-4 flex gap-2">
        {LANGUAGES.map(([one, name]) => (
          <button
            key={one}
            type="button"
            className={`chip ${one === lang ? 'border-action bg-tint font-semibold text-action' : ''}`}
            aria-pressed={one === lang}
            lang={htmlLang(one)}
            onClick={() => setLang(one)}
          >
            {name}
          </button>
        ))}
      </div>
      <LangProvider value={lang}>
        <div lang={htmlLang(lang)} data-preview={lang}>
          {children}
        </div>
      </LangProvider>
    </Dialog>
  );
}
