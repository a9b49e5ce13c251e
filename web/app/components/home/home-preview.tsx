import { HOME_READERS, type HomeReader, type UnsavedHome } from '@fairbridge/contract/home/home.shapes.ts';
import { LANGS, type Lang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { homePreviewTexts } from './home-preview.texts.ts';
import { PageFrame } from './page-frame.tsx';
import { useHomePreview } from './use-home-preview.ts';

const WIDTHS = { desktop: 1_440, phone: 390 } as const;
type Screen = keyof typeof WIDTHS;
const SCREENS = ['desktop', 'phone'] as const satisfies readonly Screen[];
const LANGUAGE_NAMES: Readonly<Record<Lang, string>> = { zh: '中文', en: 'English' };

/** One of a few, as buttons beside each other. */
function Choice<T extends string>({
  label,
  all,
  nameOf,
  value,
  onChange,
}: {
  label: string;
  all: readonly T[];
  nameOf: (one: T) => string;
  value: T;
  onChange: (one: T) => void;
}) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1.5">
      {all.map((one) => (
        <Button
          key={one}
          small
          kind={one === value ? 'action' : 'quiet'}
          aria-pressed={one === value}
          onClick={() => onChange(one)}
        >
          {nameOf(one)}
        </Button>
      ))}
    </div>
  );
}

/** The home page as another reader would have it, with what is typed here and not saved; `saved` makes it anew when what is saved changes. */
export function HomePreview({ unsaved, saved = '' }: { unsaved: UnsavedHome; saved?: string }) {
  const t = useTexts(homePreviewTexts);
  const own = useLang();
  const [as, setAs] = useState<HomeReader>('guest');
  const [lang, setLang] = useState<Lang>(own);
  const [screen, setScreen] = useState<Screen>(() => (window.innerWidth < 768 ? 'phone' : 'desktop'));
  const width = WIDTHS[screen];
  const { html, failure } = useHomePreview({ ...unsaved, as, lang, width }, saved);
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Choice label={t('reader')} all={HOME_READERS} nameOf={t} value={as} onChange={setAs} />
        <Choice
          label={t('Language')}
          all={LANGS}
          nameOf={(one) => LANGUAGE_NAMES[one]}
          value={lang}
          onChange={setLang}
        />
        <Choice label={t('screen')} all={SCREENS} nameOf={t} value={screen} onChange={setScreen} />
      </div>
      <p className="text-sm text-soft">{t('lead')}</p>
      {failure !== null && (
        <p className="note" role="alert">
          {failure}
        </p>
      )}
      {html === '' ? (
        <>
          <p className="sr-only" role="status">
            {t('loading')}
          </p>
          {failure === null && <SkeletonLine className="h-96" />}
        </>
      ) : (
        <PageFrame html={html} title={t('title')} width={width} />
      )}
    </div>
  );
}
